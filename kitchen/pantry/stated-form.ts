/** In what form a food is there, where other words of the entry than its name say so. */
import type { Food } from './food.ts';
import { findFood } from './lexicon.ts';
import type { StatedAmount } from './stated-amount.ts';

/** One chicken, or as much of it as a bird weighs, in grams. */
const isWhole = ({ quantity, unit }: StatedAmount): boolean => {
  const grams = quantity === null || unit === null ? null : (GRAMS[{ gram: 'g', kilogram: 'kg', pound: 'lb', ounce: 'oz' }[unit] ?? ''] ?? 0) * quantity;
  return grams === null ? quantity === 1 : grams >= 1200 && grams <= 2600;
};

/** The food in the form that the entry says: "half a pepper" is no spice, a bag of navy beans is dried, "spinach 500g frozen" is frozen spinach. */
export function inStatedForm(food: Food, text: string, amount: StatedAmount | null): Food {
  if (food.id === 'black pepper' && amount !== null && amount.quantity !== null && amount.unit === null) return findFood('bell pepper') ?? food;
  if (food.id === 'corned beef' && /\b(?:tins?|cans?|tinned|canned)\b/i.test(text)) return findFood('canned corned beef') ?? food;
  if (food.kind === 'beans' && /\bbags?\b/i.test(text) && !/\b(?:frozen|can|tin|canned|cooked|steam)/i.test(text)) return findFood(`dried ${food.singular}`) ?? food;
  if (food.kind === 'lentils' && /\b(?:pouch|packet of cooked|ready[- ]cooked|microwave|tins?|cans?|tinned|canned)\b/i.test(text)) return findFood('canned lentil') ?? food;
  // Nobody buys mung beans cooked.
  if (food.id === 'mung bean' && !/\b(?:cooked|tins?|cans?|tinned|canned)\b/i.test(text)) return findFood('dried mung bean') ?? food;
  if (food.id === 'chicken' && amount !== null && /^(?:(?:small|medium|large|whole) )?chicken$/i.test(amount.rest) && isWhole(amount)) return findFood('whole chicken') ?? food;
  if (food.kind === 'potato' && /\b(?:tins?|cans?|tinned|canned)\b/i.test(text)) return findFood('canned potato') ?? food;
  if (food.kind === 'flour' && /\bgram flour\b/i.test(text)) return findFood('gram flour') ?? food;
  if (food.kind === 'egg' && /\byolks?\b/i.test(text)) return findFood('egg yolk') ?? food;
  if (food.kind === 'egg' && /\begg whites?\b/i.test(text)) return findFood('egg white') ?? food;
  if (food.id === 'artichoke' && /\b(?:jars?|tins?|cans?|jarred|tinned|canned|marinated)\b/i.test(text)) return findFood('artichoke heart') ?? food;
  if (/^(?:chicken|beef|lamb|fish) cube$/i.test(text.trim())) return findFood(`${food.singular} bouillon cube`) ?? food;
  if (food.kind === 'leafy green' && /\bfrozen\b/i.test(text)) return findFood(`frozen ${food.singular}`) ?? food;
  return food;
}

const GRAMS: Readonly<Record<string, number>> = { g: 1, gr: 1, gram: 1, kg: 1000, kilo: 1000, oz: 28.35, ounce: 28.35, lb: 453.6, pound: 453.6 };

/** The weight that stands amid or behind the words of an entry, in grams: "hash browns 30 oz bag"; null where none does. */
export function weightWithin(text: string): number | null {
  const found = /(?:^|[\s(,])(\d{1,4}(?:\.\d{1,2})?) ?(kg|kilo|gram|gr|g|ounce|oz|pound|lb)s?\b/i.exec(text);
  return found === null ? null : Number(found[1]) * (GRAMS[(found[2] ?? '').toLowerCase()] ?? 1);
}
