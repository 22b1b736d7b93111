/** One chat completion, read as texts. Whatever happens, the call to the model is over when this generator is. */
import { setTimeout as sleep } from 'node:timers/promises';
import { InferenceClient } from '@huggingface/inference';
import type { ModelSettings } from '../model-settings.ts';
import { ChefFault } from './chef.ts';
import type { ChatMessage } from './chat-messages.ts';
import { guardedFetch } from './guarded-fetch.ts';

export interface ModelBudgets {
  connectMs: number;
  firstByteMs: number;
  /** Until the first text, from the start of an attempt. Comments and empty events do not count. */
  firstTextMs: number;
  silenceMs: number;
  /** Between two readings of an answer: what comes meanwhile goes on as one text, because each costs more than its letters. 0: one by one. */
  joinMs: number;
  totalMs: number;
  bytes: number;
  lineBytes: number;
  recipeBytes: number;
  /** Pause before the second attempt, chosen between these. */
  pauseMs: readonly [least: number, most: number];
  /** Longest `Retry-After` that is waited for. */
  retryAfterMs: number;
}

/** What a chunk of a chat completion may hold, as far as we read it; nothing of it is taken on trust. */
type Chunk = { choices?: { index?: unknown; delta?: { content?: unknown } | null; finish_reason?: unknown }[] } | null;

export const MAX_TOKENS = 1024;
/** Letters from which on a text goes on by itself, however much has come. */
const LONG = 4000;
// eslint-disable-next-line no-control-regex -- a recipe has no use for them
const UNWANTED = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

export async function* attempt(
  settings: ModelSettings, messages: readonly ChatMessage[], budgets: ModelBudgets, outer: AbortSignal,
): AsyncGenerator<string, 'complete' | 'length'> {
  const stop = new AbortController();
  const signal = AbortSignal.any([outer, stop.signal]);
  const pieces: string[] = [];
  let [texts, over] = [0, false];
  let finish: string | null = null;
  let heard = (): void => undefined;
  /** The first text goes on at once. */
  const pause = async (): Promise<void> => {
    if (pieces.length === 0) return;
    heard();
    if (budgets.joinMs > 0) await sleep(budgets.joinMs);
  };
  const guarded = guardedFetch({ ...budgets, origins: originsOf(settings), pause, signal });
  const after = (ms: number, code: 'no-text' | 'stalled'): NodeJS.Timeout => setTimeout(() => stop.abort(new ChefFault(code)), ms);
  let timer = after(budgets.firstTextMs, 'no-text');
  const readOn = async (): Promise<void> => {
    const client = new InferenceClient(settings.token ?? '', {
      fetch: guarded.fetch,
      // The client would repeat a 503 without pause and without end.
      retry_on_error: false,
      ...(settings.endpoint === null ? {} : { endpointUrl: settings.endpoint }),
      ...(settings.billTo === null ? {} : { billTo: settings.billTo }),
    });
    const chunks = client.chatCompletionStream({
      model: settings.id, messages: [...messages], max_tokens: MAX_TOKENS,
      ...(settings.provider === null ? {} : { provider: settings.provider as 'auto' }),
    }, { signal });
    for await (const chunk of chunks) {
      const choice = (chunk as Chunk)?.choices?.find?.((one) => (one?.index ?? 0) === 0);
      const content = choice?.delta?.content;
      const piece = typeof content === 'string' ? content.replace(UNWANTED, '') : '';
      if (piece !== '') pieces.push(piece);
      // Some servers send an empty reason with every piece.
      if (typeof choice?.finish_reason === 'string' && choice.finish_reason !== '') {
        finish = choice.finish_reason;
        break;
      }
    }
  };
  const reading = readOn().finally(() => {
    over = true;
    heard();
  });
  reading.catch(() => undefined);
  signal.addEventListener('abort', () => heard(), { once: true });
  try {
    while (!signal.aborted) {
      if (pieces.length === 0 && !over) await new Promise<void>((resolve) => (heard = resolve));
      let text = pieces.shift();
      if (text === undefined) {
        if (over) break;
        continue;
      }
      while (budgets.joinMs > 0 && text.length < LONG && pieces.length > 0) text += pieces.shift() ?? '';
      clearTimeout(timer);
      texts += 1;
      yield text;
      timer = after(budgets.silenceMs, 'stalled');
    }
    signal.throwIfAborted();
    await reading;
  } catch (thrown) {
    throw ourFault(thrown, signal);
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
  return ending(finish, texts, guarded.sawDone());
}

/** The client ends half a recipe as quietly as a whole one: only a finish reason or `[DONE]` says that it is whole. */
function ending(finish: string | null, texts: number, sawDone: boolean): 'complete' | 'length' {
  if (finish === 'content_filter' || finish === 'error' || (finish === null && !sawDone)) throw new ChefFault('unfinished');
  if (texts === 0) throw new ChefFault('empty');
  return finish === 'length' ? 'length' : 'complete';
}

/** Only our own faults leave: errors of the client hold the prompt and what the upstream said. */
function ourFault(thrown: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (thrown instanceof ChefFault) return thrown;
  return new ChefFault(thrown instanceof SyntaxError ? 'garbled' : 'upstream-error');
}

function originsOf({ endpoint }: ModelSettings): ReadonlySet<string> {
  return new Set(endpoint === null ? ['https://router.huggingface.co', 'https://huggingface.co'] : [new URL(endpoint).origin]);
}
