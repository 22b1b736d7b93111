import { parseIngredient } from 'parse-ingredient';
import { describe, expect, it, test } from 'vitest';
import { LINES } from '../../bench/sets/lines.ts';
import { HOSTILE_LINES } from '../../bench/sets/hostile-texts.ts';
import { PANTRIES } from '../../bench/sets/pantries.ts';
import { readEntry } from './read-entry.ts';
import { statedAmount } from './stated-amount.ts';

describe('the amount of a line', () => {
  it.each([
    ['2-3 cups flour', 2, 3, 'cup', 'flour'], ['1 1/2 tbsp of olive oil', 1.5, null, 'tablespoon', 'olive oil'], ['½ cup milk', 0.5, null, 'cup', 'milk'], ['flour 200 g', 200, null, 'gram', 'flour'],
    ['Ripe tomatoes x2', 2, null, null, 'Ripe tomatoes'], ['tin of chickpeas x2', 2, null, null, 'tins of chickpeas'], ['butter: 1/2 cup', 0.5, null, 'cup', 'butter'], ['1/0 cups sugar', null, null, null, '1/0 cups sugar'], ['two eggs', null, null, null, 'two eggs'],
    ['1,5 kg Kartoffeln', 1.5, null, 'kilogram', 'Kartoffeln'], ['0,125 l Milch', 0.125, null, 'liter', 'Milch'], ['1,000 g flour', 1000, null, 'gram', 'flour'],
    ['1,250 kg beef', 1.25, null, 'kilogram', 'beef'], ['papa amarilla 1 kilo', 1, null, 'kilogram', 'papa amarilla'], ['savoiardi 1 pacco', 1, null, 'package', 'savoiardi'],
    ['2 кг картоплі', 2, null, 'kilogram', 'картоплі'], ['2 pak choi', 2, null, null, 'pak choi'],
    ['1 fl oz rum', 1, null, 'fluid ounce', 'rum'], ['2 T butter', 2, null, 'tablespoon', 'butter'], ['cup sugar', null, null, 'cup', 'sugar'], ['٣ cups rice', 3, null, 'cup', 'rice'],
    ['1 litre chicken stock, hot', 1, null, 'liter', 'chicken stock, hot'], ['2 kilos of tomatoes', 2, null, 'kilogram', 'tomatoes'],
  ] as const)('%s', (line, quantity, upTo, unit, rest) => expect(statedAmount(line)).toMatchObject({ quantity, upTo, unit, rest }));
  test('a heading is none, and neither is nothing', () => {
    expect(statedAmount('For the sauce')?.isHeading).toBe(true);
    expect(statedAmount('Sauce:')?.isHeading).toBe(true);
    expect(statedAmount(' \n ')).toBeNull();
  });
  test('the x of a word stays with it', () => expect(statedAmount('lox 200 g')?.rest).toBe('lox'));
});

test('reads our lists as parse-ingredient does', () => {
  const lists = [...LINES.map((one) => (typeof one === 'string' ? one : Object.values(one).find((value) => typeof value === 'string') ?? '')), ...PANTRIES.flatMap(({ entries }) => entries)];
  // Its patterns would not come back from a word of more letters, and it knows no litre.
  const lines = [...new Set(lists)].filter((line) => !/[\p{L}\p{N}_.-]{25}|\blitres?\b/u.test(line));
  expect(lines.length).toBeGreaterThan(300);
  const theirs = (line: string) => {
    const [read] = parseIngredient(line, { normalizeUOM: true });
    return read === undefined ? null : [read.quantity, read.quantity2, read.unitOfMeasureID, read.description, read.isGroupHeader];
  };
  const ours = (line: string) => {
    const read = statedAmount(line);
    return read === null ? null : [read.quantity, read.upTo, read.unit, read.rest, read.isHeading];
  };
  expect(lines.map((line) => [line, ours(line)])).toEqual(lines.map((line) => [line, theirs(line)]));
});

test.each(HOSTILE_LINES)('%s takes no time', (line) => {
  // The first of all builds the lexicon; the least of three is what the line costs.
  const spent = [1, 2, 3].map(() => {
    const from = process.cpuUsage();
    statedAmount(line.repeat(8));
    readEntry(line);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  });
  expect(Math.min(...spent)).toBeLessThan(1000);
});
