import { expect, test } from 'vitest';
import { addEntries, changeEntry } from './pantry.ts';

const long = 'x'.repeat(81);
const thirty = Array.from({ length: 30 }, (_, index) => `food ${index}`);

const ADDING: readonly [string, readonly string[], string, { entries: readonly string[]; rest: string; said: RegExp }][] = [
  ['one', [], 'oregano', { entries: ['oregano'], rest: '', said: /^$/ }],
  ['several', ['milk'], 'eggs, spinach and feta', { entries: ['milk', 'eggs', 'spinach', 'feta'], rest: '', said: /^$/ }],
  ['blank', ['milk'], ' , ', { entries: ['milk'], rest: '', said: /Type an ingredient/ }],
  ['twice', ['Eggs'], 'egg', { entries: ['Eggs'], rest: '', said: /already: egg\./ }],
  ['twice in one go', [], 'tomato, Tomatoes', { entries: ['tomato'], rest: '', said: /already: Tomatoes\./ }],
  ['another amount is another entry', ['eggs'], '2 eggs', { entries: ['eggs', '2 eggs'], rest: '', said: /^$/ }],
  ['80 characters', [], 'x'.repeat(80), { entries: ['x'.repeat(80)], rest: '', said: /^$/ }],
  ['81 characters stay in the input', ['milk'], `eggs, ${long}`, { entries: ['milk', 'eggs'], rest: long, said: /80 characters.*Shorten/ }],
  ['80 emoji are 80 characters', [], '🥚'.repeat(80), { entries: ['🥚'.repeat(80)], rest: '', said: /^$/ }],
  ['the 31st stays in the input', thirty, 'eggs', { entries: thirty, rest: 'eggs', said: /30 ingredients.*this one/ }],
  ['what fits goes in', thirty.slice(1), 'eggs, milk, feta', { entries: [...thirty.slice(1), 'eggs'], rest: 'milk, feta', said: /these 2/ }],
];

test.each(ADDING)('adding: %s', (_name, before, text, { entries, rest, said }) => {
  const added = addEntries(before, text);
  expect(added.entries).toEqual(entries);
  expect(added.rest).toBe(rest);
  expect(added.said).toMatch(said);
});

const CHANGING: readonly [string, string, readonly string[], RegExp][] = [
  ['a new name', 'butter', ['eggs', 'butter'], /^$/],
  ['its own other form', 'Milks', ['eggs', 'Milks'], /^$/],
  ['nothing', '  ', ['eggs', 'milk'], /needs a name/],
  ['one that is there', 'egg', ['eggs'], /already: egg/],
  ['too long', long, ['eggs', 'milk'], /80 characters/],
];

test.each(CHANGING)('changing to %s', (_name, text, entries, said) => {
  const changed = changeEntry(['eggs', 'milk'], 1, text);
  expect(changed.entries).toEqual(entries);
  expect(changed.said).toMatch(said);
});
