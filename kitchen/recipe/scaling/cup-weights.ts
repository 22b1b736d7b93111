/** What is measured in cups, what is weighed, and what a cup of it weighs. */
import { cupGrams } from '../../pantry/cup-weight.ts';
import type { Food } from '../../pantry/food.ts';
import type { KindName } from '../../pantry/kinds.ts';

/** Grams in a milliliter of a food as it lies in a cup; `words` of its line may say in what form. */
export const cupDensity = (food: Food, words = ''): number => cupGrams(food, words) / 240;

/** Kinds that pour: a cup of them becomes milliliters, never grams. */
const POURED: ReadonlySet<KindName> = new Set(['oil', 'stock', 'coconut milk', 'vinegar', 'wine', 'drink', 'milk', 'cream', 'soy sauce', 'fish sauce', 'hot sauce', 'water', 'cooking sauce', 'dressing', 'vanilla']);
export const pours = (food: Food): boolean => POURED.has(food.kind) || (food.kind === 'citrus' && food.id.endsWith('juice'));

/** Kinds that an American kitchen measures in cups and spoons; everything else it weighs in ounces and pounds. */
const CUPPED: ReadonlySet<KindName> = new Set([
  ...POURED, 'rice', 'grain', 'oats', 'cereal', 'cooked grain', 'breadcrumbs', 'flour', 'starch', 'sugar', 'syrup', 'dried beans', 'lentils', 'yogurt', 'butter', 'animal fat', 'nut', 'peanut', 'seed', 'nut butter',
  'dried fruit', 'berry', 'peas and corn', 'jam', 'spread', 'curry paste', 'tomato paste', 'mustard', 'salt', 'spice', 'spice blend', 'dried herb', 'leavening', 'gelatin', 'supplement', 'fresh cheese',
]);
export const cupped = (food: Food): boolean => CUPPED.has(food.kind) || pours(food);
