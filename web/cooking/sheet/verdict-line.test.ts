import { expect, test } from 'vitest';
import type { Verdict } from '../../../kitchen/recipe/verdict.ts';
import { verdictLine } from './verdict-line.ts';

const PLAIN: Verdict = { uses: [], of: 0, extras: [], staples: [], leftOut: [], allergens: [], broken: [], safety: [], faults: [] };
const allergens = (...names: Verdict['allergens'][number]['allergen'][]) => names.map((allergen) => ({ allergen, because: [] }));

test.each<[Partial<Verdict>, string]>([
  [{ uses: ['egg', 'leek'], of: 3 }, 'uses 2 of 3 · nothing to buy'],
  [{ uses: ['egg'], of: 1, extras: ['cream'] }, 'uses 1 of 1 · to buy: cream'],
  [{ uses: [], of: 1, extras: ['a', 'b', 'c', 'd'] }, 'uses 0 of 1 · 4 to buy'],
  [{ extras: ['cream'], allergens: allergens('milk', 'egg') }, 'contains milk and eggs'],
  [{ allergens: allergens('crustacean') }, 'contains crustaceans'],
  [{ allergens: allergens('milk', 'egg', 'gluten', 'soy') }, 'contains 4 allergens'],
  [{ safety: ['x'], faults: ['y', 'z'] }, '1 kitchen note · 2 things worth a look'],
])('%j', (some, line) => {
  expect(verdictLine({ ...PLAIN, ...some })).toBe(line);
});

test('where nothing was found, nothing is promised', () => {
  expect(verdictLine(PLAIN)).not.toMatch(/\b(?:no|none|safe|free)\b/i);
});
