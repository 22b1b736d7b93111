/** Counts what a serving has. It brings the tables along and so is fetched when somebody asks. */
import type { Recipe } from '../../../kitchen/recipe/recipe.ts';
import { readRecipe } from '../../../kitchen/recipe/reading/read-recipe.ts';
import { nutritionOf } from '../../../kitchen/recipe/nutrition/nutrition.ts';
import { type Fact, factsTold, leftOut, nutritionLd, portionTold, TOO_LITTLE } from '../../../kitchen/recipe/nutrition/tell-nutrition.ts';

/** What to show: figures under a sentence, and what they leave out; or only a sentence. */
export interface Told { lead: string; facts: readonly Fact[]; left: readonly string[] }

export function countNutrition(recipe: Recipe | null, markdown: string): Told {
  const nutrition = nutritionOf(recipe ?? readRecipe(markdown));
  return nutrition === null ? { lead: TOO_LITTLE, facts: [], left: [] } : { lead: portionTold(nutrition), facts: factsTold(nutrition), left: leftOut(nutrition) };
}

/** The same for a file that machines read; null where nothing could be counted. */
export const linkedNutrition = (recipe: Recipe): object | null => nutritionLd(nutritionOf(recipe));
