/** Amounts as cards write them, and as a recipe prints them at another yield. */
import type { Food, Measure } from '../pantry/food.ts';
import { pluralOf } from '../pantry/words.ts';
import type { Amount } from './card.ts';

const SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 0.25, '¾': 0.75, '⅛': 0.125 };

/** Units, each with its other spellings. A unit that counts things takes a plural ("2 cans"). */
const UNITS: Readonly<Record<string, string>> = {
  g: 'g', kg: 'kg', ml: 'ml', l: 'l', tsp: 'tsp', tbsp: 'tbsp', cm: 'cm',
  teaspoon: 'tsp', teaspoons: 'tsp', tablespoon: 'tbsp', tablespoons: 'tbsp', liter: 'l', liters: 'l',
};
const COUNTED_UNITS = [
  'pinch', 'handful', 'bunch', 'clove', 'sprig', 'slice', 'stalk', 'rib', 'leaf', 'can', 'tin', 'jar', 'sheet', 'head', 'fillet', 'ball', 'block', 'package', 'packet',
  'bag', 'knob', 'stick', 'piece', 'strip', 'cube', 'ear', 'scoop', 'drop', 'dash', 'splash', 'rasher', 'loaf', 'round', 'square', 'bulb', 'wedge', 'shot', 'rack', 'pod',
  'grating', 'drizzle', 'cup', 'bottle', 'carton', 'tub', 'log', 'wheel', 'half', 'sachet', 'envelope', 'strand', 'spoonful', 'nest', 'cake', 'thumb',
];
for (const unit of COUNTED_UNITS) Object.assign(UNITS, { [unit]: unit, [pluralOf(unit)]: unit });

/** Grams of one unit where neither card nor food says. */
const UNIT_GRAMS: Readonly<Record<string, number>> = {
  pinch: 0.3, handful: 15, bunch: 60, clove: 4, sprig: 1.5, slice: 30, stalk: 40, rib: 40, leaf: 0.5, can: 240, tin: 240, jar: 300, sheet: 60, head: 500, fillet: 150, ball: 125,
  block: 300, package: 200, packet: 200, bag: 200, knob: 15, stick: 3, piece: 80, strip: 20, cube: 10, ear: 110, scoop: 60, drop: 0.05, dash: 0.6, splash: 10, rasher: 20, loaf: 400,
  round: 60, square: 10, bulb: 200, wedge: 40, shot: 30, rack: 800, pod: 1, grating: 0.2, drizzle: 5, cup: 240, bottle: 330, carton: 250, tub: 250, log: 150, wheel: 250, half: 60,
  sachet: 7, envelope: 7, strand: 0.01, spoonful: 15, nest: 60, cake: 200, thumb: 15, cm: 5,
};

const FIGURE = /^(?:(\d+)([½⅓⅔¼¾⅛])|([½⅓⅔¼¾⅛])|(\d+(?:\.\d+)?)|(half an?)|(an?)|(a few)|(a couple of))(?=\s|$)/;

const EMPTY: Amount = { value: null, unit: null, size: '', grams: null, gramsEach: false, article: false };

/**
 * Reads the amount that a text begins with.
 * @returns the amount and the text after it; a text without one gives an amount without figure and itself
 */
export function readAmount(text: string): { amount: Amount; rest: string } {
  const found = FIGURE.exec(text);
  if (found === null) return { amount: EMPTY, rest: text };
  const [whole, int, sign, alone, plain, half, article, few, couple] = found;
  let value = 1;
  if (int !== undefined) value = Number(int) + (SIGNS[sign ?? ''] ?? 0);
  else if (alone !== undefined) value = SIGNS[alone] ?? 0;
  else if (plain !== undefined) value = Number(plain);
  else if (half !== undefined) value = 0.5;
  else if (few !== undefined) value = 3;
  else if (couple !== undefined) value = 2;
  let rest = text.slice(whole.length).trimStart();
  let unit: string | null = null;
  let size = '';
  const word = /^((?:small|large|big|medium|generous|heaped|level|thin|thick|good|short|long) )?([a-z]+)(?=\s|$|\))/.exec(rest);
  if (word !== null && Object.hasOwn(UNITS, word[2] ?? '') && rest.length > word[0].length) {
    const after = rest.slice(word[0].length).trimStart();
    // "2 cloves garlic", but "2 cloves, ground" and "3 leaves" of nothing are no units.
    if (after !== '' && !/^[,;|>@#&(]/.test(after.replace(/^\([^)]*\)\s*/, ''))) {
      unit = UNITS[word[2] ?? ''] ?? null;
      size = (word[1] ?? '').trim();
      rest = after;
    }
  }
  let grams: number | null = null;
  let gramsEach = false;
  const bracket = /^\((?:about )?(\d+(?:\.\d+)?) ?(g|kg|ml|l)( each)?(?: drained)?\)\s*/.exec(rest);
  if (bracket !== null) {
    grams = Number(bracket[1]) * (bracket[2] === 'kg' || bracket[2] === 'l' ? 1000 : 1);
    gramsEach = true;
    rest = rest.slice(bracket[0].length);
  }
  if (unit !== null) rest = rest.replace(/^of (?!up to)/, '');
  return { amount: { value, unit, size, grams, gramsEach, article: article !== undefined || half !== undefined || few !== undefined || couple !== undefined }, rest };
}

