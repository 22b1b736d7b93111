import type { Order } from './order.ts';

/** A plain order with some of it given: for the terminal's defaults, benches and tests. */
export function orderFor(some: Partial<Order>): Order {
  return { pantry: [], servings: 2, diets: [], allergies: [], avoid: [], minutes: null, dish: null, wish: '', month: null, without: [], mend: false, seed: 1, chef: 'auto', ...some };
}
