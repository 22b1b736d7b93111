/** About what a serving of a recipe gives, counted from its lines; an estimate that says what it leaves out. */
import type { Food } from '../../pantry/food.ts';
import { findFood } from '../../pantry/lexicon.ts';
import { readEntry } from '../../pantry/read-entry.ts';
import { foodById, partsOf, type LineParts } from '../measures/line-parts.ts';
import { linesOfStep } from '../measures/step-parts.ts';
import type { IngredientLine, Recipe } from '../recipe.ts';
import { eatenGrams } from './eaten-grams.ts';
import { factsOf, NAMES, none, type Nutrients } from './nutrients.ts';

export interface Nutrition {
  /** What the figures are for: one serving, one of the pieces it makes, or all of it. */
  per: 'serving' | 'piece' | 'recipe';
  /** How many of them the recipe makes. */
  count: number;
  /** Of one of them, not rounded. */
  nutrients: Nutrients;
  /** Names of what could not be counted: not known, or without an amount. */
  notCounted: readonly string[];
  /** Names of what is counted in part, as most of it is poured away: oil to fry in, a marinade, salted water. */
  inPart: readonly string[];
}

/** Fried food takes up about a tenth of its weight in fat, and never more than a fifth of what is in the pot. */
const TAKEN_UP = { ofFood: 0.1, ofFat: 0.2 };
/** What clings of a marinade or brine that is thrown away. */
const CLINGS = 0.3;
/** What food takes up of the salt that it is boiled with, or that is rinsed off. */
const WATER_SALT = 0.1;
/** Of the alcohol that is cooked with, about so much is left after half an hour (USDA Table of Nutrient Retention Factors). */
const ALCOHOL_LEFT = 0.35;
/** So many lines with an amount may be lost to one that is counted; beyond, the sum would say nothing. */
const MOST_LOST = 0.7;

const FRYING = /\b(?:deep[- ]?fr|for (?:deep[- ]|shallow[- ])?frying|to (?:deep[- ]?)?fry\b)/i;
const COOKED = /\b(?:simmer|boil|bake|roast|braise|reduce|bubble|stew|flamb|cook)/i;
const THROWN = /\b(?:discard(?:ing)?|throw away|pour (?:away|off)|drain off)\b/i;
const FROM_BRINE = /\b(?:from|out of) (?:the|its|their) brine\b/i;
const STEEPED = /\b(?:marinad|marinat|brine)/i;
/** Spoons of salt go with the water, or the rinsing, that takes them away again. */
const MUCH_SALT = 15;
const FOR_WATER = /\bfor (?:the )?(?:pasta |cooking |boiling |blanching )?water\b/i;
/** Without an amount these are a pinch or a leaf. */
const TRIFLES: ReadonlySet<string> = new Set(['spice', 'spice blend', 'dried herb', 'tender herb', 'woody herb']);
const POURED: ReadonlySet<string> = new Set(['stock', 'water', 'milk', 'drink', 'wine', 'coconut milk', 'vinegar', 'soy sauce', 'oil', 'animal fat']);

interface Counted { line: IngredientLine; name: string; food: Food; grams: number }

/** The name a cook would know the line by. */
const nameIn = (text: string, { name }: LineParts): string => name.replace(/\s+/g, ' ').trim().slice(0, 60) || text.slice(0, 60);

/** The food of a line; cans of tomatoes are not fresh ones, and what is done to a food ("in coins") hides no name. */
function foodOf({ text, food }: IngredientLine, { name }: LineParts): Food | null {
  const reading = food === null && name !== '' ? readEntry(name) : null;
  const known = foodById(food) ?? (reading?.outcome === 'food' ? reading.food : null);
  if (known === null || !/\b(?:cans?|tins?)\b/i.test(text)) return known;
  return findFood(`canned ${known.singular}`) ?? findFood(`canned ${known.plural}`) ?? known;
}

/** The lines whose liquid is thrown away: those of a group called so, else what the step that steeps puts together, without what is steeped. */
function thrownAway(recipe: Recipe): ReadonlySet<IngredientLine> {
  const sentences = recipe.steps.flatMap((step) => step.split('. '));
  if (!sentences.some((one) => (THROWN.test(one) && STEEPED.test(one)) || FROM_BRINE.test(one))) return new Set();
  const grouped = recipe.ingredients.filter(({ group }) => group !== null && STEEPED.test(group));
  const at = recipe.steps.findIndex((step) => STEEPED.test(step));
  const mixed = linesOfStep(recipe, at).filter(({ food }) => !['meat', 'fish', 'produce', 'dairy'].includes(foodById(food)?.aisle ?? 'meat'));
  return new Set(grouped.length > 0 ? grouped : mixed);
}

