/** M20: whether the first dish offered, or any of three, is one that the list spells. */
import { readFileSync } from 'node:fs';
import { ideaFits } from '../../kitchen/chef/ideas.ts';
import { candidatesFor } from '../../kitchen/chef/cook-dish.ts';
import { titleOf } from '../../kitchen/chef/tell.ts';
import type { Repertoire } from '../../kitchen/chef/repertoire.ts';
import { orderFor } from '../../kitchen/order-for.ts';
import { foldName, singularOf } from '../../kitchen/pantry/words.ts';

export interface SpelledList { pantry: readonly string[]; dishes: readonly string[]; sort: string }

/** Lists with the dishes that a cook would name: "eggs; bacon<TAB>carbonara | spaghetti carbonara<TAB>classic". */
export function readSpelledLists(file: string | URL): SpelledList[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => {
    const [pantry = '', dishes = '', sort = ''] = line.split('\t');
    return { pantry: pantry.split(';').map((entry) => entry.trim()), dishes: dishes.split('|').map((name) => name.trim()), sort: sort.trim() };
  });
}

/** Names too general to be found inside another. */
const GENERAL = new Set('pancake soup salad stew curry cookie bread cake pie noodle pasta dumpling omelette sandwich toast casserole smoothie taco burger muffin dip sauce rice chili meatball pudding bar roll dal tart wrap crumble hash bake roast bowl skillet'.split(' '));
const SMALL = new Set(['with', 'and', 'the', 'a', 'of', 'in', 'style', 'homemade', 'classic', 'easy', 'al', 'la', 'alla', 'de', 'e', 'y', 'on', 'simple', 'quick', 'baked', 'traditional', 'american', 'italian', 'chinese', 'japanese', 'mexican', 'indian', 'thai', 'greek', 'french', 'german', 'polish', 'russian', 'british', 'irish', 'spanish', 'korean', 'vietnamese', 'turkish']);
const wordsOf = (name: string): string[] => foldName(name).split(' ').map(singularOf).filter((word) => !SMALL.has(word));

/** Whether two names are the same dish: the same words, or one's words all in the other's where they are more than a general word. */
export function sameDish(a: string, b: string): boolean {
  const one = wordsOf(a);
  const other = wordsOf(b);
  if (one.join('') === other.join('')) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 0 || !short.every((word) => long.includes(word))) return false;
  return short.length > 1 || !GENERAL.has(short[0] ?? '') && (short[0] ?? '').length > 4;
}

/** What was offered for a list and whether it is what a cook would name. */
export function offeredFor(list: SpelledList, repertoire: Repertoire): { offered: string[]; first: boolean; any: boolean; at: number } {
  const found = candidatesFor(orderFor({ pantry: list.pantry, servings: null, seed: 0 }), repertoire);
  if (found.refused !== null) return { offered: [], first: false, any: false, at: -1 };
  const names = (fit: (typeof found.candidates)[number]['fit']): string[] => [titleOf(fit), fit.card.title, ...fit.card.also];
  const is = (fit: (typeof found.candidates)[number]['fit']): boolean => names(fit).some((name) => list.dishes.some((dish) => sameDish(name, dish)));
  const three = ideaFits(found.candidates, 3);
  return { offered: three.map(({ fit }) => titleOf(fit)), first: three[0] !== undefined && is(three[0].fit), any: three.some(({ fit }) => is(fit)), at: found.candidates.findIndex(({ fit }) => is(fit)) };
}
