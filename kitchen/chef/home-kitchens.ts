/** Whose dishes a list in another language means first. */
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
const NOWHERE: ReadonlySet<string> = new Set();

/** The kitchens, as cards name them, of those who write in an order's language; none where it is written in English. */
export function homeKitchens({ pantry }: Order): ReadonlySet<string> {
  const language = languageOf(pantry.flatMap((entry) => entry.split(/[,;\n、，،]/u)));
  return language === null ? NOWHERE : new Set(KITCHENS[language].split(' '));
}
