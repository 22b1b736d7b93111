/** M10: nothing that is not food. M11: nothing a page must not render. */
import type { Dish } from './dish.ts';

const NOT_FOOD = new RegExp(`\\b(?:${[
  'bleach', 'ammonia', 'detergent', 'windex', 'dish soap', 'hand soap', 'laundry', 'drain cleaner', 'oven cleaner', 'disinfectant', 'hydrogen peroxide', 'rubbing alcohol', 'acetone', 'gasoline', 'petrol', 'kerosene',
  'antifreeze', 'motor oil', 'paint', 'glue', 'turpentine', 'pesticide', 'rat poison', 'weed ?killer', 'fertili[sz]er', 'mothballs?', 'batter(?:y|ies)', 'silica', 'play-?doh', 'shampoo', 'toothpaste', 'hand cream', 'nail polish',
  'perfume', 'deodorant', 'lipstick', 'aspirin', 'ibuprofen', 'viagra', 'paracetamol', 'opioid', 'heroin', 'cocaine', 'cannabis', 'vape juice', 'nicotine', 'dog food', 'cat food', 'cat litter', 'plaster', 'cement', 'gravel',
  'plastic', 'styrofoam', 'candle', 'matches', 'arsenic', 'cyanide', 'sarin', 'ricin', 'hemlock', 'nightshade', 'oleander', 'foxglove', 'death cap', 'destroying angel', 'wild mushrooms?', 'foraged', 'puffer ?fish', 'fugu',
  'apricot kernels?', 'bitter almonds?', 'rhubarb leaves', 'poison', 'human', 'lye', 'borax', 'mercury', 'wd-40',
].join('|')})\\b`, 'i');
/** "discard the rhubarb leaves" and "a candle" in a warning are no ingredients. */
const WARNED = /(?:discard|throw away|never|do not|not|cut off|remove)[^.;]*/gi;

export function strangeThings({ recipe }: Dish): string[] {
  const text = [recipe.title, ...recipe.ingredients.map((line) => line.text), ...recipe.steps.map((step) => step.replace(WARNED, ''))].join('\n');
  const found = NOT_FOOD.exec(text);
  return found === null ? [] : [`not food: "${found[0]}"`];
}

const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  ['an HTML tag', /<\/?[a-z!]/i],
  ['an image', /!\[/],
  ['a link', /\]\(|\bhttps?:|\bwww\.|\/\/[a-z]/i],
  ['a script scheme', /\b(?:javascript|vbscript|data):/i],
  ['an entity', /&(?:#\d+|[a-z]+);/i],
  // eslint-disable-next-line no-control-regex -- finding them is what it is for
  ['a control or bidi character', /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/u],
];

/** What of the markdown must never reach a page. */
export const unsafeMarkup = (markdown: string): string[] => FORBIDDEN.flatMap(([name, pattern]) => (pattern.test(markdown) ? [`${name}: ${pattern.exec(markdown)?.[0] ?? ''}`] : []));
