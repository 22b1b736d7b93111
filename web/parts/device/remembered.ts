/** What this device remembers between visits. Nothing of it leaves the device. */
import { useCallback, useMemo, useSyncExternalStore } from 'react';

const PREFIX = 'recipe-chef.';
const listeners = new Set<() => void>();

/** A browser may refuse storage (private windows, full disk); the page then works without a memory. */
export function rawOf(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export const remember = (key: string, value: unknown): void => rememberText(key, JSON.stringify(value));

/** Remembers a value that is JSON text already. */
export function rememberText(key: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // See rawOf.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * A remembered value and its setter. `read` turns whatever was found (a stranger's words after an update) into a good value;
 * it is given `undefined` where nothing was. The prerendered page and the first render know nothing yet.
 */
export function useRemembered<T>(key: string, read: (found: unknown) => T): [T, (value: T) => void] {
  const raw = useSyncExternalStore(subscribe, () => rawOf(key), () => null);
  const value = useMemo(() => read(parsed(raw)), [raw, read]);
  const set = useCallback((next: T) => remember(key, next), [key]);
  return [value, set];
}

/** The value of a JSON text; undefined where there is none, or no JSON. */
export function parsed(raw: string | null): unknown {
  if (raw === null) return undefined;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
