/** Mending misspelt words of food names: bounded, and never across an allergen or a hazard. */
import { lexicon, lookUp } from './lexicon.ts';
import type { Food } from './food.ts';
import { pluralOf, singularOf } from './words.ts';

interface Vocabulary {
  /** Latin words of food names, by first letter and length ("b7"). */
  byShape: ReadonlyMap<string, readonly string[]>;
  words: ReadonlyMap<string, readonly Food[]>;
}
let vocabulary: Vocabulary | null = null;

function readVocabulary(): Vocabulary {
  if (vocabulary !== null) return vocabulary;
  const words = new Map<string, Food[]>();
  for (const [name, food] of lexicon().byName) {
    for (const word of name.split(' ')) {
      if (word.length < 4 || !/^[a-z]+$/.test(word)) continue;
      const foods = words.get(word);
      if (foods === undefined) words.set(word, [food]);
      else foods.push(food);
    }
  }
  const byShape = new Map<string, string[]>();
  for (const word of words.keys()) {
    const shape = `${word.charAt(0)}${word.length}`;
    const list = byShape.get(shape);
    if (list === undefined) byShape.set(shape, [word]);
    else list.push(word);
  }
  vocabulary = { byShape, words };
  return vocabulary;
}

/** Whether some food's name holds this word. */
export function isFoodWord(word: string): boolean {
  const { words } = readVocabulary();
  return words.has(word) || words.has(singularOf(word)) || words.has(pluralOf(word));
}

/** Edits (insert, delete, replace, swap neighbours) between two words, or `most + 1` when there are more. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** What a food must not be mistaken about. */
const boundary = (foods: readonly Food[]): string => [...new Set(foods.flatMap((food) => [...food.contains, ...food.safety]))].toSorted((a, b) => (a < b ? -1 : 1)).join();

/** The food word that a misspelt one stands for, or null when there is none near enough or two that differ in allergens. */
export function mendWord(word: string): string | null {
  return nearest(word) ?? (singularOf(word) === word ? null : nearest(singularOf(word)));
}

function nearest(word: string): string | null {
  if (word.length < 5 || !/^\p{Script=Latin}+$/u.test(word) || isFoodWord(word)) return null;
  const most = word.length < 8 ? 1 : 2;
  const { byShape, words } = readVocabulary();
  let best: string[] = [];
  let bestDistance = most + 1;
  for (let length = word.length - most; length <= word.length + most; length++) {
    for (const candidate of byShape.get(`${word.charAt(0)}${length}`) ?? []) {
      const distance = editDistance(word, candidate, most);
      if (distance > most || distance > bestDistance) continue;
      if (distance < bestDistance) best = [];
      bestDistance = distance;
      best.push(candidate);
    }
  }
  // "suger" is nearer to a food (sugar) than to a word that only occurs in names (super).
  const whole = best.filter((candidate) => lookUp(candidate) !== undefined);
  if (whole.length > 0) best = whole;
  // "chiken" is nearer to a food's own name (chicken) than to one of its others (chikn).
  const own = best.filter((candidate) => lexicon().foods.has(candidate));
  if (own.length > 0) best = own;
  const [first] = best;
  if (first === undefined) return null;
  const foodsOf = (candidate: string): readonly Food[] => {
    const food = lookUp(candidate);
    return food === undefined ? (words.get(candidate) ?? []) : [food];
  };
  return best.every((candidate) => boundary(foodsOf(candidate)) === boundary(foodsOf(first))) ? first : null;
}
