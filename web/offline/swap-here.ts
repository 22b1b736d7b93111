/** "I don't have this" for a recipe of the house chef: another fit of the same dish. It brings all dishes along, and so is fetched when it is asked for. */
import type { Order } from '../../kitchen/order.ts';
import type { Food } from '../../kitchen/pantry/food.ts';
import { houseRepertoire } from '../../kitchen/chef/cook.ts';
import { toldWithout } from '../../kitchen/chef/told-again.ts';
import type { Fitted } from '../../kitchen/recipe/origin.ts';
import type { Recipe } from '../../kitchen/recipe/recipe.ts';
import type { Substitution } from '../../kitchen/recipe/substituting/substitution.ts';

/** @returns null where the dish knows no other way: the text may */
export const swapHere = (recipe: Recipe, fitted: Fitted, line: number, bars: Pick<Order, 'diets' | 'allergies' | 'avoid'>, pantry: readonly Food[]): Substitution | null =>
  toldWithout(recipe, fitted, line, bars, pantry, houseRepertoire());
