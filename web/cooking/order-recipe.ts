/** Orders a recipe and passes on what the kitchen says. Whatever happens, the last thing said is an end. */
import type { CookEvent } from '../../contract/cook.ts';
import { Refusal } from '../../contract/refusals.ts';
import { createApi, Unreachable } from '../api.ts';
import type { CookInput, Send } from '../api.ts';

const NOBODY = 'We could not reach the kitchen. Your list is safe; try again.';

export async function* orderRecipe(send: Send, order: CookInput, signal: AbortSignal): AsyncGenerator<CookEvent> {
  try {
    for await (const told of fromServer(send, order, signal)) {
      if (told.event === 'refused') log(told.data.sentence);
      yield told;
    }
  } catch (error) {
    if (signal.aborted) return;
    log(error instanceof Error ? error.message : String(error));
    yield { event: 'refused', data: asRefusal(error).body };
  }
}

/** From the server, or from the house chef in the browser when the server cannot be reached. */
async function* fromServer(send: Send, order: CookInput, signal: AbortSignal): AsyncGenerator<CookEvent> {
  try {
    yield* createApi(send).cook(order, signal);
  } catch (error) {
    // Who asked for the model by name is not given another chef unasked.
    if (!(error instanceof Unreachable) || order.chef === 'model') throw error;
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
