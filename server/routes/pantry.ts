/** `POST /api/pantry`: what each entry of a list was read as, while the cook is still writing it. */
import type { Hono } from 'hono';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import type { OrderReading } from '../../contract/order-input.ts';
import { toPantryAsked } from '../../contract/pantry-input.ts';
import { bind, type Carried } from '../endpoint.ts';
import { takeTryHere } from '../guards/rate-limit.ts';
import type { Read } from '../reading/tasks.ts';

export function pantryRoute(app: Hono<Carried>, { reading, read }: { reading: OrderReading; read: Read }): void {
  bind(app, ENDPOINTS.pantry, async (input, context) => {
    takeTryHere(context, 'pantry');
    const { entries, bars, unknownAllergies } = toPantryAsked(input, reading);
    return { readings: await read('understand', { entries, bars }), unknownAllergies };
  });
}
