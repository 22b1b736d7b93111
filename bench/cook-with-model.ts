/** One order cooked by a model: what it wrote, and what a cook would have been served after our guard. */
import { pino } from 'pino';
import type { Answer } from '../kitchen/answer.ts';
import { cook } from '../kitchen/chef/cook.ts';
import type { Order } from '../kitchen/order.ts';
import { readPantry } from '../kitchen/pantry/read-pantry.ts';
import { check } from '../kitchen/recipe/check.ts';
import { readRecipe } from '../kitchen/recipe/reading/read-recipe.ts';
import { ChefFault, type Chef, type ChefEvent } from '../server/chefs/chef.ts';
import { createCookOrder } from '../server/chefs/cook-order.ts';
import { houseChef } from '../server/chefs/house-chef.ts';

export interface Asked {
  order: Order;
  written: Answer;
  served: Answer;
  /** Who cooked what was served. */
  by: 'house' | 'model' | null;
  fault: string | null;
  firstTextMs: number | null;
  wholeMs: number;
  piecesPerSecond: number | null;
}

const log = pino({ level: 'silent' });
const house = houseChef(cook);
const nothing = (sentence: string): Answer => ({ outcome: 'refused', code: 'nothing-to-cook', sentence, notices: [] });

export async function cookWithModel(model: Chef, order: Order): Promise<Asked> {
  const events: ChefEvent[] = [];
  let fault: ChefFault | null = null;
  const from = performance.now();
  let firstTextMs: number | null = null;
  try {
    for await (const event of model.cook(order, new AbortController().signal)) {
      if (event.event === 'text') firstTextMs ??= performance.now() - from;
      events.push(event);
    }
  } catch (thrown) {
    if (!(thrown instanceof ChefFault)) throw thrown;
    fault = thrown;
  }
  const wholeMs = performance.now() - from;
  const pieces = events.filter(({ event }) => event === 'text').length;
  const writing = wholeMs - (firstTextMs ?? wholeMs);
  const { answer, by } = await serve(model, order, events, fault);
  return {
    order, written: asWritten(order, events, fault), served: answer, by, fault: fault?.code ?? null, firstTextMs, wholeMs,
    piecesPerSecond: pieces > 1 && writing > 0 ? (pieces - 1) * 1000 / writing : null,
  };
}

/** The model's own text, without the kitchen notes that we add. */
function asWritten(order: Order, events: readonly ChefEvent[], fault: ChefFault | null): Answer {
  if (fault !== null) return nothing(`the model failed: ${fault.code}`);
  const markdown = events.map((event) => (event.event === 'text' ? event.text : '')).join('');
  const recipe = readRecipe(markdown);
  const verdict = check(recipe, readPantry(order).foods.map(({ food }) => food), order);
  return { outcome: 'recipe', recipe, markdown, verdict, notices: [] };
}

/** The same events through all that stands between a model and a cook. */
async function serve(
  model: Chef, order: Order, events: readonly ChefEvent[], fault: ChefFault | null,
): Promise<{ answer: Answer; by: Asked['by'] }> {
  const again: Chef = { ...model, async *cook() {
    yield* events;
    if (fault !== null) throw fault;
  } };
  const stay = new AbortController().signal;
  let by: Asked['by'] = null;
  for await (const event of createCookOrder({ house, model: again, log })({ ...order, chef: 'auto' }, { gone: stay, end: stay })) {
    if (event.event === 'meta') by = event.data.chef;
    if (event.event === 'done') {
      const { recipe, markdown, verdict } = event.data;
      return { by, answer: { outcome: 'recipe', recipe, markdown, verdict, notices: [] } };
    }
    if (event.event === 'refused') return { by: null, answer: nothing(event.data.sentence) };
  }
  return { by: null, answer: nothing('no end') };
}
