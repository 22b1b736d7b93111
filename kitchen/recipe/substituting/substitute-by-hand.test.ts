import { describe, expect, it } from 'vitest';
import { PLAIN_RECIPES } from '../../../bench/sets/plain-recipes.ts';
import { OTHER_PEOPLES_RECIPES } from '../../../bench/sets/other-peoples-recipes.ts';
import { BY_HAND, type ByHand } from '../../../bench/sets/substitution-by-hand.ts';
import { readRecipe } from '../reading/read-recipe.ts';
import type { Recipe } from '../recipe.ts';
import { substitute } from './substitute.ts';

function recipeFor(name: string): Recipe {
  return PLAIN_RECIPES[name] ?? readRecipe(OTHER_PEOPLES_RECIPES.find(({ expected }) => expected.title === name)?.text ?? '');
}

/** What a cook would object to; empty where the answer is the cook's own. */
function objections({ recipe: name, missing, answer, foods, never = [], step, gone, order }: ByHand): string[] {
  const recipe = recipeFor(name);
  const line = recipe.ingredients.findIndex(({ text }) => text.includes(missing));
  if (line < 0) return [`no line "${missing}" in ${recipe.title}`];
  const told = substitute(recipe, line, { diets: [], allergies: [], avoid: [], ...order });
  if (answer === 'no') return told.outcome === 'needed' ? [] : [`${told.outcome} instead of no: ${told.outcome === 'swap' ? told.options.map(({ food }) => food).join(', ') : ''}`];
  if (told.outcome === 'needed') return [`refused: ${told.sentence}`];
  const changed = new Map<string, Recipe>(told.outcome === 'swap' ? told.options.map((option) => [option.food, option.recipe]) : []);
  const omitted = told.outcome === 'swap' ? told.leaveOut : told;
  if (omitted !== null) changed.set('', omitted.recipe);
  const offered = [...changed.keys()];
  const good = (foods ?? []).find((food) => changed.has(food));
  const first = good === undefined ? undefined : changed.get(good);
  const text = first?.steps.join('\n') ?? '';
  const bad = gone === undefined ? [] : [...changed].flatMap(([food, { steps }]) => steps.filter((one) => gone.test(one)).map((one) => `${food || 'without'}: ${one}`));
  return [
    ...(good === undefined ? [`none of ${foods?.join(', ') ?? ''} among ${offered.join(', ')}`] : []),
    ...never.filter((food) => changed.has(food)).map((food) => `offers ${food}`),
    ...(good !== undefined && step !== undefined && !step.test(text) ? [`with ${good}: ${text}`] : []),
    ...bad,
  ];
}

describe('a cook’s own answers', () => {
  it('are eighty, a dozen of them no', () => {
    expect(BY_HAND.length).toBeGreaterThanOrEqual(80);
    expect(BY_HAND.filter(({ answer }) => answer === 'no').length).toBeGreaterThanOrEqual(12);
  });
  it.each(BY_HAND.map((row) => [`${row.recipe} without ${row.missing}`, row] as const))('%s', (_, row) => expect(objections(row)).toEqual([]));
});
