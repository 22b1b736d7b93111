/** What each entry was read as, in a sentence the cook can act on: for the list, before anything is cooked. */
import type { Bars } from '../order.ts';
import { forbids } from './diets.ts';
import { dietsOf } from './diets-named.ts';
import { eatersOf } from './eaters-named.ts';
import type { Food } from './food.ts';
import type { Reading } from './read-entry.ts';
import { readingsByEntry } from './read-pantry.ts';
import { ASIDE } from './word-lists.ts';
import { foldName, singularOf } from './words.ts';

export interface Understood {
  /** Which entry it is about, from 0. One entry may hold several foods. */
  entry: number;
  /** `food` will be cooked with; everything else stays out. `barred` is a food that a diet, an allergy or a dislike keeps out. */
  outcome: 'food' | 'barred' | 'unwanted' | 'not-food' | 'unsafe' | 'spoiled' | 'unknown';
  /** The food's name, where it is one that we know. */
  food: string | null;
  /** True where the entry says the food's own name, beside amounts and states: there is nothing to tell of the reading. */
  named: boolean;
  /** Why it stays out and what to do; null where it does not. It never repeats what was written. */
  sentence: string | null;
}

/** Reads entries one by one, in their order; who eats along and what they may not eat is read from them too. Pure. */
export function understand(entries: readonly string[], bars: Bars): Understood[] {
  const all = readingsByEntry(entries);
  const unwanted = all.flat().flatMap((reading) => (reading.outcome === 'unwanted' ? [reading.food.id] : []));
  const { diets, allergies } = dietsOf(entries);
  const allBars = {
    diets: [...bars.diets, ...diets], allergies: [...bars.allergies, ...allergies],
    avoid: [...bars.avoid, ...unwanted], eaters: [...(bars.eaters ?? []), ...eatersOf(entries)],
  };
  return all.flatMap((found, entry) => found.map((reading) => ({ entry, ...tell(reading, allBars), named: isNamed(reading) })));
}

function tell(reading: Reading, bars: Bars): Omit<Understood, 'entry' | 'named'> {
  switch (reading.outcome) {
    case 'food': {
      const bar = reading.or !== undefined && forbids(reading.or, bars) === null ? null : forbids(reading.food, bars);
      return bar === null ? { outcome: 'food', food: reading.food.singular, sentence: null } : { outcome: 'barred', food: reading.food.singular, sentence: whyBarred(reading.food, bar) };
    }
    case 'unwanted':
      return { outcome: 'unwanted', food: reading.food.singular, sentence: `We keep ${named(reading.food)} out, as you asked.` };
    case 'not-food':
      return { outcome: 'not-food', food: null, sentence: 'This is not food. Keep it away from anything you eat.' };
    case 'unsafe':
      return { outcome: 'unsafe', food: null, sentence: `${reading.why} Instead, take ${reading.instead}.` };
    case 'spoiled':
      return { outcome: 'spoiled', food: reading.food?.singular ?? null, sentence: 'In that state it can make you ill. Throw it away rather than taste it.' };
    case 'unknown':
      return { outcome: 'unknown', food: null, sentence: 'We do not know this, so it stays out. Try a plainer name.' };
  }
}

const wordsOf = (text: string): string[] => foldName(text).split(' ').map(singularOf);

/** "2 limes" and "limes, halved" name the lime; "spuds" no potato, and "onion" no red one. */
function isNamed(reading: Reading): boolean {
  if (reading.outcome !== 'food') return false;
  const written = wordsOf(reading.entry);
  const name = wordsOf(reading.food.singular);
  // "Wholegrain mustard" is whole-grain mustard.
  if (written.join('') === name.join('')) return true;
  return name.every((word) => written.includes(word)) && written.every((word) => name.includes(word) || ASIDE.has(word) || /\d/.test(word));
}

const named = (food: Food): string => (food.counted ? food.plural : food.singular);

function whyBarred(food: Food, { rule, because }: { rule: string; because: string }): string {
  if (rule === 'without it') return `We keep ${named(food)} out, as you asked.`;
  if (rule.endsWith('allergy')) return `Stays out: it has ${because} in it.`;
  return `Stays out: not ${rule}${rule.includes(because) || because === food.singular ? '' : ` (${because})`}.`;
}
