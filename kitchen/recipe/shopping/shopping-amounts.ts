/** Amounts as one buys them: added up, rounded up, in the measure the shop sells the food by. */
import { cupGrams } from '../../pantry/cup-weight.ts';
import type { Food } from '../../pantry/food.ts';
import { pluralOf } from '../../pantry/words.ts';
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

function volumeText(ml: number, food: Food | null): string {
  if (ml <= SPOONS && (food === null || food.measure === 'tbsp' || food.measure === 'tsp' || !POURED.has(food.kind))) return ml < 15 ? `${quarters(ml / 5)} tsp` : `${quarters(ml / 15)} tbsp`;
  const rounded = upTo(ml, ml < 20 ? 1 : ml < 1000 ? 10 : 50);
  return rounded >= 1000 ? `${tidy(rounded / 1000)} ${rounded === 1000 ? 'liter' : 'liters'}` : `${tidy(rounded)} ml`;
}

/** 1.3 as "1½": up to the next quarter. */
function quarters(value: number): string {
  const whole = Math.floor(value + 0.01);
  const sign = FRACTIONS.find(([most]) => value - whole <= most)?.[1];
  if (sign === undefined) return String(whole + 1);
  return whole === 0 && sign !== '' ? sign : `${whole}${sign}`;
}

/** Adds an amount to others of the same food. */
export function addNeed(needs: readonly Need[], more: Need | null): readonly Need[] {
  if (more === null) return needs;
  const same = needs.find(({ unit }) => unit === more.unit);
  return same === undefined ? [...needs, more] : needs.map((need) => (need === same ? { unit: need.unit, amount: need.amount + more.amount } : need));
}

/** Whether a piece of it weighs about the same everywhere, so that pieces and grams may be added: an onion, an egg, a can. */
const evenPieces = (food: Food): boolean => food.each !== null && ((food.measure === 'each' && food.counted && food.aisle !== 'meat' && food.aisle !== 'fish') || food.measure === 'can');

/** Volumes become grams where the shop weighs the food; grams and pieces become one where a piece has an honest weight. */
function settle(needs: readonly Need[], food: Food): readonly Need[] {
  const of = (unit: string): number => needs.find((need) => need.unit === unit)?.amount ?? 0;
  const piece = food.measure === 'can' ? 'can' : '';
  const others = needs.filter(({ unit }) => unit !== 'g' && unit !== 'ml' && unit !== piece);
  let [grams, ml, pieces] = [of('g'), of('ml'), of(piece)];
  const density = cupGrams(food) / 240;
  if (evenPieces(food)) {
    const each = food.each ?? 1;
    // A cup of chopped onion is one onion, though it weighs a little more.
    const more = grams + ml * density * 0.9;
    // Whichever way most of it was asked for is how it goes on the list.
    if (ml > 0 && grams === 0 || (pieces > 0 && pieces * each >= grams)) [pieces, grams, ml] = [pieces + more / each, 0, 0];
    else if (grams > 0) [grams, pieces, ml] = [more + pieces * each, 0, 0];
  } else if (ml > 0 && grams > 0 && POURED.has(food.kind)) [ml, grams] = [ml + grams / density, 0];
  else if (ml > 0 && (grams > 0 || (ml > SPOONS && !POURED.has(food.kind)))) [grams, ml] = [grams + ml * density, 0];
  return [{ unit: piece, amount: pieces }, ...others, { unit: 'g', amount: grams }, { unit: 'ml', amount: ml }].filter(({ amount }) => amount > 0);
}

export interface Amounts {
  /** "3", "2 cans", "1.25 kg"; more than one where they cannot honestly be added. */
  texts: readonly string[];
  /** Whether the food's name stands in the plural beside them. */
  many: boolean;
}

/** The words for what is needed of a food, or of something the lexicon does not know. */
export function amountsOf(needs: readonly Need[], food: Food | null): Amounts {
  const settled = food === null ? needs : settle(needs, food);
  const texts = settled.map(({ unit, amount }) => {
    if (unit === 'g') return weightText(amount);
    if (unit === 'ml') return volumeText(amount, food);
    const count = Math.max(1, upTo(amount, 1));
    return unit === '' ? String(count) : `${count} ${count > 1 ? pluralOf(unit) : unit}`;
  });
  return { texts, many: settled.some(({ unit, amount }) => LOOSE.has(unit) || (unit === '' && upTo(amount, 1) > 1)) };
}
