/** Searching a cookbook in memory: by title, tag and food under any of its names, forgiving typos; and what can be cooked now. */
import type { Food } from '../../pantry/food.ts';
import { lexicon, lookUp } from '../../pantry/lexicon.ts';
import { foldName, singularOf } from '../../pantry/words.ts';
import { foodsOfRecipe, type RecipeFoods } from './cookbook-foods.ts';
import { TEXT } from '../../text-bounds.ts';
import { emptyVocabulary, type Vocabulary } from './nearest-words.ts';

export interface Searchable {
  id: string;
  title: string;
  markdown: string;
  tags: readonly string[];
}

export interface CanCook {
  id: string;
  /** Of the `of` foods that the recipe takes, staples apart, the cook has `have`. */
  have: number;
  of: number;
  missing: string[];
}

export interface CookbookIndex {
  /** Adds a recipe, or replaces the one of the same id. */
  add(recipe: Searchable): void;
  remove(id: string): void;
  /** Ids of the recipes that a text means, best first; all of them where it says nothing. */
  search(text: string): string[];
  /** Every recipe with ingredients, those with the least missing first. */
  canCook(onHand: readonly Food[]): CanCook[];
}

/** What a word is worth by where it was found. */
const WORTH = { title: 10, food: 8, tag: 7, kind: 5, other: 3 };
/** And by how: as typed, as the beginning of a word, with a typo mended. */
const SURE = { whole: 1, begun: 0.75, mended: 0.6 };
const MOST_WORDS = 8;

interface Shelved extends RecipeFoods {
  id: string;
  /** Its place in the rows that a search fills. */
  slot: number;
  title: string;
  words: ReadonlyMap<string, number>;
}

const wordsIn = (text: string): string[] => foldName(text).split(' ').filter(Boolean).map(singularOf);

const folded = new Map<Food, readonly string[]>();
/** All names of a food, folded, remembered. */
function namesOf(food: Food): readonly string[] {
  const before = folded.get(food);
  if (before !== undefined) return before;
  const names = [food.id, food.plural, ...food.names].map(foldName);
  folded.set(food, names);
  return names;
}

/** A food and all it is one of: red onion, onion. */
function* withKinds(food: Food): Generator<Food> {
  for (let at: Food | undefined = food, hops = 0; at !== undefined && hops < 8; hops++) {
    yield at;
    at = at.is === null ? undefined : lexicon().foods.get(at.is);
  }
}

/** "crumbly cheese" is found as cheese; a pea is no corn, though they are of one kind. */
const kindWord = ({ kind }: Food): string => (kind === 'peas and corn' ? '' : kind.split(' ').at(-1) ?? '');

function shelve({ id, title, markdown, tags }: Searchable, slot: number): Shelved {
  const read = foodsOfRecipe(markdown);
  const words = new Map<string, number>();
  const kinds = read.foods.map(kindWord);
  for (const [texts, worth] of [[kinds, WORTH.other], [read.others, WORTH.other], [tags, WORTH.tag], [[title], WORTH.title]] as const) for (const word of texts.flatMap(wordsIn)) words.set(word, worth);
  return { ...read, id, slot, title: foldName(title), words };
}

