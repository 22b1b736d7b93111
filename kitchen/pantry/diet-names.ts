/** The ways people write a diet, and the diet meant. */
import { DIETS, type Diet } from '../order.ts';

/** Spellings beside the diet's own name, written without spaces and hyphens. */
const OTHER_NAMES: Readonly<Record<string, Diet>> = {
  veggie: 'vegetarian', veg: 'vegetarian', nomeat: 'vegetarian', meatless: 'vegetarian', meatfree: 'vegetarian',
  lactoovovegetarian: 'vegetarian', ovolactovegetarian: 'vegetarian', lactovegetarian: 'vegetarian',
  plantbased: 'vegan', strictvegetarian: 'vegan',
  pescetarian: 'pescatarian', pesco: 'pescatarian', pescovegetarian: 'pescatarian',
  nogluten: 'gluten-free', withoutgluten: 'gluten-free', gf: 'gluten-free', coeliac: 'gluten-free', celiac: 'gluten-free',
  nodairy: 'dairy-free', withoutdairy: 'dairy-free', milkfree: 'dairy-free', nomilk: 'dairy-free', lactosefree: 'dairy-free', nolactose: 'dairy-free', df: 'dairy-free',
  nonuts: 'nut-free', withoutnuts: 'nut-free', nutsfree: 'nut-free',
  fodmap: 'low-fodmap', lowfodmaps: 'low-fodmap', fodmapfree: 'low-fodmap',
  koscher: 'kosher', hallal: 'halal',
};

const BY_NAME: ReadonlyMap<string, Diet> = new Map([
  ...DIETS.map((diet): [string, Diet] => [diet.replaceAll('-', ''), diet]),
  ...Object.entries(OTHER_NAMES),
]);

/** The diet of this name ("Gluten free", "gluten_free", "kosher-style"), or null. Expects cleaned text. */
export function findDiet(name: string): Diet | null {
  const bare = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return BY_NAME.get(bare) ?? BY_NAME.get(bare.replace(/(?:style|diet|friendly|only)$/, '')) ?? null;
}
