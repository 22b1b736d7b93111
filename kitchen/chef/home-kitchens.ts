/** Whose dishes a list in another language means first. */
import { BRITISH_MARKS, INDIAN_MARKS } from '../data/cooks-words.ts';
import type { Order } from '../order.ts';
import { languageOf } from '../pantry/list-language.ts';
import type { Language } from '../pantry/lexicon/names-by-language.ts';

const KITCHENS: Readonly<Record<Language, string>> = {
  de: 'german austrian swiss', fr: 'french', it: 'italian', pt: 'portuguese brazilian', nl: 'dutch', pl: 'polish',
  es: 'spanish mexican latin argentinian peruvian colombian venezuelan salvadoran',
  ru: 'russian ukrainian', uk: 'ukrainian russian', tr: 'turkish', ja: 'japanese',
  zh: 'chinese cantonese sichuan hunan taiwanese xinjiang',
  cs: 'czech austrian', sk: 'czech', sv: 'nordic', da: 'nordic', hu: 'hungarian', ro: 'balkan', el: 'greek',
};
/** By the script, or by everyday words, of languages whose names the lexicon keeps with the foods themselves. */
const BY_WRITING: readonly (readonly [writing: RegExp, kitchens: string])[] = [
  [/\p{Script=Hangul}/u, 'korean'], [/\p{Script=Thai}/u, 'thai'], [/\p{Script=Hebrew}/u, 'jewish levantine'], [/\p{Script=Ethiopic}/u, 'ethiopian'],
  [/\p{Script=Devanagari}/u, 'indian nepali'], [/\p{Script=Bengali}/u, 'bangladeshi indian'], [/\p{Script=Sinhala}/u, 'sri-lankan'],
  [/\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Malayalam}|\p{Script=Kannada}|\p{Script=Gujarati}|\p{Script=Gurmukhi}/u, 'indian sri-lankan'],
  [/[ٹڈڑےں]/u, 'pakistani indian'], [/[پچژگی]/u, 'persian afghan'], [/\p{Script=Arabic}/u, 'levantine egyptian north-african moroccan lebanese'],
  [/[ơư\u1EA0-\u1EF9]/iu, 'vietnamese'],
  [/\b(?:telur|bawang|nasi|ayam|kecap|santan|cabai|cabe|tahu|ikan|daging|kacang|udang|kangkung|sereh|serai|bayam|wortel|kentang|kunyit|minyak|gula)\b/i,
    'indonesian malaysian singaporean'],
  [/\b(?:manok|baboy|sibuyas|kamatis|toyo|itlog|kanin|patis|gata|talong|sitaw|kalabasa|luya|baka|kangkong|liempo|bagoong|hipon)\b/i,
    'filipino'],
  [/\b(?:nyanya|v?kitunguu|vitunguu|mchele|unga|sukuma|maharagwe|nyama|ndizi|dania|mafuta|kuku|samaki|viazi)\b/i, 'kenyan east-african'],
];
/** Of so many entries in a script or a language: one borrowed word says nothing. */
const ENOUGH = 2;

const evenly = (kitchens: string, weight: number): ReadonlyMap<string, number> =>
  new Map(kitchens.split(' ').map((kitchen) => [kitchen, weight]));

/** Who writes in Polish cooks as in Poland; who writes in English writes from anywhere, and cooks from everywhere. */
const [AT_HOME, IN_ENGLISH, IN_BRITISH_WORDS] = [2, 0.25, 1.4];
const ENGLISH = evenly('american italian-american tex-mex british irish australian', IN_ENGLISH);
const BRITISH = new Map([...ENGLISH, ...evenly('british irish', IN_BRITISH_WORDS)]);

/** Whether a list is in the words of a British, Irish or Australian cook. South Asian lists have those words and mean their own foods. */
export const isInBritish = (entries: readonly string[]): boolean =>
  entries.some((entry) => BRITISH_MARKS.test(entry)) && !entries.some((entry) => INDIAN_MARKS.test(entry));

/** What it adds to the score of a dish to be of a kitchen, as cards name it, of those who write as an order is written. */
export function homeKitchens({ pantry }: Order): ReadonlyMap<string, number> {
  const entries = pantry.flatMap((entry) => entry.split(/[,;\n、，،]/u));
  const language = languageOf(entries);
  const isWrittenSo = (writing: RegExp): boolean => entries.filter((entry) => writing.test(entry)).length >= ENOUGH;
  const written = language === null ? BY_WRITING.find(([writing]) => isWrittenSo(writing))?.[1] : KITCHENS[language];
  if (written !== undefined) return evenly(written, AT_HOME);
  return isInBritish(entries) ? BRITISH : ENGLISH;
}
