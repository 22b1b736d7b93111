/** In what form a food is there, where other words of the entry than its name say so. */
import type { Food } from './food.ts';
import { findFood } from './lexicon.ts';
import type { StatedAmount } from './stated-amount.ts';
import { unitNamed } from './unit-names.ts';
import { gramsOf } from './weigh.ts';

const CANNED = /\b(?:tins?|cans?|tinned|canned)\b/i;

interface Form {
  of: (food: Food) => boolean;
  /** The words that say it, and those beside which they do not. */
  said: RegExp;
  unless?: RegExp;
  becomes: (food: Food) => string;
}
const isKind = (kind: Food['kind']) => (food: Food): boolean => food.kind === kind;
const isFood = (id: string) => (food: Food): boolean => food.id === id;
/** Fruit that a jar holds in its juice. */
const FRUIT = new Set<Food['kind']>(['stone fruit', 'firm fruit', 'berry', 'tropical fruit', 'citrus']);
/** So much of what seasons comes from a jar. */
const IN_TEASPOONS = /^\s*[\d.,/⁄½¼¾⅓⅔⅛ ]{1,9} ?(?:tsp|teaspoons?)\b/i;
const FORMS: readonly Form[] = [
  { of: isKind('beans'), said: /\bbags?\b/i, unless: /\b(?:frozen|can|tin|canned|cooked|steam)/i, becomes: ({ singular }) => `dried ${singular}` },
  { of: isKind('lentils'), said: /\b(?:pouch|packet of cooked|ready[- ]cooked|microwave|tins?|cans?|tinned|canned)\b/i, becomes: () => 'canned lentil' },
  // Nobody buys mung beans cooked.
  { of: isFood('mung bean'), said: /^/, unless: /\b(?:cooked|tins?|cans?|tinned|canned)\b/i, becomes: () => 'dried mung bean' },
  { of: isKind('potato'), said: CANNED, becomes: () => 'canned potato' },
  { of: isKind('flour'), said: /\bgram flour\b/i, becomes: () => 'gram flour' },
  { of: isKind('egg'), said: /\byolks?\b/i, becomes: () => 'egg yolk' },
  { of: isKind('egg'), said: /\begg whites?\b/i, becomes: () => 'egg white' },
  { of: ({ kind }) => FRUIT.has(kind), said: /\b(?:jars?|jarred)\b/i, unless: /\b(?:jam|compote)/i, becomes: ({ singular }) => `canned ${singular.replace(/^sour /, '')}` },
  { of: isFood('artichoke'), said: /\b(?:jars?|tins?|cans?|jarred|tinned|canned|marinated)\b/i, becomes: () => 'artichoke heart' },
  { of: isKind('fish'), said: CANNED, becomes: ({ singular }) => `canned ${singular.replace(/^fresh /, '')}` },
  { of: ({ id, is }) => id === 'bell pepper' || is === 'bell pepper', said: /\b(?:jars?|jarred)\b/i, becomes: () => 'roasted red pepper' },
  // A spoon of it is ground, unless it is chopped.
  { of: isFood('cilantro'), said: IN_TEASPOONS, unless: /cilantro|fresh|chop|leaf|leaves|minced|torn/i, becomes: () => 'ground coriander' },
  {
    of: isFood('red chili'), said: IN_TEASPOONS, becomes: () => 'chili powder',
    unless: /\bfresh|chop|minced|sliced|diced|seeded|chill?ies|chil(?:i|e)s\b|red|dried|flake/i,
  },
  { of: isFood('red bell pepper'), said: IN_TEASPOONS, unless: /bell|sweet|fresh|chop|minced|diced|roast/i, becomes: () => 'red pepper flakes' },
  { of: isFood('beet'), said: /\b(?:vac(?:uum)?[- ]?pac(?:k|ked)?|ready[- ]cooked)\b/i, becomes: () => 'cooked beet' },
  { of: isFood('almond'), said: /\bground\b/i, becomes: () => 'almond flour' },
  { of: isFood('fenugreek seeds'), said: /\bdried fenugreek\b/i, unless: /\bseeds?\b/i, becomes: () => 'kasuri methi' },
  { of: () => true, said: /^\s*(?:chicken|beef|lamb|fish) cube\s*$/i, becomes: ({ singular }) => `${singular} bouillon cube` },
  { of: isKind('leafy green'), said: /\bfrozen\b/i, becomes: ({ singular }) => `frozen ${singular}` },
];

/** What one bird weighs, in grams. */
const BIRD = { from: 1200, to: 2600 };
/** One chicken, or as much of it as a bird weighs. */
function isBird({ quantity, unit, rest }: StatedAmount, food: Food): boolean {
  if (quantity === null || !/^(?:(?:small|medium|large|whole) )?chicken$/i.test(rest)) return false;
  const grams = unit === null ? null : gramsOf(quantity, unit, food);
  return grams === null ? quantity === 1 : grams >= BIRD.from && grams <= BIRD.to;
}

/** The food in the form that the entry says: "half a pepper" is no spice, a bag of navy beans is dried, "spinach 500g frozen" is frozen. */
export function inStatedForm(food: Food, text: string, amount: StatedAmount | null): Food {
  const isCounted = amount !== null && amount.quantity !== null && amount.unit === null;
  if (isCounted && (food.id === 'black pepper' || food.id === 'paprika')) return findFood('bell pepper') ?? food;
  if (food.id === 'chicken' && amount !== null && isBird(amount, food)) return findFood('whole chicken') ?? food;
  const form = FORMS.find(({ of, said, unless }) => of(food) && said.test(text) && unless?.test(text) !== true);
  return (form === undefined ? null : findFood(form.becomes(food))) ?? food;
}

/** What of a can of pulses is not its liquid. */
const DRAINED = 0.6;
/** The net weight that stands on a can, in grams; a "400 g tin of kidney beans" is one can, with its liquid. */
const NET = { from: 380, to: 425 };
/** Grams of the food alone, where a can of pulses is told by its net weight: 240 of "400g kidney beans tin". Baked beans have their sauce. */
export const drained = (grams: number | null, { kind, each }: Food, text: string): number | null =>
  grams !== null && (each ?? 0) < NET.from && grams >= NET.from && grams <= NET.to && (kind === 'beans' || kind === 'lentils') && CANNED.test(text) && !/\bdrained\b/i.test(text) ? grams * DRAINED : grams;

/** The weight that stands amid or behind the words of an entry, in grams: "hash browns 30 oz bag"; null where none does. */
export function weightWithin(text: string, food: Food): number | null {
  const found = /(?:^|[\s(,])(\d{1,4}(?:\.\d{1,2})?) ?(kg|kilograms?|grams?|g|ounces?|oz|pounds?|lbs?)\b/i.exec(text);
  return found === null ? null : gramsOf(Number(found[1]), unitNamed(found[2] ?? ''), food);
}
