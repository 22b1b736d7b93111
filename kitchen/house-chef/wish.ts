/** What a cook's free wish ("something warm, Indian") asks of a dish; only words known here count. */
import { CUISINES, type Cuisine } from '../pantry/food.ts';
import { foldName } from '../pantry/words.ts';
import type { Meal, Shape, Variant, Way } from './shape.ts';

const MEAL_WORDS: Readonly<Record<string, Meal>> = {
  soup: 'soup', salad: 'salad', breakfast: 'breakfast', brunch: 'breakfast', dessert: 'sweet', sweet: 'sweet', cake: 'sweet', baking: 'sweet', snack: 'snack', appetizer: 'snack', side: 'side', drink: 'drink', smoothie: 'drink', dinner: 'main', lunch: 'main', main: 'main', supper: 'main',
};
const WAY_WORDS: Readonly<Record<string, Way>> = {
  baked: 'oven', roasted: 'oven', oven: 'oven', fried: 'pan', skillet: 'pan', pan: 'pan', raw: 'no-cook', cold: 'no-cook', grilled: 'grill', bbq: 'grill', stewed: 'pot', pot: 'pot', steamed: 'steam', warm: 'pot', comforting: 'pot', comfort: 'pot',
};
const CUISINE_WORDS: Readonly<Record<string, Cuisine>> = {
  ...Object.fromEntries(CUISINES.map((cuisine) => [cuisine, cuisine])),
  moroccan: 'north-african', tunisian: 'north-african', lebanese: 'levantine', israeli: 'levantine', 'middle eastern': 'levantine', middle: 'levantine', mediterranean: 'italian', asian: 'chinese', cajun: 'american', southern: 'american',
  tex: 'mexican', jamaican: 'caribbean', brazilian: 'south-american', peruvian: 'south-american', swedish: 'nordic', danish: 'nordic', norwegian: 'nordic', polish: 'eastern-european', russian: 'eastern-european', hungarian: 'eastern-european',
  english: 'british', irish: 'british', scottish: 'british', austrian: 'german', iranian: 'persian', pakistani: 'indian', malaysian: 'indonesian', ethiopian: 'african', portuguese: 'spanish',
};

/** How many of the wish's words a dish in a variant answers. */
export function wishScore(wish: string, shape: Shape, variant: Variant): number {
  if (wish === '') return 0;
  const words = foldName(wish).split(' ');
  const dish = foldName(`${shape.dish} ${shape.id}`);
  let score = 0;
  for (const word of words) {
    if (MEAL_WORDS[word] === shape.meal) score += 1;
    if (WAY_WORDS[word] === shape.way) score += 0.5;
    if (CUISINE_WORDS[word] !== undefined && CUISINE_WORDS[word] === variant.cuisine) score += 1;
    if (word.length > 3 && ` ${dish} `.includes(` ${word} `)) score += 1;
    if (word === 'quick' && shape.minutes <= 25) score += 0.5;
  }
  return score;
}

/** Whether the wish asks for something sweet. */
export const wishesSweet = (wish: string): boolean => foldName(wish).split(' ').some((word) => MEAL_WORDS[word] === 'sweet');
