/** A recipe of our own, told again with another food in a place, or without one. */
import type { Bars } from '../order.ts';
import { orderFor } from '../order-for.ts';
import { forbids } from '../pantry/diets.ts';
import type { Food } from '../pantry/food.ts';
import { findFood } from '../pantry/lexicon.ts';
import type { Fitted } from '../recipe/origin.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Substitution, SwapOption } from '../recipe/substituting/substitution.ts';
import type { Card } from './card.ts';
import { cookFit } from './cook-dish.ts';
import type { Fit } from './filling.ts';
import { fitCard } from './fit.ts';
import { onHand, sourceOf, type OnHand, type Own } from './on-hand.ts';
import type { Repertoire } from './repertoire.ts';

type Wishes = Bars;

const ownsOf = ({ hand }: Fitted): Own[] => hand.flatMap(({ food, ...rest }) => {
  const known = findFood(food);
  return known === null ? [] : [{ food: known, ...rest }];
});

const handOf = (owns: readonly Own[], wishes: Wishes): OnHand => onHand(owns, orderFor({ diets: wishes.diets, allergies: wishes.allergies, avoid: wishes.avoid, eaters: wishes.eaters ?? [] }));

function fitOf(card: Card, owns: readonly Own[], factor: number, wishes: Wishes): { fit: Fit; hand: OnHand } | null {
  const hand = handOf(owns, wishes);
  const fit = fitCard(card, hand, null);
  return fit === null ? null : { fit: { ...fit, factor }, hand };
}

/** The card and foods of a recipe of our own; null where its dish is no longer known, or its text is no longer what the card tells. */
function source(recipe: Recipe, fitted: Fitted, repertoire: Repertoire): { card: Card; owns: Own[]; same: Recipe } | null {
  const card = repertoire.byId.get(fitted.dish);
  if (card === undefined) return null;
  const owns = ownsOf(fitted);
  const again = fitOf(card, owns, fitted.factor, fitted.wishes);
  if (again === null) return null;
  const same = cookFit(again.fit, again.hand).recipe;
  const lines = (one: Recipe): string => [...one.ingredients.map(({ text }) => text), ...one.steps].join('\n');
  return lines(same) === lines(recipe) ? { card, owns, same } : null;
}

/** More choices than this help nobody at the stove. */
const MOST_OPTIONS = 4;

/**
 * "I don't have this": the same dish with another of the foods that its card knows for the place, or without it.
 * @param fitted how the dish was fitted when the recipe was written
 * @param line position in `recipe.ingredients`
 * @param wishes what no replacement may break
 * @param pantry the cook's foods; what is there comes first
 * @returns null where the card has no other fit: a swap in the text may still be known
 */
export function toldWithout(recipe: Recipe, fitted: Fitted, line: number, wishes: Wishes, pantry: readonly Food[], repertoire: Repertoire): Substitution | null {
  const found = source(recipe, fitted, repertoire);
  // The lines of a recipe that was read back from its text know no places; those of the same recipe told again do.
  const missing = found?.same.ingredients[line];
  if (found === null || missing?.food == null) return null;
  const { card, owns } = found;
  const place = card.places.find(({ name }) => name === missing.place);
  const gone = findFood(missing.food);
  if (gone === null) return null;
  const rest = owns.filter(({ food }) => food !== gone);
  // What the dish can do without is offered again by itself.
  const spare = new Set(found.same.ingredients.filter(({ optional }) => optional).map(({ food }) => food));
  const also = fitted.added.filter((id) => !spare.has(id)).flatMap((id) => { const food = findFood(id); return food === null || food === gone ? [] : [{ food, grams: null, word: null }]; });
  const kept = [...rest, ...also];
  const avoid: Wishes = { ...wishes, avoid: [...wishes.avoid, gone.id] };
  const options: SwapOption[] = [];
  for (const choice of place?.choices ?? []) {
    for (const named of choice.items[0]?.foods ?? []) {
      const { food } = named;
      if (food === null || food === gone || forbids(food, avoid) !== null || options.length >= MOST_OPTIONS || kept.some((own) => own.food === food)) continue;
      const again = fitOf(card, [...kept, { food, grams: null, word: null }], fitted.factor, avoid);
      const filled = again?.fit.filled.get(place?.name ?? '');
      if (again === null || filled === undefined || !filled.fillings.some((one) => one.food === food)) continue;
      const cooked = cookFit(again.fit, again.hand).recipe;
      if (cooked.ingredients.some((one) => one.food === gone.id)) continue;
      const fresh = cooked.ingredients.filter(({ place: at }) => at === place?.name).map(({ text }) => text);
      options.push({ food: named.text, amount: fresh.join(' and '), changes: changesOf(recipe, cooked, place?.name ?? ''), onHand: pantry.includes(food) || sourceOf(food) === 'staple', recipe: cooked });
    }
  }
  const leaveOut = place?.weight === 'needed' ? null : leftOut(card, kept, fitted, avoid, gone, recipe);
  if (options.length > 0) return { outcome: 'swap', options: options.toSorted((a, b) => Number(b.onHand) - Number(a.onHand)), leaveOut };
  return leaveOut === null ? null : { outcome: 'leave-out', ...leaveOut };
}

function leftOut(card: Card, kept: readonly Own[], fitted: Fitted, wishes: Wishes, gone: Food, recipe: Recipe): { sentence: string; recipe: Recipe } | null {
  const again = fitOf(card, kept, fitted.factor, wishes);
  if (again === null) return null;
  const cooked = cookFit(again.fit, again.hand).recipe;
  return cooked.ingredients.some(({ food }) => food === gone.id) ? null : { sentence: `${recipe.title} can do without: the steps change with it.`, recipe: cooked };
}

/** What else is other in the new recipe, in a sentence. */
function changesOf(before: Recipe, after: Recipe, place: string): string {
  const was = new Map(before.ingredients.map((line) => [line.place, line.text]));
  const other = after.ingredients.filter((line) => line.place !== place && was.has(line.place) && was.get(line.place) !== line.text).map(({ text }) => text);
  const minutes = before.minutes !== null && after.minutes !== null && before.minutes !== after.minutes ? `It takes ${after.minutes} minutes instead of ${before.minutes}.` : '';
  const lines = other.length === 0 ? '' : `Then it takes ${other.slice(0, 3).join(', ')}.`;
  const steps = after.steps.filter((step, index) => step !== before.steps[index]).length;
  return [minutes, lines, minutes === '' && lines === '' ? (steps > 1 ? 'The steps change with it.' : 'In its place, as the dish is also made.') : ''].filter(Boolean).join(' ');
}
