/** The last recipes that were cooked up on this device, whether they were kept or not. */
import { rawOf, remember, useRemembered } from '../parts/device/remembered.ts';
import type { Cooking } from './cooking.ts';

/** A recipe as it ended, and when. */
export interface Recent { at: string; title: string; cooking: Cooking }

const KEY = 'recent';
const MOST = 20;

/** Reads what was remembered, the latest first; what another version wrote otherwise is left out. */
export function readRecent(found: unknown): readonly Recent[] {
  return Array.isArray(found) ? found.filter(isRecent) : [];
}

/** Remembers a recipe that was finished; the same text is remembered once. */
export function addRecent(cooking: Cooking): void {
  const one: Recent = { at: new Date().toISOString(), title: cooking.done?.recipe.title ?? 'Recipe', cooking };
  remember(KEY, [one, ...recentNow().filter((other) => other.cooking.text !== cooking.text)].slice(0, MOST));
}

export function useRecent(): readonly Recent[] {
  return useRemembered(KEY, readRecent)[0];
}

function recentNow(): readonly Recent[] {
  try {
    return readRecent(JSON.parse(rawOf(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isRecent(value: unknown): value is Recent {
  if (!isRecord(value) || typeof value['at'] !== 'string' || typeof value['title'] !== 'string' || !isRecord(value['cooking'])) return false;
  const { text, done, phase } = value['cooking'];
  return typeof text === 'string' && text !== '' && isRecord(done) && isRecord(done['recipe']) && isRecord(done['verdict']) && (phase === 'done' || phase === 'unfinished');
}
