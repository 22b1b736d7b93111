/** What takes the place of a food that a diet or allergy keeps out. */
import type { Food } from './food.ts';
import { foodNamed, isA } from './lexicon.ts';
import type { KindName } from './kinds.ts';

/** First match wins: a food (with its kinds), or a kind; then candidates, best first. */
const SWAPS: readonly (readonly [food: string | null, kind: KindName | null, swaps: readonly string[]])[] = [
  ['parmesan', null, ['nutritional yeast']],
  ['butter', null, ['olive oil', 'vegan butter']],
  [null, 'milk', ['oat milk', 'soy milk', 'rice milk']],
  [null, 'cream', ['coconut cream', 'oat cream']],
  [null, 'yogurt', ['coconut yogurt', 'soy yogurt']],
  [null, 'hard cheese', ['nutritional yeast']],
  [null, 'melting cheese', ['vegan cheese', 'nutritional yeast']],
  [null, 'crumbly cheese', ['tofu', 'olive']],
  [null, 'fresh cheese', ['tofu']],
  [null, 'frying cheese', ['tofu', 'chickpea']],
  [null, 'egg', ['tofu', 'chickpea flour']],
  ['honey', null, ['maple syrup']],
  ['soy sauce', null, ['tamari', 'coconut aminos']],
  ['worcestershire sauce', null, ['soy sauce', 'coconut aminos']],
  ['fish sauce', null, ['soy sauce', 'tamari', 'coconut aminos']],
  ['oyster sauce', null, ['soy sauce', 'tamari', 'coconut aminos']],
  [null, 'soy sauce', ['tamari', 'coconut aminos']],
  [null, 'pasta', ['gluten-free pasta', 'rice noodle']],
  [null, 'noodle', ['rice noodle']],
  [null, 'bread', ['corn tortilla', 'potato']],
  [null, 'flatbread', ['corn tortilla', 'rice']],
  [null, 'breadcrumbs', ['cornmeal', 'oats']],
  [null, 'flour', ['rice flour', 'cornstarch']],
  [null, 'grain', ['quinoa', 'rice']],
  [null, 'oats', ['quinoa', 'millet']],
  [null, 'stock', ['vegetable stock', 'water']],
  [null, 'wine', ['vegetable stock', 'lemon juice']],
  [null, 'gelatin', ['agar']],
  [null, 'bacon', ['smoked tofu', 'mushroom', 'turkey bacon']],
  [null, 'ground meat', ['lentil', 'tofu', 'ground turkey']],
  [null, 'ground poultry', ['lentil', 'tofu']],
  [null, 'raw sausage', ['plant-based sausage', 'chickpea', 'chicken thigh']],
  [null, 'cooked sausage', ['smoked tofu', 'chickpea', 'turkey']],
  [null, 'cured meat', ['smoked tofu', 'mushroom', 'smoked salmon']],
  ...(['poultry', 'beef', 'pork', 'lamb', 'stewing meat', 'game', 'cooked meat'] as const).map((kind) => [null, kind, ['tofu', 'chickpea', 'mushroom', 'chicken thigh']] as const),
  ...(['fish', 'canned fish', 'smoked fish', 'shrimp', 'crab', 'shellfish', 'scallop'] as const).map((kind) => [null, kind, ['tofu', 'chickpea', 'white bean']] as const),
  ['anchovy', null, ['caper', 'olive']],
  ['onion', null, ['chives']],
  ['garlic', null, ['chives', 'ginger']],
  [null, 'bulb', ['chives']],
  [null, 'nut', ['sunflower seed', 'pumpkin seed']],
  [null, 'peanut', ['sunflower seed', 'pumpkin seed']],
  [null, 'nut butter', ['tahini', 'sunflower seed butter']],
  [null, 'spread', ['olive oil']],
];

/**
 * A food to use instead, or null.
 * @param barred whether a food is kept out too
 */
export function swapFor(food: Food, barred: (other: Food) => boolean): Food | null {
  const row = SWAPS.find(([id, kind]) => (id !== null && isA(food, id)) || (kind !== null && food.kind === kind));
  for (const name of row?.[2] ?? []) {
    const other = foodNamed(name);
    if (other !== food && !barred(other)) return other;
  }
  return null;
}

/** Foods named in the table, for the test that holds them to the lexicon. */
export const SWAP_NAMES: readonly string[] = SWAPS.flatMap(([food, , swaps]) => [...(food === null ? [] : [food]), ...swaps]);
