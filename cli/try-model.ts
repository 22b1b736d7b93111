/** Tries a model as the server would use it: asks its server what it has, then cooks one order through the real model chef. */
import { pino } from 'pino';
import { readOrder } from '../contract/order-input.ts';
import type { Done } from '../contract/cook.ts';
import { findFood } from '../kitchen/pantry/lexicon.ts';
import { ChefFault, type FaultCode } from '../server/chefs/chef.ts';
import { holdBack } from '../server/chefs/hold-back.ts';
import { BUDGETS, modelChef } from '../server/chefs/model-chef.ts';
import type { ModelBudgets } from '../server/chefs/model-attempt.ts';
import type { ModelSettings } from '../server/model-settings.ts';
import { readHere } from '../server/reading/tasks.ts';

export const TRIED_ON = ['eggs', 'spinach', 'feta', 'potatoes'] as const;
const HUB = 'https://router.huggingface.co/v1';
const PATIENCE_MS = 5000;
/** Bytes of a list of models that are read; the router's own has some 100 KB. */
const LIST_BYTES = 4e6;

/** What a model's server says of the models it has: null where it does not answer, and no names where it does not say. */
export interface Listed { status: number; models: readonly string[] | null }

export interface Trial {
  /** Null where the recipe came to its end. */
  fault: FaultCode | 'not-a-recipe' | null;
  firstTextMs: number | null;
  wholeMs: number;
  pieces: number;
  characters: number;
  piecesPerSecond: number | null;
  /** As it would be served, where it would be. */
  done: Done | null;
}

export async function listModels({ endpoint, token }: ModelSettings): Promise<Listed | null> {
  try {
    // A connection kept from the model before may just be closing at its other end.
    const headers = { connection: 'close', ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
    const address = `${(endpoint ?? HUB).replace(/\/$/, '')}/models`;
    const answer = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) await answer.body?.cancel();
    return { status: answer.status, models: answer.ok ? await namesIn(answer) : null };
  } catch {
    return null;
  }
}

async function namesIn(answer: Response): Promise<string[] | null> {
  let text = '';
  for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (text.length > LIST_BYTES) return null;
  }
  try {
    const { data } = JSON.parse(text) as { data?: unknown };
    return Array.isArray(data) ? data.flatMap((one: { id?: unknown } | null) => (typeof one?.id === 'string' ? one.id : [])) : null;
  } catch {
    return null;
  }
}

export async function tryModel(settings: ModelSettings, budgets: ModelBudgets = BUDGETS): Promise<Trial> {
  const order = readOrder({ pantry: [...TRIED_ON], servings: 2, seed: 1 }, { findFood });
  // Our own kitchen reads its words at the first order; the model is not to be blamed for that.
  await readHere('brief', { order, askedAt: Date.now() });
  // Its own pieces are counted.
  const chef = modelChef({ settings, budgets: { ...budgets, joinMs: 0 }, takeCall: () => Promise.resolve(true), log: pino({ level: 'silent' }) });
  const from = performance.now();
  const since = (): number => Math.round(performance.now() - from);
  const trial: Trial = { fault: null, firstTextMs: null, wholeMs: 0, pieces: 0, characters: 0, piecesPerSecond: null, done: null };
  try {
    for await (const event of holdBack(chef.cook(order, new AbortController().signal), order, readHere)) {
      if (event.event === 'text') {
        trial.firstTextMs ??= since();
        trial.pieces += 1;
        trial.characters += event.text.length;
      } else if (event.event === 'notice' && event.code === 'not-a-recipe') trial.fault = 'not-a-recipe';
      else if (event.event === 'done') trial.done = event.done;
    }
  } catch (thrown) {
    if (!(thrown instanceof ChefFault)) throw thrown;
    trial.fault = thrown.code;
  }
  trial.wholeMs = since();
  const writing = trial.wholeMs - (trial.firstTextMs ?? trial.wholeMs);
  if (trial.pieces > 1 && writing > 0) trial.piecesPerSecond = Math.round((trial.pieces - 1) * 10_000 / writing) / 10;
  return trial;
}
