/** What a dish takes that is not on the list: an own food that does the same work again, and what the dish can do without. */
import type { Food } from '../pantry/food.ts';
import { findFood } from '../pantry/lexicon.ts';
import type { KindName } from '../pantry/kinds.ts';
import { isFree } from '../pantry/staples.ts';
import type { Card, Item, NamedFood, Place } from './card.ts';
import { gramsOfAmount } from './card-amount.ts';
import { filling, type Filling, type Source } from './filling.ts';
import type { OnHand } from './on-hand.ts';

/** Kinds of which nobody has just one spoonful: the bag that sweetens the fruit sweetens the crumble too. */
const LASTING = new Set<KindName>(['sugar', 'flour', 'vinegar', 'oil', 'soy sauce', 'stock', 'mustard']);
/** Those of them in which one does another's work; sesame oil is not what one fries in, nor a stock cube a stock. */
const ALIKE = new Set<KindName>(['sugar', 'vinegar', 'mustard']);
/** Foods of those kinds that do other work than their kin. */
const APART = new Set([
  'powdered sugar', 'coarse sugar', 'vanilla sugar', 'rock sugar', 'sprinkles', 'sugar substitute', 'xylitol', 'glucose', 'cinnamon sugar',
  'wasabi', 'prepared horseradish',
]);
/** Of this much acid, in grams, a lemon may be the source as well as a bottle. */
const SOURED = 40;

/** An own food that fills one more place rather than that the cupboard lends another of its kind; null where there is none. */
export function ownAgain(item: Item, named: NamedFood, hand: OnHand): Filling | null {
  const { food } = named;
  if (food === null || !LASTING.has(food.kind) || APART.has(food.id)) return null;
  const isKin = (one: Food): boolean => ALIKE.has(food.kind) && one.kind === food.kind && !APART.has(one.id);
  const own = hand.owns.find((one) => one.food === food) ?? hand.owns.find((one) => isKin(one.food));
  if (own !== undefined) return filling(named, own.food, { own, near: own.food === food ? 'same' : 'kind' }, item);
  if (food.kind !== 'vinegar' || gramsOfAmount(item.amount, food) > SOURED) return null;
  const citrus = hand.owns.find((one) => /^(?:lemon|lime)(?: juice)?$/.test(one.food.id));
  const juice = citrus === undefined ? null : findFood(`${citrus.food.id.replace(/ juice$/, '')} juice`);
  if (citrus === undefined || juice === null) return null;
  return filling({ text: juice.singular, name: juice.singular, food: juice, group: null }, citrus.food, { own: citrus, near: 'kind' }, item);
}

/** At most so many grams of it only season. */
const SEASONS: Readonly<Partial<Record<KindName, number>>> = {
  'spice': 10, 'dried herb': 10, 'spice blend': 6, 'mustard': 10, 'sugar': 15, 'vinegar': 16, 'vanilla': 10, 'garlic': 30, 'ginger': 20,
};
/** Where sugar and vinegar are the dish. */
const SWEET = new Set(['cake', 'cookie', 'dessert', 'bread', 'drink', 'preserve', 'sauce']);
const SOUR = new Set(['salad', 'preserve', 'sauce']);
/** A spoonful of flour or starch only thickens, but not in what is baked of it, in grams. */
const THICKENS = 30;
const BAKED = new Set(['cake', 'cookie', 'dessert', 'bread', 'breakfast', 'sauce', 'snack']);
/** From this much on, in milliliters, stock is poured, and water can be. */
const POURED = 100;

/** What the list says in brackets of something the cook has not listed and can do without; empty where the dish needs it. */
export function spared({ food, own, amount }: Filling, place: Place, card: Card): string {
  if (own !== null || isFree(food)) return '';
  if (place.weight === 'bought' || place.weight === 'wanted' && AROMATICS.has(food.id)) return 'optional';
  // Cumin may be one of the words that spell the dish; it is no other dish without.
  const spells = !(JARS.has(food.id) && food.kind !== 'spice blend') && card.spelledBy.some((term) => term.some((named) => named.food === food));
  if (spells || card.title.toLowerCase().includes(food.singular)) return '';
  const grams = gramsOfAmount(amount, food);
  if (food.kind === 'stock') return grams >= POURED ? 'or water' : '';
  const isFor = (courses: ReadonlySet<string>): boolean => card.courses.some((course) => courses.has(course));
  if (food.kind === 'sugar' && isFor(SWEET) || food.kind === 'vinegar' && isFor(SOUR)) return '';
  // What a sauce needs to bind is no option.
  if (food.kind === 'flour' || food.kind === 'starch') return place.weight !== 'needed' && grams <= THICKENS && !isFor(BAKED) ? 'optional' : '';
  return grams <= (SEASONS[food.kind] ?? 0) ? 'optional' : '';
}

