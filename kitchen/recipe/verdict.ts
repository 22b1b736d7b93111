/** What checking a recipe against an order found. */
import type { Allergen } from '../pantry/food.ts';

export interface Verdict {
  /** Foods of the cook's that the recipe uses, by name. */
  uses: readonly string[];
  /** How many foods the cook's list held. */
  of: number;
  /** Foods in the recipe that the cook does not have, by name (staples apart). */
  extras: readonly string[];
  /** Water, salt, pepper, cooking oil that the recipe takes for granted. */
  staples: readonly string[];
  /** Foods of the cook's that the recipe leaves out, with the reason where one is known. */
  leftOut: readonly { food: string; why: string }[];
  /** Allergens found in the ingredients, with the words that prove it. It proves presence, never absence. */
  allergens: readonly { allergen: Allergen; because: readonly string[] }[];
  /** Diets that were asked for and are broken, with the food that breaks them. */
  broken: readonly { diet: string; food: string }[];
  /** Safety sentences that the recipe lacked and that were added as kitchen notes. */
  safety: readonly string[];
  /** Softer faults, one sentence each: listed but not used, used but not listed, amounts out of range. */
  faults: readonly string[];
  /** Why the house chef chose this dish, in a sentence; absent for any other recipe. */
  why?: string;
}
