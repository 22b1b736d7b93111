/** A recipe without one of its ingredients. */
import { findFood } from '../../pantry/lexicon.ts';
import { foldName } from '../../pantry/words.ts';
import type { IngredientLine, Recipe } from '../recipe.ts';
import { mentionsOf } from './substitute-mentions.ts';
import { omit, omitFromTitle } from './substitute-omit.ts';
import { renameActs, unsalted } from './substitute-rename.ts';

/** The recipe with other steps; null stands for a step that is gone, its heading with it. */
export function withSteps(recipe: Recipe, steps: readonly (string | null)[]): Recipe {
  const groups = recipe.stepGroups?.filter((_, index) => steps[index] !== null);
  return { ...recipe, steps: steps.filter((step) => step !== null), ...(groups === undefined ? {} : { stepGroups: groups }) };
}

/** The recipe with the lines gone from list, steps, title and notes; null where a sentence cannot do without them. */
export function without(recipe: Recipe, lines: ReadonlySet<number>, missing: IngredientLine): Recipe | null {
  const find = (text: string): ReturnType<typeof mentionsOf> => mentionsOf(recipe, lines, text);
  const acts = new Set(foldName(missing.food ?? '').split(' '));
  const salt = missing.food !== null && findFood(missing.food)?.kind === 'salt';
  const steps: (string | null)[] = [];
  for (const step of recipe.steps) {
    const left = omit(renameActs(salt ? unsalted(step) : step, acts), find);
    if (left === null) return null;
    steps.push(left === '' ? null : left);
  }
  const notes = recipe.notes.flatMap((note) => omit(note, find) ?? []).filter(Boolean);
  const intro = omit(recipe.intro, find) ?? '';
  return { ...withSteps(recipe, steps), title: omitFromTitle(recipe.title, find), intro, ingredients: recipe.ingredients.filter((_, index) => !lines.has(index)), notes };
}