/** Of these a jar stands in every kitchen: what a dinner wants of them it has, and may do without. */
const JARS = new Set([
  'ground cumin', 'dried oregano', 'paprika', 'smoked paprika', 'red pepper flakes', 'ground coriander', 'ground turmeric', 'ground cinnamon',
  'dried thyme', 'cayenne pepper', 'nutmeg', 'ground ginger', 'chili powder', 'curry powder',
]);
/** Grams of what only seasons. */
const MOST_OF_A_JAR = 8;
/** A little of what stands in a jar in every kitchen. */
const isFromJar = ({ food, amount }: Filling): boolean => JARS.has(food.id) && gramsOfAmount(amount, food) <= MOST_OF_A_JAR;

/** Of these one lies in nearly every kitchen, and what begins in the pan is flat without. */
const AROMATICS = new Set(['garlic', 'onion', 'red onion', 'shallot', 'scallion', 'ginger']);
/** What a pan begins with, where the cook has named none of its kind. */
const isAromatic = ({ food }: Filling, { owns }: OnHand): boolean => AROMATICS.has(food.id) && !owns.some((own) => own.food.kind === food.kind);

/** At most so many things that not every kitchen has; one aromatic more makes a dinner. */
const MOST_BOUGHT = 1;
const MOST_WITH_AROMATICS = 2;
/** A dish to which the cupboard lends so much buys nothing that is merely missed. */
const MOST_LENT = 3;
const MOST_JARS = 2;
/** More lines with "(if you have it)" read like a shopping list. */
const MOST_OPTIONAL = 4;

/** How much of a dish nobody has listed, as far as its places are filled. */
export interface Unlisted {
  bought: number;
  /** Cupboard things that are there only because they are missed, and all that the cupboard lends and the dish cannot do without. */
  lent: number;
  cupboard: number;
  /** What it lends only because a dinner would be flat without. */
  jars: number;
  /** All that the list calls optional. */
  optional: number;
}

/** From where a place may be filled that nothing on hand fills, what that counts as, and what alone it takes there. */
export interface WayToLend { sources: readonly Source[]; counts?: 'lent' | 'jars'; seasons?: (one: Filling, hand: OnHand) => boolean }

export const FREE: readonly Source[] = ['staple', 'cupboard'];
const STAPLE: WayToLend = { sources: ['staple'] };
const BOUGHT: WayToLend = { sources: ['bought'] };
const MISSED: WayToLend = { sources: ['cupboard', 'bought'], counts: 'lent' };
const JAR: WayToLend = { sources: ['cupboard'], counts: 'jars', seasons: isFromJar };
const AROMATIC: WayToLend = { sources: ['bought'], seasons: isAromatic };

/** The ways in which a place may be filled with what is not on the list, in turn. */
export function waysToLend({ weight }: Place, card: Card, { bought, lent, cupboard, jars, optional }: Unlisted): WayToLend[] {
  const mayBuy = bought + lent < MOST_BOUGHT;
  if (weight === 'needed') return [{ sources: FREE }, ...(mayBuy ? [BOUGHT] : [])];
  if (weight === 'bought') return [STAPLE, ...(mayBuy && cupboard < MOST_LENT ? [MISSED] : [])];
  // Dinners are flat without what seasons them; cakes are another matter.
  if (weight === 'welcome' || !card.courses.includes('main') && !card.courses.includes('soup')) return [STAPLE];
  if (optional >= MOST_OPTIONAL) return [STAPLE];
  return [STAPLE, ...(jars < MOST_JARS && cupboard < MOST_LENT ? [JAR] : []), ...(bought + lent < MOST_WITH_AROMATICS ? [AROMATIC] : [])];
}
