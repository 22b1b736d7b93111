/** `POST /api/cook`: an order in, the stream of its cooking out. */
import type { Hono } from 'hono';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { toOrder, type OrderReading } from '../../contract/order-input.ts';
import { Refusal } from '../../contract/refusals.ts';
import type { CookOrder } from '../chefs/cook-order.ts';
import type { Closing } from '../closing.ts';
import { bind, type Carried } from '../endpoint.ts';
import { eventStream } from '../event-stream.ts';
import { hasShareLeft, takeTryAnyway } from '../guards/rate-limit.ts';
import { counted } from '../metrics.ts';

export interface CookParts {
  cookOrder: CookOrder;
  reading: OrderReading;
  closing: Closing;
  modelName: string | null;
  /** The day's calls to the model, or null where nobody counts them. */
  modelCalls?: number | null;
}

export function cookRoute(app: Hono<Carried>, { cookOrder, reading, closing, modelName, modelCalls = null }: CookParts): void {
  bind(app, ENDPOINTS.cook, async (input, context) => {
    if (closing.begun) throw new Refusal('closing');
    await takeTryAnyway(context, 'cook');
    const order = toOrder(input, reading);
    if (order.chef === 'model' && modelName === null) throw new Refusal('model-not-configured');
    const shareUsed = modelName !== null && order.chef !== 'house' && !hasShareLeft(context, 'model', modelCalls);
    const gone = new AbortController();
    const ended = closing.running();
    const leave = (): void => {
      gone.abort();
      ended();
    };
    const events = counted(cookOrder(order, { gone: gone.signal, end: closing.end, shareUsed }), context.var.metrics, ENDPOINTS.cook.path);
    const stream = eventStream(untilEnd(events, ended), leave);
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

async function* untilEnd<T>(events: AsyncIterable<T>, ended: () => void): AsyncGenerator<T> {
  try {
    yield* events;
  } finally {
    ended();
  }
}
