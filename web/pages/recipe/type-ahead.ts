/** Foods for what is being typed. Fetched with its words when someone is about to type; all names of the lexicon follow where those know no more. */
import { foodWords } from '#food-words';
import { languageOfNames, readFoodWords, suggestFoods } from '../../../kitchen/pantry/suggest-foods.ts';
import type { FoodWord, Suggestion } from '../../../kitchen/pantry/suggest-foods.ts';
import { spokenList } from '../../../kitchen/pantry/spoken-list.ts';
import { sameAs } from './same-as.ts';
import { savesData } from './saves-data.ts';

let known: FoodWord[] | null = null;
const knownWords = (): FoodWord[] => (known ??= readFoodWords(foodWords()));
/** Every name, once it is there; null when it is not to be had. */
let all: Promise<FoodWord[] | null> | null = null;

const FULL = 4;
/** So much of a name must be there before the heavy list is fetched for it. */
const WORTH = 3;

/** A row to take: what the field holds then, and what the row says. */
export interface Row extends Suggestion {
  text: string;
}

/**
 * Tells the rows for a text, and tells them again where more names have to come first. Only the last piece of a list is completed; what
 * stands before it stays as it is.
 */
export function suggestRows(text: string, entries: readonly string[], tell: (rows: Row[]) => unknown): void {
  const { head, begun } = lastPiece(text);
  const common = knownWords();
  const listed = new Set([...entries, ...head.split(/[,;]/)].map(sameAs));
  const own = [languageOfNames(common, entries), ...navigator.languages.map((language) => language.split('-')[0] ?? '')];
  const languages = [...new Set(own.flatMap((language) => language ?? []))];
  const asked = { begun, languages, listed: (name: string) => listed.has(sameAs(name)), many: !/(?:^|[\s,;])(?:1|½|an?|one)\s+$/i.test(head) };
  const rowsOf = (words: readonly FoodWord[]) => suggestFoods(words, asked).map((row) => ({ ...row, text: head + row.name }));
  const rows = rowsOf(common);
  tell(rows);
  if (rows.length >= FULL || begun.length < WORTH || savesData()) return;
  all ??= import('./all-food-words.ts').then(({ allFoodWords }) => readFoodWords(allFoodWords()), () => null);
  void all.then((words) => words && tell(rowsOf(words)));
}

/** "2 cups of", "500g ": how much, before the name. */
const AMOUNT = /^\s*(?:[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔]{0,6}\s?(?:(?:k?g|[mcd]?l|oz|lbs?|cups?|tbsp|tsp|cans?|tins?|jars?|packs?|cloves?|bunch|handful)\s+(?:of\s+)?)?|(?:an?|one|some)\s+)/i;

/** The piece of a list that is being written, without its amount, and all before it. */
export function lastPiece(text: string): { head: string; begun: string } {
  const list = Math.max(...[',', ';', '、', '،', '，'].map((sign) => text.lastIndexOf(sign) + 1));
  const and = Math.max(...[' and ', ' & '].map((word) => (text.lastIndexOf(word) < 0 ? 0 : text.lastIndexOf(word) + word.length)));
  const at = Math.max(list, and);
  const piece = text.slice(at);
  const amount = AMOUNT.exec(piece)?.[0] ?? /^\s*/.exec(piece)?.[0] ?? '';
  return { head: text.slice(0, at) + amount, begun: piece.slice(amount.length) };
}

/** What was said as a text that the list can be told from. */
export function listOfSpeech(said: string): string {
  const names = new Set(knownWords().map(({ key }) => key));
  return spokenList(said, (name) => names.has(name)).join('; ');
}
