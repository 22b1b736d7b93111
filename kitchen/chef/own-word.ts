/** The cook's own name for a food, as far as a recipe keeps it: "aubergine", "rotisserie chicken", "twaróg". */
import { BRITISH_MEANING, BRITISH_WORDS, KEPT_AS_SAID, MEASURE_WORDS, PROPER_WORDS, SHORTENED_WORDS, STATE_WORDS } from '../data/cooks-words.ts';
import type { Food } from '../pantry/food.ts';
import { findFood, lexicon } from '../pantry/lexicon.ts';
import { writtenAbroad } from '../pantry/list-language.ts';
import { editDistance } from '../pantry/spelling.ts';
import { ASIDE, ASIDE_ABROAD } from '../pantry/word-lists.ts';
import { foldName, pluralOf, singularOf } from '../pantry/words.ts';

let english: ReadonlySet<string> | null = null;
/** The words of our own names. */
const inEnglish = (): ReadonlySet<string> =>
  (english ??= new Set([...lexicon().foods.values()].flatMap(({ singular, plural }) => foldName(`${singular} ${plural}`).split(' '))));

/** Whether English grammar would bend a name wrongly: "cabai rawit", "tortillas de maíz", "kamatis". */
export const isForeign = (name: string): boolean =>
  !BRITISH_WORDS.has(name) && (!name.includes(' ') || !inEnglish().has(foldName(name.slice(name.lastIndexOf(' ') + 1))));

/** Whether all words of a name stand in names of our own too: "black vinegar" does, "poulet" does not. */
function isKitchenEnglish(phrase: string): boolean {
  const words = phrase.split(' ');
  return words.length > 1 && words.every((word) => inEnglish().has(word) && !STATE_WORDS.has(word));
}

/** Letters between a word and one it is only misspelt for ("zuccini"). */
const SLIP = 3;

