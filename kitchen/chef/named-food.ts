/** Foods as a card's author names them: the lexicon's food in them, and the words that steps use. */
import { FOOD_GROUPS } from '../data/food-groups.ts';
import type { Food } from '../pantry/food.ts';
import { findFood, lexicon } from '../pantry/lexicon.ts';
import { foldName, pluralOf, singularOf } from '../pantry/words.ts';
import type { NamedFood } from './card.ts';

/** Words of size and state, which the list says and a step need not. */
const STATE = new Set([
  'large', 'small', 'medium', 'big', 'ripe', 'fresh', 'cold', 'soft', 'softened', 'warm', 'hot', 'boneless', 'skinless', 'bone-in', 'skin-on', 'unsalted', 'salted', 'raw', 'thick', 'thin',
  'good', 'firm', 'very', 'frozen', 'canned', 'chilled', 'melted', 'overripe', 'crusty', 'plain', 'sturdy', 'strong', 'lean', 'thick-cut', 'fine', 'coarse', 'fatty', 'cooked', 'uncooked',
  'dried', 'toasted', 'extra-virgin', 'full-fat', 'low-salt', 'unsweetened', 'sharp', 'mild', 'young', 'tender', 'floury', 'waxy', 'mixed', 'leftover', 'stale', 'day-old', 'store-bought', 'sweetened',
]);
const SIZES: ReadonlySet<string> = new Set(['small', 'medium', 'large', 'big']);
/** Words that make another food of what follows: never dropped from a step's name. */
const KEPT: ReadonlySet<string> = new Set(['dried', 'canned', 'frozen', 'plain', 'cooked', 'mixed', 'toasted', 'sharp', 'fine', 'sweetened']);

const foodOf = (words: readonly string[]): Food | null => findFood(words.join(' '));

/** The longest run of words that names a food, of equal ones the last: English puts the noun at the end. */
function longest(words: readonly string[]): { food: Food; from: number; to: number } | null {
  for (let length = Math.min(words.length, lexicon().longest); length > 0; length--) {
    for (let from = words.length - length; from >= 0; from--) {
      const food = foodOf(words.slice(from, from + length));
      if (food !== null) return { food, from, to: from + length };
    }
  }
  return null;
}

const read = new Map<string, NamedFood | null>();

/** Reads "large bell peppers" or "any melting cheese"; null where the kitchen knows no such food or group. */
export function namedFood(text: string): NamedFood | null {
  const known = read.get(text);
  if (known !== undefined) return known;
  const found = readName(text);
  read.set(text, found);
  return found;
}

function readName(text: string): NamedFood | null {
  const any = /^any (.+)$/.exec(text);
  if (any !== null) {
    const [, named = ''] = any;
    const group = [named, singularOf(named)].find((name) => Object.hasOwn(FOOD_GROUPS, name));
    return group === undefined ? null : { text, name: group, food: null, group };
  }
  const words = text.split(' ').filter(Boolean);
  // "small onion" is an onion here, whatever a cook who types it means.
  const sized = SIZES.has(words[0] ?? '') && words.length > 1;
  const found = (sized ? longest(words.slice(1)) : null) ?? longest(words);
  if (found === null) return null;
  let first = 0;
  while (first < words.length - 1 && STATE.has(words[first]?.toLowerCase() ?? '')) {
    const word = words[first]?.toLowerCase() ?? '';
    const shorter = words.slice(first + 1);
    if (KEPT.has(word) && foodOf(shorter) !== found.food) break;
    if (longest(shorter) === null) break;
    first += 1;
  }
  return { text, name: words.slice(first).join(' '), food: found.food, group: null };
}

/** Whether a name is written in the plural ("bell peppers"), as far as English shows it. */
export function isPlural(name: string): boolean {
  const head = name.split(/ (?:of|with|in) /)[0] ?? name;
  return singularOf(head) !== head && foldName(singularOf(head)) !== foldName(head);
}

/** The name in the other number where it must be: 1 onion, 2 onions. */
export const inNumber = (name: string, many: boolean): string => (many ? (isPlural(name) ? name : pluralOf(name)) : isPlural(name) ? singularOf(name) : name);
