/** M20-M22: whether the dish offered is one that the list spells, tells itself in its own words, and keeps its own yield. */
import { readFileSync } from 'node:fs';
import { cook, houseRepertoire } from '../../kitchen/chef/cook.ts';
import { ideaFits } from '../../kitchen/chef/ideas.ts';
import { candidatesFor } from '../../kitchen/chef/cook-dish.ts';
import { dishTitle } from '../../kitchen/chef/title.ts';
import type { Repertoire } from '../../kitchen/chef/repertoire.ts';
import { orderFor } from '../../kitchen/order-for.ts';
import { foldName, singularOf } from '../../kitchen/pantry/words.ts';
import type { Told } from '../../kitchen/recipe/recipe.ts';
import { percent, type Fault, type Result } from './result.ts';

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
  const names = (fit: (typeof found.candidates)[number]['fit']): string[] => [dishTitle(fit), fit.card.title, ...fit.card.also];
  const is = (fit: (typeof found.candidates)[number]['fit']): boolean => names(fit).some((name) => list.dishes.some((dish) => sameDish(name, dish)));
  const three = ideaFits(found.candidates, 3);
  return { offered: three.map(({ fit }) => dishTitle(fit)), first: three[0] !== undefined && is(three[0].fit), any: three.some(({ fit }) => is(fit)), at: found.candidates.findIndex(({ fit }) => is(fit)) };
}

const rowOf = (list: SpelledList): string => `${list.sort}: ${list.pantry.join(', ')}`;

/** A step's sentences with numbers and foods masked: what is left is the telling. */
function masked(told: Told): string[] {
  return told.steps.flatMap(({ spans }) => spans.map(({ text, foods }) => (foods === undefined ? text.replace(/[\d½⅓⅔¼¾⅛]+/g, '#') : 'X')).join('').split(/(?<=[.!?]) /))
    .map((sentence) => sentence.toLowerCase().trim())
    .filter((sentence) => sentence.split(' ').length > 3);
}

/** M21: the share of step sentences of 48 lists that also stand in another list's recipe. */
function sharedSentences(lists: readonly SpelledList[]): { share: number; count: number; faults: Fault[] } {
  const cooked = lists.flatMap((list) => {
    const answer = cook(orderFor({ pantry: list.pantry }));
    return answer.outcome === 'recipe' && answer.recipe.told !== undefined ? [{ list, dish: answer.recipe.told.dish, sentences: masked(answer.recipe.told) }] : [];
  });
  const all = cooked.flatMap(({ list, dish, sentences }) => sentences.map((sentence) => ({ list, dish, sentence })));
  const shared = all.filter(({ list, sentence }) => all.some((other) => other.list !== list && other.sentence === sentence));
  return { share: shared.length / all.length, count: all.length, faults: shared.map(({ list, sentence }) => ({ row: rowOf(list), what: sentence })) };
}

/** M22: what must be whole is told in pieces and not cut to a number of people. */
function cutYields(lists: readonly SpelledList[]): { cut: Fault[]; count: number } {
  const asked = lists.flatMap((list) => {
    const answer = cook(orderFor({ pantry: list.pantry, servings: 2 }));
    return answer.outcome === 'recipe' ? [{ list, recipe: answer.recipe }] : [];
  });
  const whole = asked.filter(({ recipe }) => houseRepertoire().byId.get(recipe.told?.dish ?? '')?.courses.some((course) => ['cake', 'cookie', 'bread', 'preserve'].includes(course)) === true);
  const cut = whole.filter(({ recipe }) => recipe.makes == null && recipe.serves === null || recipe.makes != null && /^0|^½/.test(recipe.makes));
  return { cut: cut.map(({ list, recipe }) => ({ row: rowOf(list), what: recipe.title })), count: whole.length };
}

/** M20 on the lists that may be read, M20 on those kept unread (numbers only), M21 and M22. */
export function spelledRows(limit: number): Result[] {
  const read = readSpelledLists(new URL('../sets/spelled-dishes.tsv', import.meta.url)).slice(0, limit);
  const unread = readSpelledLists(new URL('../sets/spelled-dishes-held-out.tsv', import.meta.url)).slice(0, limit);
  const rows = ([['M20', read, true], ['M20 unread', unread, false]] as const).flatMap(([id, lists, tell]) => {
    const found = lists.map((list) => ({ list, ...offeredFor(list, houseRepertoire()) }));
    const faults = (which: 'first' | 'any'): Fault[] => (tell ? found.filter((one) => !one[which]).map(({ list, offered }) => ({ row: rowOf(list), what: `offered ${offered.join(', ')}; a cook would name ${list.dishes.slice(0, 3).join(', ')}` })) : []);
    const share = (which: 'first' | 'any'): number => found.filter((one) => one[which]).length / Math.max(1, found.length);
    return [
      { id: `${id} first`, label: 'first dish offered is one the list spells', goal: '>= 90 %', value: percent(share('first')), count: found.length, pass: share('first') >= 0.9, faults: faults('first') },
      { id: `${id} any`, label: 'any of three ideas is', goal: '>= 97 %', value: percent(share('any')), count: found.length, pass: share('any') >= 0.97, faults: faults('any') },
    ];
  });
  const step = Math.max(1, Math.floor(read.length / 48));
  const shared = sharedSentences(read.filter((_, index) => index % step === 0).slice(0, 48));
  const yields = cutYields(read);
  return [
    ...rows,
    { id: 'M21', label: 'step sentences that stand in another recipe too', goal: '<= 10 %', value: percent(shared.share), count: shared.count, pass: shared.share <= 0.1, faults: shared.faults },
    { id: 'M22', label: 'the yield fits the dish, whoever it is for', goal: '100 %', value: percent(1 - yields.cut.length / Math.max(1, yields.count)), count: yields.count, pass: yields.cut.length === 0, faults: yields.cut },
  ];
}
