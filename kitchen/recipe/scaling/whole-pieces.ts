/** How far a thing can be cut: half an onion yes, half an egg no. */
import type { Food } from '../../pantry/food.ts';
import type { Range } from '../measures/measures-in.ts';
import { CONTAINERS, type Unit } from '../measures/units.ts';

/** Units of which a half makes sense. */
const HALVED: ReadonlySet<Unit> = new Set([...CONTAINERS, 'head', 'bunch', 'handful', 'bulb', 'ball', 'loaf', 'stick', 'cube', 'dozen', 'sheet', 'scoop', 'stalk', 'block']);
/** Kinds that are cooked and served by the piece. */
const BY_THE_PIECE: ReadonlySet<string> = new Set(['egg', 'poultry', 'raw sausage', 'cooked sausage', 'pork', 'lamb', 'beef', 'fish', 'scallop', 'shrimp', 'flatbread', 'garlic']);

const smallest = (unit: Unit | null, food: Food | null, halved: boolean): number => {
  if (unit === 'head') return 0.25;
  if (unit !== null) return HALVED.has(unit) ? 0.5 : 1;
  if (food === null) return 0.5;
  if (BY_THE_PIECE.has(food.kind) || food.each === null || food.each < 30) return halved && food.kind !== 'egg' ? 0.5 : 1;
  return food.each >= 140 ? 0.25 : 0.5;
};

/**
 * A count of pieces or packages as one would take them; never zero.
 * @param halved true where the recipe itself speaks of a half ("½ chicken breast")
 */
export function wholePieces({ low, high }: Range, unit: Unit | null, food: Food | null, halved = false): Range {
  const least = smallest(unit, food, halved);
  const round = (value: number): number => {
    // Quarters only of what is used in quarters; two and a quarter onions are two.
    const by = value > 1.01 ? Math.max(least, 0.5) : least;
    return value > 6 ? Math.round(value) : Math.max(by, Math.round(value / by + 1e-6) * by);
  };
  return { low: round(low), high: round(high) };
}
