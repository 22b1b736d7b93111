import { describe, expect, it } from 'vitest';
import { foodNamed } from '../pantry/lexicon.ts';
import { check, hardFaults } from './check.ts';
import { readRecipe } from './reading/read-recipe.ts';

const recipeOf = (ingredients: readonly string[], steps: readonly string[]) => readRecipe(`# Dish\n\nServes 2 · 30 minutes\n\n## Ingredients\n\n${ingredients.map((line) => `- ${line}`).join('\n')}\n\n## Steps\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}\n`);

describe('what a recipe uses and needs', () => {
  const recipe = recipeOf(['6 eggs', '1 red onion', '70 g feta', '1 tbsp vegetable oil', '½ tsp salt'], ['Fry the onion in the oil with the salt.', 'Add the eggs and feta and cook until set through.']);
  const verdict = check(recipe, ['egg', 'onion', 'spinach'].map(foodNamed));
  it('counts what is used of the cook’s; a red onion is an onion', () => expect([verdict.uses, verdict.of]).toEqual([['egg', 'onion'], 3]));
  it('names what must be bought', () => expect(verdict.extras).toEqual(['feta']));
  it('takes staples for granted', () => expect(verdict.staples).toEqual(['vegetable oil', 'salt']));
  it('names what is left out', () => expect(verdict.leftOut.map(({ food }) => food)).toEqual(['spinach']));
  it('proves allergens with the words that hold them', () => expect(verdict.allergens).toEqual([{ allergen: 'egg', because: ['egg'] }, { allergen: 'milk', because: ['feta'] }]));
  it('finds no fault', () => expect(verdict.faults).toEqual([]));
});

describe('soft faults', () => {
  it('listed but not used', () => expect(check(recipeOf(['2 eggs', '1 lemon'], ['Boil the eggs until firm.']), []).faults).toEqual(['lemon is listed, but no step uses it.']));
  it('a step that takes everything', () => expect(check(recipeOf(['2 eggs', '1 lemon'], ['Put everything in a pot and cook it.']), []).faults).toEqual([]));
  it('used but not listed', () => expect(check(recipeOf(['2 eggs'], ['Boil the eggs until firm and add the bacon.']), []).faults).toEqual(['A step uses bacon, which is not listed.']));
});

describe('amounts and times', () => {
  it.each([
    ['100 g salt', 'Stir in the salt.', /salt: 50 g for each person/],
    ['500 g beef steak', 'Simmer for 3 hours, until fork-tender.', /One step alone takes 180 minutes, but the recipe says 30/],
  ])('%s, %s', (line, step, expected) => {
    expect(check(recipeOf([line], [step]), []).faults.join(' ')).toMatch(expected);
  });
  it('ordinary ones pass', () => {
    expect(check(recipeOf(['1 tsp salt', '200 g spaghetti'], ['Cook the spaghetti with the salt for 10 minutes.']), []).faults).toEqual([]);
  });
});

describe('safety words', () => {
  it.each([
    ['2 chicken breasts', 'Fry for 10 minutes.', /74 °C/],
    ['300 g ground beef', 'Brown the beef.', /71 °C/],
    ['2 pork chops', 'Fry until brown.', /63 °C.*3 minutes/],
    ['2 salmon fillets', 'Bake for 12 minutes.', /opaque/],
    ['500 g mussels', 'Steam for 5 minutes.', /shells open.*stay shut/],
    ['200 g dried kidney beans', 'Simmer for an hour.', /boil hard in fresh water for at least 30 minutes/],
    ['2 tbsp honey', 'Stir in the honey.', /12 months/],
    ['400 g rhubarb', 'Stew the rhubarb.', /leaves/],
  ])('%s without them: the line is added', (line, step, expected) => {
    expect(check(recipeOf([line], [step]), []).safety.join(' ')).toMatch(expected);
  });
  it.each([
    ['2 chicken breasts', 'Fry until the thickest part reads 74 °C (165 °F).'],
    ['2 salmon fillets', 'Bake until opaque.'],
    ['1 can kidney beans', 'Warm through.'],
    ['2 cans tuna', 'Flake.'],
  ])('%s with them, or without need: nothing is added', (line, step) => {
    expect(check(recipeOf([line], [step]), []).safety).toEqual([]);
  });
});

describe('hard faults', () => {
  const order = { diets: ['vegetarian' as const], allergies: ['nuts' as const], avoid: ['kiwi'] };
  it.each([['100 g bacon', true], ['50 g walnuts', true], ['2 kiwis', true], ['1 cup bleach', true], ['200 g spinach', false], ['1 tsp nutmeg', false]])('%s: %s', (line, faulty) => {
    const recipe = recipeOf([line], ['Mix.']);
    expect(hardFaults(recipe, check(recipe, [], order)).length > 0).toBe(faulty);
  });
});
