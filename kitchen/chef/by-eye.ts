/** Weights as one asks for them, where nothing sets by them. */
import type { Food } from '../pantry/food.ts';
import type { KindName } from '../pantry/kinds.ts';
import type { Amount } from './card.ts';

/** What is weighed by eye: nobody asks for 115 g of bacon or 380 g of potatoes. */
const BY_EYE = new Set<KindName>([
  'bulb', 'root', 'starchy root', 'potato', 'tender vegetable', 'firm vegetable', 'tomato', 'raw vegetable', 'squash', 'mushroom', 'leafy green',
  'cabbage', 'salad leaf', 'peas and corn', 'bacon', 'cured meat', 'melting cheese', 'crumbly cheese', 'fresh cheese', 'cooked sausage',
  'raw sausage', 'poultry', 'ground meat', 'stewing meat', 'beef', 'pork', 'fish', 'smoked fish', 'shrimp', 'cooked meat', 'tofu', 'firm fruit', 'berry',
]);
/** Grams that one asks for. */
const ASKED_FOR = [50, 60, 70, 80, 90, 100, 120, 150, 180, 200, 225, 250, 300, 350, 400, 450, 500, 550, 600, 700, 800, 900];
/** A weight in grams to the next that one would write down; any other amount, and what sets by its weight, as it is. */
export function byEye(amount: Amount, { kind }: Food): Amount {
  const { value, unit } = amount;
  if (unit !== 'g' || value === null || value < 50 || value >= 950 || !BY_EYE.has(kind)) return amount;
  return { ...amount, value: ASKED_FOR.reduce((near, one) => (Math.abs(one - value) < Math.abs(near - value) ? one : near)) };
}
