/** `POST /api/pantry`: what each entry of a list was read as, while the cook is still writing it. */
import type { Hono } from 'hono';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import type { OrderReading } from '../../contract/order-input.ts';
import { toPantryAsked } from '../../contract/pantry-input.ts';
import { understand } from '../../kitchen/pantry/understand.ts';
import { bind, type Carried } from '../endpoint.ts';

export function pantryRoute(app: Hono<Carried>, reading: OrderReading): void {
  bind(app, ENDPOINTS.pantry, (input) => {
    const { entries, bars, unknownAllergies } = toPantryAsked(input, reading);
    return { readings: understand(entries, bars), unknownAllergies };
  });
}
