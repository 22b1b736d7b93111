/** What a dish is to the house chef: the places it has for foods, the kitchens it is cooked in, and how it is written. */
import type { Cuisine } from '../pantry/food.ts';
import type { Equipment } from '../order.ts';
import type { Group } from './groups.ts';
import type { Pen } from './pen.ts';

/** A place in a dish that foods of some kinds can take. */
export interface Slot {
  name: string;
  takes: Group;
  /** Fewest and most foods; with `least` 0 the dish does without. */
  least: number;
  most: number;
  /** Grams a serving for the whole slot, shared among its foods; null: each food by its own usual amount. */
  grams: number | null;
  /** Lexicon ids that may be bought to reach `least`, best first. */
  buy?: readonly string[];
}

/** A regional way of a dish. */
export interface Variant {
  /** Word in the title ("Greek-style"), or an empty text. */
  title: string;
  cuisine: Cuisine | null;
  /** Seasonings it would like, by lexicon id: taken from the pantry when there, and the first `adds` of them bought otherwise. */
  likes: readonly string[];
  adds?: number;
  /** Foods that call for this variant when on hand. */
  calls?: readonly string[];
}

export const MEALS = ['main', 'soup', 'salad', 'breakfast', 'side', 'snack', 'sweet', 'drink'] as const;
export type Meal = (typeof MEALS)[number];
export const WAYS = ['oven', 'pan', 'wok', 'pot', 'no-cook', 'grill', 'blender', 'boil', 'steam'] as const;
export type Way = (typeof WAYS)[number];

export interface Shape {
  id: string;
  /** The noun of the title: "Frittata". */
  dish: string;
  meal: Meal;
  /** Main method, for telling ideas apart. */
  way: Way;
  needs: readonly Equipment[];
  /** Minutes it takes about, for choosing; the recipe's own figure is counted while writing. */
  minutes: number;
  slots: readonly Slot[];
  variants: readonly Variant[];
  /** How good a dish it makes of what it takes, 1 to 10; a rescue dish is low. */
  worth: number;
  /** Titles, with {style}, {dish}, {1} for the leading food, {rest} for the others, {all}; without them the usual ones are used. */
  titles?: readonly string[];
  write: (pen: Pen) => void;
}

/** Shorthand for a slot. */
export const slot = (name: string, takes: Group, least: number, most: number, grams: number | null = null, buy: readonly string[] = []): Slot => ({ name, takes, least, most, grams, buy });
