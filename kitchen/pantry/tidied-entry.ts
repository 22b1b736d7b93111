/** An entry as everything behind reads it: letters of one script in a word, counts in figures before the name, one word for a packet. */
import { amountInEnglish } from './amounts-abroad.ts';
import { countInFigures } from './east-asian-lists.ts';
import { lookUp } from './lexicon.ts';
import { unitNamed } from './unit-names.ts';
import { ASIDE, BEHIND_ABROAD, COOKED } from './word-lists.ts';
import { foldName } from './words.ts';

/** Cyrillic and Greek letters that pass for Latin ones inside an otherwise Latin word. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ѕ: 's', ј: 'j', к: 'k', м: 'm', т: 't', н: 'h', в: 'b',
  ο: 'o', α: 'a', ε: 'e', ι: 'i', ρ: 'p', ν: 'v',
};
const inLatin = (word: string): string => word.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => LOOKALIKES[letter] ?? letter);
const latinised = (text: string): string => text.replace(/[\p{L}]+/gu, (word) => (/\p{Script=Latin}/u.test(word) ? inLatin(word) : word));

/** Words for a packet that are other things elsewhere, before a name and behind it. */
const SAUSAGE = '(?:sausage|kielbasa|chorizo|andouille)';
const PACKED = new RegExp(String.raw`\b(?:(?:envelope|wheel|sleeve)s? (?:of )?(?=[\p{L}(])|ropes? (?:of )?(?=(?:\p{L}+ )?${SAUSAGE}))`, 'giu');
const PACKED_BEHIND = new RegExp(String.raw`(?: (?:\d |an? |one |two )?sleeves?|(?<=\b${SAUSAGE}) (?:\d |an? |one |two )?ropes?)$`, 'iu');
/** "P.A.N." */
const INITIALS = /(?<!\p{L})(?:\p{Lu}\.){2,6}/gu;

/** Digits of India, of Bengal and of Arabic and Persian, in blocks of ten. */
const OTHER_DIGITS = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF]/g;
const ZEROS = [0x660, 0x6F0, 0x966, 0x9E6];
const digitOf = (sign: string): string => String((sign.codePointAt(0) ?? 0) - (ZEROS.findLast((zero) => zero <= (sign.codePointAt(0) ?? 0)) ?? 0));

/** "Kaala chana 2 cups boiled", "qeema 500g beef", "dosa batter 1 packet iD": an amount with words on both sides. */
const AMID = /^([\p{L}\p{M}][\p{L}\p{M} ]{1,30}) (\d[\d.,/]{0,6}|half an?|half|½|¼) ?(\p{L}{1,12}) ([\p{L}\p{M} ]{2,20})$/u;
/** Words that an amount is of: "butter 2 sticks" has its own reading. */
const CONTAINERS: ReadonlySet<string> = new Set((
  'packet packets tub tubs jar jars bottle bottles block blocks pot pots tray tin tins bag bags box boxes loaf slice slices rasher stick sticks '
  + 'sprig stalk stalks leaf leaves ball balls handful spoon spoons x'
).split(' '));
/** Words behind an amount that say what was done. */
const DONE = /^(?:soaked|boiled|cooked|roasted|cleaned|frozen|chopped|peeled|dry|raw)$/;

/** "Chicken 1 breast", "pork chops 4 bone in". */
const COUNT_AMID = /^([\p{L}\p{M}][\p{L}\p{M} ]{1,30}) (\d{1,2}) ([\p{L}\p{M}][\p{L}\p{M} -]{2,24})$/u;

/** The entry with such a count before the name, where what stands behind it is of the name or tells how it is. */
function countFirst(entry: string): string {
  const [, name = '', count = '', behind = ''] = COUNT_AMID.exec(entry) ?? [];
  const words = foldName(behind).split(' ');
  if (unitNamed(words[0] ?? '') !== null || lookUp(foldName(name)) === undefined) return entry;
  const isOne = lookUp(foldName(`${name} ${behind}`)) !== undefined;
  return isOne || words.every((word) => ASIDE.has(word) && !CONTAINERS.has(word) || DONE.test(word) || COOKED.has(word)) ? `${count} ${name} ${behind}` : entry;
}

/** The entry with its amount before the name, where the words around it make sense so; else as it is. */
function amountFirst(entry: string): string {
  const [, name = '', amount = '', written = '', behind = ''] = AMID.exec(entry) ?? [];
  const unit = unitNamed(written);
  if (unit === null) return entry;
  const together = [`${name} ${behind}`, `${behind} ${name}`].find((both) => lookUp(foldName(both)) !== undefined);
  if (together !== undefined) return `${amount} ${written} ${together}`;
  if (lookUp(foldName(name)) === undefined) return entry;
  const words = foldName(behind).split(' ');
  if (words.every((word) => DONE.test(word) || COOKED.has(word))) return `${amount} ${written} ${behind} ${name}`;
  // Behind a packet stands who made it.
  const isMaker = /^(?:pack|package|can|bag|box|carton|jar|bottle|packet)$/.test(unit) && words.length === 1 && lookUp(words[0] ?? '') === undefined;
  return isMaker || words.every((word) => ASIDE.has(word) || BEHIND_ABROAD.has(word)) ? `${amount} ${written} ${name}` : entry;
}

const LEFT_OVER = /\bleft[- ]over(?= \p{L})/giu;

/** The entry so written. */
export const tidied = (entry: string): string => countFirst(amountFirst(amountInEnglish(countInFigures(latinised(entry.normalize('NFKC'))).replace(OTHER_DIGITS, digitOf))
  .replace(PACKED, 'packet ').replace(PACKED_BEHIND, '').replace(LEFT_OVER, 'leftover').replace(INITIALS, (letters) => letters.replaceAll('.', ''))));
