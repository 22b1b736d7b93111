/** The shopping list of this device, the same in every tab. It brings the kitchen along, so only parts that come late import it. */
import { readShoppingList } from '../../kitchen/recipe/shopping/shopping.ts';
import type { ShoppingList } from '../../kitchen/recipe/shopping/shopping.ts';
import { rawOf, remember, useRemembered } from '../parts/device/remembered.ts';
import { SHOPPING } from './shopping-key.ts';

export function useShoppingList(): ShoppingList {
  return useRemembered(SHOPPING, readShoppingList)[0];
}

/** Changes the list as it is now, whichever tab changed it last. */
export function changeShoppingList(change: (list: ShoppingList) => ShoppingList): void {
  remember(SHOPPING, change(shoppingListNow()));
}

export function shoppingListNow(): ShoppingList {
  try {
    return readShoppingList(JSON.parse(rawOf(SHOPPING) ?? 'null'));
  } catch {
    return [];
  }
}
