import { useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { keepHere, useHere } from '../../parts/device/here.ts';
import { remember, useRemembered } from '../../parts/device/remembered.ts';
import { addEntries, changeEntry } from './pantry.ts';

export interface Pantry {
  entries: readonly string[];
  /** What the last action has to say; empty when it simply worked. */
  said: string;
  /** The list of the last visit, or the one that was just cleared. */
  last: readonly string[];
  /** Adds what is in a text and gives back what has to stay in the input. */
  add(text: string): string;
  /** False when the text cannot stand; the old one is kept. */
  change(index: number, text: string): boolean;
  remove(index: number): void;
  clear(): void;
  bringBack(): void;
}

function readList(found: unknown): readonly string[] {
  if (!Array.isArray(found)) return [];
  return found.filter((entry): entry is string => typeof entry === 'string' && [...entry].length <= LIMITS.entryLength).slice(0, LIMITS.entries);
}

/** The list starts empty on every visit, and comes back after a look at another page; the device remembers the last one that was not empty. */
export function usePantry(): Pantry {
  const entries = useHere('list', readList);
  const [said, setSaid] = useState('');
  const [last] = useRemembered('last-list', readList);

  function keep(next: readonly string[], sentence: string) {
    keepHere('list', next);
    setSaid(sentence);
    if (next.length > 0) remember('last-list', next);
  }

  return {
    entries,
    said,
    last,
    add(text) {
      const added = addEntries(entries, text);
      keep(added.entries, added.said);
      return added.rest;
    },
    change(index, text) {
      const changed = changeEntry(entries, index, text);
      keep(changed.entries, changed.said);
      return changed.said === '' || changed.entries !== entries;
    },
    remove: (index) => keep(entries.filter((_, at) => at !== index), `Removed ${entries[index] ?? ''}.`),
    clear: () => keep([], 'The list is empty.'),
    bringBack: () => keep(last, 'Your last list is back.'),
  };
}
