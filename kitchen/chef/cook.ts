/** The house chef's face: an order in, a recipe or ideas out. */
import { dishTexts } from '#dish-texts';
import type { Answer, KitchenNo, Notice } from '../answer.ts';
import type { Order } from '../order.ts';
import { isFree } from '../pantry/staples.ts';
import { joinAnd } from '../pantry/words.ts';
import { minutesOf, type Candidate } from './choose.ts';
import { candidatesFor, cookFit } from './cook-dish.ts';
import { fillingsOf } from './filling.ts';
import { lookText } from './look-of.ts';
import { ideaFits, inTurn } from './ideas.ts';
import type { OnHand } from './on-hand.ts';
import { provenDishes } from './read-dishes.ts';
import type { Repertoire } from './repertoire.ts';
import { plainlyOf, titleOf } from './title.ts';

let read: Repertoire | null = null;
/** Every dish the house chef knows, read at first use and kept. */
export function houseRepertoire(): Repertoire {
  read ??= provenDishes(dishTexts());
  return read;
}

const NOTHING = 'The list does not make a dish yet. Add one thing that fills a plate: eggs, pasta, rice, potatoes or beans.';

/** Cooks an order: reads the pantry, refuses hazards, chooses the dish it spells, fits and tells and checks it. Pure; the same order gives the same bytes. */
export function cook(order: Order): Answer {
  const found = candidatesFor(order, houseRepertoire());
  if (found.refused !== null) return found.refused;
  const { candidates, hand, notices } = found;
  const asked = order.dish === null ? undefined : candidates.find(({ fit }) => fit.card.id === order.dish);
  const chosen = asked ?? inTurn(candidates, order);
  if (chosen === undefined) return { outcome: 'refused', code: 'nothing-to-cook', sentence: NOTHING, notices };
  const answer = cookFit(chosen.fit, hand, notices);
  return { ...answer, verdict: { ...answer.verdict, why: whyThis(chosen) }, notices: [...answer.notices, ...lateNotice(chosen, order)] };
}

function lateNotice({ fit }: Candidate, { minutes }: Order): Notice[] {
  const { work, waiting } = minutesOf(fit);
  return minutes === null || work + waiting <= minutes ? [] : [{ code: 'time', sentence: `${titleOf(fit)} takes ${work + waiting} minutes, ${work + waiting - minutes} more than you have; nothing quicker suits the list.` }];
}

/** Why this dish: the foods that speak loudest for it. "Chickpea flour, rosemary and olive oil: that is Farinata." */
export function whyThis({ fit, reasons }: Candidate): string {
  const loud = reasons.filter(({ weight }) => weight > 0.5).slice(0, 3).map(({ own }) => own.word ?? (own.food.counted ? own.food.plural : own.food.singular));
  if (loud.length === 0) return '';
  return `${joinAnd(loud).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}: that spells ${titleOf(fit)}.`;
}

/** A dish that could be cooked. */
export interface Idea {
  /** Names the dish in an order's `dish`: "greek/avgolemono". */
  dish: string;
  title: string;
  /** What it is in plain English where the title does not say so, or an empty text. */
  plainly: string;
  /** Main method and kitchen; two ideas differ in one of them at least. */
  way: string;
  cuisine: string;
  minutes: number;
  /** How many of the cook's foods it uses. */
  uses: number;
  of: number;
  /** Foods to buy or to have in the cupboard, by name. */
  extras: readonly string[];
  /** The food that should be used first and is, or null. */
  usesUp: string | null;
  /** How it looks on the table (kitchen/drawing/look.ts). */
  look: string;
}

export type Ideas = { outcome: 'ideas'; ideas: readonly Idea[]; notices: readonly Notice[] } | { outcome: 'refused'; code: KitchenNo; sentence: string; notices: readonly Notice[] };

/**
 * Offers up to `count` dishes, best first, no two alike in method and kitchen, none like those shown before.
 */
export function ideas(order: Order, count = 3): Ideas {
  const found = candidatesFor(order, houseRepertoire());
  if (found.refused !== null) return found.refused;
  return { outcome: 'ideas', ideas: ideaFits(found.candidates, count, order.besides).map((one) => describe(one, found.hand)), notices: found.notices };
}

/** Days from which on a food can wait. */
const EATEN_SOON = 5;

function describe({ fit }: Candidate, hand: OnHand): Idea {
  const fillings = fillingsOf(fit);
  const used = new Set(fillings.flatMap(({ own }) => own ?? []));
  const { work, waiting } = minutesOf(fit);
  const soon = [...used].map(({ food }) => food).filter((food) => food.keeps <= EATEN_SOON && food.aisle !== 'bakery').toSorted((a, b) => a.keeps - b.keeps)[0];
  return {
    dish: fit.card.id,
    title: titleOf(fit),
    plainly: plainlyOf(fit),
    way: fit.card.method,
    cuisine: fit.card.kitchen[0] ?? 'everyday',
    minutes: work + waiting,
    uses: used.size,
    of: hand.owns.length,
    extras: [...new Set(fillings.filter(({ own, food, spared = '' }) => own === null && spared === '' && !isFree(food)).map(({ food }) => food.singular))],
    usesUp: soon === undefined ? null : soon.plural,
    look: lookText(fit),
  };
}
