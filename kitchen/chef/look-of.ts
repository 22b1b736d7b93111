/** How a fitted dish looks: its card names the vessel and what lies on top; what fills the places gives the foods. */
import { cutLetter, seenAs } from '../drawing/food-looks.ts';
import { formByWords, formOf, SHAPES, type Form } from '../drawing/form-words.ts';
import { writeLook, type Look } from '../drawing/look.ts';
import { isStaple } from '../pantry/staples.ts';
import { WEIGHTS, type Card } from './card.ts';
import type { Filling, Fit } from './filling.ts';
import { isBeside } from './take-along.ts';

/** The first of a dish's names that says how it is served. */
const nameOf = ({ title, plainly, also }: Card): string => [title, plainly].find((name) => formByWords(name) !== null) ?? also.find((name) => SHAPES.has(formByWords(name) ?? 'heap')) ?? title;
const said = new WeakMap<Card, Form | null>();

/** The form that a dish's names say, read once for each card. */
function formSaid(card: Card): Form | null {
  const known = said.get(card);
  if (known !== undefined) return known;
  const form = formByWords(nameOf(card));
  said.set(card, form);
  return form;
}

/** How a fit looks, as values. */
export function lookOf({ card, filled, taken }: Pick<Fit, 'card' | 'filled' | 'taken'>): Look {
  const rolled = /meatball|polpett|albóndig|kofta|klops/i.test(card.title);
  const seen = ({ food, cut, text }: Filling, top: boolean): Look['foods'][number] =>
    seenAs(food.id, food.kind, rolled && food.kind.startsWith('ground') ? 'b' : cutLetter(cut) || cutLetter(text), top);
  const places = [...filled.values()].toSorted((one, other) => WEIGHTS.indexOf(one.place.weight) - WEIGHTS.indexOf(other.place.weight));
  const isTop = (name: string): boolean => card.look.top.includes(name);
  const inOrder = (top: boolean): Look['foods'] => places.filter(({ place }) => isTop(place.name) === top)
    .toSorted((one, other) => (top ? card.look.top.indexOf(one.place.name) - card.look.top.indexOf(other.place.name) : 0))
    .flatMap(({ fillings }) => fillings.filter(({ food }) => !isStaple(food) || food.id === 'ice').map((one) => seen(one, top)));
  const all = [...inOrder(true), ...inOrder(false), ...taken.filter(({ extra }) => !isBeside(extra)).map(({ filling }) => seen(filling, false))];
  const foods = all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
  const asked = { vessel: card.look.vessel, courses: card.courses, method: card.method, foods };
  const form: Form = formOf({ ...asked, said: formSaid(card) }) ?? 'heap';
  return { form, vessel: card.look.vessel, kitchen: card.kitchen[0] ?? 'everyday', method: card.method, foods };
}

/** The last text of what fills a dish: it looks the same for two and for eight. */
const told = new WeakMap<Fit['filled'], { card: Card; taken: Fit['taken']; text: string }>();

/** As it travels with a recipe. */
export function lookText(fit: Pick<Fit, 'card' | 'filled' | 'taken'>): string {
  const known = told.get(fit.filled);
  if (known?.card === fit.card && known.taken === fit.taken) return known.text;
  const text = writeLook(lookOf(fit));
  told.set(fit.filled, { card: fit.card, taken: fit.taken, text });
  return text;
}
