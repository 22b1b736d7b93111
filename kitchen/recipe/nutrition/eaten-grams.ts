/** How many grams of an ingredient line are eaten. */
import { pieceGrams } from '../../pantry/cup-weight.ts';
import type { Food } from '../../pantry/food.ts';
import { statedGrams } from '../measures/line-grams.ts';
import type { LineParts } from '../measures/line-parts.ts';
import { dimensionOf, sizeOf } from '../measures/units.ts';
import type { IngredientLine } from '../recipe.ts';
import { factsOf } from './nutrients.ts';

/** Words before the name that say it is weighed as it is eaten. */
const AS_EATEN = /\b(?:boneless|peeled|shelled|pitted|stoned|trimmed|cored|podded|picked|cooked|chopped|sliced|diced|cubed|grated|shredded|minced|mashed|florets?|fillets?|leaves|meat|kernels?|segments?|flesh|frozen|canned|tinned)\b/i;
/** Of a closed can, jar or tin so much is left when the liquid is poured off. */
const DRAINED: Readonly<Record<string, number>> = { 'beans': 0.6, 'canned fish': 0.72, 'canned fruit': 0.62, 'peas and corn': 0.65, 'mushroom': 0.6, 'pickled vegetable': 0.6, 'firm vegetable': 0.6, 'potato': 0.6, 'root': 0.6 };
/** Grams of amounts that nobody measures, where the food itself does not say. */
const ROUGH: Readonly<Record<string, number>> = {
  handful: 20, knob: 15, bunch: 40, sprig: 1.5, cube: 15, strip: 10, spear: 15, ball: 125, block: 300, bottle: 330, carton: 250, tub: 250, tube: 100, bar: 100, bag: 200, box: 250, loaf: 450, envelope: 7,
  ear: 150, can: 400, jar: 350, package: 200, slice: 25, sheet: 60, fillet: 150, head: 400, stalk: 40, leaf: 1, pod: 1,
};
const SLICE_OF_MEAT = 100;
/** Grams of ginger and the like to a centimeter of root. */
const ROOT_PER_CM = 5;

/** Grams of a line as it is bought; null where it gives no amount, or one that says nothing. */
function boughtGrams(line: IngredientLine, parts: LineParts, food: Food): number | null {
  const { amount, unit, grams, size } = parts;
  const root = food.kind === 'ginger' ? /^([\d.]{1,5})[\s-]?(cm|inch)\b/i.exec(line.text) : null;
  if (root !== null) return Number(root[1]) * (root[2] === 'cm' ? 1 : 2.54) * ROOT_PER_CM;
  if (amount === null || amount.high <= 0) return null;
  const middle = (amount.low + amount.high) / 2;
  if (grams !== null && amount.low > 0) {
    const sized = unit === null ? /\b(small|medium|large)\b/i.exec(size)?.[1]?.toLowerCase() : undefined;
    const piece = sized === undefined || statedGrams(line.text) !== null ? null : pieceGrams(food, sized);
    return piece === null || food.measure !== 'each' ? drained(line.text, parts, food, grams * (middle / amount.low)) : piece * middle;
  }
  if (line.grams !== null || unit === null) return line.grams;
  if (dimensionOf(unit) === 'vague') return middle * sizeOf(unit) * food.density;
  const one = unit === 'slice' && food.aisle === 'meat' ? SLICE_OF_MEAT : unit === 'sheet' ? (food.each ?? ROUGH[unit]) : ROUGH[unit];
  return one === undefined ? null : middle * one;
}

/** "2 (15 oz) cans beans" hold more than is eaten of them; what the author gives as drained is drained. */
function drained(text: string, { unit, amount }: LineParts, food: Food, grams: number): number {
  const share = DRAINED[food.kind];
  if (share === undefined || food.measure !== 'can' || food.each === null || (unit !== 'can' && unit !== 'jar') || /\d\s?g\s+drained|drained weight/i.test(text)) return grams;
  const count = amount?.low ?? 1;
  return grams > count * food.each * 1.2 ? grams * share : grams;
}

/**
 * Grams of a line that are eaten, or null where its amount is not known.
 * What is weighed as bought loses bones, peel and shells; cups and pieces of produce are weighed without them.
 */
export function eatenGrams(line: IngredientLine, parts: LineParts, food: Food): number | null {
  const text = line.text.replaceAll('**', '');
  const bought = boughtGrams(line, parts, food);
  if (bought === null) return null;
  const refuse = factsOf(food, text)?.refuse ?? 0;
  const [front = ''] = text.split(',');
  const weighed = (parts.unit !== null && dimensionOf(parts.unit) === 'mass') || (parts.unit === null && statedGrams(text, food.each) !== null);
  const whole = weighed || (dimensionOf(parts.unit) === 'count' && (food.aisle === 'meat' || food.aisle === 'fish' || food.measure === 'ear'));
  return !whole || AS_EATEN.test(food.aisle === 'meat' ? text : front) ? bought : bought * (1 - refuse);
}
