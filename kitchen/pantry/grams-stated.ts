/** What an entry's amount weighs: packs, cuts of meat that are counted, bare figures. */
import type { Food } from './food.ts';
import type { KindName } from './kinds.ts';
import { isPackOfMany, packGrams } from './pack-weight.ts';
import type { StatedAmount } from './stated-amount.ts';
import { gramsOf } from './weigh.ts';

/** Meat that is sold as a mass and counted by its cut. */
const MEAT = new Set<KindName>(['poultry', 'pork', 'lamb', 'beef', 'stewing meat', 'game']);
/** One piece of a cut, in grams. */
const CUTS: readonly (readonly [cut: RegExp, grams: number])[] = [[/\b(?:escalopes?|schnitzels?|cutlets?|medallions?)\b/i, 130], [/\b(?:steaks?|chops?)\b/i, 180]];
/** What one escalope or steak weighs of a meat that has no piece of its own, in grams; null where the words name no such cut. */
export const cutGrams = ({ kind, counted }: Food, text: string): number | null =>
  counted || !MEAT.has(kind) ? null : (CUTS.find(([cut]) => cut.test(text))?.[1] ?? null);

/** From this figure on nobody counts pieces: "rice 200" is grams, "eggs 12" is not. */
const GRAMS = { mass: 40, pieces: 100 };
/** "Half a pack of sausages (4)". */
const COUNTED_IN_BRACKETS = /\(\s?(\d{1,2})(?: (?:of them|pieces|left|pcs))?\s?\)/;

/** How many pieces a bracket behind the name counts; null where it does not. */
export function piecesInBrackets(text: string, { counted }: Food): number | null {
  const found = counted ? COUNTED_IN_BRACKETS.exec(text) : null;
  return found === null ? null : Number(found[1]);
}

/** Grams of a food by the amount read from its entry, or null where it says nothing of the weight. */
export function gramsStated(amount: StatedAmount, food: Food, text: string): number | null {
  const inBrackets = piecesInBrackets(text, food);
  if (inBrackets !== null && food.each !== null) return inBrackets * food.each;
  const packed = packGrams(amount, text, food);
  const { quantity, unit } = amount;
  if (packed !== null || quantity === null || isPackOfMany(amount, food)) return packed;
  if (unit === null && quantity >= (food.counted ? GRAMS.pieces : GRAMS.mass)) return quantity;
  const cut = unit === null ? cutGrams(food, text) : null;
  return cut === null ? gramsOf(quantity, unit, food, text) : quantity * cut;
}
