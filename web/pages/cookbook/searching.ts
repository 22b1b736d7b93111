/** Searching the cookbook, with what the kitchen knows about food. Fetched when it is first needed. */
import { orderFor } from '../../../kitchen/order-for.ts';
import { readPantry } from '../../../kitchen/pantry/read-pantry.ts';
import { indexCookbook } from '../../../kitchen/recipe/cookbook-search.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';

/** An index over the recipes; `canCook` takes the list of ingredients as it was typed. */
export function openIndex(recipes: readonly DeviceRecipe[]) {
  const index = indexCookbook(recipes);
  return {
    search: (text: string): readonly string[] => index.search(text),
    canCook: (entries: readonly string[]) => index.canCook(readPantry(orderFor({ pantry: entries })).foods.map(({ food }) => food)),
  };
}
