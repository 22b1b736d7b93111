/** What was cooked and how it went, until the cookbook takes it over. Kept on this device. */
import { KEEPING } from '../../contract/keeping-limits.ts';
import { rawOf, remember, useRemembered } from '../parts/device/remembered.ts';

export const OUTCOMES = ['great', 'good', 'poor'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One time that a dish was cooked. */
export interface CookedEntry {
  /** A UUID made here, so that telling twice counts once. */
  id: string;
  /** The id of the dish. */
  recipe: string;
  /** When, as ISO text. */
  on: string;
  how: Outcome;
  note: string;
}

const KEY = 'cooked';
/** Most entries that wait on a device; the oldest go first. */
const MOST = KEEPING.cookedTimes;

/** Reads what was remembered, leaving out what is not an entry. */
export function readLog(found: unknown): readonly CookedEntry[] {
  return Array.isArray(found) ? found.filter(isEntry).slice(-MOST) : [];
}

/** Writes down that a dish was cooked, or changes what was written under the same id. */
export function logCooked(entry: CookedEntry): void {
  const note = [...entry.note.trim()].slice(0, KEEPING.notes).join('');
  const log = cookedLog();
  const at = log.findIndex(({ id }) => id === entry.id);
  remember(KEY, at < 0 ? [...log, { ...entry, note }].slice(-MOST) : log.with(at, { ...entry, note }));
}

/** Forgets entries that another place has taken over. */
export function forgetCooked(ids: readonly string[]): void {
  remember(KEY, cookedLog().filter(({ id }) => !ids.includes(id)));
}

/** Everything written down, oldest first. */
export function cookedLog(): readonly CookedEntry[] {
  try {
    return readLog(JSON.parse(rawOf(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** The log as it changes. */
export function useCookedLog(): readonly CookedEntry[] {
  return useRemembered(KEY, readLog)[0];
}

function isEntry(value: unknown): value is CookedEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, recipe, on, how, note } = value as Record<string, unknown>;
  return [id, recipe, on, note].every((text) => typeof text === 'string') && OUTCOMES.some((one) => one === how);
}
