import { useCallback, useEffect, useRef, useState } from 'react';
import type { CookInput } from '../api.ts';
import { useHere } from '../parts/device/here.ts';
import { useSend } from '../send-context.ts';
import { IDLE, lost, stopped } from './cooking.ts';
import type { Cooking } from './cooking.ts';

export interface Stove {
  cooking: Cooking;
  /** Starts a recipe; one that is still on its way is dropped. */
  cook(order: CookInput): void;
  stop(): void;
}

const readCooking = (found: unknown): Cooking => (found ?? IDLE) as Cooking;

/** The recipe on its way, with the two things a cook can do to it; the last one comes back with the cook. */
export function useCooking(): Stove {
  const send = useSend();
  const before = useHere('cooking', readCooking);
  const [now, show] = useState<Cooking | null>(null);
  const running = useRef<AbortController | null>(null);

  const cook = useCallback(
    (order: CookInput) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      show({ ...IDLE, phase: 'waiting' });
      // Only the chunk itself can fail to come: the network went away between two taps.
      import('./follow-recipe.ts').then(({ followRecipe }) => followRecipe(send, order, signal, show)).catch(() => signal.aborted || show(lost));
    },
    [send],
  );

  const stop = useCallback(() => {
    running.current?.abort();
    show((cooking) => stopped(cooking ?? IDLE));
  }, []);

  // Leaving the page must not leave a chef at work.
  useEffect(() => () => running.current?.abort(), []);

  return { cooking: now ?? before, cook, stop };
}
