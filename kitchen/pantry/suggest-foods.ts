/** Completes what a cook has begun to type with names of foods. Works on the text of food-words.ts and needs no lexicon. */
import { foldName } from './words.ts';

export interface FoodWord {
  /** As written; of our own names the plural, with the singular beside it. */
  name: string;
  one: string;
  /** Folded, to compare with. */
  key: string;
  /** Our own name of the food, in the plural. */
  food: string;
  /** "de", "fr nl"; "en" for our own names, empty where nobody knows. */
  languages: string;
  weight: number;
}

export interface Suggestion {
  /** What is written when it is taken. */
  name: string;
  /** Our own name where that is another, or an empty text. */
  food: string;
}

/** The words of a text that food-words.ts wrote. */
export function readFoodWords(text: string): FoodWord[] {
  return text.split('\n').flatMap((line) => {
    const [food = '', one = '', weight = '', names = ''] = line.split('|');
    const shared = { food, weight: Number(weight) };
    const others = names.split(';').filter(Boolean).map((written) => {
      const at = written.lastIndexOf(':');
      const name = written.slice(0, at);
      return { ...shared, name, one: name, key: foldName(name), languages: written.slice(at + 1) };
    });
    const ours = { ...shared, name: food, one, languages: 'en' };
    return [...new Set([foldName(food), foldName(one)])].map((key): FoodWord => ({ ...ours, key })).concat(others);
  });
}

export interface Asked {
  /** What was typed of the name. */
  begun: string;
  /** The cook's languages, the dearest first: "de", "en". */
  languages: readonly string[];
  /** Whether a food is on the list already. */
  listed(name: string): boolean;
  /** False where a single one is asked for: "1 on" is an onion. */
  many: boolean;
}

/** So many rows are offered. */
const ROWS = 4;
/** What a foreign name costs against a known one, a match inside the name against one at its beginning, and a letter. */
const COST = { abroad: 12, inside: 8, letter: 0.3, exact: -20 };
/** From so many languages on, a food is as common as any. */
const COMMON = 12;

/** Up to four foods, each once, the likeliest first. */
export function suggestFoods(words: readonly FoodWord[], { begun, languages, listed, many }: Asked): Suggestion[] {
  const asked = foldName(begun);
  if (asked === '') return [];
  const found = new Map<string, { word: FoodWord; cost: number }>();
  for (const word of words) {
    const begins = word.key.startsWith(asked);
    if (!begins && !word.key.includes(` ${asked}`)) continue;
    const place = strangeness(word.languages, languages) * COST.abroad + (begins ? 0 : COST.inside);
    const cost = place + word.key.length * COST.letter + (word.key === asked ? COST.exact : 0) - Math.min(word.weight, COMMON);
    if (cost < (found.get(word.food)?.cost ?? Infinity)) found.set(word.food, { word, cost });
  }
  return [...found.values()]
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ word }) => ({ name: many ? word.name : word.one, food: word.languages === 'en' || word.key === foldName(word.food) ? '' : word.food }))
    .filter(({ name, food }) => !listed(name) && !(food !== '' && listed(food)))
    .slice(0, ROWS);
}

/** 0 for a name of the cook's own language; English is ours, and so is next; then what may be English, then what is not. */
function strangeness(known: string, own: readonly string[]): number {
  if (known === '') return 2;
  const languages = known.split(' ');
  if (own[0] !== undefined && languages.includes(own[0])) return 0;
  if (languages.includes('en') || own.some((language) => languages.includes(language))) return 1;
  return 3;
}

/** The language other than ours that most of a list's names are known in, or null. */
export function languageOfNames(words: readonly FoodWord[], entries: readonly string[]): string | null {
  const keys = new Set(entries.map(foldName));
  const english = new Set(words.filter(({ languages, key }) => languages === 'en' && keys.has(key)).map(({ key }) => key));
  const votes = new Map<string, number>();
  for (const { key, languages } of words) {
    if (!keys.has(key) || english.has(key)) continue;
    for (const language of languages.split(' ').filter(Boolean)) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const [first] = [...votes].toSorted(([, a], [, b]) => b - a);
  return first !== undefined && first[1] > english.size ? first[0] : null;
}