/** An index over recipes; each can be added and removed by itself. Reading 10,000 recipes takes less than a second. */
export function indexCookbook(recipes: readonly Searchable[]): CookbookIndex {
  const shelf = new Map<string, Shelved>();
  const slots: (Shelved | undefined)[] = [];
  const free: number[] = [];
  const byWord = new Map<string, Set<Shelved>>();
  const byFood = new Map<Food, Set<Shelved>>();
  /** Words of titles and tags, and all names of the foods there are: what can be found, and nothing else. */
  const words = emptyVocabulary();
  const foodNames = emptyVocabulary();

  const put = <Key>(index: Map<Key, Set<Shelved>>, key: Key, one: Shelved, fresh: (key: Key) => void): void => {
    const there = index.get(key);
    if (there !== undefined) return void there.add(one);
    index.set(key, new Set([one]));
    fresh(key);
  };
  const learn = (food: Food): void => {
    for (const name of namesOf(food)) {
      foodNames.add(name);
      for (const word of name.split(' ')) words.add(singularOf(word));
    }
  };
  const take = <Key>(index: Map<Key, Set<Shelved>>, key: Key, one: Shelved): void => {
    index.get(key)?.delete(one);
    if (index.get(key)?.size === 0) index.delete(key);
  };
  const remove = (id: string): void => {
    const one = shelf.get(id);
    if (one === undefined) return;
    shelf.delete(id);
    slots[one.slot] = undefined;
    free.push(one.slot);
    for (const word of one.words.keys()) take(byWord, word, one);
    for (const food of new Set(one.foods.flatMap((own) => [...withKinds(own)]))) take(byFood, food, one);
  };
  const add = (recipe: Searchable): void => {
    remove(recipe.id);
    const one = shelve(recipe, free.pop() ?? slots.length);
    shelf.set(one.id, one);
    slots[one.slot] = one;
    for (const word of one.words.keys()) put(byWord, word, one, words.add);
    for (const food of new Set(one.foods.flatMap((own) => [...withKinds(own)]))) put(byFood, food, one, learn);
  };

  /** The words that one typed word may be, with how sure that is. */
  const readings = (word: string, last: boolean): { word: string; sure: number }[] => {
    const begun = words.startingWith(word);
    const single = singularOf(word);
    // The word itself comes first among those that begin with it.
    const whole = words.startingWith(single)[0] === single ? [{ word: single, sure: SURE.whole }] : [];
    const longer = last || whole.length === 0 ? begun.filter((one) => one !== single).map((one) => ({ word: one, sure: SURE.begun })) : [];
    if (whole.length + longer.length > 0) return [...whole, ...longer];
    return [...new Set([...words.nearest(word), ...words.nearest(singularOf(word))])].map((one) => ({ word: one, sure: SURE.mended }));
  };

  const search = (text: string): string[] => {
    const typed = foldName(text.slice(0, TEXT.search)).split(' ').filter(Boolean).slice(0, MOST_WORDS);
    if (typed.length === 0) return [...shelf.keys()];
    const meant = typed.map((word, at) => readings(word, at === typed.length - 1));
    const worths = typed.map(() => new Float32Array(slots.length));
    const note = (rows: readonly Float32Array[], { slot }: Shelved, worth: number): void => {
      for (const row of rows) if (worth > (row[slot] ?? 0)) row[slot] = worth;
    };
    for (const [at, readAs] of meant.entries()) {
      const rows = worths.slice(at, at + 1);
      for (const { word, sure } of readAs) for (const one of byWord.get(word) ?? []) note(rows, one, (one.words.get(word) ?? 0) * sure);
    }
    for (const { food, from, to, sure } of foodsMeant(typed, meant, foodNames)) {
      const rows = worths.slice(from, to);
      for (const one of byFood.get(food) ?? []) note(rows, one, (one.foods.includes(food) ? WORTH.food : WORTH.kind) * sure);
    }
    return ranked(slots, worths, typed.join(' ')).map(({ id }) => id);
  };

  const canCook = (onHand: readonly Food[]): CanCook[] => {
    const have = new Set(onHand.flatMap((food) => [...withKinds(food)]));
    const own = new Set(onHand);
    // An onion will do for a red onion, and the other way round.
    const there = new Map([...byFood.keys()].map((food) => [food, have.has(food) || [...withKinds(food)].some((kind) => own.has(kind))]));
    const found: CanCook[] = [];
    for (const { id, needed, others } of shelf.values()) {
      const of = needed.length + others.length;
      if (of === 0) continue;
      const missing = needed.filter((food) => there.get(food) !== true).map(({ singular }) => singular);
      missing.push(...others);
      found.push({ id, have: of - missing.length, of, missing });
    }
    return found.toSorted((a, b) => a.missing.length - b.missing.length || b.have - a.have);
  };

  for (const recipe of recipes) add(recipe);
  return { add, remove, search, canCook };
}

interface FoodMeant { food: Food; from: number; to: number; sure: number }

/** The foods that runs of the typed words name, in full or, at the end, begun: "spring on" is a spring onion. */
function foodsMeant(typed: readonly string[], meant: readonly (readonly { word: string; sure: number }[])[], names: Vocabulary): FoodMeant[] {
  const found: FoodMeant[] = [];
  const best = typed.map((word, at) => (meant[at]?.[0]?.sure === SURE.mended ? meant[at][0].word : word));
  for (let from = 0; from < typed.length; from++) {
    for (let to = from + 1; to <= typed.length; to++) {
      const sure = meant.slice(from, to).some(([first]) => first?.sure === SURE.mended) ? SURE.mended : SURE.whole;
      // A mended word may be any of several ("bean" or "bear"); a run of words is tried with the nearest.
      const phrases = to - from === 1 && sure === SURE.mended ? meant[from]?.map(({ word }) => word) ?? [] : [best.slice(from, to).join(' ')];
      const foods = new Map<Food, number>();
      for (const phrase of phrases) {
        const food = lookUp(phrase);
        if (food !== undefined) foods.set(food, sure);
        if (to < typed.length || phrase.length < 2) continue;
        for (const name of names.startingWith(phrase)) {
          const begun = lookUp(name);
          if (begun !== undefined && !foods.has(begun)) foods.set(begun, sure * SURE.begun);
        }
      }
      for (const [food, how] of foods) found.push({ food, from, to, sure: how });
    }
  }
  return found;
}

/** The recipes that hold every word, or else the most of them, best first. */
function ranked(slots: readonly (Shelved | undefined)[], worths: readonly Float32Array[], asked: string): Shelved[] {
  let most = 1;
  let found: { one: Shelved; score: number }[] = [];
  for (const one of slots) {
    if (one === undefined) continue;
    let [words, score] = [0, 0];
    for (const row of worths) {
      const worth = row[one.slot] ?? 0;
      if (worth > 0) [words, score] = [words + 1, score + worth];
    }
    if (words < most) continue;
    if (words > most) [most, found] = [words, []];
    found.push({ one, score: score + (one.title.startsWith(asked) ? 6 : one.title.includes(asked) ? 3 : 0) - one.title.length / 1000 });
  }
  return found.toSorted((a, b) => b.score - a.score).map(({ one }) => one);
}
