/** Follows a recipe from the order to its end, and remembers how it ended. Fetched while the cook types. */
import { keepHere } from '../parts/device/here.ts';
import type { CookInput, Send } from '../api.ts';
import { IDLE } from './cooking.ts';
import type { Cooking } from './cooking.ts';
import { step } from './cooking-steps.ts';
import type { Happening } from './cooking-steps.ts';
import { frames } from './frames.ts';
import { orderRecipe } from './order-recipe.ts';
import { addRecent } from './recent.ts';

/** @param show takes every state in turn, none after `signal` is aborted */
export async function followRecipe(send: Send, order: CookInput, signal: AbortSignal, show: (cooking: Cooking) => void): Promise<void> {
  let cooking = step(IDLE, { type: 'start' });
  function happen(happening: Happening) {
    if (signal.aborted) return;
    cooking = step(cooking, happening);
    show(cooking);
  }
  const texts = frames((text) => happen({ type: 'text', text }));
  for await (const told of orderRecipe(send, order, signal)) {
    if (signal.aborted) return;
    if (told.event === 'text') {
      texts.add(told.data.text);
      continue;
    }
    texts.flush();
    happen({ type: 'told', told });
  }
  if (cooking.done === null || signal.aborted) return;
  keepHere('cooking', cooking);
  addRecent(cooking);
}