/** An amount alone, for a part of a place: "1 tbsp". */
export function readPart(text: string): Amount | null {
  const { amount } = readAmount(`${text} thing`);
  return amount.value === null ? null : amount;
}

/** Measures of the lexicon that a unit of ours means. */
const MEASURE_OF: Readonly<Record<string, Measure>> = { tin: 'can', rib: 'stalk', packet: 'package', bag: 'package', block: 'package' };

/** Grams of an amount of a food. */
export function gramsOfAmount(amount: Amount, food: Food): number {
  const { value, unit } = amount;
  if (value === null) return 0;
  if (amount.grams !== null) return amount.gramsEach ? value * amount.grams : amount.grams;
  switch (unit) {
    case 'g': return value;
    case 'kg': return value * 1000;
    case 'ml': return value * food.density;
    case 'l': return value * 1000 * food.density;
    case 'tsp': return value * 5 * food.density;
    case 'tbsp': return value * 15 * food.density;
    case null: return value * (food.each ?? 100);
    default:
      // A slice of bacon is a rasher.
      if (food.kind === 'bacon' && food.each !== null && (unit === 'slice' || unit === 'rasher')) return value * food.each;
      return value * ((food.measure === unit || food.measure === MEASURE_OF[unit]) && food.each !== null ? food.each : (UNIT_GRAMS[unit] ?? 50));
  }
}

const QUARTERS = ['', '¼', '½', '¾'];
/** A figure as a kitchen says it: quarters below three, thirds where they are meant, whole from there. */
export function figure(value: number): string {
  for (const [sign, size] of Object.entries(SIGNS)) {
    if (sign !== '⅛' && Math.abs(value - Math.floor(value) - size) < 0.02) return `${Math.floor(value) === 0 ? '' : Math.floor(value)}${sign}`;
  }
  if (value > 0 && value < 0.2) return '⅛';
  const quarters = Math.max(1, Math.round(value * 4));
  return `${quarters >= 4 ? Math.floor(quarters / 4) : ''}${QUARTERS[quarters % 4] ?? ''}`;
}

const roundTo = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/** Grams or millilitres as one would weigh them. */
export function weighed(value: number): number {
  if (value < 12) return Math.max(1, Math.round(value));
  if (value < 200) return roundTo(value, 5);
  if (value < 500) return roundTo(value, 10);
  return roundTo(value, value < 1000 ? 25 : 50);
}

/** Foods and units that nobody halves. */
const WHOLE = new Set(['clove', 'sprig', 'leaf', 'slice', 'rasher', 'sheet', 'pod', 'drop', 'strand', 'cube', 'nest', 'ball', 'scoop', 'fillet', 'wedge', 'handful', 'pinch', 'dash', 'splash', 'strip', 'piece']);

/** Fewer milliliters are told in spoons. */
const SPOONED = 58;
const TABLESPOON = 15;
/** So heavy, in grams, that a quarter of one is worth a line. */
const QUARTERED = 400;

/** How many pieces one would take: halves, and quarters of what is as heavy as a cabbage. @param each grams of one */
export const inPieces = (count: number, each: number): number => roundTo(count, each >= QUARTERED && count < 0.9 ? 0.25 : 0.5);

/** A quarter teaspoon more or less of these is another bread, or too much. */
const isExact = (food: Food | null): boolean => food?.kind === 'leavening' || food?.kind === 'salt';

/** So many tablespoons, as one would measure them: in teaspoons below one, in milliliters from eight on. */
function spoonfuls(amount: Amount, value: number, food: Food | null): Amount {
  if (value < 0.8) return smallSpoonfuls(amount, value * 3, food);
  if (value > 8 && food !== null && food.measure !== 'tsp') return { ...amount, value: weighed(value * TABLESPOON), unit: 'ml' };
  return { ...amount, value: roundTo(value, value < 4 ? 0.5 : 1), unit: 'tbsp' };
}

