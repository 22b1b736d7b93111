/** What a choice changes in other places: boneless chicken wants stock and less salt. */
import type { Amount, Card, Change, Choice, Item } from './card.ts';
import { gramsOfAmount, scaled } from './card-amount.ts';
import { filling, type Filled, type Filling } from './filling.ts';
import { sourceOf, type OnHand } from './on-hand.ts';

const isEmptying = ({ how, amount }: Change): boolean => how === '=' && amount.value === 0;

/** The places that a choice leaves empty: a mix for the batter wants no flour. */
export const emptiedBy = ({ changes }: Choice): string[] => changes.filter(isEmptying).map(({ place }) => place);

/** The places that what fills others leaves empty. */
export const emptied = (filled: ReadonlyMap<string, Filled>): Set<string> =>
  new Set([...filled.values()].flatMap(({ choice }) => emptiedBy(choice)));

/** Carries out what choices change in other places, but for those of a place that another empties: all "=" first, in the order of places, then "+" and "-". */
export function changed(card: Card, filled: ReadonlyMap<string, Filled>, hand: OnHand): Map<string, Filled> {
  const result = new Map(filled);
  const empty = emptied(filled);
  // Flour that gravy makes needless asks for no stock.
  const changes = card.places.flatMap(({ name }) => (empty.has(name) ? [] : (filled.get(name)?.choice.changes ?? [])));
  for (const change of [...changes.filter(({ how }) => how === '='), ...changes.filter(({ how }) => how !== '=')]) apply(card, change, result, hand);
  saltLess(result);
  return result;
}

/** Less stock than this, in milliliters, salts no dish. */
const SALTS = 300;
/** Of this much of a dish's salt, as a part, it keeps in any case. */
const KEPT_SALT = 0.25;
const LEAST_SALT = 0.25;
const isSpoonOfSalt = ({ fillings: [first] }: Filled): boolean =>
  first?.food.kind === 'salt' && first.amount.unit === 'tsp' && first.amount.value !== null;
/** Where stock takes the place of water and the card says nothing of the salt, a liter brings a teaspoon, as one made of cubes does. */
function saltLess(filled: Map<string, Filled>): void {
  const salt = [...filled.entries()].find(([, one]) => isSpoonOfSalt(one));
  if (salt === undefined) return;
  const [name, here] = salt;
  const poured = [...filled.values()].flatMap(({ place, choice, fillings }) => {
    const isOfStock = place.choices[0]?.items[0]?.foods[0]?.food?.kind === 'stock';
    return !isOfStock && !choice.changes.some((change) => change.place === name) ? fillings.filter(({ food }) => food.kind === 'stock').map(({ amount, food }) => gramsOfAmount(amount, food)) : [];
  }).filter((grams) => grams >= SALTS).reduce((sum, grams) => sum + grams, 0);
  const [first, ...rest] = here.fillings;
  if (poured === 0 || first?.amount.value == null) return;
  const value = Math.max(first.amount.value * KEPT_SALT, first.amount.value - poured / 1000);
  const amount = { ...first.amount, value: Math.max(LEAST_SALT, Math.round(value * 4) / 4), grams: null };
  filled.set(name, { ...here, fillings: [{ ...first, amount }, ...rest] });
}

function apply(card: Card, change: Change, filled: Map<string, Filled>, hand: OnHand): void {
  const target = filled.get(change.place);
  const place = card.places.find(({ name }) => name === change.place);
  if (place === undefined) return;
  if (isEmptying(change)) {
    filled.delete(change.place);
    return;
  }
  if (change.how === '=' && change.food?.food != null) {
    const item: Item = { amount: change.amount, foods: [change.food], upTo: 1, cut: change.cut, aside: '' };
    const [match] = hand.answering(change.food);
    if (match === undefined && sourceOf(change.food.food) === 'bought') return;
    if (match === undefined && !hand.allows(change.food.food)) return;
    // What is in the place already stays where it does the same work (lime juice for "= 2 tbsp lemon juice").
    const own = target?.fillings[0];
    const kept = own !== undefined && own.own !== null && own.food.kind === change.food.food.kind ? { ...own, amount: change.amount } : null;
    const one = kept ?? filling(change.food, match?.near === 'kind' || match?.near === 'same' ? match.own.food : change.food.food, match ?? null, item);
    const choice = target?.choice ?? place.choices[0];
    if (choice !== undefined) filled.set(change.place, { place, choice: { ...choice, items: [item] }, at: target?.at ?? 0, fillings: [one] });
    return;
  }
  if (target === undefined) return;
  const [first, ...rest] = target.fillings;
  if (first === undefined) return;
  filled.set(change.place, { ...target, fillings: [{ ...first, amount: summed(first, change) }, ...rest] });
}

function summed({ amount, food }: Filling, { how, amount: by }: Change): Amount {
  if (how === '=' || amount.value === null || by.value === null) return { ...amount, value: by.value, unit: by.unit, grams: null };
  const sign = how === '+' ? 1 : -1;
  if (amount.unit === by.unit) return { ...amount, value: Math.max(0, amount.value + sign * by.value) };
  const ratio = 1 + sign * (gramsOfAmount(by, food) / (gramsOfAmount(amount, food) || 1));
  return scaled(amount, Math.max(0.1, ratio), food);
}
