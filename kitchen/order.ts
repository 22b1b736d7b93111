/** What is asked of a chef. */
import type { Allergen } from './pantry/food.ts';

export const DIETS = ['vegetarian', 'vegan', 'pescatarian', 'halal', 'kosher', 'gluten-free', 'dairy-free', 'nut-free', 'low-fodmap'] as const;
export type Diet = (typeof DIETS)[number];

/** Who eats along and may not eat everything. A baby is under one year. */
export const EATERS = ['baby', 'child', 'pregnant'] as const;
export type Eater = (typeof EATERS)[number];

export const CHEF_CHOICES = ['auto', 'house', 'model'] as const;
export type ChefChoice = (typeof CHEF_CHOICES)[number];

/** What the cook may lack; a dish that needs it is not offered. */
export const EQUIPMENT = ['oven', 'stove', 'blender', 'microwave', 'grill'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/** An order, read and within its limits. */
export interface Order {
  /** The ingredients on hand, as the cook wrote them. */
  pantry: readonly string[];
  /** People to cook for, or null for as many as the dish is made for. */
  servings: number | null;
  diets: readonly Diet[];
  /** Allergens to keep out. */
  allergies: readonly Allergen[];
  /** Foods to keep out, by lexicon id ("kiwi"): allergies outside the fourteen. */
  avoid: readonly string[];
  /** Who eats along: a baby has no honey and no whole nuts. */
  eaters: readonly Eater[];
  /** Longest time in minutes the cook has, or null. */
  minutes: number | null;
  /** A dish offered as an idea ("frittata/greek"), or null to leave the choice to the chef. */
  dish: string | null;
  /** Dishes shown before: "something else" is none of them. */
  besides: readonly string[];
  /** Free words about the dish ("something warm, Indian"); only known words of it are ever used. */
  wish: string;
  /** Month of the year, 1 to 12, so that what is in season comes first; null where it does not matter. */
  month: number | null;
  /** What the cook has no use of, or null for a usual kitchen. */
  without: readonly Equipment[];
  /** True when the last recipe for this had faults: the chef is told which to look for. */
  mend: boolean;
  /** Same order and seed, same recipe. */
  seed: number;
  chef: ChefChoice;
}

/** What an order keeps out. A recipe kept from before knows of no eaters. */
export type Bars = Pick<Order, 'diets' | 'allergies' | 'avoid'> & Partial<Pick<Order, 'eaters'>>;
