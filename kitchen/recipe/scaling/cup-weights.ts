/** What a cup of a food weighs, where the lexicon gives no density: grated, chopped and poured things leave air. Grams in a US cup after the household weights of USDA FoodData Central. */
import type { Food } from '../../pantry/food.ts';
import type { KindName } from '../../pantry/kinds.ts';

const CUP: Readonly<Partial<Record<KindName, number>>> = {
  'rice': 190, 'grain': 175, 'oats': 90, 'cereal': 40, 'pasta': 100, 'cooked grain': 170, 'breadcrumbs': 100,
  'dried beans': 185, 'lentils': 190, 'beans': 170, 'nut': 120, 'peanut': 145, 'seed': 140, 'dried fruit': 145, 'chocolate': 170,
  'hard cheese': 100, 'melting cheese': 115, 'crumbly cheese': 140, 'fresh cheese': 240, 'frying cheese': 130,
  'berry': 150, 'peas and corn': 145, 'leafy green': 30, 'salad leaf': 25, 'tender herb': 30, 'mushroom': 75, 'cabbage': 85, 'pickled vegetable': 140,
  'firm vegetable': 100, 'tender vegetable': 130, 'root': 125, 'bulb': 150, 'green onion': 100, 'tomato': 180, 'potato': 150, 'starchy root': 135, 'squash': 120, 'raw vegetable': 120, 'sprouts': 100,
  'firm fruit': 125, 'stone fruit': 155, 'tropical fruit': 160, 'canned fruit': 220, 'canned tomato': 240, 'cooked meat': 140, 'poultry': 140, 'fish': 140, 'ground meat': 225, 'tofu': 250,
};

/** Where one food differs from its kind, or from itself in a spoon. */
const CUP_OF: Readonly<Record<string, number>> = { 'butter': 227, 'feta': 150, 'cherry tomato': 149, 'broccoli': 90, 'mushroom': 70, 'active dry yeast': 149, 'instant yeast': 149 };

/** Grams in a milliliter of a food as it lies in a cup. */
export const cupDensity = (food: Food): number => (Object.hasOwn(CUP_OF, food.id) ? (CUP_OF[food.id] ?? 240) / 240 : food.density !== 1 ? food.density : (CUP[food.kind] ?? 240) / 240);

/** Kinds that pour: a cup of them becomes milliliters, never grams. */
const POURED: ReadonlySet<KindName> = new Set(['oil', 'stock', 'coconut milk', 'vinegar', 'wine', 'drink', 'milk', 'cream', 'soy sauce', 'fish sauce', 'hot sauce', 'water', 'cooking sauce', 'dressing', 'vanilla']);
export const pours = (food: Food): boolean => POURED.has(food.kind) || (food.kind === 'citrus' && food.id.endsWith('juice'));

/** Kinds that an American kitchen measures in cups and spoons; everything else it weighs in ounces and pounds. */
const CUPPED: ReadonlySet<KindName> = new Set([
  ...POURED, 'rice', 'grain', 'oats', 'cereal', 'cooked grain', 'breadcrumbs', 'flour', 'starch', 'sugar', 'syrup', 'dried beans', 'lentils', 'yogurt', 'butter', 'animal fat', 'nut', 'peanut', 'seed', 'nut butter',
  'dried fruit', 'berry', 'peas and corn', 'jam', 'spread', 'curry paste', 'tomato paste', 'mustard', 'salt', 'spice', 'spice blend', 'dried herb', 'leavening', 'gelatin', 'supplement', 'fresh cheese',
]);
export const cupped = (food: Food): boolean => CUPPED.has(food.kind) || pours(food);
