/** What the sheet does to a recipe: read, measure, swap, check. It brings the kitchen along and so is fetched when it is first needed. */
import * as z from 'zod/mini';
import { toOrder } from '../../../contract/order-input.ts';
import { Refusal } from '../../../contract/refusals.ts';
import type { Bars as EatingBars, Order } from '../../../kitchen/order.ts';
import { dietsOf } from '../../../kitchen/pantry/diets-named.ts';
import { eatersOf } from '../../../kitchen/pantry/eaters-named.ts';
import type { Food } from '../../../kitchen/pantry/food.ts';
import { findFood } from '../../../kitchen/pantry/lexicon.ts';
import { readings } from '../../../kitchen/pantry/read-pantry.ts';
import { check } from '../../../kitchen/recipe/check.ts';
import { partsOf } from '../../../kitchen/recipe/measures/line-parts.ts';
import { readRecipe } from '../../../kitchen/recipe/reading/read-recipe.ts';
import type { Fitted } from '../../../kitchen/recipe/origin.ts';
import type { Recipe } from '../../../kitchen/recipe/recipe.ts';
import { scaleRecipe } from '../../../kitchen/recipe/scaling/scale.ts';
import type { UnitSystem } from '../../../kitchen/recipe/scaling/scale.ts';
import { addToList } from '../../../kitchen/recipe/shopping/shopping.ts';
import type { ShoppingList } from '../../../kitchen/recipe/shopping/shopping.ts';
import { asksForStaples } from '../../../kitchen/recipe/shopping/shopping-line.ts';
import { substitute } from '../../../kitchen/recipe/substituting/substitute.ts';
import type { Substitution } from '../../../kitchen/recipe/substituting/substitution.ts';
import type { Verdict } from '../../../kitchen/recipe/verdict.ts';
import { writeRecipe } from '../../../kitchen/recipe/write-recipe.ts';
import { changeShoppingList, shoppingListNow } from '../../keeping/shopping-list.ts';

// See offline/cook-here.ts.
z.config({ jitless: true });

export type Bars = Pick<Order, 'diets' | 'allergies' | 'avoid'> & Partial<Pick<Order, 'eaters'>>;

/** How the cook wants the amounts. */
export interface Measures {
  servings: number | null;
  units: UnitSystem;
}

export const read = (markdown: string): Recipe => readRecipe(markdown);
export const write = (recipe: Recipe): string => writeRecipe(recipe);

/** The recipe in other amounts, with what has to be said about them. */
export const portion = (recipe: Recipe, measures: Measures): ReturnType<typeof scaleRecipe> => scaleRecipe(recipe, measures);

/** What a line is about, as written in it: "onions". */
export const nameOf = (line: string): string => partsOf(line).name || line;

interface Kitchen {
  pantry: readonly string[];
  order: Bars | undefined;
  /** How its dish was fitted, if it is the house chef's. */
  fitted: Fitted | undefined;
}

/** What can be done without one of the lines. The recipes are in the amounts they are kept in; the amounts told are those that will be shown. */
export async function without(recipe: Recipe, line: number, measures: Measures, kitchen: Kitchen): Promise<Substitution> {
  const answer = (await sameDish(recipe, line, kitchen)) ?? substitute(recipe, line, kitchen.order && barsOf(kitchen.order, kitchen.pantry), foodsOf(kitchen.pantry));
  if (answer.outcome !== 'swap' || (measures.servings === null && measures.units === 'as written')) return answer;
  const lines = (one: Recipe) => portion(one, measures).recipe.ingredients.map(({ text }) => text);
  const before = new Set(lines(recipe));
  return {
    ...answer,
    options: answer.options.map((option) => {
      const fresh = lines(option.recipe).filter((text) => !before.has(text));
      return fresh.length === 0 ? option : { ...option, amount: fresh.join(' and ') };
    }),
  };
}

