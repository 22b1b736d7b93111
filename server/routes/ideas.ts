/** `POST /api/ideas`: up to three different dishes for a list, before one is cooked. */
import type { Hono } from 'hono';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { toOrder, type OrderReading } from '../../contract/order-input.ts';
import { bind, type Carried } from '../endpoint.ts';
import { takeTryHere } from '../guards/rate-limit.ts';
import type { Read } from '../reading/tasks.ts';

export function ideasRoute(app: Hono<Carried>, { reading, read }: { reading: OrderReading; read: Read }): void {
  bind(app, ENDPOINTS.ideas, async (input, context) => {
    takeTryHere(context, 'ideas');
    const order = toOrder(input, reading);
    const found = await read('ideas', order);
    // A list that makes no dish has no ideas; that is an answer, and only cooking it is refused.
    if (found.outcome === 'refused') return { ideas: [], seed: order.seed, notices: [...found.notices, { code: found.code, sentence: found.sentence }] };
    return { ideas: found.ideas.map((idea) => ({ ...idea, extras: [...idea.extras] })), seed: order.seed, notices: [...found.notices] };
  });
}
