/** Reads what a model wrote back into structure and checks it: the one place where a model's text meets the kitchen. */
import type { Order } from '../../kitchen/order.ts';
import { readPantry } from '../../kitchen/pantry/read-pantry.ts';
import { check } from '../../kitchen/recipe/check.ts';
import { readRecipe } from '../../kitchen/recipe/reading/read-recipe.ts';
import type { ChefEvent } from './chef.ts';

/** What the kitchen adds under a recipe that does not say how to cook something safely. */
const withKitchenNotes = (markdown: string, lines: readonly string[]): string =>
  (lines.length === 0 ? markdown : `${markdown.trimEnd()}\n\n## Kitchen notes\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`);

export function* checkAnswer(text: string, finish: 'complete' | 'length', order: Order): Generator<ChefEvent> {
  const foods = readPantry(order).foods.map(({ food }) => food);
  const written = readRecipe(text);
  const verdict = check(written, foods, order);
  if (written.ingredients.length === 0 || written.steps.length === 0) {
    yield { event: 'notice', code: 'not-a-recipe', sentence: 'This does not look like a recipe. Try again, or let the house chef cook.' };
  }
  const markdown = withKitchenNotes(text, verdict.safety);
  yield { event: 'done', done: { finish, markdown, recipe: markdown === text ? written : readRecipe(markdown), verdict } };
}
