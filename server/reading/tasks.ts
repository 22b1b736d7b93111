/** All that is read of what strangers wrote, by name: what the threads of reading-pool.ts do, and what tests do on the spot. */
import { allergensSaid } from '../../contract/allergens-said.ts';
import type { Done } from '../../contract/cook.ts';
import type { Markup } from '../../contract/share-document.ts';
import type { Answer } from '../../kitchen/answer.ts';
import { cook, ideas } from '../../kitchen/chef/cook.ts';
import type { Order } from '../../kitchen/order.ts';
import { readPantry, type ReadPantry } from '../../kitchen/pantry/read-pantry.ts';
import { understand, type Understood } from '../../kitchen/pantry/understand.ts';
import { check, hardFaults } from '../../kitchen/recipe/check.ts';
import { nutritionOf } from '../../kitchen/recipe/nutrition/nutrition.ts';
import { nutritionLd } from '../../kitchen/recipe/nutrition/tell-nutrition.ts';
import { readRecipe } from '../../kitchen/recipe/reading/read-recipe.ts';
import type { Recipe } from '../../kitchen/recipe/recipe.ts';
import { checkAnswer } from '../chefs/check-answer.ts';
import type { ChefEvent } from '../chefs/chef.ts';
import { recipeMarkup } from '../documents/recipe-markup.ts';
import { drawRecipePicture, type PictureTold } from '../documents/recipe-picture.ts';

/** How many ideas are offered at a time. */
const AT_A_TIME = 3;

type Bars = Parameters<typeof understand>[1];
/**
 * Who asks for a brief waits at most so many milliseconds for a thread before it goes without the house chef's recipe, which takes most
 * of the work: where many order at once, all get their first words instead of standing in line for it.
 */
const AT_LEISURE_MS = 250;
/** What a model is told of an order: the foods with their amounts, and the house chef's own recipe for them where there was time for it. */
export interface Brief { foods: string[]; reference: string | null }
type PantryRead = Pick<ReadPantry, 'notices' | 'refusal'>;

export interface ReadShare {
  recipe: Recipe;
  written: Markup[];
  /** schema.org/NutritionInformation, where it could be counted. */
  nutrition: object | null;
}

export const TASKS = {
  understand: ({ entries, bars }: { entries: readonly string[]; bars: Bars }): Understood[] => understand(entries, bars),
  ideas: (order: Order): ReturnType<typeof ideas> => ideas(order, AT_A_TIME),
  cook: (order: Order): Answer => cook(order),
  pantry: (order: Order): PantryRead => {
    const { notices, refusal } = readPantry(order);
    return { notices, refusal };
  },
  brief: ({ order, askedAt }: { order: Order; askedAt: number }): Brief => {
    const answer = Date.now() - askedAt > AT_LEISURE_MS ? null : cook(order);
    return {
      foods: readPantry(order).foods.map(({ food, grams }) => (grams === null ? food.singular : `${food.singular} (${Math.round(grams)} g)`)),
      reference: answer?.outcome === 'recipe' ? answer.markdown : null,
    };
  },
  checkAnswer: ({ text, finish, order }: { text: string; finish: Done['finish']; order: Order }): ChefEvent[] =>
    [...checkAnswer(text, finish, order)],
  keepsRules: ({ written, order }: { written: string | Recipe; order: Order }): boolean => {
    const recipe = typeof written === 'string' ? readRecipe(written) : written;
    return hardFaults(recipe, check(recipe, [], order)).length === 0;
  },
  share: (markdown: string): ReadShare => {
    const recipe = readRecipe(markdown);
    return { recipe, written: [...recipeMarkup(markdown), ['p', { class: 'shared-allergens' }, allergensSaid(check(recipe, []).allergens)]], nutrition: nutritionLd(nutritionOf(recipe)) };
  },
  picture: (told: PictureTold): Uint8Array<ArrayBuffer> => drawRecipePicture(told),
} as const;

export type TaskName = keyof typeof TASKS;
export type TaskInput<Name extends TaskName> = Parameters<(typeof TASKS)[Name]>[0];
export type TaskOutput<Name extends TaskName> = ReturnType<(typeof TASKS)[Name]>;

/** Reads something. Throws a Refusal where it takes longer than such a text may. */
export type Read = <Name extends TaskName>(name: Name, input: TaskInput<Name>) => Promise<TaskOutput<Name>>;

/** The same on the spot, without a limit: for tests, and for whoever has the thread to himself. */
export const readHere: Read = (name, input) => Promise.resolve().then(() => runTask(name, input));

export const runTask = <Name extends TaskName>(name: Name, input: TaskInput<Name>): TaskOutput<Name> =>
  (TASKS[name] as (given: TaskInput<Name>) => TaskOutput<Name>)(input);
