/** Amounts in any kitchen unit as grams. */
import { cupGrams, pieceGrams, spoonGrams } from './cup-weight.ts';
import type { Food } from './food.ts';

/** Grams per unit of mass; unit names as in unit-names.ts. */
const MASS: Readonly<Record<string, number>> = { gram: 1, kilogram: 1000, milligram: 0.001, ounce: 28.35, pound: 453.6 };
/** Cups per unit of volume (US customary; a cup holds 237 ml, and kitchens call it 240). */
const CUPS: Readonly<Record<string, number>> = {
  'milliliter': 1 / 237, 'centiliter': 10 / 237, 'deciliter': 100 / 237, 'liter': 1000 / 237, 'fluidounce': 1 / 8, 'fluid ounce': 1 / 8, 'cup': 1, 'pint': 2, 'quart': 4, 'gallon': 16,
};
/** Tablespoons per unit that a spoon fills or less. */
const SPOONS: Readonly<Record<string, number>> = { tablespoon: 1, teaspoon: 1 / 3, dash: 0.04, pinch: 0.02, drop: 0.003 };
const PIECES: ReadonlySet<string> = new Set(['can', 'jar', 'package', 'clove', 'slice', 'stick', 'head', 'bunch', 'piece', 'stalk', 'sprig', 'fillet', 'each', 'large', 'medium', 'small']);

/** What holds many of a small thing: a jar of olives is not one olive. */
const CONTAINERS: ReadonlySet<string> = new Set(['can', 'jar', 'package', 'bunch', 'head']);
const MOUTHFUL = 30;

/**
 * Grams of `quantity` units of a food, or null when the unit says nothing about its weight. A missing unit means pieces.
 * @param words of the line: "grated", "cubes" and the like change what a cup of it weighs
 */
export function gramsOf(quantity: number, unit: string | null, food: Food, words = ''): number | null {
  const mass = MASS[unit ?? ''];
  if (mass !== undefined) return quantity * mass;
  const cups = CUPS[unit ?? ''];
  if (cups !== undefined) return quantity * cups * cupGrams(food, words);
  const spoons = SPOONS[unit ?? ''];
  if (spoons !== undefined) return quantity * spoons * spoonGrams(food, words);
  if (unit !== null && unit !== food.measure) {
    const piece = pieceGrams(food, unit);
    if (piece !== null && (unit === 'slice' || unit === 'leaf' || unit === 'sprig' || unit === 'strip')) return quantity * piece;
  }
  if (food.each === null || unit !== null && unit !== food.measure && CONTAINERS.has(unit) && food.each < MOUTHFUL) return null;
  return unit === null || unit === food.measure || PIECES.has(unit) ? quantity * food.each : null;
}
