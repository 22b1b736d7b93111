import { describe, expect, test } from 'vitest';
import { cook } from '../chef/cook.ts';
import { orderFor } from '../order-for.ts';
import { forbids } from './diets.ts';
import { EATER_NOTES } from './eaters.ts';
import { eatersIn } from './eaters-named.ts';
import { foodNamed } from './lexicon.ts';
import { understand } from './understand.ts';

test.each([
  ['banana (for my 8 month old baby)', ['baby'], 'banana'],
  ['oats, banana, for my baby', ['baby'], 'oats, banana'],
  ['for my 8-month-old', ['baby'], ''],
  ['rice for baby', ['baby'], 'rice'],
  ['soft dinner for my 8 month old and us', ['baby'], 'soft dinner'],
  ['avocado pour mon bébé', ['baby'], 'avocado'],
  ['arroz para mi bebé de 8 meses', ['baby'], 'arroz'],
  ['for my 14 month old', ['child'], ''],
  ['my 3 year old eats too', ['child'], ''],
  ['baby spinach for the kids', ['child'], 'baby spinach'],
  ['eggs, my wife is pregnant', ['pregnant'], 'eggs'],
  ['steak (wife is pregnant)', ['pregnant'], 'steak'],
  ['ich bin schwanger', ['pregnant'], ''],
])('%s', (text, eaters, rest) => {
  expect(eatersIn(text)).toEqual({ eaters, rest });
});

test.each([
  'baby carrots', 'baby corn', 'baby back ribs', '8 month old cheddar', 'gouda 18 months old', 'kid goat shoulder', 'my kids hate mushrooms',
  'my daughter is allergic to nuts', 'jam from my daughter',
])('%s names nobody who eats along', (text) => {
  expect(eatersIn(text)).toEqual({ eaters: [], rest: text });
});

describe('what they never have', () => {
  test.each([
    ['baby', 'honey, walnut, peanut, popcorn, soy sauce, bacon, chicken bouillon cube, Brie, smoked salmon, swordfish, rum', 'egg, granola, peanut butter, yogurt, salmon, cheddar, chicken'],
    ['child', 'rum, sushi-grade salmon', 'honey, egg, walnut'],
    ['pregnant', 'white wine, chicken liver, pâté, blue cheese, smoked salmon, shark', 'honey, egg, cheddar, salmon, walnut'],
  ] as const)('%s', (eater, never, may) => {
    const kept = (names: string) => names.split(', ').filter((name) => forbids(foodNamed(name), orderFor({ eaters: [eater] })) !== null);
    expect(kept(never)).toEqual(never.split(', '));
    expect(kept(may)).toEqual([]);
  });
});

test('a list that names a baby is cooked without honey and nuts, and the recipe says how to prepare its share', () => {
  const answer = cook(orderFor({ pantry: ['banana (for my 8 month old baby)', 'oats', 'yogurt', 'honey', 'walnuts'] }));
  if (answer.outcome !== 'recipe') throw new Error(answer.outcome);
  const foods = answer.recipe.ingredients.map(({ food }) => food);
  expect(foods).toContain('banana');
  expect(foods).not.toContain('honey');
  expect(foods).not.toContain('walnut');
  expect(answer.recipe.notes).toContain(EATER_NOTES.baby);
  expect(answer.notices.map(({ sentence }) => sentence)).toContain('We left out walnuts: they are not for a baby (a choking risk).');
  expect(answer.verdict.broken).toEqual([]);
});

test('on the list, what a baby does not have says so', () => {
  const bars = { diets: [], allergies: [], avoid: [] };
  expect(understand(['honey', 'banana', 'for my 8 month old'], bars).map(({ food, sentence }) => [food, sentence])).toEqual([
    ['honey', 'Stays out: not for a baby.'], ['banana', null],
  ]);
});