/** Lines of salt for a potful of water, or for drawing water out, where what they season is drained or rinsed after. */
function saltThrownAway(recipe: Recipe, counted: readonly Counted[]): ReadonlySet<IngredientLine> {
  const much = counted.filter(({ food, grams }) => food.kind === 'salt' && grams >= MUCH_SALT).map(({ line }) => line);
  if (much.length === 0) return new Set();
  return new Set(much.filter((line) => {
    const at = recipe.steps.findIndex((_, index) => linesOfStep(recipe, index).includes(line));
    return at >= 0 && recipe.steps.slice(at).some((step) => /\b(?:drain|rinse|squeeze)/i.test(step)) && /\b(?:water|toss|rub|sprinkle|layer|massage|mix)\b/i.test(recipe.steps[at] ?? '');
  }));
}

/** Most alcohol is gone when a dish was cooked: the energy of what remains. */
function kcalOf(food: Food, per100: Nutrients, cooked: boolean): number {
  if (food.kind !== 'wine' || !cooked) return per100.kcal;
  const other = Math.min(per100.kcal, 4 * per100.protein + 9 * per100.fat + 4 * per100.carbohydrate);
  return other + (per100.kcal - other) * ALCOHOL_LEFT;
}

/** How many servings, or pieces ("12 muffins"), the figures are divided by. */
function portionsOf({ serves, makes }: Recipe): Pick<Nutrition, 'per' | 'count'> {
  if (serves !== null && serves > 0) return { per: 'serving', count: serves };
  const pieces = Number(/^(?:about |makes )?(\d{1,3})(?![\d.,/½¼¾-])(?!\s?(?:g|kg|ml|l|cm|inch|cups?|liters?|quarts?|pints?)\b)/i.exec(makes ?? '')?.[1] ?? 0);
  return pieces > 1 ? { per: 'piece', count: pieces } : { per: 'recipe', count: 1 };
}

/**
 * Counts a recipe. Lines marked optional are not counted, and named.
 * @returns null where too little of the recipe is understood for a sum
 */
export function nutritionOf(recipe: Recipe): Nutrition | null {
  const counted: Counted[] = [];
  const notCounted: string[] = [];
  const inPart: string[] = [];
  let lost = 0;
  for (const line of recipe.ingredients) {
    const parts = partsOf(line.text);
    const food = foodOf(line, parts);
    if (food?.kind === 'water') continue;
    const name = nameIn(line.text, parts);
    const grams = food === null || parts.optional ? null : eatenGrams(line, parts, food);
    if (food !== null && grams === null && TRIFLES.has(food.kind)) continue;
    if (food !== null && grams !== null && factsOf(food, line.text) !== null) counted.push({ line, name, food, grams });
    else {
      notCounted.push(name);
      if (/[\d½¼¾⅓⅔⅛]/.test(line.text) && !parts.optional && !TRIFLES.has(food?.kind ?? '')) lost += 1;
    }
  }
  if (counted.length === 0 || lost > counted.length * MOST_LOST) return null;
  const steps = recipe.steps.join(' ');
  const steeped = thrownAway(recipe);
  const salted = saltThrownAway(recipe, counted);
  const solids = counted.reduce((sum, { food, grams }) => sum + (POURED.has(food.kind) ? 0 : grams), 0);
  const total = none();
  for (const { line, name: called, food, grams } of counted) {
    const share = food.kind === 'salt' && (salted.has(line) || FOR_WATER.test(line.text)) ? WATER_SALT : steeped.has(line) ? CLINGS : takenUp(line, food, grams, steps, solids);
    if (share < 1) inPart.push(called);
    const per100 = factsOf(food, line.text)?.per100 ?? none();
    for (const name of NAMES) total[name] += (name === 'kcal' ? kcalOf(food, per100, COOKED.test(steps)) : per100[name]) * (grams * share / 100);
  }
  const portions = portionsOf(recipe);
  for (const name of NAMES) total[name] /= portions.count;
  return { ...portions, nutrients: total, notCounted: [...new Set(notCounted)], inPart: [...new Set(inPart)] };
}

/** The share of a fat that is eaten: what is fried in it takes up little of a potful. */
function takenUp({ text }: IngredientLine, food: Food, grams: number, steps: string, solids: number): number {
  const fat = food.kind === 'oil' || food.kind === 'animal fat' || food.id === 'vegetable shortening';
  const deep = fat && grams > 100 && (FRYING.test(text) || (grams > 250 && /\bfr(?:y|ied|ying)\b/i.test(steps)));
  return deep ? Math.min(TAKEN_UP.ofFat, (solids * TAKEN_UP.ofFood) / grams) : 1;
}
