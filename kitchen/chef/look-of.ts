/** How a fitted dish looks: its card names the vessel and what lies on top; what fills the places gives the foods. */
import { cutLetter, seenAs } from '../drawing/food-looks.ts';
import { formByWords, formOf, SHAPES, type Form } from '../drawing/form-words.ts';
import { writeLook, type Look } from '../drawing/look.ts';
import { isStaple } from '../pantry/staples.ts';
import { WEIGHTS, type Card } from './card.ts';
import type { Filling, Fit } from './filling.ts';
import { isBeside } from './take-along.ts';

/** The first of a dish's names that says how it is served. */
const namesOf = ({ title, plainly, also }: Card): string => [title, plainly].find((name) => formByWords(name) !== null) ?? also.find((name) => SHAPES.has(formByWords(name) ?? 'heap')) ?? title;

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
  const form: Form = formOf({ ...asked, words: namesOf(card) }) ?? 'heap';
  return { form, vessel: card.look.vessel, kitchen: card.kitchen[0] ?? 'everyday', method: card.method, foods };
}

/** As it travels with a recipe. */
export const lookText = (fit: Pick<Fit, 'card' | 'filled' | 'taken'>): string => writeLook(lookOf(fit));
