/** What diets and allergies keep out. These are hints for a home kitchen; labels decide. */
import type { Bars, Diet } from '../order.ts';
import { contentsNeverFor, EATER_NAMES, neverFor } from './eaters.ts';
import type { Content, Food } from './food.ts';
import { isA } from './lexicon.ts';
import { foldName, singularOf } from './words.ts';

const FLESH: readonly Content[] = ['pork', 'beef', 'lamb', 'poultry', 'game', 'meat', 'blood', 'insect'];
const SEA: readonly Content[] = ['fish', 'crustacean', 'mollusc'];

/** What each diet never has (food.md, section 3.5 lists the sources). */
export const NEVER: Readonly<Record<Diet, readonly Content[]>> = {
  vegetarian: [...FLESH, ...SEA, 'gelatin', 'rennet'],
  vegan: [...FLESH, ...SEA, 'gelatin', 'rennet', 'egg', 'milk', 'honey'],
  pescatarian: [...FLESH, 'gelatin'],
  halal: ['pork', 'alcohol', 'blood', 'gelatin', 'meat', 'insect'],
  kosher: ['pork', 'crustacean', 'mollusc', 'finless-fish', 'blood', 'gelatin', 'game', 'insect'],
  'gluten-free': ['gluten', 'wheat'],
  'dairy-free': ['milk'],
  'nut-free': ['nuts', 'peanut'],
  'low-fodmap': ['fodmap', 'wheat', 'honey'],
};

/** Foods made of another whose name does not say so. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  corn: ['polenta', 'cornmeal', 'cornstarch', 'masa harina', 'popcorn', 'tortilla chips', 'corn tortilla', 'hominy', 'grits', 'taco shell', 'corn syrup'],
  tomato: ['ketchup', 'salsa', 'pasta sauce', 'pizza sauce', 'marinara sauce', 'barbecue sauce', 'enchilada sauce', 'tomato paste', 'pico de gallo'],
  potato: ['gnocchi', 'French fries', 'hash browns', 'potato chips', 'potato starch', 'tater tots'],
  rice: ['rice noodle', 'rice paper', 'rice vinegar', 'rice flour', 'rice cake', 'sake', 'mirin'],
  chickpea: ['hummus', 'chickpea flour', 'falafel'],
  onion: ['onion powder', 'shallot', 'scallion', 'leek', 'fried onions'],
  banana: ['banana chips'], apple: ['applesauce', 'apple juice', 'cider vinegar', 'cider'], coconut: ['coconut milk', 'coconut cream', 'coconut oil', 'desiccated coconut', 'coconut aminos'],
};

/** Whether a food is, is made of or holds what someone cannot have. */
function isMadeOf(food: Food, id: string): boolean {
  if (isA(food, id) || food.contains.has(id as Content)) return true;
  const words = foldName(food.id).split(' ').map(singularOf);
  if (foldName(id).split(' ').map(singularOf).every((word) => words.includes(word))) return true;
  return Object.hasOwn(MADE_OF, id) && (MADE_OF[id] ?? []).some((name) => isA(food, name));
}

/** Why an order keeps a food out: the diet, allergy, eater or dislike, or null when it may stay. */
export function forbids(food: Food, order: Bars): { rule: string; because: string } | null {
  for (const diet of order.diets) {
    const found = NEVER[diet].find((content) => food.contains.has(content));
    if (found !== undefined) return { rule: diet, because: found };
  }
  const allergen = order.allergies.find((one) => food.contains.has(one));
  if (allergen !== undefined) return { rule: `${allergen} allergy`, because: allergen };
  for (const eater of order.eaters ?? []) {
    const because = neverFor(eater, food);
    if (because !== null) return { rule: EATER_NAMES[eater], because };
  }
  const avoided = order.avoid.find((id) => isMadeOf(food, id));
  return avoided === undefined ? null : { rule: 'without it', because: avoided };
}

/** Whether a diet keeps two foods out of one dish that may each be eaten: kosher cooking parts meat and milk. */
export function apart(a: Food, b: Food, diets: readonly Diet[]): boolean {
  if (!diets.includes('kosher')) return false;
  const meat = (food: Food): boolean => FLESH.some((content) => food.contains.has(content));
  return (meat(a) && b.contains.has('milk')) || (meat(b) && a.contains.has('milk'));
}

/** What the label of an allowed food must settle for this order ("oats: gluten"). */
export function labelDecides(food: Food, order: Pick<Bars, 'diets' | 'allergies' | 'eaters'>): Content[] {
  const barred = new Set<Content>([...order.diets.flatMap((diet) => NEVER[diet]), ...order.allergies, ...(order.eaters ?? []).flatMap(contentsNeverFor)]);
  return [...food.may].filter((content) => barred.has(content));
}
