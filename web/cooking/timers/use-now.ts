import { useSyncExternalStore } from 'react';

const BEAT_MS = 500;

let now = Date.now();
let beat: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** A beat ahead: what is shown until the next beat never has more time left than there is. */
function tick(): void {
  now = Date.now() + BEAT_MS;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  beat ??= setInterval(tick, BEAT_MS);
  tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(beat);
    beat = undefined;
  };
}

const asleep = () => () => {};

/** The time in milliseconds, kept fresh while somebody needs it. */
export function useNow(needed: boolean): number {
  return useSyncExternalStore(needed ? subscribe : asleep, () => now);
}
