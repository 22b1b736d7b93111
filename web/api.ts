/** The browser's client of our server. Its types come from the contract; the schemas stay behind, for their weight. */
import { COMING_BACK, type CookEvent } from '../contract/cook.ts';
import type { ENDPOINTS, InputOf, OutputOf } from '../contract/endpoints.ts';
import { Refusal, REFUSALS } from '../contract/refusals.ts';
import type { RefusalBody } from '../contract/refusals.ts';
import { readEvents } from './event-stream.ts';

/** What `POST /api/cook` takes. */
export type CookInput = InputOf<typeof ENDPOINTS.cook>;
/** What `GET /api/kitchen` tells. */
export type Kitchen = OutputOf<typeof ENDPOINTS.kitchen>;
/** What `POST /api/ideas` takes and tells. */
export type IdeasInput = InputOf<typeof ENDPOINTS.ideas>;
export type IdeasFound = OutputOf<typeof ENDPOINTS.ideas>;
/** What `POST /api/pantry` takes and tells. */
export type PantryInput = InputOf<typeof ENDPOINTS.pantry>;
export type PantryRead = OutputOf<typeof ENDPOINTS.pantry>;

/** A recipe that can be come back to. */
export interface Ticket {
  /** The cook's own name for the order. */
  key: string;
  /** The last event read of what can be come back to: -1 to read it from its beginning, null before there is such a one. */
  last: number | null;
}

export interface Api {
  kitchen(signal?: AbortSignal): Promise<Kitchen>;
  ideas(input: IdeasInput, signal: AbortSignal): Promise<IdeasFound>;
  pantry(input: PantryInput, signal: AbortSignal): Promise<PantryRead>;
  /** The events of one recipe, ending with `done` or `refused`. Throws a Refusal or Unreachable instead of ending without one; `ticket` then says where to go on. */
  cook(order: CookInput, signal: AbortSignal, ticket: Ticket): AsyncGenerator<CookEvent>;
}

/** The server could not be asked at all: no network, or nobody there. */
export class Unreachable extends Error {
  constructor(cause?: unknown) {
    super('The server could not be reached.', { cause });
    this.name = 'Unreachable';
  }
}

export type Send = (path: string, init?: RequestInit) => Response | Promise<Response>;

/** Asks the server once. Throws a Refusal when it says no, and Unreachable when nobody of ours answers. */
export async function askServer(send: Send, path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await send(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Unreachable(error);
  }
  if (answer.ok) return answer;
  throw await refusalOf(answer);
}

/** Posts JSON and reads the JSON that comes back. */
export async function postJson(send: Send, path: string, input: object, signal?: AbortSignal): Promise<unknown> {
  const answer = await askServer(send, path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(input), signal: signal ?? null });
  return answer.json();
}

/** A client over a way to send: see send-context.ts. */
export function createApi(send: Send): Api {
  return {
    ideas: async (input, signal) => (await postJson(send, '/api/ideas', input, signal)) as IdeasFound,
    pantry: async (input, signal) => (await postJson(send, '/api/pantry', input, signal)) as PantryRead,

    async kitchen(signal) {
      const answer = await askServer(send, '/api/kitchen', { signal: signal ?? null });
      return (await answer.json()) as Kitchen;
    },

    async *cook(order, signal, ticket) {
      const answer = await askServer(send, '/api/cook', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json', 'Accept': 'text/event-stream', [COMING_BACK.key]: ticket.key,
          ...(ticket.last !== null && { [COMING_BACK.after]: String(ticket.last) }),
        },
        body: JSON.stringify(order),
        signal,
      });
      let started = ticket.last !== null;
      try {
        for await (const { id, event, data } of readEvents(answer.body ?? new ReadableStream(), signal)) {
          const told = { event, data: JSON.parse(data) } as CookEvent;
          started ||= told.event === 'text';
          if (id !== null) ticket.last = Number(id);
          yield told;
          if (told.event === 'done' || told.event === 'refused') return;
        }
      } catch (error) {
        if (signal.aborted || error instanceof Refusal) throw error;
        if (!started) throw new Unreachable(error);
      }
      signal.throwIfAborted();
      // A stream without its terminal event is unfinished by definition, however politely it was closed.
      throw started ? new Refusal('unfinished') : new Unreachable();
    },
  };
}

async function refusalOf(answer: Response): Promise<Refusal | Unreachable> {
  const body = (await answer.json().catch(() => null)) as { refusal?: Partial<RefusalBody> } | null;
  const refusal = body?.refusal;
  if (refusal?.code !== undefined && refusal.code in REFUSALS) return new Refusal(refusal.code, refusal.sentence);
  // Not our words: something between here and the server answered.
  return answer.status >= 500 ? new Unreachable(`status ${answer.status}`) : new Refusal('unexpected');
}
