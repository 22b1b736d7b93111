import type { Order } from './order.ts';

/** A plain order with some of it given: for the terminal's defaults, benches and tests. */
export function orderFor(some: Partial<Order>): Order {
  return { pantry: [], servings: null, diets: [], allergies: [], avoid: [], eaters: [], minutes: null, dish: null, besides: [], wish: '', month: null, without: [], mend: false, seed: 0, chef: 'auto', ...some };
}
