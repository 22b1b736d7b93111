import { expect, test } from 'vitest';
import { orderFor } from '../order-for.ts';
import { cook } from './cook.ts';

test.each([
  ['ground chicken, taco shells, lettuce, cheddar, salsa', /break(?:ing)? [^.]*no pink/],
  ['turkey mince, canned tomatoes, kidney beans, onion, chili powder', /break(?:ing)? [^.]*no pink/],
])('%s: crumbs are done by their color', (list, sign) => {
  const answer = cook(orderFor({ pantry: list.split(', ') }));
  if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
  const { steps, notes } = answer.recipe;
  expect(steps.join(' ')).toMatch(sign);
  expect(steps.filter((step) => /break(?:ing)? (?:it|up)/.test(step)).join(' ')).not.toMatch(/74 °C/);
  expect(notes.join(' '), 'poultry has its figure all the same').toMatch(/74 °C/);
});

test('a patty keeps its thermometer', () => {
  const answer = cook(orderFor({ pantry: ['ground turkey', 'burger buns', 'lettuce', 'tomato', 'mayonnaise'] }));
  expect(answer.outcome === 'recipe' && answer.recipe.steps.join(' ')).toMatch(/74 °C/);
});
