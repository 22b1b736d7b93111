/** Sees to it that nothing a model wrote against an order's diets and allergies, or with something that is not food, is served. */
import type { Order } from '../../kitchen/order.ts';
import { check, hardFaults } from '../../kitchen/recipe/check.ts';
import { readRecipe } from '../../kitchen/recipe/reading/read-recipe.ts';
import { ChefFault, type ChefEvent } from './chef.ts';

/** Where an ingredient list ends: at the heading of the steps, or where it has grown too long to wait for. */
const STEPS_BEGIN = /^(?:#{1,6}\s*|\*\*)(?:steps|instructions|directions|method|preparation)\b/im;
const LONG = 4000;

const restricted = ({ diets, allergies, avoid }: Order): boolean => diets.length + allergies.length + avoid.length > 0;

function mustKeep(markdown: string, order: Order): void {
  const recipe = readRecipe(markdown);
  if (hardFaults(recipe, check(recipe, [], order)).length > 0) throw new ChefFault('against-rules');
}

/**
 * Passes a chef's events on. With diets or allergies in the order, text waits until the ingredient list is whole and keeps to
 * them; the whole recipe is checked once more at its end. Throws a ChefFault `against-rules` otherwise.
 */
export async function* holdBack(events: AsyncIterable<ChefEvent>, order: Order): AsyncGenerator<ChefEvent> {
  let held = '';
  let open = !restricted(order);
  for await (const event of events) {
    if (event.event === 'done') mustKeep(event.done.markdown, order);
    if (open || event.event === 'notice') {
      yield event;
      continue;
    }
    if (event.event === 'text') held += event.text;
    if (event.event === 'done' || STEPS_BEGIN.test(held) || held.length > LONG) {
      mustKeep(held, order);
      open = true;
      yield { event: 'text', text: held };
    }
    if (event.event === 'done') yield event;
  }
}
