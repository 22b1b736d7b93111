/** A recipe as structure. Its text is markdown (see read-recipe.ts and write-recipe.ts). */
import type { Fitted } from './origin.ts';

/** One line of the ingredient list. */
export interface IngredientLine {
  /** The whole line as written: "2 onions (300 g), finely chopped". */
  text: string;
  /** The lexicon's food it is, or null when the line was not understood. */
  food: string | null;
  /** Grams of it, where known. */
  grams: number | null;
  /** Heading above the line ("For the sauce"), or null. */
  group: string | null;
  /** The place of the dish that it fills, in a recipe of our own. */
  place?: string;
  /** True where the cook has not listed it and the dish can do without. */
  optional?: boolean;
}

/** A food in a step: all of its place, a part of it, or what is left. */
export interface StepFood { place: string; food: string; part: 'all' | 'half' | 'rest' | 'some' }

/** A stretch of a step that says something the program knows too: foods, or a time in seconds from and to. */
export interface Span { text: string; foods?: readonly StepFood[]; seconds?: readonly [number, number] }

export interface RecipeStep { spans: readonly Span[] }

/** The structure of a recipe of our own, beside its text. */
export interface Told extends Fitted {
  /** One for each of the recipe's steps; the texts of its spans are the step. */
  steps: readonly RecipeStep[];
}

export interface Recipe {
  title: string;
  /** One or two sentences under the title, or an empty text. */
  intro: string;
  serves: number | null;
  /** The yield where it is no count of people: "12 muffins". Absent or null when the text gives none. */
  makes?: string | null;
  /** Total minutes, or null when the text gives none. */
  minutes: number | null;
  /** Minutes of the work before the heat, where the text tells them apart. */
  prepMinutes?: number | null;
  cookMinutes?: number | null;
  ingredients: readonly IngredientLine[];
  steps: readonly string[];
  /** The heading above each step ("For the sauce"), one for each step; absent when no step has one. */
  stepGroups?: readonly (string | null)[];
  notes: readonly string[];
  /** What the house chef knows of its own recipe beyond the text; absent in any other. */
  told?: Told;
}

/** A recipe whose text was changed: what was known of the text before holds no longer. */
export function untold(recipe: Recipe): Recipe {
  if (recipe.told === undefined) return recipe;
  const plain: { -readonly [Key in keyof Recipe]: Recipe[Key] } = { ...recipe };
  delete plain.told;
  return plain;
}