/** A cook who presses a button waits this long at most; then the text of the recipe has to do. */
const FETCHED_WITHIN_MS = 2500;
const late = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), FETCHED_WITHIN_MS));

/** Another fit of the same dish, where it is one of ours and the dishes can be fetched in time. */
async function sameDish(recipe: Recipe, line: number, { pantry, order, fitted }: Kitchen): Promise<Substitution | null> {
  const known = recipe.told ?? fitted;
  if (known === undefined) return null;
  try {
    const fetched = await Promise.race([import('../../offline/swap-here.ts'), late()]);
    return fetched === null ? null : fetched.swapHere(recipe, known, line, order === undefined ? known.wishes : barsOf(order, pantry), foodsOf(pantry));
  } catch {
    return null;
  }
}

/** What checking finds about a changed recipe. */
export function checked(recipe: Recipe, pantry: readonly string[], order: Bars | undefined): Verdict {
  return check(recipe, foodsOf(pantry), order && barsOf(order, pantry));
}

/** The lines that are about foods of these names. */
export function linesAbout(recipe: Recipe, foods: readonly string[]): number[] {
  const wanted = new Set(foods.map((name) => findFood(name)?.id ?? name));
  return recipe.ingredients.flatMap(({ food }, line) => (food !== null && wanted.has(food) ? [line] : []));
}

/** The lines that are no staples: what a shopping list is for. */
export function linesToBuy(recipe: Recipe): number[] {
  return recipe.ingredients.flatMap(({ text }, line) => (asksForStaples(text) ? [] : [line]));
}

/** Puts lines of a recipe on the shopping list, says what came of it, and gives the way back where something was put there. */
export const toShopping = (recipe: Recipe, lines: readonly number[]): { said: string; undo?: () => string } => onTheList([{ recipe, lines }]);

/** The same for several recipes at once. */
export function onTheList(wanted: readonly { recipe: Recipe; lines: readonly number[] }[]): { said: string; undo?: () => string } {
  const before = shoppingListNow();
  const withAll = (list: ShoppingList): ShoppingList => wanted.reduce((so, { recipe, lines }) => (lines.length === 0 ? so : addToList(so, recipe, lines, recipe.title)), list);
  const count = wanted.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count === 0) return { said: 'There is nothing to buy.' };
  if (sameList(withAll(before), before)) return { said: 'That is on your list already.' };
  changeShoppingList(withAll);
  const put = shoppingListNow();
  return {
    said: count === 1 ? 'Added 1 thing.' : `Added ${count} things.`,
    undo() {
      if (!sameList(shoppingListNow(), put)) return 'Your list has changed since then, so it stays as it is.';
      changeShoppingList(() => before);
      return 'Your list is as it was.';
    },
  };
}

const sameList = (one: ShoppingList, other: ShoppingList): boolean => JSON.stringify(one) === JSON.stringify(other);

const foodsOf = (pantry: readonly string[]): Food[] => readings(pantry).flatMap((reading) => (reading.outcome === 'food' ? [reading.food] : []));

/** Foods to keep out may be in the cook's words; they are read as the order for a recipe reads them. */
function barsOf(order: Bars, pantry: readonly string[]): EatingBars {
  const kept = order.avoid.map((name) => keptOut(name));
  const written = dietsOf(pantry);
  return {
    diets: [...new Set([...order.diets, ...written.diets])],
    allergies: [...new Set([...order.allergies, ...written.allergies, ...kept.flatMap(({ allergies }) => allergies)])],
    avoid: [...new Set(kept.flatMap(({ avoid }) => avoid))],
    eaters: [...new Set([...order.eaters ?? [], ...eatersOf(pantry)])],
  };
}

function keptOut(name: string): Pick<Order, 'allergies' | 'avoid'> {
  try {
    return toOrder({ pantry: ['water'], allergies: [name] }, { findFood });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // A word that is no food's: the kitchen's own id of one, or nothing we could look out for.
    return { allergies: [], avoid: [name] };
  }
}
