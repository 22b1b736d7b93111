/** What the kitchen answers to an order. */
import type { Recipe } from './recipe/recipe.ts';
import type { Verdict } from './recipe/verdict.ts';

/** Reasons for which the kitchen cooks nothing. */
export type KitchenNo = 'nothing-to-cook' | 'not-food' | 'dangerous-mix' | 'unsafe-food' | 'nothing-fits-diet';

/** Something the cook is told beside the recipe. */
export interface Notice {
  code: 'left-out' | 'short' | 'not-food' | 'not-understood' | 'unsafe' | 'spoiled' | 'wish' | 'diet' | 'poor' | 'corrected' | 'unwanted' | 'time';
  sentence: string;
}

export type Answer =
  | { outcome: 'recipe'; recipe: Recipe; markdown: string; verdict: Verdict; notices: readonly Notice[] }
  | { outcome: 'refused'; code: KitchenNo; sentence: string; notices: readonly Notice[] };
