import { useCallback, useEffect, useReducer, useRef } from 'react';
import { Refusal } from '../../contract/refusals.ts';
import { Unreachable } from '../api.ts';
import type { CookInput } from '../api.ts';
import { useApi } from '../api-context.ts';
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
  const api = useApi();
  const [cooking, happen] = useReducer(step, IDLE);
  const running = useRef<AbortController | null>(null);

  const cook = useCallback(
    (order: CookInput) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      happen({ type: 'start' });
      const texts = frames((text) => happen({ type: 'text', text }));

      async function listen(events: ReturnType<typeof api.cook>) {
        for await (const told of events) {
          if (mine.signal.aborted) return;
          if (told.event === 'text') {
            texts.add(told.data.text);
            continue;
          }
          texts.flush();
          if (told.event === 'refused') console.error(`The recipe request was refused: ${told.data.sentence}`);
          happen({ type: 'told', told });
        }
      }

      async function listenOrCookHere() {
        try {
          await listen(api.cook(order, mine.signal));
        } catch (error) {
          if (!(error instanceof Unreachable) || order.chef === 'model') throw error;
          // Where this chunk never reached the device, the cook reads about the network and not about the chunk.
          const { cookHere } = await import('../offline/cook-here.ts').catch(() => {
            throw error;
          });
          await listen(cookHere(order));
        }
      }

      listenOrCookHere().catch((error: unknown) => {
        texts.flush();
        if (mine.signal.aborted) return;
        console.error('The recipe request failed:', error instanceof Error ? error.message : error);
        happen({ type: 'failed', refusal: error instanceof Refusal ? error : new Refusal('unexpected', sentenceFor(error)) });
      });
    },
    [api],
  );

  const stop = useCallback(() => {
    running.current?.abort();
    happen({ type: 'stopped' });
  }, []);

  // Leaving the page must not leave a chef at work.
  useEffect(() => () => running.current?.abort(), []);

  return { cooking, cook, stop };
}

function sentenceFor(error: unknown): string {
  return error instanceof Unreachable ? 'We could not reach the kitchen. Your list is safe; try again.' : 'Something went wrong here. Your list is safe; try again.';
}
