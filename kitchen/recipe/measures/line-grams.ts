/** What an ingredient line weighs: by the author's own figure where there is one, else by what the kitchen knows of the food. */
import type { Food } from '../../pantry/food.ts';
import { gramsOf } from '../../pantry/weigh.ts';
import { measuresIn, type FoundAmount } from './measures-in.ts';
import { CONTAINERS, dimensionOf, sizeOf } from './units.ts';

/** A weight somewhere in a line; most lines have none, and need no closer look. */
const WEIGHT = /\d\s?-?(?:g|gr|kg|oz|lbs?|gram(?:me)?s?|kilos?|ounces?|pounds?)\b/i;

const inGrams = ({ amount, unit }: FoundAmount): number => amount.low * (unit === null ? 0 : sizeOf(unit));
const isMass = ({ unit }: FoundAmount): boolean => dimensionOf(unit) === 'mass';

/**
 * Grams that a line states beside its amount: "1 cup (5 oz/142 g) flour", "2 onions (300 g)", "2 (14 oz) cans". Null where it states none.
 * @param each grams of one piece, to tell the weight of one from the weight of all
 */
export function statedGrams(text: string, each: number | null = null): number | null {
  if (!WEIGHT.test(text)) return null;
  const amounts = measuresIn(text, true).filter((one) => one.kind === 'amount');
  const [head] = amounts;
  if (head === undefined || isMass(head)) return null;
  const label = measuresIn(head.size).find((one): one is FoundAmount => one.kind === 'amount' && isMass(one));
  if (label !== undefined) return head.amount.low * inGrams(label);
  const beside = amounts.slice(1).filter((one) => isMass(one) && isBeside(text.slice(head.end, one.start)));
  const said = beside.find(({ unit }) => unit === 'gram' || unit === 'kilogram') ?? beside[0];
  if (said === undefined) return null;
  const grams = inGrams(said);
  const count = head.amount.low;
  if (/^\s*(?:each|apiece|per)\b/i.test(text.slice(said.end))) return grams * count;
  if (dimensionOf(head.unit) !== 'count' || count <= 1 || /\b(?:about|total|in all|altogether|drained)\b/i.test(text.slice(head.end))) return grams;
  if (head.unit !== null && CONTAINERS.has(head.unit)) return grams * count;
  const off = (one: number): number => Math.abs(Math.log(one / (each ?? one)));
  return each !== null && off(grams) < off(grams / count) ? grams * count : grams;
}

/** Whether a weight after this stands in the bracket, or behind the slash, right beside the amount. */
const isBeside = (gap: string): boolean => /^\s*\/\s*$/.test(gap) || (gap.lastIndexOf('(') > gap.lastIndexOf(')') && gap.length < 60) || /^[^()]{0,40}\([^()]{0,40}\/\s*$/.test(gap);

/** Grams of a quantity in a line; see `gramsOf`. What the author gives in grams wins. */
export const gramsInLine = (text: string, quantity: number, unit: string | null, food: Food): number | null => statedGrams(text, food.each) ?? gramsOf(quantity, unit, food, text);
