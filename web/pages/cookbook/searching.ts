/** Searching the cookbook, with what the kitchen knows about food. Fetched when it is first needed. */
import { orderFor } from '../../../kitchen/order-for.ts';
import { readPantry } from '../../../kitchen/pantry/read-pantry.ts';
import { indexCookbook } from '../../../kitchen/recipe/searching/cookbook-search.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';

/** What is indexed already, so that only what has changed is read again: reading thousands of recipes takes a moment. */
const index = indexCookbook([]);
let indexed = new Map<string, string>();

/** An index over the recipes; `canCook` takes the list of ingredients as it was typed. */
export function openIndex(recipes: readonly DeviceRecipe[]) {
  const now = new Map(recipes.map((recipe) => [recipe.id, [recipe.title, ...recipe.tags, recipe.markdown].join('\n')]));
  for (const id of indexed.keys()) if (!now.has(id)) index.remove(id);
  for (const recipe of recipes) if (indexed.get(recipe.id) !== now.get(recipe.id)) index.add(recipe);
  indexed = now;
  return {
    search: (text: string): readonly string[] => index.search(text),
    canCook: (entries: readonly string[]) => index.canCook(readPantry(orderFor({ pantry: entries })).foods.map(({ food }) => food)),
  };
}
