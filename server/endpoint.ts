/** Binds an endpoint of the contract to what answers it, and turns whatever is thrown into an answer. */
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import type { Endpoint, InputOf, OutputOf } from '../contract/endpoints.ts';
import { LIMITS } from '../contract/limits.ts';
import { readInput } from '../contract/read-input.ts';
import { Refusal } from '../contract/refusals.ts';
import { whoAsks } from './accounts/session.ts';
import type { Site } from './config.ts';
import type { Metrics } from './metrics.ts';
import type { Cook } from './store/accounts.ts';
import { awayKind, refusalOf } from './store/away.ts';
import type { Store } from './store/open-store.ts';
import { isOrphan } from './store/orphan.ts';

/** Seconds after which a 503 is worth another try. */
const SOON = 5;

/** What every request carries through the app. */
export interface Carried {
  Variables: {
    requestId: string;
    store: Store;
    site: Site;
    metrics: Metrics;
    /** The path of the contract's endpoint that answers, where one does. */
    endpoint?: string;
    /** Set where the endpoint's access is "cook", and nowhere else: others ask `whoAsks`. */
    cook: Cook;
  };
}

/** What answers: the output, or a whole answer where it is a stream of events, or a document too long to hold. */
export type Answering<E extends Endpoint> = (input: InputOf<E>, context: Context<Carried>) =>
  E['output'] extends z.ZodMiniType ? OutputOf<E> | Promise<OutputOf<E> | Response> : Response | Promise<Response>;

export function bind<E extends Endpoint>(app: Hono<Carried>, endpoint: E, answer: Answering<E>): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    context.set('endpoint', endpoint.path);
    if (endpoint.access === 'cook') context.set('cook', await mustBeCook(context));
    const input = endpoint.input === null ? undefined : readInput(endpoint.input, await readJson(context.req.raw, endpoint.bodyBytes));
    const answered: unknown = answer(input as InputOf<E>, context);
    const output = await answered;
    context.var.metrics.answered(endpoint.path);
    if (output instanceof Response) return output;
    return context.json(output as object, 200, { 'cache-control': 'no-store' });
  });
}

async function mustBeCook(context: Context<Carried>): Promise<Cook> {
  const cook = await whoAsks(context);
  if (cook === null) throw new Refusal('not-signed-in');
  return cook;
}

/** The JSON of a body within its limit. Bytes are counted as they come, because a length header can lie. */
async function readJson(request: Request, most: number = LIMITS.bodyBytes): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')) throw new Refusal('not-acceptable');
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new Refusal('too-large');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new Refusal('too-large');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new Refusal('not-json');
  }
}

/**
 * A refusal leaves as it is, a fault of the database as `no-database`; anything else is logged with the request's id and
 * leaves without its message.
 */
export function answerThrown(thrown: unknown, context: Context<Carried>, log: Logger): Response {
  if (thrown instanceof Refusal) return refuse(context, thrown);
  const { requestId } = context.var;
  const away = awayKind(thrown);
  if (away !== null) {
    context.var.metrics.databaseAway(away);
    log.warn({ requestId, away, code: (thrown as { code?: unknown }).code }, 'the database did not serve a request');
    return refuse(context, refusalOf(away));
  }
  if (isOrphan(thrown)) return refuse(context, new Refusal('not-signed-in'));
  log.error({ requestId, err: thrown, path: context.req.path }, 'unexpected');
  return refuse(context, new Refusal('unexpected'));
}

export function refuse(context: Context<Carried>, refusal: Refusal, headers: Record<string, string> = {}): Response {
  context.var.metrics.refused(refusal.code, context.var.endpoint ?? 'other');
  return new Response(JSON.stringify({ refusal: refusal.body }), {
    status: refusal.status,
    headers: {
      'content-type': 'application/json', 'cache-control': 'no-store', 'x-request-id': context.var.requestId, ...later(refusal), ...headers,
    },
  });
}

/** When to come again: what the refusal says itself, else a few seconds where it will soon be otherwise. */
function later({ status, retryAfter }: Refusal): Record<string, string> {
  const seconds = retryAfter ?? (status === 503 ? SOON : null);
  return seconds === null ? {} : { 'retry-after': String(seconds) };
}
