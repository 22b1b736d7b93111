/** Words of a vocabulary that a misspelt one may stand for. */
import { editDistance } from '../../pantry/spelling.ts';

interface Known {
  word: string;
  /** A bit for each letter in it: one edit changes two at most, so most words are out without a closer look. */
  letters: number;
}

const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 31);
  return letters;
};

function bitsIn(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

export interface Vocabulary {
  add(word: string): void;
  /** Words within one edit (two from seven letters on) of a word, the nearest only; none for words shorter than four. */
  nearest(word: string): string[];
  /** Words that begin with a text. */
  startingWith(text: string): string[];
}

/** Most words that are tried in the place of one. */
const MOST = 12;
/** From so many new words on it is quicker to sort them all. */
const MANY = 200;

/** The place of the first word that is not before `text`. */
function placeOf(text: string, sorted: readonly string[]): number {
  let low = 0;
  for (let high = sorted.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** An empty vocabulary. Words stay in it for good: it only says how a word may be meant. */
export function emptyVocabulary(): Vocabulary {
  const there = new Set<string>();
  const byLength = new Map<number, Known[]>();
  let sorted: string[] = [];
  let fresh: string[] = [];
  const settle = (): void => {
    if (fresh.length > MANY) sorted = [...sorted, ...fresh].toSorted((a, b) => (a < b ? -1 : 1));
    else for (const word of fresh) sorted.splice(placeOf(word, sorted), 0, word);
    fresh = [];
  };
  return {
    add(word) {
      if (word === '' || there.has(word)) return;
      there.add(word);
      fresh.push(word);
      const same = byLength.get(word.length);
      const known = { word, letters: lettersOf(word) };
      if (same === undefined) byLength.set(word.length, [known]);
      else same.push(known);
    },
    nearest(word) {
      if (word.length < 4) return [];
      let most = word.length < 7 ? 1 : 2;
      const letters = lettersOf(word);
      let found: string[] = [];
      for (let length = word.length - most; length <= word.length + most; length++) {
        for (const known of byLength.get(length) ?? []) {
          if (bitsIn(known.letters ^ letters) > most * 2) continue;
          const distance = editDistance(word, known.word, most);
          if (distance > most) continue;
          if (distance < most) [most, found] = [distance, []];
          found.push(known.word);
        }
      }
      return found.slice(0, MOST);
    },
    startingWith(text) {
      settle();
      const found: string[] = [];
      for (let at = placeOf(text, sorted); at < sorted.length && (sorted[at] ?? '').startsWith(text); at++) found.push(sorted[at] ?? '');
      return found;
    },
  };
}
