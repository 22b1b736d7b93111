import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { CookInput } from '../api.ts';
import { useSend } from '../send-context.ts';
import { IDLE, step } from './cooking.ts';
import type { Cooking } from './cooking.ts';
import { frames } from './frames.ts';

export interface Stove {
  cooking: Cooking;
  /** Starts a recipe; one that is still on its way is dropped. */
  cook(order: CookInput): void;
  stop(): void;
}

/** The recipe on its way, with the two things a cook can do to it. */
export function useCooking(): Stove {
  const send = useSend();
  const [cooking, happen] = useReducer(step, IDLE);
  const running = useRef<AbortController | null>(null);

  const cook = useCallback(
    (order: CookInput) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      happen({ type: 'start' });
      const texts = frames((text) => signal.aborted || happen({ type: 'text', text }));

      async function follow() {
        const { orderRecipe } = await import('./order-recipe.ts');
        for await (const told of orderRecipe(send, order, signal)) {
          if (signal.aborted) return;
          if (told.event === 'text') {
            texts.add(told.data.text);
            continue;
          }
          texts.flush();
          happen({ type: 'told', told });
        }
      }

      // Only the chunk itself can fail to come: the network went away between two taps.
      follow().catch(() => signal.aborted || happen({ type: 'lost' }));
    },
    [send],
  );

  const stop = useCallback(() => {
    running.current?.abort();
    happen({ type: 'stopped' });
  }, []);

  // Leaving the page must not leave a chef at work.
  useEffect(() => () => running.current?.abort(), []);

  return { cooking, cook, stop };
}
