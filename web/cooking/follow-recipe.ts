/** Follows a recipe from the order to its end, and remembers how it ended. Fetched while the cook types. */
import { keepHere } from '../parts/device/here.ts';
import type { CookInput, Send, Ticket } from '../api.ts';
import { IDLE } from './cooking.ts';
import type { Cooking } from './cooking.ts';
import { step } from './cooking-steps.ts';
import type { Happening } from './cooking-steps.ts';
import { frames } from './frames.ts';
import { keepUnderWay, endUnderWay } from './under-way.ts';
import { orderRecipe } from './order-recipe.ts';
import { addRecent } from './recent.ts';

/**
 * @param show takes every state in turn, none after `signal` is aborted
 * @param ticket a new one, or that of a recipe to come back to
 * @param before what was on the page of a recipe that is come back to
 */
export async function followRecipe(send: Send, order: CookInput, signal: AbortSignal, show: (cooking: Cooking) => void, ticket: Ticket, before: Cooking = IDLE): Promise<void> {
  let cooking = ticket.last === null ? step(IDLE, { type: 'start' }) : before;
  show(cooking);
  function happen(happening: Happening) {
    if (signal.aborted) return;
    cooking = step(cooking, happening);
    show(cooking);
  }
  const texts = frames((text) => happen({ type: 'text', text }));
  for await (const told of orderRecipe(send, order, signal, ticket)) {
    if (signal.aborted) return;
    if (told.event === 'text') {
      texts.add(told.data.text);
      continue;
    }
    texts.flush();
    // It is gone, and there is nothing of it to show.
    if (told.event === 'refused' && told.data.code === 'not-under-way' && cooking.text === '') {
      show(IDLE);
      break;
    }
    happen({ type: 'told', told });
    // The house chef is done before anybody could leave.
    if (told.event === 'meta' && ticket.last !== null) keepUnderWay(order, ticket.key);
  }
  if (signal.aborted) return;
  endUnderWay();
  if (cooking.done === null) return;
  keepHere('cooking', cooking);
  addRecent(cooking);
}
