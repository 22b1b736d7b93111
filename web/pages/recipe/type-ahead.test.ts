import { expect, test } from 'vitest';
import { lastPiece, suggestRows } from './type-ahead.ts';
import type { Row } from './type-ahead.ts';

test.each([
  ['on', '', 'on'],
  ['eggs, on', 'eggs, ', 'on'],
  ['eggs,on', 'eggs,', 'on'],
  ['eggs; red on', 'eggs; ', 'red on'],
  ['eggs and spi', 'eggs and ', 'spi'],
  ['2 on', '2 ', 'on'],
  ['500g gro', '500g ', 'gro'],
  ['eggs, 2 cups of fl', 'eggs, 2 cups of ', 'fl'],
  ['1 garlic', '1 ', 'garlic'],
  ['an on', 'an ', 'on'],
  ['anchov', '', 'anchov'],
  ['', '', ''],
])('%j: before %j, begun %j', (text, head, begun) => expect(lastPiece(text)).toEqual({ head, begun }));

function rowsOf(text: string, entries: readonly string[] = []): readonly Row[] {
  let rows: readonly Row[] = [];
  suggestRows(text, entries, (told) => void (rows = told));
  return rows;
}

test('a row holds the whole text, with what stands before it as it was', () => {
  expect(rowsOf('leek, 2 on')[0]?.text).toBe('leek, 2 onions');
  expect(rowsOf('1 on')[0]?.text).toBe('1 onion');
});

test('what is on the list, or in the field, is not offered again', () => {
  const names = (...asked: Parameters<typeof rowsOf>) => rowsOf(...asked).map(({ name }) => name);
  expect(names('egg')).toContain('eggs');
  expect(names('egg', ['Egg'])).not.toContain('eggs');
  expect(names('eggs, egg')).not.toContain('eggs');
});

test('a list in another language is completed in it', () => {
  expect(rowsOf('Kart', ['Zwiebeln', 'Möhren'])[0]).toEqual({ name: 'Kartoffel', food: 'potatoes', text: 'Kartoffel' });
});

test('three letters that the common names do not know are looked up among all names', async () => {
  const told: string[][] = [];
  suggestRows('spud', [], (rows) => void told.push(rows.map(({ name }) => name)));
  await expect.poll(() => told.at(-1)).toContain('spud');
  expect(told[0]).toEqual([]);
});
