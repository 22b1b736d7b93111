import { describe, expect, it } from 'vitest';
import { apart, forbids } from './diets.ts';
import { foodNamed } from './lexicon.ts';

describe('what a diet keeps out', () => {
  it.each([
    ['vegetarian', 'parmesan', true], ['vegetarian', 'marshmallow', true], ['vegetarian', 'egg', false], ['vegan', 'honey', true], ['vegan', 'butter', true], ['vegan', 'coconut milk', false],
    ['halal', 'mirin', true], ['halal', 'chicken breast', false], ['kosher', 'shrimp', true], ['kosher', 'eel', true], ['gluten-free', 'soy sauce', true], ['gluten-free', 'polenta', false], ['dairy-free', 'ghee', true],
    ['nut-free', 'peanut butter', true], ['nut-free', 'coconut', false], ['low-fodmap', 'garlic', true], ['pescatarian', 'salmon', false], ['pescatarian', 'bacon', true],
  ] as const)('%s: %s %s', (diet, food, out) => {
    expect(forbids(foodNamed(food), { diets: [diet], allergies: [], avoid: [] }) !== null).toBe(out);
  });
});

describe('what someone cannot have, outside the fourteen allergens', () => {
  it.each([
    ['pork', 'bacon', true], ['beef', 'ground beef', true], ['lamb', 'lamb chop', true], ['coconut', 'coconut milk', true], ['tomato', 'canned tomato', true], ['tomato', 'ketchup', true], ['garlic', 'garlic powder', true],
    ['corn', 'polenta', true], ['onion', 'red onion', true], ['pork', 'chicken breast', false], ['corn', 'peppercorn', false], ['apple', 'pineapple', false], ['rice', 'licorice', false],
  ])('%s keeps %s out: %s', (avoid, food, out) => {
    expect(forbids(foodNamed(food), { diets: [], allergies: [], avoid: [avoid] }) !== null).toBe(out);
  });
});

describe('kosher cooking', () => {
  it.each([['chicken breast', 'cheddar', true], ['butter', 'beef steak', true], ['salmon', 'cream', false], ['egg', 'cheddar', false]])('parts %s and %s: %s', (one, other, parted) => {
    expect(apart(foodNamed(one), foodNamed(other), ['kosher'])).toBe(parted);
    expect(apart(foodNamed(one), foodNamed(other), [])).toBe(false);
  });
});
