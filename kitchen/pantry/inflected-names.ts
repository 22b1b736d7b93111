/** Slavic names as they stand behind an amount: "500 g mąki", "3 stroužky česneku", "пучок кропу". Names are compared by their stems. */
import type { Food } from './food.ts';
import { lexicon } from './lexicon.ts';
import type { Language } from './lexicon/names-by-language.ts';
import { ASIDE_ABROAD } from './word-lists.ts';
import { foldName } from './words.ts';

const SLAVIC: readonly Language[] = ['pl', 'cs', 'sk', 'ru', 'uk'];
const longestFirst = (text: string): string[] => text.split(' ').toSorted((a, b) => b.length - a.length);
const LATIN = longestFirst('ových ového ými ími ého ego ího iego iej ych ich ými ymi imi ami emi ách ach ech och ów ov om em iem ej ou ou ym im ía ia ie iu í ý á é y i a e u o ą ę ů ú ä ě');
const CYRILLIC = longestFirst('ого его ому ему ыми ими ами ями ах ях ов ев ів їв ей ой ом ем ым им ая яя ое ее ые ие ый ий ій их ых ої ою ею ью а я о е ы и і у ю ь й ї є');
/** "цибулина", "картоплина": one of what comes as a mass. */
const ONE_OF = /ин(?=$)|иц(?=$)/u;
/** A vowel that comes and goes: "cukier, cukru", "koperek, koperku", "кріп, кропу". */
const FLEETING = /(?<=[^aeiouyаеиоуыіїє])(?:ie|e|ę|о|е|ё|і|ь)(?=[^aeiouyаеиоуыіїєь]$)/u;
const AMOUNT = /^[\d.,/½¼¾-]+(?:k?g|dag|dkg|[mcd]?l|кг|г|мл|л|шт)?$/u;

/** The part of a word that its cases share. */
function stemOf(word: string): string {
  const ending = (/\p{Script=Cyrillic}/u.test(word) ? CYRILLIC : LATIN).find((one) => word.length >= one.length + 3 && word.endsWith(one));
  const stem = (ending === undefined ? word : word.slice(0, -ending.length)).replace(/ó/g, 'o').replace(/ů|ú/g, 'u');
  return stem.length > 3 ? stem.replace(FLEETING, '') : stem;
}

const keyOf = (words: readonly string[]): string => words.map(stemOf).toSorted().join(' ');
const wordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().split(/[^\p{L}\p{M}\p{N}.,/½¼¾-]+/u).filter(Boolean);

interface Inflected { food: Food; languages: Set<Language> }
let stems: Map<string, Inflected | null> | null = null;

/** Names by their stems; null where two foods share one. */
function byStems(): Map<string, Inflected | null> {
  if (stems !== null) return stems;
  stems = new Map();
  for (const [written, { food, languages }] of lexicon().written) {
    const here = [...languages].filter((language) => SLAVIC.includes(language));
    if (here.length === 0) continue;
    for (const key of new Set([written, written.replace(ONE_OF, '')].map((name) => keyOf(wordsOf(name))))) {
      const known = stems.get(key);
      if (known === undefined) stems.set(key, { food, languages: new Set(here) });
      else if (known?.food === food) for (const language of here) known.languages.add(language);
      else stems.set(key, null);
    }
  }
  return stems;
}

const isAside = (word: string): boolean => AMOUNT.test(word) || ASIDE_ABROAD.has(word) || ASIDE_ABROAD.has(foldName(word));

/**
 * The food that an entry names in a case of a Slavic language, with those languages; null where none is sure. A text in plain letters
 * without an amount or a list of such a language is left to English.
 */
export function inflectedName(entry: string, language: Language | null): Inflected | null {
  const all = wordsOf((entry.slice(0, 80).split(/[(,;]/, 1)[0] ?? '').replace(/(?<=\p{L})\.(?=\s|$)/gu, ''));
  const words = all.filter((word) => !isAside(word));
  const plain = /^[ -~]*$/.test(entry);
  if (words.length === 0 || words.length > 4) return null;
  if (plain && (language === null || !SLAVIC.includes(language)) && words.length === all.length) return null;
  for (const some of [words, words.slice(0, -1), words.slice(1)]) {
    const key = keyOf(some);
    const slavic = language !== null && SLAVIC.includes(language);
    const found = key.length < (plain && !slavic ? 4 : 3) ? null : (byStems().get(key) ?? byStems().get(key.replace(ONE_OF, '')));
    if (found != null && (language === null || !SLAVIC.includes(language) || found.languages.has(language) || !plain)) return found;
  }
  return null;
}
