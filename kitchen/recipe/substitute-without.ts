/** A recipe without one of its ingredients. */
import type { IngredientLine, Recipe } from './recipe.ts';
import { mentionsOf } from './substitute-mentions.ts';
import { omit, omitFromTitle } from './substitute-omit.ts';

/** The recipe with the lines gone from list, steps, title and notes; null where a sentence cannot do without them. */
export function without(recipe: Recipe, lines: ReadonlySet<number>, missing: IngredientLine): Recipe | null {
  const find = (text: string): ReturnType<typeof mentionsOf> => mentionsOf(recipe, lines, text);
  const salt = missing.food === 'salt';
  const steps: string[] = [];
  for (const step of recipe.steps) {
    const left = omit(salt ? unsalted(step) : step, find);
    if (left === null) return null;
    if (left !== '') steps.push(left);
  }
  const notes = recipe.notes.flatMap((note) => omit(note, find) ?? []).filter(Boolean);
  const intro = omit(recipe.intro, find) ?? '';
  return { ...recipe, title: omitFromTitle(recipe.title, find), intro, ingredients: recipe.ingredients.filter((_, index) => !lines.has(index)), steps, notes };
}

/** Salt hides in verbs and in "salted water". */
const unsalted = (step: string): string => step
  .replace(/\bsalt a large pot of boiling water generously and/gi, 'bring a large pot of water to a boil and')
  .replace(/\b(?:well |lightly |generously )?salted (?=(?:boiling )?water)/gi, '')
  .replace(/\b(?:and )?lightly salt(?:ed)?\b/gi, '');
