/** An entry as everything behind reads it: letters of one script in a word, counts in figures, one word for a packet. */
import { countInFigures } from './east-asian-lists.ts';

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

/** The entry so written. */
export const tidied = (entry: string): string => countInFigures(latinised(entry.normalize('NFKC')))
  .replace(PACKED, 'packet ').replace(PACKED_BEHIND, '').replace(INITIALS, (letters) => letters.replaceAll('.', ''));
