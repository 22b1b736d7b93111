/** What is measured: one order cooked, and its markdown read back without looking at what the writer knew. */
import { readOrder } from '../../contract/order-input.ts';
import type { Answer } from '../../kitchen/answer.ts';
import { cook } from '../../kitchen/chef/cook.ts';
import type { Order } from '../../kitchen/order.ts';
import type { Food } from '../../kitchen/pantry/food.ts';
import { findFood } from '../../kitchen/pantry/lexicon.ts';
import { readPantry } from '../../kitchen/pantry/read-pantry.ts';
import { readRecipe } from '../../kitchen/recipe/reading/read-recipe.ts';
import type { Recipe } from '../../kitchen/recipe/recipe.ts';

/** A line of the ingredient list with its food. */
export interface Listed {
  text: string;
  food: Food | null;
  grams: number | null;
}

export interface Dish {
  order: Order;
  answer: Extract<Answer, { outcome: 'recipe' }>;
  markdown: string;
  /** The markdown, read back. */
  recipe: Recipe;
  listed: readonly Listed[];
  /** The cook's foods that were understood. */
  onHand: readonly Food[];
  serves: number;
}

/** An order from the contract's own reading, so that new fields of an order come with their defaults. */
export const orderOf = (pantry: readonly string[], rest: Partial<Order> = {}): Order => ({ ...readOrder({ pantry: [...pantry], chef: 'house' }), ...rest });

/** Reads an answer back as a dish, or null when nothing was cooked. */
export function dishOf(order: Order, answer: Answer): Dish | null {
  if (answer.outcome !== 'recipe') return null;
  const recipe = readRecipe(answer.markdown);
  // Where the reader and the writer name different foods for a line, "M0 read" counts it; the other rows go by the writer's.
  const listed = recipe.ingredients.map(({ text, food, grams }, index) => {
    const meant = answer.recipe.ingredients[index];
    const id = meant?.text === text ? meant.food : food;
    return { text, food: id === null ? null : findFood(id), grams: meant?.text === text ? meant.grams : grams };
  });
  return { order, answer, markdown: answer.markdown, recipe, listed, onHand: readPantry(order).foods.map(({ food }) => food), serves: recipe.serves ?? answer.recipe.serves ?? order.servings ?? 4 };
}

export const cookDish = (order: Order): Dish | null => dishOf(order, cook(order));
