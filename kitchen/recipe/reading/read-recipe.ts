/** Reading a recipe's text back into structure; tolerant of the shapes that models, sites and people write. */
import { readLines } from './read-lines.ts';
import { readOwnForm } from './read-own-form.ts';
import { recipeOf } from './recipe-draft.ts';
import { linesOf } from './recipe-lines.ts';
import type { Recipe } from '../recipe.ts';

export { readLine } from './read-line.ts';

/**
 * Reads any recipe's text; what is missing stays empty, and no mark of its form is left in any field. Never throws; reads at most 32,768 characters.
 * Of our own form (write-recipe.ts) it gives back exactly the recipe that was written.
 */
export const readRecipe = (markdown: string): Recipe => readOwnForm(markdown) ?? recipeOf(readLines(linesOf(markdown)));
