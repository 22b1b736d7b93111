import { describe, expect, it } from 'vitest';
import { orderFor } from '../order-for.ts';
import { foodNamed } from '../pantry/lexicon.ts';
import { hardFaults } from '../recipe/check.ts';
import { readRecipe } from '../recipe/reading/read-recipe.ts';
import { unknownIds } from './choose.ts';
import { cook } from './cook.ts';
import { SHAPES } from './shapes.ts';

const LISTS = `
eggs, spinach, feta, potatoes
chicken thighs, rice, broccoli, soy sauce, ginger, garlic
chickpeas, coconut milk, spinach, onion, rice
ground beef, kidney beans, canned tomatoes, onion, cheddar
spaghetti, garlic, olive oil, parmesan, chili flakes
tortillas, black beans, avocado, lime, cilantro, cheddar
bananas, flour, eggs, sugar, butter
oats, milk, blueberries, honey
shrimp, zucchini, lemon, garlic, butter, linguine
pork chops, apples, cabbage, mustard
tofu, bok choy, mushrooms, soy sauce, rice noodles
beef chuck, carrots, potatoes, onion, red wine, thyme
cauliflower, cheddar, milk, mustard, butter, flour
eggs
pasta, tomato
leftover chicken, rice, peas
salmon, asparagus, lemon
lentils, carrots, onion, cumin, yogurt
sweet potato, black beans, kale, lime
bread, cheese, ham, tomato
dried kidney beans, onion, tomatoes, rice, cumin
mussels, white wine, garlic, parsley, butter
cod, potatoes, peas, milk
beets, goat cheese, walnuts, arugula, balsamic vinegar
pork sausages, potatoes, onion, mustard, apples
ground turkey, bell peppers, rice, tomato, mozzarella
`.trim().split('\n');

const cases = LISTS.flatMap((list) => [1, 2, 3].map((seed) => [list, seed] as const));

describe('what the house chef writes', () => {
  it.each(cases)('%s (seed %i) is whole, safe and true to its own list', (list, seed) => {
    const order = orderFor({ pantry: list.split(', '), seed, servings: 1 + seed });
    const answer = cook(order);
    if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
    const { recipe, verdict, markdown } = answer;
    expect(recipe.steps.length).toBeGreaterThanOrEqual(2);
    expect(recipe.minutes).toBeGreaterThan(0);
    expect(recipe.serves).toBe(1 + seed);
    expect(verdict.faults).toEqual([]);
    expect(hardFaults(recipe, verdict)).toEqual([]);
    expect(verdict.uses.length).toBeGreaterThan(0);
    expect(verdict.extras.length).toBeLessThanOrEqual(3);
    // Nothing of the machinery shows.
    expect(markdown).not.toMatch(/undefined|null|NaN|\$\{|\[object|the the | {2,}|\.\.|,,| ,| \.|\bthe [,.]|<|\bof with\b/);
  });

  it.each(cases)('%s (seed %i) reads back from its markdown as it was', (list, seed) => {
    const answer = cook(orderFor({ pantry: list.split(', '), seed }));
    if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
    const read = readRecipe(answer.markdown);
    const { recipe } = answer;
    expect(read.title).toBe(recipe.title);
    expect(read.serves).toBe(recipe.serves);
    expect(read.minutes).toBe(recipe.minutes);
    expect(read.ingredients.map(({ text }) => text)).toEqual(recipe.ingredients.map(({ text }) => text));
    expect(read.steps).toEqual(recipe.steps);
    expect(read.notes).toEqual(recipe.notes);
  });

  it('is the same, byte for byte, for the same order', () => {
    const order = orderFor({ pantry: ['eggs', 'spinach', 'feta', 'potatoes'], seed: 42 });
    expect(cook(order)).toEqual(cook(order));
  });

  it('differs from seed to seed', () => {
    const titles = [1, 2, 3, 4, 5].map((seed) => {
      const answer = cook(orderFor({ pantry: ['chicken thighs', 'rice', 'broccoli', 'carrots', 'garlic'], seed }));
      return answer.outcome === 'recipe' ? answer.recipe.title : '';
    });
    expect(new Set(titles).size).toBeGreaterThanOrEqual(4);
  });
});

describe('what the order asks', () => {
  it.each([
    ['vegan', ['tofu', 'rice', 'butter', 'broccoli', 'eggs', 'honey'], ['butter', 'egg', 'honey']],
    ['vegetarian', ['pasta', 'bacon', 'parmesan', 'mushrooms', 'tomatoes'], ['bacon', 'parmesan']],
    ['halal', ['pork chops', 'rice', 'peppers', 'chicken breast', 'white wine'], ['pork', 'wine']],
    ['gluten-free', ['chicken', 'soy sauce', 'rice', 'broccoli', 'flour'], ['soy sauce', 'flour']],
  ] as const)('%s: keeps out what it forbids and says so', (diet, pantry, out) => {
    const answer = cook(orderFor({ pantry, diets: [diet] }));
    if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
    const listed = answer.recipe.ingredients.map(({ text }) => text).join('\n');
    for (const food of out) expect(listed).not.toMatch(new RegExp(`\\b${food}s?\\b`));
    expect(answer.verdict.broken).toEqual([]);
    expect(answer.notices.filter(({ code }) => code === 'diet').length).toBeGreaterThan(0);
  });

  it('an allergy keeps a food out however it hides', () => {
    const answer = cook(orderFor({ pantry: ['pasta', 'pesto', 'tomatoes', 'zucchini'], allergies: ['nuts'] }));
    if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
    expect(answer.verdict.allergens.map(({ allergen }) => allergen)).not.toContain('nuts');
  });

  it('kosher cooking parts meat and milk, and says so', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const answer = cook(orderFor({ pantry: ['chicken breast', 'cheddar', 'broccoli', 'cream', 'pasta'], diets: ['kosher'], seed }));
      if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
      const contents = answer.recipe.ingredients.flatMap(({ food }) => (food === null ? [] : [...foodNamed(food).contains]));
      expect(contents.includes('poultry') && contents.includes('milk')).toBe(false);
      expect(answer.notices.map(({ sentence }) => sentence).join(' ')).toMatch(/kosher/);
    }
  });

  it('uses no more than there is', () => {
    const answer = cook(orderFor({ pantry: ['2 eggs', 'spinach', 'feta', 'potatoes'], servings: 4 }));
    if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
    const egg = answer.recipe.ingredients.find(({ food }) => food === 'egg');
    expect(egg?.text ?? '1 egg').toMatch(/^[12] eggs?/);
  });

  it.each([['bleach', 'vinegar', 'eggs', 'rice'], ['rat poison', 'bread']])('refuses %s with %s', (...pantry) => {
    expect(cook(orderFor({ pantry }))).toMatchObject({ outcome: 'refused' });
  });
});

describe('the menu', () => {
  it('names only foods that the lexicon knows', () => {
    expect(unknownIds(SHAPES)).toEqual([]);
  });
  it('has every dish once', () => {
    const ids = SHAPES.map(({ id }) => id);
    expect(ids.length).toBe(new Set(ids).size);
    expect(ids.length).toBeGreaterThanOrEqual(40);
  });
});
