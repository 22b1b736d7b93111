import { describe, expect, it } from 'vitest';
import { MISSING_FROM, MISSING_LINES, type MissingLine } from '../../../bench/sets/missing-lines.ts';
import { SWAP_ENTRIES } from '../../pantry/substitutes/swaps-for.ts';
import { readRecipe } from '../reading/read-recipe.ts';
import type { Recipe } from '../recipe.ts';
import { substitute } from './substitute.ts';

const written = (title: string): Recipe => {
  const [serves, lines, steps] = MISSING_FROM.get(title) ?? [2, '', ''];
  return readRecipe(`# ${title}\n\nServes ${serves}\n\n## Ingredients\n\n${lines.split('; ').map((line) => `- ${line}`).join('\n')}\n\n## Steps\n\n${steps.split('| ').map((step, at) => `${at + 1}. ${step}`).join('\n')}\n`);
};

/** What a severe cook would object to in the whole answer; empty where there is nothing. */
function objections({ recipe: title, missing, good, never, gone, orNone }: MissingLine): string[] {
  const recipe = written(title);
  const line = recipe.ingredients.findIndex(({ text }) => text.includes(missing));
  if (line < 0) return [`no line "${missing}"`];
  const answer = substitute(recipe, line);
  if (answer.outcome !== 'swap') return orNone === true || good.test(answer.sentence) ? [] : [`${answer.outcome}: ${answer.sentence}`];
  const [first] = answer.options;
  if (first === undefined) return ['no option'];
  return [
    ...(good.test(`${first.amount} ${first.food}`) ? [] : [`first is ${first.amount}`]),
    ...answer.options.filter(({ food }) => never?.test(food) === true).map(({ food }) => `offers ${food}`),
    ...[...first.recipe.steps, ...first.recipe.notes].filter((text) => gone?.test(text) === true).map((text) => `still says: ${text}`),
  ];
}

describe('seventy-two missing lines', () => {
  it('are seventy-two', () => expect(MISSING_LINES.length).toBe(72));
  it.each(MISSING_LINES.map((row) => [`${row.recipe} without ${row.missing}`, row] as const))('%s', (_, row) => expect(objections(row)).toEqual([]));
});

describe('amounts', () => {
  it('are told once, by the amount itself: no sentence of the tables says how much', () => {
    const told = SWAP_ENTRIES.flatMap(({ swaps }) => swaps.map(({ changes }) => changes)).filter((text) => /one for one|half as much|twice as much|\b(?:third|fifth|quarters?)\b|times (?:as much|the weight)|for each egg/.test(text));
    expect(told).toEqual([]);
  });
  it.each([
    ['Silky Hummus', 'lemon juice', 'white wine vinegar', '2 tbsp white wine vinegar'],
    ['Three-Ingredient Biscuits', 'self-rising', 'all-purpose flour and baking powder', '2 cups all-purpose flour and 1 tbsp baking powder'],
    ['French Onion Soup', 'Gruyère', 'fontina', '1½ cups fontina'],
    ['Lemon Ricotta Cookies', 'ricotta', 'cottage cheese', '15 oz cottage cheese'],
    ['Chicken Tikka Masala', 'yogurt', 'sour cream', '150 g sour cream'],
  ])('%s without %s: %s in the recipe’s own units', (title, missing, food, amount) => {
    const recipe = written(title);
    const answer = substitute(recipe, recipe.ingredients.findIndex(({ text }) => text.includes(missing)));
    expect(answer.outcome === 'swap' ? answer.options.find((option) => option.food === food)?.amount : answer.outcome).toBe(amount);
  });
});

describe('a recipe keeps the diet it is called after', () => {
  it('no wheat goes into gluten-free muffins', () => {
    const recipe = written('Gluten-Free Banana Muffins');
    const answer = substitute(recipe, recipe.ingredients.findIndex(({ text }) => text.includes('gluten-free flour')));
    const offered = answer.outcome === 'swap' ? answer.options.map(({ food }) => food) : [];
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter((food) => /wheat|spelt|all-purpose/.test(food))).toEqual([]);
  });
});
