/** In which language a list is written, and what a name means in it: "raisin" is a grape among French names. */
import { BRITISH_WORDS } from '../data/cooks-words.ts';
import type { Food } from './food.ts';
import { inflectedName } from './inflected-names.ts';
import { lexicon } from './lexicon.ts';
import { ONLY_IN_THEIR_LANGUAGE, type Language } from './lexicon/names-by-language.ts';
import { unitNamed } from './unit-names.ts';
import { ASIDE, ASIDE_ABROAD, BEHIND_ABROAD } from './word-lists.ts';
import { foldName, singularOf } from './words.ts';

let english: ReadonlySet<string> | null = null;
/** Names that an English list has too. */
function isEnglish(name: string): boolean {
  english ??= new Set([...lexicon().foods.values()].flatMap(({ singular, plural }) => [foldName(singular), foldName(plural)]));
  return english.has(name) || english.has(singularOf(name)) || BRITISH_WORDS.has(name);
}

const FIGURE = /^[\d.,/]+(?:g|gr|kg|ml|l|cl|dl|el|tl|st)?$/;

/** What is left of an entry when amounts and remarks are gone. */
function nameIn(entry: string): string {
  const words = foldName(entry.split(/[(,]/, 1)[0] ?? '').split(' ').filter((word) => !FIGURE.test(word));
  const isName = (): boolean => lexicon().languagesOf.has(words.join(' '));
  while (words.length > 1 && !isName() && (ASIDE.has(words[0] ?? '') || ASIDE_ABROAD.has(words[0] ?? ''))) words.shift();
  // "Pork 1 kg" is English, whatever "pork kg" may be the beginning of.
  while (words.length > 1 && (unitNamed(words.at(-1) ?? '') !== null || BEHIND_ABROAD.has(words.at(-1) ?? ''))) words.pop();
  return words.join(' ');
}

/** Whether a word is a name of another language and none of English. */
export const isAbroad = (word: string): boolean => lexicon().languagesOf.has(foldName(word)) && !isEnglish(foldName(word));

/**
 * The name of another language that an entry is written with, for a recipe to say: "Zwiebeln", "pommes de terre". Null where it
 * is English too or another food's name in English ("paprika" for a bell pepper).
 */
export function writtenAbroad(entry: string, food: Food): string | null {
  const name = nameIn(entry);
  const languages = lexicon().languagesOf.get(name);
  if (languages === undefined || !isAbroad(name) || lexicon().byName.get(name) !== food) return null;
  const words = entry.split(/[(,]/u, 1)[0]?.split(/[^\p{L}\p{M}'’]+/u).filter(Boolean) ?? [];
  const length = name.split(' ').length;
  const written = [length, length - 1].map((last) => words.slice(-last).join(' ')).find((some) => foldName(some) === name);
  if (written === undefined) return null;
  // German writes its nouns with a capital, and nobody else does.
  return /\P{Script=Latin}/u.test(written.replace(/[\s'’]/gu, '')) || (languages.has('de') && /^\p{Lu}/u.test(written)) ? written : written.toLowerCase();
}

/** Whether a name is known as it stands, so that no case of another language is looked for in it. */
const isNamed = (name: string): boolean => lexicon().byName.has(name) || lexicon().byName.has(singularOf(name));

/** The language that most entries are written in, or null where English has as many names. */
export function languageOf(entries: readonly string[]): Language | null {
  const votes = new Map<Language, number>();
  let inEnglish = 0;
  for (const [name, entry] of new Map(entries.map((one) => [nameIn(one), one]))) {
    // What is written with its accents is no English, whatever is left without them.
    const accented = lexicon().accented.get(entry.normalize('NFC').toLowerCase())?.languages;
    if (accented !== undefined) {
      for (const language of accented) votes.set(language, (votes.get(language) ?? 0) + 1);
      continue;
    }
    const known = ONLY_IN_THEIR_LANGUAGE.has(name) ? undefined : lexicon().languagesOf.get(name);
    const languages = known ?? (isEnglish(name) || isNamed(name) ? undefined : inflectedName(entry, null)?.languages);
    if (isEnglish(name)) inEnglish += languages === undefined ? 1 : 0;
    else for (const language of languages ?? []) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const [first, second] = [...votes].toSorted(([, a], [, b]) => b - a);
  return first === undefined || first[1] <= inEnglish || first[1] === second?.[1] ? null : first[0];
}

/**
 * What an entry names in its list's language, where that is another food than English has under the name.
 * A name written with its accents tells its language by itself: "thé", "pâtes".
 */
export function nameAbroad(entry: string, language: Language | null): Food | null {
  const { accented, byLanguage } = lexicon();
  const written = accented.get(entry.normalize('NFC').toLowerCase().replace(/^[\d\s.,/]+(?:k?g |[mcd]?l )?\s*(?:de )?/, '').trim());
  if (written !== undefined && (language === null || written.languages.has(language))) return written.food;
  return language === null ? null : byLanguage.get(language)?.get(nameIn(entry)) ?? null;
}