/** So many teaspoons: in tablespoons where that is simpler, and a pinch of what no spoon measures. */
function smallSpoonfuls(amount: Amount, value: number, food: Food | null): Amount {
  if (value < 0.2) return { ...amount, value: 1, unit: 'pinch', article: true };
  const exact = isExact(food);
  const rounded = roundTo(value, exact || value < 1 ? 0.25 : value < 2 ? 0.5 : 1);
  const isTablespoons = value >= 3 && (value > 5 || value % 1.5 < 0.1) || !exact && rounded === 3;
  if (isTablespoons) return { ...amount, value: roundTo(value / 3, 0.5), unit: 'tbsp' };
  return { ...amount, value: rounded, unit: 'tsp' };
}

/** An amount at `factor` times the yield, rounded to what a kitchen can measure; at 1 it stays as the card has it. */
export function scaled(amount: Amount, factor: number, food: Food | null): Amount {
  if (factor === 1 || amount.value === null) return amount;
  const value = amount.value * factor;
  const article = false;
  switch (amount.unit) {
    case 'g': return value >= 1000 ? { ...amount, value: Math.round(value / 50) / 20, unit: 'kg' } : { ...amount, value: weighed(value) };
    case 'ml':
      // Nobody has 45 ml, everybody a spoon.
      if (value < SPOONED && food !== null && food.kind !== 'water' && food.kind !== 'stock') return spoonfuls(amount, value / TABLESPOON, food);
      return value >= 1000 ? { ...amount, value: Math.round(value / 50) / 20, unit: 'l' } : { ...amount, value: weighed(value) };
    case 'kg': case 'l': {
      const small = amount.unit === 'kg' ? 'g' : 'ml';
      return value < 1 ? { ...amount, value: weighed(value * 1000), unit: small } : { ...amount, value: Math.round(value * 20) / 20 };
    }
    case 'tsp': return smallSpoonfuls(amount, value, food);
    case 'tbsp': return spoonfuls(amount, value, food);
    case 'cm': return { ...amount, value: roundTo(value, 1) };
    case 'pinch': case 'dash': case 'splash': case 'drizzle': case 'grating':
      if (value <= 1.5) return amount;
      // Three pinches are a measure.
      return value > 2.5 && amount.unit === 'pinch' ? { ...EMPTY, value: value < 6 ? 0.25 : 0.5, unit: 'tsp' } : { ...amount, value: Math.round(value), article };
    default: {
      const total = amount.grams !== null && !amount.gramsEach ? weighed(amount.grams * factor) : amount.grams;
      const halves = !(amount.unit !== null && WHOLE.has(amount.unit)) && food?.kind !== 'egg' && (food?.each ?? 60) >= 50;
      const rounded = halves && value < 4 ? inPieces(value, food?.each ?? 0) : Math.max(1, Math.round(value));
      return { ...amount, value: rounded, grams: total, article: amount.article && rounded === 1 };
    }
  }
}

/** Whether an amount speaks of more than one thing. */
export const isSeveral = ({ value, unit }: Amount): boolean => unit === null && value !== null && value > 1;

/** "2 cans (400 g each)", "a handful of", "250 g": what stands before the food, with the space after it. */
export function amountText(amount: Amount): string {
  const { value, unit, size, grams, gramsEach, article } = amount;
  if (value === null) return '';
  const many = value > 1;
  // Of half a can the half is told.
  const bracket = grams !== null && gramsEach ? ` (${weight(value < 1 ? weighed(grams * value) : grams)}${many ? ' each' : ''})` : '';
  const sized = size === '' ? '' : `${size} `;
  if (unit === null) return `${article && value === 1 ? articleFor(sized) : figure(value)}${bracket} `;
  if (unit === 'g' || unit === 'ml' || unit === 'kg' || unit === 'l') {
    return `${Number.isInteger(value) || value >= 1 ? String(Math.round(value * 100) / 100) : figure(value)} ${unit}${bracket} `;
  }
  if (unit === 'tsp' || unit === 'tbsp') return `${figure(value)} ${sized}${unit} `;
  if (unit === 'cm') return `${figure(value)} cm of `;
  const word = many ? pluralOf(unit) : unit;
  const vague = article || ['pinch', 'handful', 'bunch', 'dash', 'splash', 'drizzle', 'knob', 'grating', 'squeeze', 'thumb'].includes(unit);
  const of = vague ? ' of' : '';
  return `${article && value === 1 ? articleFor(`${sized}${unit}`) : figure(value)} ${sized}${word}${bracket}${of} `;
}

const articleFor = (word: string): string => (/^[aeiou]/.test(word) ? 'an' : 'a');
const weight = (grams: number): string => (grams >= 1000 ? `${String(Math.round(grams / 50) / 20)} kg` : `${String(grams)} g`);
