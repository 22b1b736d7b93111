/** What this tab remembers while it is open: it comes back after a look at another page, and is gone with the tab. */
import { useMemo, useSyncExternalStore } from 'react';
import { parsed } from './remembered.ts';

const PREFIX = 'recipe-chef.';
const listeners = new Set<() => void>();
/** Where a browser refuses storage, this has to do. */
const unstored = new Map<string, string>();

export function keepHere(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(PREFIX + key, text);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

function rawHere(key: string): string | null {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** What was kept, or undefined. */
export const hereStill = (key: string): unknown => parsed(rawHere(key));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A kept value, `read` from whatever was found. The prerendered page and the first render know nothing yet. */
export function useHere<T>(key: string, read: (found: unknown) => T): T {
  const raw = useSyncExternalStore(subscribe, () => rawHere(key), () => null);
  return useMemo(() => read(parsed(raw)), [raw, read]);
}
