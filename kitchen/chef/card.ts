/** A dish card as the reader gives it (docs/writing-a-dish.md tells how one is written). */
import type { Food } from '../pantry/food.ts';

export const WEIGHTS = ['needed', 'bought', 'wanted', 'welcome'] as const;
export type Weight = (typeof WEIGHTS)[number];

export const COURSES = [
  'breakfast', 'main', 'side', 'soup', 'salad', 'snack', 'sandwich', 'dessert', 'cake', 'cookie', 'bread', 'drink', 'sauce', 'preserve',
] as const;
export type Course = (typeof COURSES)[number];

export const COOKING_METHODS = [
  'boil', 'simmer', 'stew', 'steam', 'fry', 'stir-fry', 'deep-fry', 'bake', 'roast', 'grill', 'toast', 'raw', 'blend', 'chill', 'freeze',
] as const;
export type CookingMethod = (typeof COOKING_METHODS)[number];

export const VESSELS = [
  'bowl', 'deep bowl', 'plate', 'platter', 'pan', 'pot', 'baking dish', 'board', 'glass', 'jar', 'cup', 'skewers', 'loaf', 'cake', 'pie', 'tray',
  'wrap', 'sandwich', 'parcels', 'cookies',
] as const;
export type Vessel = (typeof VESSELS)[number];

/** How much of a food: a figure and a unit, or neither ("black pepper"). */
export interface Amount {
  value: number | null;
  /** A unit of AMOUNT_UNITS, or null where the food itself is counted. */
  unit: string | null;
  /** "large", "small" before the unit: "a small bunch". */
  size: string;
  /** Grams that the card itself gives for all of it, or null. */
  grams: number | null;
  /** True where the card gives the grams of one ("(400 g)" after "can"). */
  gramsEach: boolean;
  /** True where the amount was written "a", "an" or "half a". */
  article: boolean;
}

/** A food as a choice names it. */
export interface NamedFood {
  /** As written: "large bell peppers". */
  text: string;
  /** The words of `text` that steps use: "bell peppers". */
  name: string;
  /** True where the card itself says what steps call it: "(as peppers)". */
  as?: boolean;
  /** How this one is prepared, where another of its item is prepared otherwise. */
  cut?: string;
  /** One food of the lexicon, or null where `group` names many. */
  food: Food | null;
  group: string | null;
}

/** An amount of one food, or of any of several that may stand for it. */
export interface Item {
  amount: Amount;
  foods: readonly NamedFood[];
  /** How many foods of a group may share the amount. */
  upTo: number;
  cut: string;
  /** What stands in brackets after the food: "from 2 lemons". */
  aside: string;
}

export interface Change { place: string; how: '=' | '+' | '-'; amount: Amount; food: NamedFood | null; cut: string }

export interface Choice {
  items: readonly Item[];
  /** What steps call all of its foods together. */
  as: string | null;
  /** Minutes, or the method whose minutes the lexicon knows. */
  minutes: string | null;
  tags: readonly string[];
  changes: readonly Change[];
  own: readonly Sentence[];
}

export interface Place {
  name: string;
  weight: Weight;
  /** Heading above it: "For the sauce". */
  group: string | null;
  choices: readonly Choice[];
  line: number;
}

export type Part = 'half' | 'rest' | Amount;

/** A place in a brace, whole or in part: "scallion half". */
export interface PlacePart { name: string; part: Part | null }

/** A stretch of a sentence. */
export type Segment =
  | { kind: 'text'; text: string }
  | { kind: 'foods'; places: readonly PlacePart[]; article: boolean; all: boolean }
  | { kind: 'minutes'; place: string }
  | { kind: 'safe'; place: string }
  | { kind: 'number'; place: string; one: string; many: string }
  | { kind: 'yield' }
  | { kind: 'it' }
  | { kind: 'stretch'; segments: readonly Segment[] };

/** A sentence; or the place where the own sentences of a choice, or foods from "also takes", come in. */
export type Sentence =
  | { kind: 'sentence'; segments: readonly Segment[] }
  | { kind: 'own'; place: string }
  | { kind: 'door'; door: string };

export interface Condition { kind: 'tag' | 'no-tag' | 'place' | 'no-place'; name: string }

export interface Step {
  sentences: readonly Sentence[];
  /** What stands here instead when a tag is set; the first that holds. */
  instead: readonly { tag: string; sentences: readonly Sentence[] }[];
  line: number;
}

export interface Extra { door: string; item: Item; as: string | null; own: readonly Sentence[]; line: number }
export interface Note { when: Condition | null; sentences: readonly Sentence[] }
export interface Timing { minutes: number; tagged: readonly { tag: string; minutes: number }[] }
export interface Try { pantry: readonly string[]; title: string | null; line: number }

export interface Yield {
  serves: number | null;
  /** "12 muffins", "1 loaf, 10 slices": the counted thing, how many, and what else is said of one making. */
  makes: { count: number; what: string; rest: string } | null;
  /** From what to what it can be scaled, in people or counted things. */
  from: number;
  to: number;
}

export interface Card {
  /** Folder and file: "greek/avgolemono". */
  id: string;
  title: string;
  also: readonly string[];
  /** What it is in plain English where the title does not say so: "white bean and tuna salad". */
  plainly: string;
  titled: readonly { when: string; title: string }[];
  kitchen: readonly string[];
  courses: readonly Course[];
  method: CookingMethod;
  needs: readonly string[];
  look: { vessel: Vessel; top: readonly string[] };
  yield: Yield;
  work: Timing;
  waiting: Timing;
  /** All of the outer, one of each inner. */
  spelledBy: readonly (readonly NamedFood[])[];
  places: readonly Place[];
  steps: readonly Step[];
  takes: readonly Extra[];
  notes: readonly Note[];
  tries: readonly Try[];
}

export interface CardFault { line: number; what: string }

/** Takes a fault that was found while reading. */
export type Say = (what: string) => void;
