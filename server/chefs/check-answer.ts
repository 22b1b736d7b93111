/** Reads what a model wrote back into structure and checks it: the one place where a model's text meets the kitchen. */
import type { Order } from '../../kitchen/order.ts';
import { readPantry } from '../../kitchen/pantry/read-pantry.ts';
import { check } from '../../kitchen/recipe/check.ts';
import { readRecipe } from '../../kitchen/recipe/read-recipe.ts';
import type { ChefEvent } from './chef.ts';

export function* checkAnswer(markdown: string, finish: 'complete' | 'length', order: Order): Generator<ChefEvent> {
  const recipe = readRecipe(markdown);
  const verdict = check(recipe, readPantry(order).foods.map(({ food }) => food), order);
  if (recipe.ingredients.length === 0 || recipe.steps.length === 0) {
    yield { event: 'notice', code: 'not-a-recipe', sentence: 'This does not look like a recipe. Try again, or let the house chef cook.' };
  }
  for (const { diet, food } of verdict.broken) {
    yield { event: 'notice', code: 'diet', sentence: `Careful: ${food} is not ${diet}.` };
  }
  const unwanted = verdict.allergens.filter(({ allergen }) => order.allergies.includes(allergen));
  for (const { allergen, because } of unwanted) {
    yield { event: 'notice', code: 'diet', sentence: `Careful, allergy: this recipe contains ${allergen} (${because.join(', ')}).` };
  }
  yield { event: 'done', done: { finish, markdown, recipe, verdict } };
}
