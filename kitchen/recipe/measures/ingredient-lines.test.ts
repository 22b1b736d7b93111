/**
 * Ingredient lines as sites, books, grandmothers and apps of the US, the UK, India and Australia write them, with what each says:
 * line, foods, what it offers instead, amount, unit, whether it is optional. `ingredient-lines.tsv` was worked from;
 * `ingredient-lines-unread.tsv` is kept for the figure of its first reading (docs/measurements.md).
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partsOf } from './line-parts.ts';
import { cleanText } from '../../pantry/clean-text.ts';
import { readings } from '../../pantry/read-pantry.ts';

const told = (line: string): string => {
  const read = readings([cleanText(line)]);
  const { amount, unit, optional } = partsOf(line);
  const foods = read.map((one) => (one.outcome === 'food' ? one.food.id : `<${one.outcome}>`)).join(' + ');
  const instead = read.flatMap((one) => (one.outcome === 'food' && one.or !== undefined ? [one.or.id] : [])).join(' + ');
  const figure = (value: number): string => String(Number(value.toFixed(3)));
  const amounts = amount === null ? '' : amount.low === amount.high ? figure(amount.low) : `${figure(amount.low)}-${figure(amount.high)}`;
  return [line, foods, instead, amounts, unit ?? '', optional ? 'optional' : ''].join('\t');
};

test.each([['ingredient-lines', 0.98], ['ingredient-lines-unread', 0.97]])('%s: at least %d are read wholly right', (name, goal) => {
  const lines = readFileSync(new URL(`../../../bench/sets/${name}.tsv`, import.meta.url), 'utf8').replace(/\n$/, '').split('\n');
  const missed = lines.flatMap((row) => {
    const got = told(row.split('\t', 1)[0] ?? '');
    return got === row ? [] : [`${got}   for   ${row}`];
  });
  expect(lines.length).toBeGreaterThanOrEqual(100);
  expect(missed.length / lines.length, missed.join('\n')).toBeLessThanOrEqual(1 - goal + 1e-9);
});
