/** `POST /api/cook`: an order in, the stream of its cooking out. */
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { COMING_BACK, KEY_PATTERN } from '../../contract/cook.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { toOrder, type OrderReading } from '../../contract/order-input.ts';
import { Refusal } from '../../contract/refusals.ts';
import type { CookOrder } from '../chefs/cook-order.ts';
import { createJournal } from '../chefs/cooking-journal.ts';
import { createUnderWay } from '../chefs/under-way.ts';
import type { Closing } from '../closing.ts';
import { bind, type Carried } from '../endpoint.ts';
import { eventStream } from '../event-stream.ts';
import { hasShareLeft, takeTryAnyway, takeTryHere } from '../guards/rate-limit.ts';
import { counted } from '../metrics.ts';
import type { Store } from '../store/open-store.ts';

export interface CookParts {
  store: Store;
  log: Logger;
  cookOrder: CookOrder;
  reading: OrderReading;
  closing: Closing;
  modelName: string | null;
  /** The day's calls to the model, or null where nobody counts them. */
  modelCalls?: number | null;
}

export function cookRoute(app: Hono<Carried>, { store, log, cookOrder, reading, closing, modelName, modelCalls = null }: CookParts): void {
  // The house chef is done before anybody could leave, so that without a model there is nothing to come back to.
  const journal = modelName === null ? null : createJournal(store.db, (err) => log.error({ err }, 'a recipe under way was not written along'));
  const underWay = createUnderWay({ journal, end: closing.end });

  bind(app, ENDPOINTS.cook, async (input, context) => {
    const { key, after } = comingBack(context);
    const gone = new AbortController();
    if (key !== null) {
      takeTryHere(context, 'reading on');
      const here = underWay.read(key, input, after ?? -1, gone.signal);
      const known = here ?? (after === null ? null : await underWay.readElsewhere(key, input, after, gone.signal));
      if (known !== null) return streamed(known, () => gone.abort());
      if (after !== null) throw new Refusal('not-under-way');
    }
    if (closing.begun) throw new Refusal('closing');
    await takeTryAnyway(context, 'cook');
    const order = toOrder(input, reading);
    if (order.chef === 'model' && modelName === null) throw new Refusal('model-not-configured');
    const shareUsed = modelName !== null && order.chef !== 'house' && !(await hasShareLeft(context, 'model', modelCalls));
    const ended = closing.running();
    const cook = (signal: AbortSignal) => counted(cookOrder(order, { gone: signal, end: closing.end, shareUsed }), context.var.metrics, ENDPOINTS.cook.path);
    if (journal !== null && key !== null && order.chef !== 'house' && !shareUsed) {
      return streamed(underWay.begin(key, input, cook, gone.signal, ended), () => gone.abort());
    }
    return streamed(untilEnd(cook(gone.signal), ended), () => {
      gone.abort();
      ended();
    });
  });

  bind(app, ENDPOINTS.stopCooking, async ({ key }) => {
    await underWay.stop(key);
    return {};
  });
}

/** The order's own name and the last event that was read, where the cook gives them. */
function comingBack({ req }: Context<Carried>): { key: string | null; after: number | null } {
  const [key, after] = [req.header(COMING_BACK.key) ?? null, req.header(COMING_BACK.after) ?? null];
  if (key !== null && !KEY_PATTERN.test(key) || after !== null && (key === null || !/^(?:-1|\d{1,6})$/.test(after))) throw new Refusal('not-understood');
  return { key, after: after === null ? null : Number(after) };
}

const streamed = (events: Parameters<typeof eventStream>[0], left: () => void): Response => new Response(eventStream(events, left), {
  headers: {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Tells nginx and its like not to hold the text back.
    'x-accel-buffering': 'no',
  },
});

async function* untilEnd<T>(events: AsyncIterable<T>, ended: () => void): AsyncGenerator<T> {
  try {
    yield* events;
  } finally {
    ended();
  }
}
