import { expect, test } from 'vitest';
import type { Diet } from '../order.ts';
import type { Allergen } from './food.ts';
import { understand } from './understand.ts';

const bars = (some: { diets?: readonly Diet[]; allergies?: readonly Allergen[]; avoid?: readonly string[] } = {}) => ({ diets: [], allergies: [], avoid: [], ...some });

test.each([
  ['eggs', 'food', 'egg', null],
  ['brocoli', 'food', 'broccoli', null],
  ['2 lbs chicken thighs, boneless', 'food', 'chicken thigh', null],
  ['quuxblatt', 'unknown', null, /do not know/],
  ['bleach', 'not-food', null, /not food/],
  ['bitter almonds', 'unsafe', null, /cyanide.*Instead, take sweet almonds/],
  ['moldy bread', 'spoiled', 'bread', /Throw it away/],
  ['no onions please', 'unwanted', 'onion', /keep onions out/],
])('%s is read as %s', (entry, outcome, food, sentence) => {
  const [read, ...more] = understand([entry], bars());
  expect([read?.entry, read?.outcome, read?.food, more]).toEqual([0, outcome, food, []]);
  if (sentence === null) expect(read?.sentence).toBeNull();
  else expect(read?.sentence).toMatch(sentence);
});

test.each([
  ['feta', { diets: ['vegan'] as const }, 'Stays out: not vegan (milk).'],
  ['feta', { allergies: ['milk'] as const }, 'Stays out: it has milk in it.'],
  ['garlic', { diets: ['low-fodmap'] as const }, 'Stays out: not low-fodmap.'],
  ['kiwis', { avoid: ['kiwi'] }, 'We keep kiwis out, as you asked.'],
])('%s, kept out by %j', (entry, some, sentence) => {
  expect(understand([entry], bars(some))).toMatchObject([{ outcome: 'barred', sentence }]);
});

test('several foods in one entry keep its number, also after an entry that is nothing', () => {
  expect(understand(['', 'eggs and spinach', 'rice'], bars()).map(({ entry, food }) => [entry, food])).toEqual([[1, 'egg'], [1, 'spinach'], [2, 'rice']]);
});

test('a wish to leave something out holds for the other entries', () => {
  expect(understand(['red onion', 'no onions'], bars()).map(({ outcome }) => outcome)).toEqual(['barred', 'unwanted']);
});

test('what was written is never repeated', () => {
  const odd = '<b>zzyzx</b>';
  expect(JSON.stringify(understand([odd, `moldy ${odd}`, `bleach ${odd}`], bars()))).not.toContain('zzyzx');
});
