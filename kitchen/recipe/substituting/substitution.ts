/** What the kitchen answers to "I don't have ...". */
import type { Recipe } from '../recipe.ts';

export interface SwapOption {
  /** What goes in instead: "milk and lemon juice". */
  food: string;
  /** How much, for this recipe: "225 ml milk and 1 tbsp lemon juice". */
  amount: string;
  /** What changes, one or two sentences. */
  changes: string;
  /** Whether the cook has all of it. */
  onHand: boolean;
  /** The whole recipe, changed. */
  recipe: Recipe;
}

export interface LeaveOut {
  /** What is lost, one sentence. */
  sentence: string;
  recipe: Recipe;
}

/** A replacement, a recipe without it, or an honest no. */
export type Substitution =
  | { outcome: 'swap'; options: readonly SwapOption[]; leaveOut: LeaveOut | null }
  | ({ outcome: 'leave-out' } & LeaveOut)
  | { outcome: 'needed'; sentence: string };
