/** Amounts as one buys them: added up, rounded up, in the cook's own units. */
import { cupGrams } from '../../pantry/cup-weight.ts';
import type { Food } from '../../pantry/food.ts';
import { pluralOf } from '../../pantry/words.ts';
import { dimensionOf, sizeOf, UNITS, type Unit, weighs, writeUnit } from '../measures/units.ts';
import type { Need } from './shopping-line.ts';

const FRACTIONS: readonly (readonly [upTo: number, sign: string])[] = [[0.01, ''], [0.26, '¼'], [0.51, '½'], [0.76, '¾']];
/** Foods sold by the bottle or carton; everything else that is given by volume is weighed. */
const POURED: ReadonlySet<string> = new Set(['oil', 'stock', 'coconut milk', 'vinegar', 'wine', 'drink', 'milk', 'cream', 'soy sauce', 'fish sauce', 'hot sauce', 'water', 'cooking sauce', 'dressing', 'syrup']);
/** Counts that hold several: two cans of tomatoes, but two heads of cabbage. */
const LOOSE: ReadonlySet<string> = new Set(['g', 'ml', 'can', 'jar', 'package', 'bag', 'box', 'tub', 'bottle', 'carton', 'handful', 'bunch']);
/** Most milliliters that are still told in spoons. */
const SPOONS = 90;

/** Rounds up to a step, forgiving what only arithmetic left over. */
const upTo = (value: number, step: number): number => Math.ceil(value / step - 0.02) * step;
const tidy = (value: number): string => String(Math.round(value * 100) / 100);

/** "450 g", "1.25 kg": never less than is needed. */
function weightText(grams: number): string {
  const rounded = upTo(grams, grams < 20 ? 1 : grams < 1000 ? 10 : 50);
  return rounded >= 1000 ? `${tidy(rounded / 1000)} kg` : `${tidy(Math.max(1, rounded))} g`;
}

/** "2 tbsp", "1.2 liters"; a few spoons of what does not pour stay spoons. */
function volumeText(ml: number, food: Food | null): string {
  if (ml <= SPOONS && (food === null || food.measure === 'tbsp' || food.measure === 'tsp' || !POURED.has(food.kind))) return spoonsText(ml);
  const rounded = upTo(ml, ml < 20 ? 1 : ml < 1000 ? 10 : 50);
  return rounded >= 1000 ? `${tidy(rounded / 1000)} ${rounded === 1000 ? 'liter' : 'liters'}` : `${tidy(rounded)} ml`;
}

const spoonsText = (ml: number): string => (ml < 15 ? `${quarters(ml / 5)} tsp` : `${quarters(ml / 15)} tbsp`);

/** An American amount: "12 oz", "1½ lb", "2 cups", "½ stick". */
function usText(amount: number, unit: Unit): string {
  if (unit === 'ounce' && amount >= 16) return usText(amount / 16, 'pound');
  const ml = amount * sizeOf(unit);
  if (unit === 'cup' && ml < 60) return spoonsText(ml);
  const step = unit === 'ounce' || unit === 'fluidounce' ? 1 : 0.25;
  const bought = Math.max(step, upTo(amount, step));
  return `${quarters(bought)} ${writeUnit(unit, bought)}`;
}

/** 1.3 as "1½": up to the next quarter. */
function quarters(value: number): string {
  const whole = Math.floor(value + 0.01);
  const sign = FRACTIONS.find(([most]) => value - whole <= most)?.[1];
  if (sign === undefined) return String(whole + 1);
  return whole === 0 && sign !== '' ? sign : `${whole}${sign}`;
}

/** Most amounts that an item remembers each for itself. */
const MOST_NEEDS = 40;

/** Adds an amount to others of the same food. What the same line of the same recipe asked for before, it replaces. */
export function addNeed(needs: readonly Need[], more: Need | null): readonly Need[] {
  if (more === null) return needs;
  const again = more.from !== undefined && needs.some(({ from }) => from === more.from);
  if (again) return needs.map((need) => (need.from === more.from ? more : need));
  const full = needs.length >= MOST_NEEDS;
  const same = needs.find(({ unit, from }) => unit === more.unit && (full || (from === undefined && more.from === undefined)));
  return same === undefined ? [...needs, more] : needs.map((need) => (need === same ? { unit: need.unit, amount: need.amount + more.amount } : need));
}

/** Whether a piece of it weighs about the same everywhere, so that pieces and grams may be added: an onion, an egg, a can. */
const evenPieces = (food: Food): boolean => food.each !== null && ((food.measure === 'each' && food.counted && food.aisle !== 'meat' && food.aisle !== 'fish') || food.measure === 'can');

