/** Checking a recipe, whoever wrote it, against what the cook has. */
import { ALLERGENS, type Food } from '../pantry/food.ts';
import { NEVER } from '../pantry/diets.ts';
import { findFood, isA, lexicon } from '../pantry/lexicon.ts';
import { foldName, singularOf } from '../pantry/words.ts';
import type { Order } from '../order.ts';
import type { Recipe } from './recipe.ts';
import type { Verdict } from './verdict.ts';

const STAPLES = new Set(['water', 'salt', 'black pepper', 'vegetable oil', 'pepper']);
const related = (a: Food, b: Food): boolean => isA(a, b.id) || isA(b, a.id);

/** Foods named in a text, longest names first, each word counted once. */
export function foodsIn(text: string): Food[] {
  const tokens = foldName(text).split(' ');
  const { byName, longest } = lexicon();
  const found: Food[] = [];
  for (let at = 0; at < tokens.length;) {
    let step = 1;
    for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
      const phrase = tokens.slice(at, at + length).join(' ');
      const food = byName.get(phrase) ?? byName.get(singularOf(phrase));
      if (food !== undefined && phrase.length > 2) {
        found.push(food);
        step = length;
        break;
      }
    }
    at += step;
  }
  return found;
}

/** What a recipe uses, needs, contains and breaks. `on hand` are the foods of the cook's that were understood. */
export function check(recipe: Recipe, onHand: readonly Food[], order?: Pick<Order, 'diets'>): Verdict {
  const listed = recipe.ingredients.flatMap(({ food, text }) => {
    const known = food === null ? null : findFood(food);
    return known === null ? [] : [{ food: known, text }];
  });
  const uses = onHand.filter((food) => listed.some((line) => related(line.food, food)));
  const staples = listed.filter(({ food }) => STAPLES.has(food.id) && !onHand.includes(food));
  const extras = listed.filter(({ food }) => !STAPLES.has(food.id) && food.kind !== 'salt' && !onHand.some((have) => related(food, have)));
  const steps = foldName(recipe.steps.join(' '));
  const inSteps = foodsIn(recipe.steps.join(' '));
  const spoken = (food: Food): boolean => inSteps.some((one) => related(one, food)) || foldName(food.singular).split(' ').some((word) => word.length > 3 && steps.includes(singularOf(word)));
  const faults = listed.filter(({ food }) => !spoken(food)).map(({ food }) => `${food.singular} is listed, but no step uses it.`);
  return {
    uses: uses.map(({ singular }) => singular),
    of: onHand.length,
    extras: [...new Set(extras.map(({ food }) => food.singular))],
    staples: [...new Set(staples.map(({ food }) => food.singular))],
    leftOut: onHand.filter((food) => !uses.includes(food)).map((food) => ({ food: food.singular, why: '' })),
    allergens: ALLERGENS.flatMap((allergen) => {
      const because = [...new Set(listed.filter(({ food }) => food.contains.has(allergen)).map(({ food }) => food.singular))];
      return because.length === 0 ? [] : [{ allergen, because }];
    }),
    broken: (order?.diets ?? []).flatMap((diet) => {
      const food = listed.find((line) => NEVER[diet].some((content) => line.food.contains.has(content)));
      return food === undefined ? [] : [{ diet, food: food.food.singular }];
    }),
    safety: [],
    faults,
  };
}
