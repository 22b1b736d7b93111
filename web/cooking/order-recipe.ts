/** Orders a recipe and passes on what the kitchen says, also across a lost network. Whatever happens, the last thing said is an end. */
import type { CookEvent } from '../../contract/cook.ts';
import { Refusal } from '../../contract/refusals.ts';
import { createApi, Unreachable } from '../api.ts';
import type { CookInput, Send, Ticket } from '../api.ts';

const NOBODY = 'We could not reach the kitchen. Your list is safe; try again.';
/** Milliseconds before each further try to read on: together they are as long as the kitchen writes for nobody. */
const PAUSES_MS = [300, 1000, 2000, 4000, 8000, 12_000];
/** Told while we try, and withdrawn with the next thing that comes. */
export const RECONNECTING = { code: 'reconnecting', sentence: 'The connection is gone. Your recipe goes on when it is back.' } as const;

/** @param ticket where to come back to; kept up to date */
export async function* orderRecipe(send: Send, order: CookInput, signal: AbortSignal, ticket: Ticket): AsyncGenerator<CookEvent> {
  try {
    for await (const told of acrossGaps(send, order, signal, ticket)) {
      if (told.event === 'refused') log(told.data.sentence);
      yield told;
    }
  } catch (error) {
    if (signal.aborted) return;
    log(error instanceof Error ? error.message : String(error));
    yield { event: 'refused', data: asRefusal(error).body };
  }
}

/** Reads on where the connection broke, as long as there is something to come back to. */
async function* acrossGaps(send: Send, order: CookInput, signal: AbortSignal, ticket: Ticket): AsyncGenerator<CookEvent> {
  const isBack = ticket.last !== null;
  for (let tries = 0; ; tries++) {
    try {
      for await (const told of fromServer(send, order, signal, ticket)) {
        tries = 0;
        yield told;
      }
      return;
    } catch (error) {
      const pause = PAUSES_MS[tries];
      if (ticket.last === null || pause === undefined || signal.aborted || !mayPass(error)) throw !isBack && isGone(error) ? new Refusal('unfinished') : error;
      if (tries === 0) yield { event: 'notice', data: RECONNECTING };
      await networkOr(pause, signal);
    }
  }
}

const isGone = (error: unknown): boolean => error instanceof Refusal && error.code === 'not-under-way';
const mayPass = (error: unknown): boolean => error instanceof Unreachable || error instanceof Refusal && error.body.retryable;

/** Waits so many milliseconds, or until the device has a network again. */
const networkOr = (ms: number, signal: AbortSignal): Promise<void> => new Promise((resolve) => {
  const go = (): void => {
    clearTimeout(timer);
    removeEventListener('online', go);
    signal.removeEventListener('abort', go);
    resolve();
  };
  const timer = setTimeout(go, ms);
  addEventListener('online', go);
  signal.addEventListener('abort', go);
});

/** From the server, or from the house chef in the browser when the server cannot be reached. */
async function* fromServer(send: Send, order: CookInput, signal: AbortSignal, ticket: Ticket): AsyncGenerator<CookEvent> {
  try {
    yield* createApi(send).cook(order, signal, ticket);
  } catch (error) {
    // Who asked for the model by name is not given another chef unasked, nor who has half a recipe already.
    if (!(error instanceof Unreachable) || order.chef === 'model' || ticket.last !== null) throw error;
    // Where the chef's chunk never reached the device, the cook reads about the network and not about the chunk.
    const { cookHere } = await import('../offline/cook-here.ts').catch(() => {
      throw error;
    });
    yield* cookHere(order);
  }
}

/** Every failure is shown to the cook and kept in the console. */
function log(why: string): void {
  console.error(`The recipe request failed: ${why}`);
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return error instanceof Unreachable ? new Refusal('unexpected', NOBODY) : new Refusal('unexpected');
}
