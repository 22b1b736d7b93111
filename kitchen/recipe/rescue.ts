/** Help in the middle of cooking: what can go wrong in this recipe at this step, and what to do now. Works offline. */
import { findFood, isA } from '../pantry/lexicon.ts';
import type { Recipe } from './recipe.ts';
import { TROUBLES, type Trouble } from './rescue-troubles.ts';
import { mentionsIn } from './substituting/substitute-mentions.ts';

export interface Rescue {
  id: string;
  /** "Too salty". */
  trouble: string;
  /** What to do now, in short sentences. */
  help: readonly string[];
  /** Whether this very step can have it. */
  likely: boolean;
  /** Whether it must be found at once. */
  urgent: boolean;
}

const isOneOf = (id: string, wanted: readonly string[]): boolean => {
  const food = findFood(id);
  return food !== null && wanted.some((one) => food.kind === one || isA(food, one));
};

/** Words that stand for a whole sort of food without its name. */
const SORTS: readonly (readonly [RegExp, string])[] = [
  [/meat/i, 'meat'], [/fish/i, 'fish'], [/vegetables?/i, 'produce'], [/pasta|noodles?/i, 'dry goods'],
];

const sentencesOf = (step: string): string[] => step.match(/[^.!?]+(?:\.\d+[^.!?]*)*[.!?]*\s*/g) ?? [step];

function isLikely(one: Trouble, step: string, foods: readonly string[]): boolean {
  // "Boil the potatoes. Melt the butter": what one sentence rules out, another may still bring.
  if (!sentencesOf(step).some((sentence) => one.step.test(sentence) && one.not?.test(sentence) !== true)) return false;
  if (one.foods === undefined || one.unnamed === true || mentionsIn(step).some(({ food }) => isOneOf(food.id, one.foods ?? []))) return true;
  return SORTS.some(([word, aisle]) => word.test(step) && foods.some((id) => findFood(id)?.aisle === aisle && isOneOf(id, one.foods ?? [])));
}

/** What went wrong a step ago still shows now; what a later step brings cannot yet. */
const farFrom = (step: number, where: readonly number[]): number => Math.min(99, ...where.map((one) => (one <= step ? step - one : (one - step) * 2)));

/**
 * Troubles that this recipe can have: a fire before all, then those of the step, then those of the steps nearest to it.
 * @param step position in `recipe.steps`; beyond them nothing is likely
 */
export function rescuesFor(recipe: Recipe, step: number): readonly Rescue[] {
  const whole = [recipe.title, ...recipe.steps].join(' ');
  const foods = recipe.ingredients.flatMap(({ food }) => food ?? []);
  return TROUBLES
    .filter((one) => (one.recipe === undefined || one.recipe.test(whole)) && (one.foods === undefined || foods.some((id) => isOneOf(id, one.foods ?? []))))
    .map((one) => ({ one, far: farFrom(step, recipe.steps.flatMap((text, index) => (isLikely(one, text, foods) ? [index] : []))) }))
    .toSorted((a, b) => Number(b.one.urgent ?? false) - Number(a.one.urgent ?? false) || a.far - b.far || b.one.weight - a.one.weight)
    .map(({ one: { id, trouble, help, urgent = false }, far }) => ({ id, trouble, help, likely: far === 0, urgent }));
}
