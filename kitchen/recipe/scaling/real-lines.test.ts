/**
 * Lines and steps as sites, books, apps and cards write them: bench/sets/real-lines.tsv, and real-lines-held-out.tsv, which stayed unread
 * while the code was written. In braces stands what changes; then what stands there for twice, half and three times the recipe, in metric
 * and in US units. "=" is as it was, " ~ " parts answers that are equally right, and before ">" stand the foods of a step's recipe.
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

describe('real lines and steps in five conversions', () => {
  it.each(rowsOf('real-lines'))('$row', ({ misses }) => expect(misses).toEqual([]));

  it('at least 97 in 100 of the held-out ones are right in all five', () => {
    const rows = rowsOf('real-lines-held-out');
    const missed = rows.filter(({ misses }) => misses.length > 0);
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(missed.length / rows.length, missed.map(({ row, misses }) => `${row}: ${misses.join('; ')}`).join('\n')).toBeLessThanOrEqual(0.03);
  });
});

describe('a line with a figure that nobody can place', () => {
  it.each(['1 cup rice, 12 turns', '3 eggs, 4 beaten', '250 g butter, 12'])('%s stays as written, and is told', (text) => {
    const recipe = { title: '', intro: '', serves: 4, minutes: null, notes: [], ingredients: [readLine(text)], steps: [] };
    const { recipe: twice, remarks } = scaleRecipe(recipe, { servings: 8, units: 'as written' });
    expect(twice.ingredients[0]?.text).toBe(text);
    expect(remarks.join(' ')).toContain(`“${text}” stays as written`);
  });

  it.each(['500 g type 55 flour', '1 lb ground beef 80/20', '1 can 7-Up', '200 g rice (see note 2)', '2 cups 2% milk'])('%s is read', (text) => {
    const recipe = { title: '', intro: '', serves: 4, minutes: null, notes: [], ingredients: [readLine(text)], steps: [] };
    expect(scaleRecipe(recipe, { servings: 8, units: 'as written' }).remarks.join(' ')).not.toContain('stays as written');
  });
});
