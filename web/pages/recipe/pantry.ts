/** The ingredient list: what adding, changing and bringing back do to it. Nothing typed is ever lost. */
import { LIMITS } from '../../../contract/limits.ts';
import { splitEntry } from '../../../kitchen/pantry/split-entry.ts';
import { sameAs } from './same-as.ts';

const AND = new Intl.ListFormat('en-GB');

export interface Added {
  entries: readonly string[];
  /** What did not go in and stays in the input, to be mended there. */
  rest: string;
  /** One or two sentences on what was not simply added, or an empty text. */
  said: string;
}

export function addEntries(entries: readonly string[], text: string): Added {
  const found = splitEntry(text);
  if (found.length === 0) return { entries, rest: '', said: 'Type an ingredient first.' };
  const next = [...entries];
  const known = new Set(entries.map(sameAs));
  const twice: string[] = [];
  const long: string[] = [];
  const over: string[] = [];
  for (const entry of found) {
    if ([...entry].length > LIMITS.entryLength) long.push(entry);
    else if (known.has(sameAs(entry))) twice.push(entry);
    else if (next.length >= LIMITS.entries) over.push(entry);
    else {
      next.push(entry);
      known.add(sameAs(entry));
    }
  }
  return { entries: next, rest: [...long, ...over].join(', '), said: [sayTwice(twice), sayLong(long), sayOver(over)].filter(Boolean).join(' ') };
}

export interface Changed {
  entries: readonly string[];
  /** Why nothing was changed, or an empty text. */
  said: string;
}

export function changeEntry(entries: readonly string[], index: number, text: string): Changed {
  const entry = text.replace(/\s+/gu, ' ').trim();
  if (entry === '') return { entries, said: 'An ingredient needs a name. Use the cross to remove it.' };
  if ([...entry].length > LIMITS.entryLength) return { entries, said: sayLong([entry]) };
  const others = entries.filter((_, at) => at !== index);
  if (others.some((other) => sameAs(other) === sameAs(entry))) return { entries: others, said: sayTwice([entry]) };
  return { entries: entries.with(index, entry), said: '' };
}

function sayTwice(twice: readonly string[]): string {
  if (twice.length === 0) return '';
  return `On your list already: ${AND.format(twice)}.`;
}

function sayLong(long: readonly string[]): string {
  if (long.length === 0) return '';
  return `One ingredient can have ${LIMITS.entryLength} characters, and “${(long[0] ?? '').slice(0, 20)}…” has more. Shorten it.`;
}

function sayOver(over: readonly string[]): string {
  if (over.length === 0) return '';
  return `A list holds ${LIMITS.entries} ingredients and yours is full. Remove one to make room for ${over.length === 1 ? 'this one' : `these ${over.length}`}.`;
}
