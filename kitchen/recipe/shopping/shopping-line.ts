/** What one ingredient line asks to be bought: the food and how much of it. */
import type { Food } from '../../pantry/food.ts';
import { findFood } from '../../pantry/lexicon.ts';
import { foodById, partsOf } from '../measures/line-parts.ts';
import { dimensionOf, sizeOf, type Unit, weighs } from '../measures/units.ts';

/** An amount to buy: pieces (unit ''), grams ('g'), milliliters ('ml') or a count of something ('can', 'bunch'). */
export interface Need {
  unit: string;
  amount: number;
}

export interface Wanted {
  food: Food | null;
  /** The food as written, without amount and preparation; for what the lexicon does not know. */
  name: string;
  /** Null where the line gives no amount one could add up: "to taste", "a pinch". */
  need: Need | null;
}

const SAME_WORD: Readonly<Record<string, string>> = { rib: 'stalk', rasher: 'slice', piece: '', dozen: '' };
/** "juice of 2 lemons", "zest and juice of a lime": one buys the fruit. */
const PART_OF = /^(?:the\s+)?(?:finely\s+)?(?:grated\s+)?(?:juice|zest|peel)(?:\s+(?:and|&)\s+(?:juice|zest))?\s+(?:of|from)\s+(.+)$/i;
const MEASURED: ReadonlySet<string> = new Set(['g', 'ml', 'tbsp', 'tsp', 'pinch']);

/** Reads a line: "2–3 large carrots, diced" asks for 3 carrots. */
export function wantedOf(line: string): Wanted {
  const text = line.replace(/^\[[ x]?\]\s*/i, '').replaceAll('**', '').trim();
  const parts = partsOf(PART_OF.exec(text)?.[1] ?? text);
  // "cans tomatoes" are not fresh ones.
  const food = (parts.unit === 'can' ? findFood(`canned ${parts.name}`) : null) ?? foodById(parts.food);
  const most = parts.amount?.high ?? 0;
  return { food, name: parts.name, need: most <= 0 || parts.toTaste ? null : needOf(most, parts.unit, food) };
}

function needOf(most: number, unit: Unit | null, food: Food | null): Need | null {
  const dimension = dimensionOf(unit);
  if (dimension === 'vague') return null;
  if (unit !== null && weighs(unit)) return { unit: 'g', amount: most * sizeOf(unit) };
  if (unit !== null && dimension === 'volume') return { unit: 'ml', amount: most * sizeOf(unit) };
  if (unit !== null) return { unit: SAME_WORD[unit] ?? unit, amount: unit === 'dozen' ? most * 12 : most };
  // "2 salmon fillets" and "2 celery" are counted by fillets and stalks; "2 chicken breasts" by themselves.
  const byItself = food === null || food.measure === 'each' || MEASURED.has(food.measure) || food.singular.endsWith(food.measure);
  return { unit: byItself ? '' : SAME_WORD[food.measure] ?? food.measure, amount: most };
}
