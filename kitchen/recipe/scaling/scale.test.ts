import { describe, expect, it } from 'vitest';
import { PANTRIES } from '../../../bench/sets/pantries.ts';
import { SCALING_LINES } from '../../../bench/sets/scaling-lines.ts';
import { cook } from '../../chef/cook.ts';
import { orderFor } from '../../order-for.ts';
import { partsOf } from '../measures/line-parts.ts';
import { readLine, readRecipe } from '../reading/read-recipe.ts';
import type { Recipe } from '../recipe.ts';
import { scaleRecipe } from './scale.ts';
import { cpuTime } from '../../../tests/kit/cpu-time.ts';

const recipeOf = (lines: readonly string[], steps: readonly string[] = [], serves: number | null = 4): Recipe => ({ title: 'Test', intro: '', serves, minutes: 30, ingredients: lines.map((line) => readLine(line)), steps, notes: [] });
const firstLine = (recipe: Recipe): string => recipe.ingredients[0]?.text ?? '';

describe('golden lines', () => {
  it('has at least 200', () => expect(SCALING_LINES.length).toBeGreaterThanOrEqual(200));
  it.each(SCALING_LINES)('$line × $times, $units', ({ line, times, units, expected }) => {
    expect(firstLine(scaleRecipe(recipeOf([line]), { servings: 4 * times, units }).recipe)).toBe(expected);
  });
});

const house = PANTRIES.slice(0, 300).flatMap(({ entries }, index) => {
  const answer = cook(orderFor({ pantry: entries, servings: (index % 6) + 1, seed: index + 1 }));
  return answer.outcome === 'recipe' ? [readRecipe(answer.markdown)] : [];
});
const textsOf = ({ ingredients, steps, notes }: Recipe): string[] => [...ingredients.map(({ text }) => text), ...steps, ...notes];
const BROKEN = /NaN|undefined|Infinity|(?<![\d.−-])0 (?!°)|\d\.\d{3}|\b(?!in in\b)(\p{L}+) \1\b|\(\s*\)| {2}/u;

