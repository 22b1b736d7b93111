/** What a cook's free wish ("something warm, Indian") asks of a dish; only words that the cards know count. */
import { foldName, singularOf } from '../pantry/words.ts';
import type { Card, CookingMethod, Course } from './card.ts';
import { minutesOfCard } from './card-minutes.ts';

const COURSE_WORDS: Readonly<Record<string, readonly Course[]>> = {
  soup: ['soup'], salad: ['salad'], breakfast: ['breakfast'], brunch: ['breakfast'], dessert: ['dessert', 'cake', 'cookie'], sweet: ['dessert', 'cake', 'cookie'], cake: ['cake'], baking: ['cake', 'cookie', 'bread'],
  cookie: ['cookie'], bread: ['bread'], snack: ['snack'], appetizer: ['snack'], starter: ['snack', 'salad', 'soup'], side: ['side'], drink: ['drink'], smoothie: ['drink'], dinner: ['main'], lunch: ['main', 'sandwich', 'salad', 'soup'], main: ['main'],
  supper: ['main'], sandwich: ['sandwich'], sauce: ['sauce'], dip: ['sauce', 'snack'], jam: ['preserve'], pudding: ['dessert'], treat: ['dessert', 'cookie', 'cake'],
};
const METHOD_WORDS: Readonly<Record<string, readonly CookingMethod[]>> = {
  baked: ['bake', 'roast'], roasted: ['roast', 'bake'], oven: ['bake', 'roast'], fried: ['fry', 'deep-fry', 'stir-fry'], skillet: ['fry'], pan: ['fry'], raw: ['raw'], cold: ['raw', 'chill', 'freeze'], grilled: ['grill'], bbq: ['grill'], barbecue: ['grill'],
  stew: ['stew', 'simmer'], stewed: ['stew'], pot: ['stew', 'simmer'], steamed: ['steam'], warm: ['simmer', 'stew', 'bake'], comforting: ['stew', 'simmer', 'bake'], comfort: ['stew', 'simmer', 'bake'], frozen: ['freeze'],
};
/** Words for kitchens that are not the folder's own name. */
const KITCHEN_WORDS: Readonly<Record<string, readonly string[]>> = {
  moroccan: ['north-african'], tunisian: ['north-african'], egyptian: ['north-african'], lebanese: ['levantine'], israeli: ['levantine'], syrian: ['levantine'], 'middle-eastern': ['levantine', 'persian', 'turkish'], eastern: ['levantine', 'persian', 'turkish'],
  mediterranean: ['italian', 'greek', 'spanish', 'levantine', 'turkish'], asian: ['chinese', 'japanese', 'korean', 'thai', 'vietnamese'], cajun: ['american', 'cajun'], southern: ['american', 'american-south', 'southern'],
  mexican: ['mexican', 'tex-mex'], jamaican: ['caribbean'], cuban: ['caribbean'], swedish: ['nordic'], danish: ['nordic'], norwegian: ['nordic'], finnish: ['nordic'], scandinavian: ['nordic'], english: ['british'], scottish: ['british'], welsh: ['british'],
  iranian: ['persian'], african: ['west-african', 'ethiopian', 'african', 'north-african'], nigerian: ['west-african'], european: ['french', 'german', 'italian'], latin: ['mexican', 'latin', 'brazilian', 'peruvian', 'caribbean'],
};

/** What a word of the wish counts that the list says already: of "lentil curry" beside lentils the curry tells. */
const SAID = 0.3;

/** What it counts beside its words that a wish is the very name of a dish. */
const BY_NAME = 1.5;

/** How many of the wish's words a dish answers. @param said the words of the foods on hand, in the singular */
export function wishScore(wish: string, card: Card, said: ReadonlySet<string> = new Set()): number {
  if (wish === '') return 0;
  const names = ` ${foldName([card.title, ...card.also].join(' '))} `;
  const kitchens = card.kitchen.map((kitchen) => foldName(kitchen));
  const wished = foldName(wish);
  let score = [card.title, ...card.also].some((name) => foldName(name) === wished) ? BY_NAME : 0;
  for (const raw of foldName(wish).split(' ')) {
    const word = singularOf(raw);
    const courses = Object.hasOwn(COURSE_WORDS, word) ? (COURSE_WORDS[word] ?? []) : [];
    const methods = Object.hasOwn(METHOD_WORDS, raw) ? (METHOD_WORDS[raw] ?? []) : [];
    const others = Object.hasOwn(KITCHEN_WORDS, raw) ? (KITCHEN_WORDS[raw] ?? []) : [];
    if (courses.some((course) => card.courses.includes(course))) score += 1;
    if (methods.includes(card.method)) score += 0.5;
    if (kitchens.includes(raw) || card.kitchen.some((kitchen) => others.includes(kitchen)) || card.id.startsWith(`${raw}/`)) score += 1;
    if (word.length > 3 && (names.includes(` ${word} `) || names.includes(` ${raw} `))) score += said.has(word) ? SAID : 1;
    if ((raw === 'quick' || raw === 'fast') && minutesOfCard(card) <= 30) score += 0.5;
  }
  return score;
}
