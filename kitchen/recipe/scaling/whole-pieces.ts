/** How far a thing can be cut: half an onion yes, half an egg no. */
import type { Food } from '../../pantry/food.ts';
import type { Range } from '../measures/measures-in.ts';
import { CONTAINERS, type Unit } from '../measures/units.ts';

/** Units of which a half makes sense. */
const HALVED: ReadonlySet<Unit> = new Set([...CONTAINERS, 'head', 'bunch', 'handful', 'bulb', 'ball', 'loaf', 'stick', 'cube', 'dozen', 'sheet', 'scoop', 'stalk', 'block', 'pod', 'glass', 'spoon', 'punnet', 'recipe', 'batch', 'glug', 'mug', 'shot']);
/** Kinds that are cooked and served by the piece. */
const BY_THE_PIECE: ReadonlySet<string> = new Set(['egg', 'poultry', 'raw sausage', 'cooked sausage', 'pork', 'lamb', 'beef', 'fish', 'scallop', 'shrimp', 'flatbread', 'garlic']);

/** What is named tells it better than the food: nobody halves a yolk, and half a vanilla pod is split like a whole one. */
const WHOLE = /^(?:\s+[\p{L}-]+){0,3}\s+(?:yolk|white)s?\b/iu;
const CUT = /^(?:\s+\p{L}+)?\s+(?:pods?|beans?)(?=\s*(?:$|[,(]|or\b))/iu;

const smallest = (unit: Unit | null, food: Food | null, halved: boolean, noun: string): number => {
  if (unit === 'head') return 0.25;
  if (unit !== null) return HALVED.has(unit) ? (halved ? 0.25 : 0.5) : 1;
  if (WHOLE.test(noun)) return 1;
  if (food === null || (food.kind === 'citrus' && food.each === null)) return halved ? 0.25 : 0.5;
  if (CUT.test(noun) || food.kind === 'squash') return 0.5;
  if (BY_THE_PIECE.has(food.kind) || food.each === null || food.each < 30) return (halved && food.kind !== 'egg') || food.kind === 'chili' ? 0.5 : 1;
  return food.each >= 140 || (halved && food.each >= 40) ? 0.25 : 0.5;
};

/**
 * A count of pieces or packages as one would take them; never zero.
 * @param halved true where the recipe itself speaks of a half ("½ chicken breast")
 * @param noun what stands behind the count
 */
export function wholePieces({ low, high }: Range, unit: Unit | null, food: Food | null, halved = false, noun = ''): Range {
  const least = smallest(unit, food, halved, noun);
  const round = (value: number): number => {
    // Quarters only of what is used in quarters; two and a quarter onions are two.
    const by = value > 1.01 ? Math.max(least, 0.5) : least;
    return value > 6 ? Math.round(value) : Math.max(by, Math.round(value / by + 1e-6) * by);
  };
  return { low: round(low), high: round(high) };
}
