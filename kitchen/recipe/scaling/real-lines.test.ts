/**
 * Lines and steps as sites, books, apps and cards write them (bench/sets/real-lines.tsv and its held-out half, which nobody read while the code
 * was written). In braces stands what changes; then what stands there for twice, half and three times the recipe, in metric and in US units.
 * "=" is as it was, " ~ " parts answers that are equally right, and before ">" stand the foods of a step's recipe.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLine } from '../reading/read-recipe.ts';
import { scaleRecipe, type Wanted } from './scale.ts';

const SCALED = [2, 0.5, 3].map((batches): Wanted => ({ servings: null, units: 'as written', batches }));
const CONVERSIONS: readonly Wanted[] = [...SCALED, { servings: null, units: 'metric' }, { servings: null, units: 'us' }];

interface Row { row: string; misses: string[] }

function converted(foods: string | null, text: string, wanted: Wanted): string {
  const list = foods === null ? [text] : foods.split(', ');
  const ingredients = list.map((line) => readLine(line));
  const { recipe } = scaleRecipe({ title: '', intro: '', serves: null, minutes: null, notes: [], ingredients, steps: foods === null ? [] : [text] }, wanted);
  return (foods === null ? recipe.ingredients[0]?.text : recipe.steps[0]) ?? '';
}

function rowsOf(name: string): Row[] {
  const lines = readFileSync(new URL(`../../../bench/sets/${name}.tsv`, import.meta.url), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [row = '', ...answers] = line.split('\t');
    const at = row.indexOf(' > ');
    const [foods, marked] = at < 0 ? [null, row] : [row.slice(0, at), row.slice(at + 3)];
    const text = marked.replace(/[{}]/g, '');
    const misses = CONVERSIONS.flatMap((wanted, index) => {
      const right = (answers[index] ?? '').split(' ~ ').map((answer) => (answer === '=' ? text : marked.replace(/\{[^}]*\}/, () => answer)));
      const told = converted(foods, text, wanted);
      return right.includes(told) ? [] : [`${told}   for   ${right.join(' ~ ')}`];
    });
    return { row, misses };
  });
}

describe('read while the code was written', () => {
  it.each(rowsOf('real-lines'))('$row', ({ misses }) => expect(misses).toEqual([]));
});
