/** Amounts as one would measure them out: three teaspoons are a tablespoon, 1500 g are 1.5 kg, and nobody weighs 333.3 g. */
import type { Food } from '../../pantry/food.ts';
import { cupDensity, cupped, pours } from './cup-weights.ts';
import type { Range } from '../measures/measures-in.ts';
import { writeDecimal, writeFraction } from '../measures/numbers.ts';
import { sizeOf, systemOf, weighs, writeUnit, type Unit } from '../measures/units.ts';

export type System = 'metric' | 'us';

/** An amount in one unit, rounded, with its figures as text. */
export interface Fitted { amount: Range; unit: Unit; low: string; high: string }

const step = (value: number, by: number): number => Math.max(by, Math.round(value / by) * by);

/** Grams to a figure a scale shows and a cook would choose. */
const grams = (value: number): number => (value < 10 ? step(value, 0.5) : value < 30 ? Math.round(value) : value < 1000 ? step(value, 5) : step(value, 50));
/** Ounces turned into grams: a pound is 450 g. */
const plainGrams = (value: number): number => (value < 300 ? grams(value) : value < 1000 ? step(value, 25) : step(value, 50));
const milliliters = (value: number): number => (value < 14 ? step(value, 2.5) : value < 250 ? step(value, 5) : value < 1000 ? step(value, 10) : step(value, 50));
const nearest = (value: number, rests: readonly number[]): number => {
  const whole = Math.floor(value);
  return [...rests.map((rest) => whole + rest), whole + 1].filter((one) => one > 0).reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best), Infinity);
};
const teaspoons = (value: number): number => (value < 0.19 ? 1 / 8 : value < 2.9 ? step(value, 0.25) : step(value, 0.5));
const cups = (value: number): number => (value < 4 ? nearest(value, [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4]) : value < 10 ? step(value, 0.5) : Math.round(value));
const ounces = (value: number): number => (value < 2 ? step(value, 0.25) : value < 8 ? step(value, 0.5) : Math.round(value));

function fitted(base: Range, unit: Unit, round: (value: number) => number, write: (value: number) => string): Fitted {
  const amount = { low: round(base.low / sizeOf(unit)), high: round(base.high / sizeOf(unit)) };
  return { amount, unit, low: write(amount.low), high: write(amount.high) };
}

/** "½ cup plus 1 tbsp", "1 cup plus 2 tbsp" where no cup of the set comes near; null where one does, or for a range. */
function cupAndSpoons({ low, high }: Range, unit: Unit): Fitted | null {
  if (low !== high || high >= 720 || Math.abs(cups(high / 240) * 240 - high) <= high * (unit === 'cup' ? 0.04 : 0.07)) return null;
  const whole = Math.floor(high / 240);
  const sums = [1, 2, 3].flatMap((spoon) => [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4].map((part) => ({ cup: whole + part, spoon, ml: (whole + part) * 240 + spoon * 15 }))).filter(({ cup }) => cup > 0);
  const best = sums.reduce((a, b) => (Math.abs(b.ml - high) < Math.abs(a.ml - high) - 4 ? b : a));
  const text = `${writeFraction(best.cup)} ${writeUnit('cup', best.cup)} plus ${best.spoon}`;
  return { amount: { low: best.ml / 15, high: best.ml / 15 }, unit: 'tablespoon', low: text, high: text };
}

/** Milliliters up to which one spoons: six tablespoons. */
const SPOONED = 92;
/** The paper around a stick of butter is marked in tablespoons. */
const BUTTERED = 114;
/** "2 tbsp plus 2 tsp". */
function tableAndTea(tsp: number): Fitted | null {
  const text = `${Math.floor(tsp / 3)} tbsp plus ${tsp % 3}`;
  return tsp % 3 === 0 ? null : { amount: { low: tsp, high: tsp }, unit: 'teaspoon', low: text, high: text };
}

/** Thirds of a spoon are no measure. */
function spoons(ml: Range, food: Food | null): Fitted {
  const { low, high } = ml;
  const tsp = high / 5;
  if (food?.kind === 'butter' && tsp >= 2.99) return fitted(ml, 'tablespoon', (value) => step(value, value < 2 ? 0.25 : 0.5), writeFraction);
  const both = low === high ? tableAndTea(Math.round(tsp)) : null;
  if (both !== null && tsp >= 6 && Math.abs(Math.round(tsp / 1.5) * 1.5 - tsp) > tsp * 0.03) return both;
  const whole = tsp >= 2.99 && (Math.abs(tsp / 1.5 - Math.round(tsp / 1.5)) < 0.01 || tsp >= 6);
  return whole ? fitted(ml, 'tablespoon', (value) => step(value, 0.5), writeFraction) : fitted(ml, 'teaspoon', teaspoons, writeFraction);
}

