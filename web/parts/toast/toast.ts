/** One sentence on what was just done, with a way back. It stands wherever a `Toaster` is laid. */
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

export interface Toast {
  said: ReactNode;
  /** Takes back what was done; a toast without one has no button. */
  undo?: (() => void) | undefined;
  /** True where it stays until it is closed or another one comes. */
  lasting?: boolean;
}

/** As long as two short sentences take to read, and to reach for the button. */
export const SHOWN_MS = 12_000;

let shown: Toast | null = null;
const listeners = new Set<() => void>();

/** Shows a toast instead of the one before; null takes it away. */
export function toast(next: Toast | null): void {
  if (next === shown) return;
  shown = next;
  for (const listener of listeners) listener();
}

export const toastNow = (): Toast | null => shown;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToast = (): Toast | null => useSyncExternalStore(subscribe, toastNow, () => null);
