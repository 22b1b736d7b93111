/** The house chef: reads the pantry, chooses the dish that it spells, fits it, tells it and checks it. */
import type { Answer, Notice } from '../answer.ts';
import type { Order } from '../order.ts';
import { labelDecides } from '../pantry/diets.ts';
import { EATER_NOTES } from '../pantry/eaters.ts';
import type { Food } from '../pantry/food.ts';
import { findFood } from '../pantry/lexicon.ts';
import { isNameAnywhere, readPantry } from '../pantry/read-pantry.ts';
import { wishedIn } from '../pantry/wished.ts';
import { joinAnd } from '../pantry/words.ts';
import { check } from '../recipe/check.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { missingSafety } from '../recipe/safety.ts';
import { writeRecipe } from '../recipe/write-recipe.ts';
import { choose, type Candidate } from './choose.ts';
import { fillingsOf, shareOnHand, type Fit } from './filling.ts';
import { amountText } from './card-amount.ts';
import { measured } from './measured.ts';
import { isPlural } from './named-food.ts';
import { onHand, ownFoods, wordFor, type OnHand, type Own } from './on-hand.ts';
import type { Repertoire } from './repertoire.ts';
import { tell } from './tell.ts';

/** A dish told as a recipe, and checked. */
export function cookFit(fit: Fit, hand: OnHand, before: readonly Notice[] = []): Extract<Answer, { outcome: 'recipe' }> {
  const told = tell(fit);
  const foods = told.ingredients.flatMap(({ food }) => (food === null ? [] : [food]));
  const all = fillingsOf(fit).map(({ food }) => food).filter(({ id }) => foods.includes(id));
  const { diets, allergies, avoid, eaters } = hand.order;
  const recipe: Recipe = { ...told, ...(told.told !== undefined && { told: { ...told.told, wishes: { diets, allergies, avoid, ...(eaters.length > 0 && { eaters }) } } }), notes: [...eaters.map((eater) => EATER_NOTES[eater]), ...told.notes, ...labelNotes(all, hand.order), ...missingSafety(all, [...told.steps, ...told.notes].join(' '), true)] };
  // Stock of the cook's own cube is theirs too.
  const stock = fillingsOf(fit).find(({ own, food }) => own?.food.kind === 'stock' && food.kind === 'stock');
  // What the cook called "cumin" is what the dish made of it, seeds or ground.
  const asUsed = (own: Own): Food => (own.either !== undefined && foods.includes(own.either) && !foods.includes(own.food.id) ? (findFood(own.either) ?? own.food) : own.food);
  const verdict = check(recipe, hand.owns.map((own) => (own === stock?.own ? stock.food : asUsed(own))), hand.order);
  // Pepper that the steps ask for is used, though no place names it.
  const left = fit.left.filter(({ food }) => !foods.includes(food.id));
  return { outcome: 'recipe', recipe, markdown: writeRecipe(recipe), verdict: { ...verdict, leftOut: left.map(({ food }) => ({ food: food.singular, why: `${recipe.title} has no place for ${nameOf(food)}` })) }, notices: [...before, ...leftOut(left), ...short(fit)] };
}

const nameOf = (food: Food): string => (food.counted ? food.plural : food.singular);

function leftOut(left: readonly Own[]): Notice[] {
  const isOne = ({ pieces, one }: Own): boolean => one === true || pieces === 1;
  const names = left.map((own) => wordFor(own) ?? (isOne(own) ? own.food.singular : nameOf(own.food)));
  const [first] = left;
  return first === undefined ? [] : [{ code: 'left-out', sentence: `Your ${joinAnd(names)} ${left.length > 1 || !isOne(first) && isPlural(names[0] ?? '') ? 'stay' : 'stays'} for another dish.` }];
}

/** Below so many grams it is spoonfuls, which no two kitchens weigh alike. */
const SPOONFULS = 60;
/** From this share on, an amount of so many grams is near enough to what is there. */
const near = (grams: number): number => (grams < SPOONFULS ? 0.7 : 0.9);

/** What the dish takes more of than there is: a cake with an egg too few is another cake. */
function short(fit: Fit): Notice[] {
  const own = fillingsOf(fit).filter(({ made, from }) => made === null && from === undefined).map((filling) => measured(filling, fit));
  const more = [...Map.groupBy(own, ({ filling }) => filling.own ?? filling).values()].flatMap((parts) => {
    // Two tomatoes may go into the sauce and on top: together they are what must be there.
    const times = parts.reduce((sum, { filling, amount }) => sum + (filling.shared ?? 1) / (shareOnHand(filling, amount) ?? Infinity), 0);
    const isEnough = times === 0 || 1 / times >= near(parts.reduce((sum, { grams }) => sum + grams, 0));
    return isEnough ? [] : parts.map(({ amount, text }) => `${amountText(amount)}${text}`);
  });
  return more.length === 0 ? [] : [{ code: 'short', sentence: `It takes ${joinAnd(more)}, which is more than you have.` }];
}

/** One line for the foods whose label settles what this order asked. */
function labelNotes(foods: readonly Food[], order: Order): string[] {
  const checks = foods.flatMap((food) => labelDecides(food, order).map((content) => `${food.singular} (may contain ${content})`));
  return checks.length === 0 ? [] : [`Check the label: ${joinAnd([...new Set(checks)])}.`];
}

/** The dishes an order can become, best first, and what was read on the way; a refusal where nothing may be cooked. */
export function candidatesFor(order: Order, repertoire: Repertoire): { refused: Extract<Answer, { outcome: 'refused' }> } | { refused: null; hand: OnHand; candidates: Candidate[]; notices: readonly Notice[] } {
  const pantry = readPantry(order);
  if (pantry.refusal !== null) return { refused: { outcome: 'refused', ...pantry.refusal, notices: pantry.notices } };
  const wish = [order.wish, ...order.pantry.map((entry) => wishedIn(entry, isNameAnywhere))].filter(Boolean).join(' ');
  const { diets, allergies, eaters, unwanted } = pantry;
  const hand = onHand(ownFoods(pantry.foods), { ...order, wish, diets, allergies, eaters, avoid: [...order.avoid, ...unwanted] });
  return { refused: null, hand, candidates: choose(repertoire, hand), notices: pantry.notices };
}
