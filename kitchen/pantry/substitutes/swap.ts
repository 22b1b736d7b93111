/** The words in which the kitchen knows what takes the place of a missing food. */
import type { KindName } from '../kinds.ts';

/** What a food does in one recipe; the same egg binds a meatball, lifts a cake or is the dish. */
export const ROLES = [
  'star', 'baked', 'binder', 'coating', 'glaze', 'custard', 'whipped', 'frying', 'creamed', 'rubbed', 'melted', 'dressed', 'thickener', 'boiled', 'drunk', 'sweet', 'savory', 'mince', 'raw', 'simmered', 'soaked', 'kneaded', 'risen', 'zest', 'shells', 'shredded', 'slow', 'stuffed', 'accent',
] as const;
export type Role = (typeof ROLES)[number];

export interface Swap {
  /** Foods and the grams of each that stand for one gram of the missing food: "milk 0.94 + lemon juice 0.06". */
  use: string;
  /** One or two sentences: what changes in taste, texture, time or work. */
  changes: string;
  /** Roles of the missing food in which this is true, space separated; left out where it always is. */
  as?: string;
  /** Roles in which it is not. */
  not?: string;
  /** What the steps call a mixture: "soured milk". */
  called?: string;
  /** A sentence put before the first step that uses it. */
  first?: string;
  /** How it is prepared, after the comma of its line. */
  cut?: string;
  /** Words in the steps that no longer fit, and what they become. */
  words?: readonly (readonly [RegExp, string])[];
  /** A note for the end of the recipe. */
  note?: string;
  /** Steps' sentences that fall away: they served the missing food only. */
  drop?: RegExp;
  /** Minutes that the dish takes longer, or less. */
  minutes?: number;
}

/** What is known for a food (with its kinds), or for everything of a kind. */
export interface SwapEntry {
  of?: string;
  kind?: KindName;
  /** True where what holds for the kind at large does not hold for this food. */
  only?: boolean;
  swaps: readonly Swap[];
}

/** Words for fat that melts turned to words for oil. */
export const MELTS_TO_OIL: readonly (readonly [RegExp, string])[] = [
  [/\bMelt (the|half|some|a)(?![^.]*(?:chocolate|cheese|sugar))/g, 'Heat $1'], [/\bmelt (the|half|some|a)(?![^.]*(?:chocolate|cheese|sugar))/g, 'heat $1'],
  [/until (?:it |the )?(?:foams|foaming|is foaming|foam subsides|melted and foaming|melted)/g, 'until it shimmers'],
  [/,? cold and in small pieces,?/g, ''],
];
/** The other way round. */
export const OIL_TO_MELTS: readonly (readonly [RegExp, string])[] = [
  [/\bHeat (the|half of the|some of the|a little of the) (?=(?:[\p{L} -]+ )?(?:butter|ghee|margarine|fat))/gu, 'Melt $1 '], [/until (?:it )?shimmers|until shimmering/g, 'until it foams'],
];
