import { expect, test } from 'vitest';
import { sameAs } from './same-as.ts';

test.each([
  ['Eggs', 'egg', true],
  ['cherry tomatoes', 'Cherry Tomato', true],
  ['potatoes', 'potato', true],
  ['berries', 'berry', true],
  ['radishes', 'radish', true],
  ['peaches', 'peach', true],
  ['bay leaves', 'bay leaf', true],
  ['Crème fraîche', 'creme fraiche', true],
  ["baker's yeast", 'bakers yeast', true],
  ['ﬁsh', 'fish', true],
  ['egg', 'eggplant', false],
  ['eggs', '2 eggs', false],
  ['asparagus', 'asparagu', false],
  ['bass', 'bas', false],
  ['豆腐', 'トマト', false],
  ['???', '!!!', false],
])('%s and %s are the same: %s', (one, other, same) => {
  expect(sameAs(one) === sameAs(other)).toBe(same);
});
