/** Foods of which a word beside them makes something that nobody should eat: "green potatoes", "rhubarb leaves". */
import { NEVER_FOODS } from './danger-words.ts';
import type { Food } from './food.ts';
import { lookUp } from './lexicon.ts';

type NeverFood = (typeof NEVER_FOODS)[number];

/** Foods that a word beside them, in any order, makes one we never cook with. */
const NEVER_WITH: readonly (readonly [of: (food: Food) => boolean, words: RegExp, name: string])[] = [
  [(food) => food.kind === 'mushroom', /\b(?:wild|foraged|forest|woods|picked|found)\b/, 'wild mushrooms'],
  [(food) => food.id === 'rhubarb', /\b(?:leaf|leaves)\b/, 'rhubarb leaves'],
  [(food) => food.kind === 'stone fruit', /\b(?:kernels?|pits|stones)\b/, 'apricot kernels'],
  [(food) => food.id === 'almond', /\bbitter\b/, 'bitter almonds'],
  [(food) => food.kind === 'potato', /\bgreen(?:ed|ish)?\b|\bsprout(?:ed|ing|y|s)?\b/, 'green potatoes'],
  [(food) => food.id === 'milk', /\b(?:raw|unpasteuri[sz]ed)\b/, 'raw milk'],
  [(food) => food.id === 'elderberry', /\b(?:raw|unripe|green)\b/, 'raw elderberries'],
];

/** Why a food is never cooked with as it was written (folded), or null. */
export function neverWith(food: Food, folded: string): NeverFood | null {
  if (lookUp(folded) !== undefined) return null;
  const row = NEVER_WITH.find(([of, words]) => of(food) && words.test(folded));
  const known = row === undefined ? undefined : NEVER_FOODS.find(({ name }) => name === row[2]);
  return known ?? null;
}