describe('300 recipes of the house chef', () => {
  it('are there', () => expect(house.length).toBeGreaterThanOrEqual(290));

  it('stay as they are for their own servings and units as written', () => {
    for (const recipe of house) expect(scaleRecipe(recipe, { servings: recipe.serves, units: 'as written' }).recipe).toBe(recipe);
  });

  it.each([0.5, 1.5, 2, 3, 7])('come out whole × %d, in every system', (times) => {
    const broken = house.flatMap((recipe) => (['as written', 'metric', 'us'] as const).flatMap((units) => {
      const scaled = scaleRecipe(recipe, { servings: (recipe.serves ?? 1) * times, units });
      const before = textsOf(recipe);
      return [...textsOf(scaled.recipe), ...scaled.remarks].filter((text) => !before.includes(text) && BROKEN.test(text));
    }));
    expect(broken).toEqual([]);
  });

  it('come back to their amounts within rounding after × 3 and ÷ 3, but for one line in a hundred and fifty', () => {
    const off: string[] = [];
    const lines = house.reduce((sum, { ingredients }) => sum + ingredients.length, 0);
    for (const recipe of house) {
      const there = scaleRecipe(recipe, { servings: (recipe.serves ?? 1) * 3, units: 'as written' }).recipe;
      const back = scaleRecipe(there, { servings: recipe.serves, units: 'as written' }).recipe;
      recipe.ingredients.forEach((line, index) => {
        const [was, is] = [partsOf(line.text), partsOf(back.ingredients[index]?.text ?? '')];
        if (was.amount === null || is.amount === null) { if (was.amount !== is.amount) off.push(line.text); return; }
        const grams = was.grams !== null && is.grams !== null ? is.grams / was.grams : is.amount.low / was.amount.low;
        if (grams < 0.85 || grams > 1.18) off.push(`${line.text} -> ${back.ingredients[index]?.text ?? ''}`);
      });
    }
    expect(off.length / lines, off.join('\n')).toBeLessThanOrEqual(1 / 150);
  });

  it('never show half a figure when the text is broken', () => {
    const bits = ['½', '(', '1-', '/', 'a ', 'x ', '°', ' each ', '0 ', '1/0 ', '9999999999999 g ', ''];
    let seed = 5;
    const next = (most: number): number => { seed = (seed * 48271) % 2147483647; return seed % most; };
    const broken = house.flatMap((recipe, index) => {
      const torn = (text: string): string => { const at = next(text.length); return text.slice(0, at) + (bits[next(bits.length)] ?? '') + text.slice(at + next(9)); };
      const given = { ...recipe, ingredients: recipe.ingredients.map((line) => readLine(torn(line.text))), steps: recipe.steps.map(torn) };
      const { recipe: scaled } = scaleRecipe(given, { servings: (recipe.serves ?? 1) * ([0.3, 5, 100][index % 3] ?? 1), units: (['as written', 'metric', 'us'] as const)[next(3)] ?? 'us' });
      return textsOf(scaled).filter((text) => /NaN|undefined|Infinity|e\+\d/.test(text));
    });
    expect(broken).toEqual([]);
  });

  it('keep times and temperatures', () => {
    const fixed = (recipe: Recipe): string[] => recipe.steps.flatMap((step) => step.match(/\d+(?: to \d+)? (?:minutes?|seconds?|hours?)|\d+ °[CF]/g) ?? []);
    for (const recipe of house) expect(fixed(scaleRecipe(recipe, { servings: (recipe.serves ?? 1) * 4, units: 'as written' }).recipe)).toEqual(fixed(recipe));
  });

  it('never name a core temperature below the one meant', () => {
    for (const recipe of house) {
      const both = recipe.steps.join(' ').match(/(?<=74 °C \()165|(?<=71 °C \()160|(?<=63 °C \()145/g) ?? [];
      const told = scaleRecipe(recipe, { servings: recipe.serves, units: 'us' }).recipe.steps.join(' ');
      for (const figure of both) expect(told).toContain(`${figure} °F`);
      expect(told).not.toMatch(/°C/);
    }
  });

  it('take 5 ms or less each', () => {
    const spent = cpuTime(() => {
      for (const recipe of house) scaleRecipe(recipe, { servings: (recipe.serves ?? 1) * 2, units: 'us' });
    });
    expect(spent / house.length).toBeLessThan(5);
  });
});

describe('remarks', () => {
  const cases: readonly [name: string, recipe: Recipe, servings: number, said: RegExp][] = [
    ['whole eggs', recipeOf(['3 eggs']), 2, /Eggs come whole: this takes 2 where the sum says 1½/],
    ['a frying pan too small', recipeOf(['4 eggs'], ['Fry in a large frying pan.']), 12, /no longer fits one frying pan: cook it in three batches/],
    ['a loaf tin too small', recipeOf(['300 g flour'], ['Bake in a loaf tin.']), 8, /two of the size named/],
    ['trays', recipeOf(['1 kg potatoes'], ['Roast on a baking tray.']), 12, /three baking trays/],
    ['a pot', recipeOf(['1 kg potatoes'], ['Simmer in a heavy pot.']), 8, /pot that holds twice as much.*/],
    ['less in the oven', recipeOf(['300 g flour'], ['Bake until golden.']), 2, /smaller tin/],
    ['a bake without a dish', recipeOf(['6 apples'], ['Bake at 190 °C for 40 minutes.']), 8, /bake it in two batches, or in a larger dish/],
    ['muffins', { ...recipeOf(['300 g flour'], ['Bake for 20 minutes.']), title: 'Zucchini Muffins' }, 12, /bake it in three batches\./],
    ['fewer cookies', { ...recipeOf(['300 g flour'], ['Bake for 10 minutes.']), makes: '24 cookies' }, 2, /^Look a little earlier/],
    ['an ovenproof dish', recipeOf(['4 salmon fillets'], ['Roast in an ovenproof dish.']), 8, /no longer fits one ovenproof dish/],
    ['seasoning', recipeOf(['1 tsp salt', '1 tsp ground cumin']), 16, /two thirds of the salt and ground cumin/],
  ];
  it.each(cases)('%s', (_, recipe, servings, said) => expect(scaleRecipe(recipe, { servings, units: 'as written' }).remarks.join(' ')).toMatch(said));

  it('no smaller pan for a salad', () => expect(scaleRecipe(recipeOf(['4 tomatoes'], ['Slice the tomatoes and toss with the feta.']), { servings: 2, units: 'as written' }).remarks).toEqual([]));

  it('nothing to say when nothing changes', () => expect(scaleRecipe(recipeOf(['3 eggs']), { servings: 4, units: 'metric' }).remarks).toEqual([]));

  it.each([['12 muffins', 2, '24 muffins'], ['1 loaf', 2, '2 loaves'], ['about 20 cookies', 0.5, 'about 10 cookies'], ['a large pizza', 3, '3 large pizzas'], ['1 loaf', 0.5, '½ loaf'], ['4-6 servings', 2, '8-12 servings'], ['2 to 3 dozen cookies', 2, '4 to 6 dozen cookies'], ['one 9×13-inch (23×33 cm) pan', 2, 'two 9×13-inch (23×33 cm) pans'], ['2 pizzas', 0.5, '1 pizza']])('a yield of %s × %d', (makes, batches, expected) => {
    expect(scaleRecipe({ ...recipeOf(['200 g flour'], [], null), makes }, { servings: null, units: 'as written', batches }).recipe.makes).toBe(expected);
  });

  it('a recipe that serves nobody in particular stays, and says so; batches scale it', () => {
    const recipe = recipeOf(['200 g flour'], [], null);
    const { recipe: same, remarks } = scaleRecipe(recipe, { servings: 8, units: 'as written' });
    expect(firstLine(same)).toBe('200 g flour');
    expect(remarks[0]).toMatch(/does not say how many it serves/);
    expect(firstLine(scaleRecipe(recipe, { servings: null, units: 'as written', batches: 2 }).recipe)).toBe('400 g flour');
  });
});