/** Whether a word is a food's name in a cook's own kitchen ("twaróg", "poha", "lauki"), in Latin letters, and no slip of ours. */
function isOwnName(word: string, { singular, plural }: Food): boolean {
  return /^[a-z]{4,}$/.test(word) && !inEnglish().has(word) && [singular, plural].every((ours) => editDistance(word, foldName(ours), SLIP) > SLIP);
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const withCapital = (word: string): string => (PROPER_WORDS.has(word) ? capital(word) : word);
/** A noun that German writes with a capital amid an entry: "500 g Hackfleisch". */
const isGermanNoun = (phrase: string, entry: string): boolean =>
  /(?<=[\p{L}\d] )\p{Lu}\p{Ll}+$/u.exec(entry)?.[0] === capital(phrase) && !BRITISH_WORDS.has(phrase) && !inEnglish().has(phrase);

/** A word with the cook's own accents and capital: "twaróg", "Spitzkohl". */
function asWritten(phrase: string, entry: string): string {
  if (isGermanNoun(phrase, entry)) return capital(phrase);
  const accented = entry.toLowerCase().split(/[^\p{L}\p{M}]+/u).find((word) => word !== phrase && foldName(word) === phrase);
  return accented ?? phrase.replace(/[a-z]+/g, withCapital);
}

/** Colors are part of a name, other words of state are not. */
const COLOR = /^(?:yellow|white|red|green|purple|brown|black|golden|orange)$/;
/**
 * A food's other English name of two words and more ("empanada discs", "pav bhaji masala"), written as the lexicon writes it; null for one that
 * only adds a state ("cold butter") or shortens ("dark choc").
 */
function ownPhrase(phrase: string, food: Food): string | null {
  const words = phrase.split(' ');
  if (words.length < 2 || !/^[a-z ]+$/.test(phrase) || words.some((word) => ASIDE.has(word) && !COLOR.test(word) || SHORTENED_WORDS.has(word) || /^rashers?$/.test(word)) || lexicon().languagesOf.has(phrase)) return null;
  const listed = food.names.find((name) => [phrase, singularOf(phrase)].includes(foldName(name)));
  if (listed === undefined || findFood(phrase) !== food || singularOf(phrase) === singularOf(foldName(food.singular))) return null;
  const name = foldName(listed) === phrase ? listed : pluralOf(listed);
  return name.replace(/[a-z]+/g, withCapital);
}

/** The names of cuts: the cook's is on the package. */
const ANIMAL = /^(?:beef|lamb|pork|veal|chicken|turkey|duck|venison|goat|mutton) (?:neck|shin|fillet|mince|steaks?|cheeks?|collar|hock|escalopes?)$|^(?:ground )?(?:elk|moose|caribou|reindeer|bison|buffalo|antelope|kudu|springbok)(?: (?:steaks?|roast|loin|mince))?$/;

/** The food's name as the cook wrote it, where a recipe keeps it; null where ours says the same, or the cook's would not do in a sentence. */
export function wordOf(food: Food, entry: string): string | null {
  const abroad = writtenAbroad(entry, food);
  if (abroad !== null) return abroad;
  const tokens = foldName(entry).split(' ');
  // The leaf of a lime is no lime.
  if (/\b(?:leaf|leaves)\b/.test(foldName(entry)) && /\b(?:leaf|leaves)$/.test(food.singular)) return null;
  // Who writes our own name for it has no other: the "peppers" in "bell peppers" are no word of theirs.
  const written = ` ${tokens.join(' ')} `;
  if (food.singular.includes(' ') && [food.singular, food.plural].some((name) => written.includes(` ${foldName(name)} `))) return null;
  // Chicken of a can is that, and neither a roast one nor raw.
  const ofCan = food.kind === 'cooked meat' ? /\b(?:cans?|tins?) of ([a-z]+)$/.exec(foldName(entry))?.[1] : undefined;
  if (ofCan !== undefined && findFood(`canned ${ofCan}`) === food) return `canned ${ofCan}`;
  // Nor is leftover chili out of a can.
  const leftover = /\bleftover [a-z]+(?: [a-z]+){0,2}$/.exec(foldName(entry))?.[0];
  if (leftover !== undefined && /^(?:canned|leftover) /.test(food.singular) && findFood(leftover) === food) return leftover;
  // Nor are last night's vegetables a bag from the freezer.
  if (food.id === 'mixed vegetables' && /\bleft ?over\b/.test(foldName(entry))) return 'leftover vegetables';
  const isBeside = (word: string): boolean => /\d/.test(word) || STATE_WORDS.has(word) || MEASURE_WORDS.has(word) || ASIDE_ABROAD.has(word);
  const alone = tokens.filter((word) => !isBeside(word)).join(' ');
  // "Plantain 3 green" is our own name in another order.
  const inOrder = (name: string): string => foldName(name).split(' ').map(singularOf).toSorted().join(' ');
  if (food.singular.includes(' ') && inOrder(alone) === inOrder(food.singular)) return null;
  // Chips are the cook's chips where they are fries.
  const meant = KEPT_AS_SAID.has(alone) ? BRITISH_MEANING.get(alone) : undefined;
  if (meant !== undefined && findFood(meant) === food) return alone;
  for (let length = Math.min(4, tokens.length); length > 0; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const phrase = tokens.slice(from, from + length).join(' ');
      if (!BRITISH_WORDS.has(phrase) && !isKitchenEnglish(phrase) && !ANIMAL.test(phrase) && !(phrase === alone && isOwnName(phrase, food))) continue;
      // Rashers are how bacon is cut.
      if (food.kind === 'bacon' && /^(?:\d+ )?rashers?$/.test(phrase)) continue;
      if (findFood(phrase) === food && foldName(food.singular) !== phrase && foldName(food.plural) !== phrase) return asWritten(phrase, entry);
    }
  }
  return ownPhrase(alone, food);
}
