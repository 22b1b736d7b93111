import { expect, test } from 'vitest';
import { toPantryAsked } from './pantry-input.ts';

const reading = { findFood: (name: string) => (name === 'kiwi' ? { id: 'kiwi' } : null) };

test('entries keep their numbers, also beside one that is nothing', () => {
  expect(toPantryAsked({ pantry: ['eggs', '\u200B', ' feta  cheese\nmilk'] }, reading).entries).toEqual(['eggs', '', 'feta cheese, milk']);
});

test('an allergy that we do not know is told by its number and keeps nobody from reading', () => {
  const asked = toPantryAsked({ pantry: ['eggs'], diets: ['vegan'], allergies: ['milk', 'zzyzx', 'kiwi', 'none'] }, reading);
  expect(asked).toMatchObject({ unknownAllergies: [1], bars: { diets: ['vegan'], allergies: ['milk'], avoid: ['kiwi'] } });
});

test.each([
  ['nothing', {}, 'pantry-empty'],
  ['31 entries', { pantry: Array<string>(31).fill('egg') }, 'pantry-too-long'],
  ['81 characters', { pantry: ['x'.repeat(81)] }, 'entry-too-long'],
  ['an unknown diet', { pantry: ['egg'], diets: ['air'] }, 'unknown-diet'],
])('%s is refused', (_name, input, code) => {
  expect(() => toPantryAsked(input, reading)).toThrow(expect.objectContaining({ code }));
});