const NAMES: ReadonlySet<string> = new Set(UNITS);
const isUnit = (unit: string): unit is Unit => NAMES.has(unit);
/** Grams in a need, or null where it is no weight. */
const gramsIn = ({ unit, amount }: Need): number | null => (unit === 'g' ? amount : isUnit(unit) && weighs(unit) ? amount * sizeOf(unit) : null);
/** Milliliters in a need, or null where it is no volume. */
const mlIn = ({ unit, amount }: Need): number | null => (unit === 'ml' ? amount : isUnit(unit) && dimensionOf(unit) === 'volume' ? amount * sizeOf(unit) : null);
/** Grams in a milliliter of a food as it lies in a cup. */
const densityOf = (food: Food): number => cupGrams(food) / sizeOf('cup');
const sum = (values: readonly (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** The same unit added up: three times "1 cup" is 3 cups. */
const addedUp = (needs: readonly Need[]): readonly Need[] => [...new Set(needs.map(({ unit }) => unit))].map((unit) => ({ unit, amount: sum(needs.filter((need) => need.unit === unit).map(({ amount }) => amount)) }));

/** Measured amounts as one: in the unit they share, else in grams or milliliters where one of them is metric, else as an American shop has them. */
function measured(needs: readonly Need[], food: Food): readonly Need[] {
  const metric = needs.some(({ unit }) => unit === 'g' || unit === 'ml');
  const spoons = needs.every(({ unit }) => unit === 'tablespoon');
  const [grams, ml] = [sum(needs.map(gramsIn)), sum(needs.map(mlIn))];
  const poured = POURED.has(food.kind);
  const us = !metric && !spoons;
  if (needs.length === 1 && us) return needs;
  if (ml > 0 && grams > 0 && poured) return [us ? { unit: 'cup', amount: (ml + grams / food.density) / sizeOf('cup') } : { unit: 'ml', amount: ml + grams / food.density }];
  // What does not pour is weighed, unless all of it was asked for in cups or in a few spoons.
  const weighed = grams > 0 || (ml > SPOONS && !poured && !us);
  if (weighed) return [us ? { unit: 'ounce', amount: (grams + ml * densityOf(food)) / sizeOf('ounce') } : { unit: 'g', amount: grams + ml * densityOf(food) }];
  return ml > 0 ? [us ? { unit: 'cup', amount: ml / sizeOf('cup') } : { unit: 'ml', amount: ml }] : [];
}

/** What can be one amount becomes one: measures of the same food, and pieces with an honest weight. */
function settle(needs: readonly Need[], food: Food): readonly Need[] {
  const all = addedUp(needs);
  const piece = food.measure === 'can' ? 'can' : '';
  const weights = all.filter((need) => gramsIn(need) !== null || mlIn(need) !== null);
  const others = all.filter((need) => !weights.includes(need) && need.unit !== piece);
  const pieces = all.find(({ unit }) => unit === piece)?.amount ?? 0;
  const counted = (amount: number): readonly Need[] => (amount > 0 ? [{ unit: piece, amount }] : []);
  if (!evenPieces(food) || weights.length === 0) return [...counted(pieces), ...others, ...measured(weights, food)];
  const each = food.each ?? 1;
  const [grams, ml] = [sum(weights.map(gramsIn)), sum(weights.map(mlIn))];
  // Whichever way most of it was asked for is how it goes on the list.
  // A cup of chopped onion is one onion, though it weighs a little more.
  if ((ml > 0 && grams === 0) || pieces * each >= grams) return [...counted(pieces + (grams + ml * densityOf(food) * 0.9) / each), ...others];
  return [...others, ...measured(pieces > 0 ? [...weights, { unit: 'g', amount: pieces * each }] : weights, food)];
}

export interface Amounts {
  /** "3", "2 cans", "1.25 kg"; more than one where they cannot honestly be added. */
  texts: readonly string[];
  /** Whether the food's name stands in the plural beside them. */
  many: boolean;
}

/** The words for what is needed of a food, or of something the lexicon does not know. */
export function amountsOf(needs: readonly Need[], food: Food | null): Amounts {
  const settled = food === null ? addedUp(needs) : settle(needs, food);
  const texts = settled.map(({ unit, amount }) => {
    if (unit === 'g') return weightText(amount);
    if (unit === 'ml' || unit === 'tablespoon') return volumeText(unit === 'ml' ? amount : amount * sizeOf('tablespoon'), food);
    if (isUnit(unit) && (weighs(unit) || dimensionOf(unit) === 'volume')) return usText(amount, unit);
    const count = Math.max(1, upTo(amount, 1));
    return unit === '' ? String(count) : `${count} ${count > 1 ? pluralOf(unit) : unit}`;
  });
  return { texts, many: settled.some(({ unit, amount }) => LOOSE.has(unit) || gramsIn({ unit, amount }) !== null || mlIn({ unit, amount }) !== null || (unit === '' && upTo(amount, 1) > 1)) };
}
