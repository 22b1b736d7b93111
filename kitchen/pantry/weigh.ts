/** Amounts in any kitchen unit as grams. */
import type { Food } from './food.ts';

/** Grams per unit of mass; unit names as in unit-names.ts. */
const MASS: Readonly<Record<string, number>> = { gram: 1, kilogram: 1000, milligram: 0.001, ounce: 28.35, pound: 453.6 };
/** Millilitres per unit of volume (US customary). */
const VOLUME: Readonly<Record<string, number>> = {
  milliliter: 1, centiliter: 10, deciliter: 100, liter: 1000, teaspoon: 5, tablespoon: 15, fluidounce: 30, cup: 240, pint: 473, quart: 946, gallon: 3785, dash: 0.6, pinch: 0.3, drop: 0.05,
};

/** Grams of `quantity` units of a food, or null when the unit says nothing about its weight. A missing unit means pieces. */
export function gramsOf(quantity: number, unit: string | null, food: Food): number | null {
  const mass = MASS[unit ?? ''];
  if (mass !== undefined) return quantity * mass;
  const volume = VOLUME[unit ?? ''];
  if (volume !== undefined) return quantity * volume * food.density * (isChunky(food) ? 0.6 : 1);
  if (food.each === null) return null;
  if (unit === null) return quantity * food.each;
  if (unit === food.measure || ['can', 'jar', 'package', 'clove', 'slice', 'stick', 'head', 'bunch', 'piece', 'stalk', 'sprig', 'fillet', 'each', 'large', 'medium', 'small'].includes(unit)) return quantity * food.each;
  return null;
}

/** Foods that leave air in a cup: vegetables, meat and fruit in pieces. */
const isChunky = (food: Food): boolean => food.aisle === 'produce' || food.aisle === 'meat' || food.aisle === 'fish';
