import { expect, test } from 'vitest';
import { orderFor } from '../order-for.ts';
import { cook } from './cook.ts';

const titleOf = (...pantry: string[]): string => { const answer = cook(orderFor({ pantry })); return answer.outcome === 'recipe' ? answer.recipe.title : answer.sentence; };

test('what stands behind an arrow is cooked, and the food before it is there', () => {
  const list = ['6 corn tortillas', 'leftover chicken', 'salsa verde', 'cheddar', 'sour cream'];
  expect(titleOf(...list.slice(0, -1), 'sour cream -> quesadillas')).toMatch(/Quesadilla/);
  expect(titleOf(...list.slice(0, -1), 'sour cream -> enchiladas')).toMatch(/Enchilada/);
});
