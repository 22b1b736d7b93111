/** `POST /api/cook`: an order in, the stream of its cooking out. */
import type { Hono } from 'hono';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { toOrder, type OrderReading } from '../../contract/order-input.ts';
import { Refusal } from '../../contract/refusals.ts';
import type { CookOrder } from '../chefs/cook-order.ts';
import type { Closing } from '../closing.ts';
import { bind, type Carried } from '../endpoint.ts';
import { eventStream } from '../event-stream.ts';
import { takeTryOfNetwork } from '../guards/rate-limit.ts';

export interface CookParts {
  cookOrder: CookOrder;
  reading: OrderReading;
  closing: Closing;
  modelName: string | null;
}

export function cookRoute(app: Hono<Carried>, { cookOrder, reading, closing, modelName }: CookParts): void {
  bind(app, ENDPOINTS.cook, async (input, context) => {
    if (closing.begun) throw new Refusal('closing');
    await takeTryOfNetwork(context, 'cook').catch(unlessNoDatabase);
    const order = toOrder(input, reading);
    if (order.chef === 'model' && modelName === null) throw new Refusal('model-not-configured');
    const gone = new AbortController();
    const ended = closing.running();
    const leave = (): void => {
      gone.abort();
      ended();
    };
    const stream = eventStream(untilEnd(cookOrder(order, { gone: gone.signal, end: closing.end }), ended), leave);
    return new Response(stream, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Tells nginx and its like not to hold the text back.
        'x-accel-buffering': 'no',
      },
    });
  });
}

/** Counting needs the database; cooking does not. */
function unlessNoDatabase(thrown: unknown): void {
  if (!(thrown instanceof Refusal) || thrown.code !== 'no-database') throw thrown;
}

async function* untilEnd<T>(events: AsyncIterable<T>, ended: () => void): AsyncGenerator<T> {
  try {
    yield* events;
  } finally {
    ended();
  }
}
