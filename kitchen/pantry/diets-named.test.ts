import { expect, test } from 'vitest';
import { cook } from '../chef/cook.ts';
import { orderFor } from '../order-for.ts';
import { dietsIn, dietsOf } from './diets-named.ts';
import { understand } from './understand.ts';

test.each([
  ['vegan', 'vegan', ''], ['gluten free, polenta, mushrooms', 'gluten-free', 'polenta, mushrooms'], ['rice, beans, vegan please', 'vegan', 'rice, beans'],
  ['chicken, rice, must be gluten-free', 'gluten-free', 'chicken, rice'], ['we are vegetarian, eggs, leeks', 'vegetarian', 'eggs, leeks'], ['coeliac, rice', 'gluten-free', 'rice'],
  ['vegan and gluten free, tofu', 'vegan gluten-free', 'tofu'], ['lactose intolerant, salmon', 'milk', 'salmon'], ['my daughter has a nut allergy, flour, butter', 'nuts peanut', 'flour, butter'],
  ['allergic to eggs, flour', 'egg', 'flour'], ['I am allergic to shellfish and sesame, rice', 'crustacean mollusc sesame', 'rice'],
  ['I cannot eat gluten, rice', 'gluten', 'rice'], ['no dairy or gluten, cod', 'dairy-free gluten-free', 'cod'], ['gluten and dairy free, oats', 'gluten milk', 'oats'],
  ['allergic to nuts and kiwi, flour', 'nuts peanut', 'allergic to nuts and kiwi, flour'], ['halal, lamb mince', 'halal', 'lamb mince'], ['no dairy, cod', 'dairy-free', 'cod'], ['dairy-free\noats', 'dairy-free', 'oats'],
])('%s keeps it %s', (entry, kept, rest) => {
  const { diets, allergies, rest: left } = dietsIn(entry);
  expect([...diets, ...allergies].join(' ')).toBe(kept);
  expect(left.trim()).toBe(rest);
});

test.each(['gluten-free pasta', 'vegan cheese, bread', 'dairy free yogurt', 'kosher salt', 'veg', 'veggie sausages', 'nut butter', 'halal chicken thighs', 'no milk', 'egg free mayo', 'vegetarian mince'])(
  '%s is food', (entry) => { expect(dietsIn(entry)).toEqual({ diets: [], allergies: [], rest: entry }); });

test.each([['something vegan and warm', 'vegan'], ['Gluten free, quick', 'gluten-free'], ['not vegan', ''], ['lots of veg', ''], ['I have a peanut allergy', 'peanut']])('the wish “%s” keeps it “%s”', (wish, kept) => {
  const { diets, allergies } = dietsOf([], wish);
  expect([...diets, ...allergies].join(' ')).toBe(kept);
});

test('a list that says gluten-free gets nothing with wheat in it, and is told so', () => {
  const answer = cook(orderFor({ pantry: ['gluten-free', 'rice noodles', 'edamame', 'carrots', 'peanut butter', 'soy sauce'] }));
  expect(answer.notices.map(({ sentence }) => sentence)).toContain('We keep it gluten-free, as you wrote.');
  expect(answer.notices.map(({ code }) => code)).not.toContain('not-understood');
  expect(answer.outcome === 'recipe' && answer.recipe.ingredients.map(({ food }) => food)).not.toContain('soy sauce');
});

test('an entry that only says a diet is no food that we do not know', () => {
  expect(understand(['vegan', 'tofu', 'butter'], { diets: [], allergies: [], avoid: [] }).map(({ entry, outcome }) => [entry, outcome])).toEqual([[1, 'food'], [2, 'barred']]);
});
