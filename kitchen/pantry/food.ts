/** What the kitchen knows about a single food: the words a lexicon entry is written in, and the food it becomes. */
import type { KindName } from './kinds.ts';

/** The fourteen allergens of EU Regulation 1169/2011, Annex II (the nine of US law are among them). */
export const ALLERGENS = [
  'gluten', 'crustacean', 'egg', 'fish', 'peanut', 'soy', 'milk', 'nuts',
  'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'mollusc',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** What else a food is made of, as far as a diet asks. `meat` is flesh whose animal is not known (mixed stock, hot dogs). */
export const ORIGINS = [
  'pork', 'beef', 'lamb', 'poultry', 'game', 'meat', 'blood', 'gelatin', 'rennet', 'insect',
  'honey', 'alcohol', 'grape', 'finless-fish', 'fodmap', 'wheat', 'coconut',
] as const;
export type Origin = (typeof ORIGINS)[number];
/** A word allowed in a food's `contains` and `may`. */
export type Content = Allergen | Origin;

/** Rules of food safety that a food can call for; `kitchen/pantry/hazards.ts` holds their wording and sources. */
export const SAFETY_RULES = [
  'poultry', 'ground', 'red', 'pork', 'ham', 'fish', 'crustacean', 'mollusc', 'egg', 'rice',
  'kidney', 'cassava', 'taro', 'potato', 'rhubarb', 'mushroom', 'elder', 'lima', 'ginkgo', 'raw-fish',
  'sprouts', 'flour', 'honey', 'nutmeg', 'bitter-kernel', 'puffer', 'nettle', 'fiddlehead', 'ackee', 'lupin-bean',
] as const;
export type SafetyRule = (typeof SAFETY_RULES)[number];

/** How a food can be cooked; the minutes stand in the lexicon. */
export const METHODS = ['fry', 'boil', 'simmer', 'roast', 'steam', 'bake', 'grill'] as const;
export type Method = (typeof METHODS)[number];

/** How an amount of a food is counted or measured when it is not weighed in grams. */
export const MEASURES = [
  'g', 'ml', 'each', 'clove', 'stalk', 'sprig', 'slice', 'head', 'bunch', 'handful', 'can', 'jar', 'package',
  'fillet', 'breast', 'thigh', 'ear', 'sheet', 'tbsp', 'tsp', 'pinch', 'piece', 'knob', 'leaf', 'ball', 'bulb', 'rasher', 'scoop', 'square', 'pod',
] as const;
export type Measure = (typeof MEASURES)[number];

/** One line of the lexicon, as a cook writes it. What is left out comes from the food's kind (see kinds.ts). */
export interface FoodEntry {
  /** The name a recipe prints, US English, singular, lower case unless a proper name: "red onion", "spinach", "Brie". */
  food: string;
  kind: KindName;
  /** Every other name, comma separated: UK and US names, irregular plurals, cuts, common misspellings, foreign names.
   * Regular plurals need not be listed. */
  names?: string;
  /** The broader food this is one of, by its `food` name. One way: a red onion is an onion. */
  is?: string;
  /** The plural as printed when it is irregular ("loaves of bread"); "mass" where the food is never counted (spinach, rice). */
  plural?: string;
  /** Grams of one piece (one onion, one clove, one can drained, one slice): makes the food countable by `measure`. */
  each?: number;
  measure?: Measure;
  /** Grams (millilitres are turned by `density`) that one person eats of it when it is a main part of a dish. */
  per?: number;
  /** Grams in one millilitre, for foods measured by spoon or cup. */
  density?: number;
  /** What is in it: words of ALLERGENS and ORIGINS, space separated. Adds to the kind's. A leading "-" takes away one of the kind's. */
  contains?: string;
  /** What is often in it so that the label decides (oats: gluten); "-" takes one of the kind's away here too. */
  may?: string;
  /** Rules of food safety it calls for, space separated. Adds to the kind's; "-poultry" takes away. */
  safety?: string;
  /** Minutes by method for the usual cut, e.g. "boil 12, roast 30". Replaces the kind's per method. */
  minutes?: string;
  /** How it is usually prepared, as it stands after the comma: "peeled and diced". */
  cut?: string;
  /** Flavour words from FLAVOURS, space separated. Adds to the kind's. */
  flavour?: string;
  /** Cuisines it belongs to most, from CUISINES, space separated. Left out where it is at home everywhere. */
  cuisine?: string;
  /** Days it keeps at home once opened or bought; a low number is used first. */
  keeps?: number;
  /** Northern months when it is at its best, "6-9" or "11-2". */
  season?: string;
  /** True where it is eaten without cooking (ham, lettuce, canned tuna); the kind decides otherwise. */
  ready?: boolean;
}

export const FLAVOURS = [
  'sweet', 'sour', 'salty', 'umami', 'bitter', 'hot', 'rich', 'smoky', 'fresh', 'nutty', 'earthy', 'floral', 'pungent', 'mild',
] as const;
export type Flavour = (typeof FLAVOURS)[number];

export const CUISINES = [
  'italian', 'french', 'spanish', 'greek', 'levantine', 'turkish', 'north-african', 'african', 'persian', 'indian', 'thai', 'vietnamese',
  'chinese', 'japanese', 'korean', 'indonesian', 'filipino', 'mexican', 'caribbean', 'south-american', 'american', 'british', 'german', 'nordic', 'eastern-european',
] as const;
export type Cuisine = (typeof CUISINES)[number];

/** A food, complete: the entry with its kind's defaults filled in. */
export interface Food {
  id: string;
  kind: KindName;
  /** Names beside `id`, lower case. */
  names: readonly string[];
  is: string | null;
  singular: string;
  plural: string;
  /** False for foods that are never counted ("spinach"). */
  counted: boolean;
  each: number | null;
  measure: Measure;
  per: number;
  density: number;
  contains: ReadonlySet<Content>;
  may: ReadonlySet<Content>;
  safety: ReadonlySet<SafetyRule>;
  minutes: Readonly<Partial<Record<Method, number>>>;
  cut: string;
  flavour: ReadonlySet<Flavour>;
  cuisine: ReadonlySet<Cuisine>;
  keeps: number;
  season: readonly [number, number] | null;
  ready: boolean;
  aisle: Aisle;
}

export const AISLES = ['produce', 'meat', 'fish', 'dairy', 'bakery', 'dry goods', 'canned', 'condiments', 'spices', 'baking', 'frozen', 'drinks'] as const;
export type Aisle = (typeof AISLES)[number];
