/**
 * The model chef: a language model as a chef. It tries twice at most, goes on once where it ran out of room, rests when its upstream is down
 * and never costs more than its day.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Order } from '../../kitchen/order.ts';
import { whyTooMuch } from '../../kitchen/text-bounds.ts';
import type { ModelSettings } from '../model-settings.ts';
import { readHere, type Read } from '../reading/tasks.ts';
import { createBreaker, type Breaker } from './breaker.ts';
import { chatMessages, goingOn } from './chat-messages.ts';
import { ChefFault, type Chef, type ChefEvent, type FaultCode } from './chef.ts';
import { attempt, type ModelBudgets } from './model-attempt.ts';

export const BUDGETS: ModelBudgets = {
  connectMs: 3000, firstByteMs: 15_000, firstTextMs: 20_000, silenceMs: 15_000, joinMs: 150, totalMs: 90_000,
  bytes: 256 * 1024, lineBytes: 64 * 1024, recipeBytes: 16 * 1024,
  pauseMs: [250, 1000], retryAfterMs: 5000,
};

export interface ModelChefParts {
  settings: ModelSettings;
  /** Takes one of the day's calls; false when none is left. */
  takeCall: () => Promise<boolean>;
  log: Logger;
  budgets?: ModelBudgets;
  breaker?: Breaker;
  random?: () => number;
  /** Reads the pantry and checks the answer; without it that is done on the spot. */
  read?: Read;
}

/** Faults that a second try, a moment later, may get past. */
const PASSING: ReadonlySet<FaultCode> = new Set(['server-error', 'empty', 'cut', 'unfinished']);
const TRIES = 2;
/** So often a model may go on where it ran out of room. */
const MORE = 1;
/** One that writes the title once more does not go on, it begins anew. */
const BEGINS_ANEW = /^\s*#\s/;
/** Milliseconds that the database may take to count a call. */
const COUNTED_MS = 1000;

export function modelChef(parts: ModelChefParts): Chef {
  const { settings, log, budgets = BUDGETS, breaker = createBreaker(), random = Math.random, read = readHere } = parts;

  async function* cook(order: Order, outer: AbortSignal): AsyncGenerator<ChefEvent> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new ChefFault('out-of-time')), budgets.totalMs);
    const signal = AbortSignal.any([outer, late.signal]);
    let text = '';
    const done = async (finish: 'complete' | 'length'): Promise<Iterable<ChefEvent>> => {
      if (whyTooMuch(text) !== null) throw new ChefFault('too-much');
      return await read('checkAnswer', { text, finish, order });
    };
    try {
      const brief = read('brief', { order, askedAt: Date.now() });
      // It is awaited only once the call may be made; until then its fault is nobody's.
      brief.catch(() => undefined);
      for (let tries = 1, more = 0; ; tries += 1) {
        const pass = breaker.pass();
        const held = pass === 'rest' ? 'resting' : await mayCall(parts) ? null : 'budget-used';
        // What was written before is not lost because there is no more.
        if (held !== null && more > 0) return yield* await done('length');
        if (held !== null) throw new ChefFault(held);
        const messages = chatMessages(order, await brief);
        const pieces = attempt(settings, more === 0 ? messages : goingOn(messages, text), budgets, signal);
        try {
          let piece = await pieces.next();
          if (more > 0 && piece.done !== true && BEGINS_ANEW.test(piece.value)) return yield* await done('length');
          for (; piece.done !== true; piece = await pieces.next()) {
            text += piece.value;
            if (Buffer.byteLength(text) > budgets.recipeBytes) throw new ChefFault('too-much');
            yield { event: 'text', text: piece.value };
          }
          breaker.worked();
          if (piece.value === 'complete' || more === MORE) return yield* await done(piece.value);
          more += 1;
        } catch (thrown) {
          if (!(thrown instanceof ChefFault) || outer.aborted) throw thrown;
          breaker.failed(thrown.code);
          log.warn({ fault: thrown.code, tries }, 'model call failed');
          if (more > 0 && thrown.code !== 'too-much') return yield* await done('length');
          const pause = pauseAfter(thrown, budgets, random);
          if (text !== '' || tries === TRIES || pass === 'probe' || pause === null) throw thrown;
          await sleep(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
        } finally {
          // Left in the middle of a text, the call must end too.
          await pieces.return('complete');
        }
      }
    } finally {
      clearTimeout(timer);
    }
  }

  return { kind: 'model', name: settings.id.split('/').at(-1) ?? settings.id, cook };
}

/** Milliseconds to wait before another try, or null where none is worth it. */
function pauseAfter({ code, retryAfter }: ChefFault, { pauseMs: [least, most], retryAfterMs }: ModelBudgets, random: () => number): number | null {
  const told = retryAfter === null ? null : retryAfter * 1000;
  if (told !== null && told > retryAfterMs) return null;
  if (!PASSING.has(code) && !(code === 'busy' && told !== null)) return null;
  return Math.max(told ?? 0, least + random() * (most - least));
}

/** A database that cannot count in time is a day that is used up: better the house chef than a bill nobody expected. */
async function mayCall({ takeCall, log }: ModelChefParts): Promise<boolean> {
  const waiting = new AbortController();
  try {
    return await Promise.race([takeCall(), sleep(COUNTED_MS, false, { signal: waiting.signal, ref: false }).catch(() => false)]);
  } catch (thrown) {
    log.error({ err: thrown }, 'model calls cannot be counted');
    return false;
  } finally {
    waiting.abort();
  }
}
