/** Sees to it that nothing a model wrote against an order's diets and allergies, or with something that is not food, is served. */
import type { Order } from '../../kitchen/order.ts';
import type { Recipe } from '../../kitchen/recipe/recipe.ts';
import type { Read } from '../reading/tasks.ts';
import { ChefFault, type ChefEvent } from './chef.ts';

/** Where an ingredient list ends: at the heading of the steps, or where it has grown too long to wait for. */
const STEPS_BEGIN = /^(?:#{1,6}\s*|\*\*)(?:steps|instructions|directions|method|preparation)\b/im;
const LONG = 4000;

const restricted = ({ diets, allergies, avoid, eaters }: Order): boolean => diets.length + allergies.length + avoid.length + eaters.length > 0;

async function mustKeep(written: string | Recipe, order: Order, read: Read): Promise<void> {
  if (!await read('keepsRules', { written, order })) throw new ChefFault('against-rules');
}

/**
 * Passes a chef's events on. With diets or allergies in the order, text waits until the ingredient list is whole and keeps to
 * them; the whole recipe is checked once more at its end. Throws a ChefFault `against-rules` otherwise.
 */
export async function* holdBack(events: AsyncIterable<ChefEvent>, order: Order, read: Read): AsyncGenerator<ChefEvent> {
  let held = '';
  let open = !restricted(order);
  for await (const event of events) {
    if (event.event === 'done') await mustKeep(event.done.recipe, order, read);
    if (open || event.event === 'notice') {
      yield event;
      continue;
    }
    if (event.event === 'text') held += event.text;
    if (event.event === 'done' || STEPS_BEGIN.test(held) || held.length > LONG) {
      await mustKeep(held, order, read);
      open = true;
      yield { event: 'text', text: held };
    }
    if (event.event === 'done') yield event;
  }
}
