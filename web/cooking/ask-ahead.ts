/** Questions about a list before anything is cooked. They are an offer: who gets no answer simply does without. */
import { createApi, Unreachable } from '../api.ts';
import type { IdeasFound, IdeasInput, PantryInput, PantryRead, Send } from '../api.ts';

export async function askIdeas(send: Send, input: IdeasInput, signal: AbortSignal): Promise<IdeasFound | null> {
  return quietly(
    () => createApi(send).ideas(input, signal),
    async () => (await import('../offline/think-here.ts')).ideasHere(input),
    signal,
  );
}

export async function askPantry(send: Send, input: PantryInput, signal: AbortSignal): Promise<PantryRead | null> {
  return quietly(
    () => createApi(send).pantry(input, signal),
    async () => (await import('../offline/think-here.ts')).pantryHere(input),
    signal,
  );
}

/** From the server, or from the kitchen in the browser where nobody answers; null where neither has anything to say. */
async function quietly<T>(there: () => Promise<T>, here: () => Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await there();
  } catch (error) {
    if (signal.aborted || !(error instanceof Unreachable)) return null;
    // A refusal, or a chunk that never reached the device.
    return await here().catch(() => null);
  }
}
