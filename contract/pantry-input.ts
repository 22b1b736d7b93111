/** What may be asked of `POST /api/pantry`, and how it becomes a list to read. */
import * as z from 'zod/mini';
import type { Bars } from '../kitchen/order.ts';
import { namesWithin, onOneLine, orderInput, toOrder, type OrderReading } from './order-input.ts';
import { Refusal } from './refusals.ts';

export const pantryInput = z.pick(orderInput, { pantry: true, diets: true, allergies: true, eaters: true });
export type PantryInput = z.output<typeof pantryInput>;

export interface PantryAsked {
  /** One for each entry that was sent, so that the numbers of an answer are the sender's. */
  entries: string[];
  bars: Bars;
  /** Which of the allergies we do not know, from 0. A list can be read without them; a recipe cannot be cooked. */
  unknownAllergies: number[];
}

export function toPantryAsked(input: PantryInput, reading: OrderReading): PantryAsked {
  const allergies = input.allergies ?? [];
  namesWithin(allergies);
  const unknownAllergies = allergies.flatMap((name, index) => (knows(name, reading) ? [] : [index]));
  const order = toOrder({ ...input, allergies: allergies.filter((_, index) => !unknownAllergies.includes(index)) }, reading);
  return { entries: (input.pantry ?? []).map(onOneLine), bars: order, unknownAllergies };
}

function knows(allergy: string, reading: OrderReading): boolean {
  try {
    toOrder({ pantry: ['egg'], allergies: [allergy] }, reading);
    return true;
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code === 'unknown-allergy') return false;
    throw thrown;
  }
}