function volume(ml: Range, unit: Unit, system: System, food: Food | null, words = ''): Fitted {
  if (ml.high < 0.45) return { amount: { low: 1, high: 1 }, unit: 'pinch', low: '1', high: '1' };
  if (system === 'us') {
    if (unit === 'fluidounce' && ml.high < 480) return fitted(ml, unit, ounces, writeFraction);
    if ((unit === 'pint' || unit === 'quart' || unit === 'gallon') && ml.high >= sizeOf(unit) * 0.99) return fitted(ml, unit, (value) => step(value, 0.25), writeFraction);
    if (unit === 'gallon' && ml.high >= 950) return fitted(ml, 'quart', (value) => step(value, 0.5), writeFraction);
    // Half of half a cup is the smallest cup of the set.
    if (unit === 'cup' && ml.low === ml.high && Math.abs(ml.high - 60) < 2) return fitted(ml, unit, cups, writeFraction);
    if (ml.high >= 2880 && unit !== 'cup') return fitted(ml, 'quart', (value) => step(value, 0.5), writeFraction);
    // Six to nine spoons are no third of a cup to a half.
    if (ml.low !== ml.high && unit === 'tablespoon' && ml.high < 240 && Math.abs(cups(ml.low / 240) * 240 - ml.low) > ml.low * 0.04) return fitted(ml, 'tablespoon', (value) => step(value, 0.5), writeFraction);
    return ml.high < (food?.kind === 'butter' ? BUTTERED : SPOONED) && Math.abs(ml.high - 80) > 2 ? spoons(ml, food) : (cupAndSpoons(ml, unit) ?? fitted(ml, 'cup', cups, writeFraction));
  }
  const spooned = systemOf(unit) === null;
  if ((ml.high < 9 && unit !== 'milliliter') || (spooned && ml.high < SPOONED)) return spoons(ml, food);
  // Nobody weighs snipped chives.
  if (spooned && food?.aisle === 'produce' && !pours(food)) return spoons(ml, food);
  if (spooned && food !== null && !pours(food)) return mass({ low: ml.low * cupDensity(food, words), high: ml.high * cupDensity(food, words) }, 'gram', 'metric');
  if (ml.high >= 995) return fitted(ml, 'liter', (value) => step(value, 0.05), writeDecimal);
  if (unit === 'deciliter' || unit === 'centiliter') return fitted(ml, unit, (value) => step(value, unit === 'deciliter' ? 0.05 : 0.5), writeDecimal);
  return fitted(ml, 'milliliter', milliliters, writeDecimal);
}

function mass(g: Range, unit: Unit, system: System): Fitted {
  if (system === 'us') {
    if (unit === 'stick') return fitted(g, unit, (value) => step(value, 0.5), writeFraction);
    const pounds = g.high / 453.6;
    const quarter = Math.abs(pounds * 4 - Math.round(pounds * 4)) < Math.max(0.012 * 4 * pounds, 0.03);
    if (pounds >= 4 || (quarter && pounds >= (unit === 'pound' ? 0.49 : 0.99))) return fitted(g, 'pound', (value) => step(value, 0.25), writeFraction);
    if (pounds < 0.97) return fitted(g, 'ounce', ounces, writeFraction);
    if (Math.abs(g.low - g.high) > 1 && pounds < 1.6) return fitted(g, 'ounce', ounces, writeFraction);
    if (Math.abs(g.low - g.high) > 1) return fitted(g, 'pound', (value) => step(value, 0.25), writeFraction);
    const total = Math.round(g.high / 28.35);
    const text = total % 16 === 0 ? String(total / 16) : `${Math.floor(total / 16)} lb ${total % 16}`;
    return { amount: { low: total / 16, high: total / 16 }, unit: total % 16 === 0 ? 'pound' : 'ounce', low: text, high: text };
  }
  if (g.high < 1 && unit === 'milligram') return fitted(g, unit, (value) => step(value, 10), writeDecimal);
  return g.high >= 999 ? fitted(g, 'kilogram', (value) => step(value, 0.05), writeDecimal) : fitted(g, 'gram', systemOf(unit) === 'us' ? plainGrams : grams, writeDecimal);
}

/** Grams or millilitres of an amount. */
export const baseOf = ({ low, high }: Range, unit: Unit): Range => ({ low: low * sizeOf(unit), high: high * sizeOf(unit) });

/**
 * A weight or a volume as one would measure it out in a system.
 * @param base grams or millilitres, by what `unit` measures
 * @param unit the unit it is written in; kept as long as it is a sensible one
 * @param food decides between cups and a scale when the system changes; null keeps volume volume and weight weight
 * @param turn true when the cook asked for the system, false when it is only the recipe's own
 * @param words of the line: "grated", "cubes" change what a cup weighs
 */
export function fit(base: Range, unit: Unit, system: System, food: Food | null, turn: boolean, words = ''): Fitted {
  const times = (factor: number): Range => ({ low: base.low * factor, high: base.high * factor });
  if (weighs(unit)) {
    if (turn && system === 'us' && systemOf(unit) === 'metric' && food !== null && cupped(food)) return volume(times(1 / cupDensity(food, words)), 'milliliter', 'us', food);
    return mass(base, unit, system);
  }
  if (turn && system === 'metric' && systemOf(unit) === 'us' && food !== null && !pours(food) && base.high > 20) return mass(times(cupDensity(food, words)), 'gram', 'metric');
  return volume(base, unit, system, food, words);
}
