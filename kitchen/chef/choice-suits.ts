/** How well a choice of a place suits the state in which the cook has its food. */
import { BUNS, STRAIGHT_FROM_FREEZER } from '../data/preparations.ts';
import type { Card, Choice, Item, NamedFood, Place, Segment, Sentence, Timing } from './card.ts';
import { shareOnHand, type Filling } from './filling.ts';
import type { Own } from './on-hand.ts';

/** Too little of a food counts less than that it is another food. */
const SHORT = 0.5;
const ON_BONE = 0.75;
function isShort(first: Filling | undefined): boolean {
  const share = first?.own == null ? null : shareOnHand(first, first.amount);
  return share !== null && share < 0.95;
}

/** Of two choices of the same food the can, where the cook has a can. */
const isUncanned = ({ items: [item] }: Choice, first: Filling | undefined): boolean =>
  first?.own?.canned === true && item?.amount.unit !== 'can';

/** Of two choices of the same meat the one without bones, where the cook has none. */
function isOnBone({ items: [item] }: Choice, first: Filling | undefined): boolean {
  const cuts = [item?.cut, ...(item?.foods.map(({ cut }) => cut) ?? [])];
  return first?.own?.boneless === true && cuts.some((cut) => cut != null && /\bon the bone\b/.test(cut));
}

/** What cooks for so many minutes goes in raw. */
const FROM_RAW = 60;
/** Whether a choice asks for a raw food that the cook has in a can: a tin of corned beef is no brisket. */
export const isFromRaw = ({ minutes }: Choice, first: Filling | undefined): boolean =>
  first?.own?.canned === true && Number.parseInt(minutes ?? '0', 10) >= FROM_RAW;

const mostMinutes = ({ minutes, tagged }: Timing): number => Math.max(minutes, ...tagged.map((one) => one.minutes));
/** Tough cuts are not tender sooner. */
const TENDER_FROM = 60;
/** Whether a dish is done before a tough cut is tender: goulash meat is no stir-fry. */
const isQuick = ({ method, work, waiting }: Card): boolean =>
  // What is grilled may have lain in its marinade for long.
  method === 'stir-fry' || method === 'grill' || mostMinutes(work) + mostMinutes(waiting) < TENDER_FROM;

/** Whether an own food is a tough cut, which no pan makes tender, where the card asks for another. */
const isTough = ({ food: { kind, minutes } }: Own, { food }: NamedFood): boolean =>
  kind === 'stewing meat' && minutes.fry === undefined && food?.kind !== 'stewing meat';

/** From so many minutes on a lean cut is dry. */
const DRY_FROM = 75;
const LEAN = new Set(['pork tenderloin', 'beef tenderloin', 'sirloin steak', 'ribeye steak', 'strip steak', 'flank steak']);
const SLOW = new Set<Card['method']>(['simmer', 'stew', 'bake', 'roast']);
/** Whether a dish cooks for so long that a lean cut is dry. */
const isLong = ({ method, work, waiting }: Card): boolean =>
  SLOW.has(method) && mostMinutes(work) + mostMinutes(waiting) >= DRY_FROM;
/** Whether an own food is a lean cut, where the card asks for another: a tenderloin is no shoulder. */
const isLean = ({ food }: Own, named: NamedFood): boolean => LEAN.has(food.id) && named.food !== food;

const JOINTS = /^(?:leg|shoulder) of |\bcarcass$/;
const CUTS = /\b(?:chop|steak|cutlet|strip|carcass)s?\b/;
/** Whether an own food and what the card asks for are a joint and a cut of it: a leg of lamb is no chops, nor a chicken a carcass. */
const isJoint = ({ food }: Own, named: NamedFood): boolean =>
  named.food !== null && named.food !== food && (JOINTS.test(food.id) && CUTS.test(named.food.id) || /\bcarcass$/.test(named.food.id));

const mashes = new WeakMap<Card, ReadonlySet<Item>>();
/** What a card mashes: "Mash {potato}". New potatoes turn to glue there. */
function mashedIn(card: Card): ReadonlySet<Item> {
  const known = mashes.get(card);
  if (known !== undefined) return known;
  const told: Sentence[] = [
    ...card.steps.flatMap((step) => [...step.sentences, ...step.instead.flatMap((one) => one.sentences)]),
    ...card.places.flatMap(({ choices }) => choices.flatMap(({ own }) => own)),
  ];
  const sentences = told.flatMap((one): (readonly Segment[])[] => (one.kind === 'sentence' ? [one.segments] : []));
  const named = new Set(sentences.flatMap((segments) => segments.flatMap((segment, at) => {
    const before = segments[at - 1];
    return segment.kind === 'foods' && before?.kind === 'text' && /\b[Mm]ash $/.test(before.text) ? segment.places.map(({ name }) => name) : [];
  })));
  // "Drain the potatoes. Mash with the milk."
  const mashesUnnamed = sentences.some(([first]) => first?.kind === 'text' && first.text.startsWith('Mash '));
  const isMashed = ({ name, choices: [choice] }: Place): boolean => {
    const [item] = choice?.items ?? [];
    const [food] = item?.foods ?? [];
    return named.has(name) || mashesUnnamed && food?.food?.kind === 'potato' && /\bpeeled\b/.test(food.cut ?? item?.cut ?? '');
  };
  const items = new Set(card.places.filter(isMashed).flatMap(({ choices }) => choices.flatMap((choice) => choice.items)));
  mashes.set(card, items);
  return items;
}

const IN_ONE = /\b(?:in one piece|tied|scored|bone in)\b/;
const AS_JOINT = /\bon the bone$/;
const AS_CHOPS = /\b(?:chops|cutlets|steaks)\b/;
/** Whether a place wants a piece whole, a joint or chops, that the cook has in dice or slices. */
function isWantedWhole({ food }: Own, { cut: asAll, amount }: Item, { cut = asAll, ...named }: NamedFood): boolean {
  return IN_ONE.test(cut) || amount.unit === 'kg' && AS_JOINT.test(cut) || named.food !== food && AS_CHOPS.test(named.text);
}

/** How a dish treats what goes into it. */
export interface Manner {
  /** Done before a tough cut is tender. */
  quick: boolean;
  /** Cooked for so long that a lean cut is dry. */
  long: boolean;
  /** Eaten with a spoon: there a small pasta is a pasta like any other. */
  soup: boolean;
  /** Floury potatoes fall apart there. */
  salad: boolean;
  readonly mashed: ReadonlySet<Item>;
}

export const mannerOf = (card: Card): Manner => ({
  quick: isQuick(card), long: isLong(card),
  soup: card.courses.includes('soup'), salad: card.courses.includes('salad'),
  get mashed() {
    return mashedIn(card);
  },
});

/** What is mashed, or cut and half cooked for the oven, is no piece of a vegetable. */
const MASHED = new Set(['mashed potato', 'pumpkin puree', 'French fries', 'hash brown', 'tater tot']);
/** Cooked like rice, and no tagliatelle. */
const SMALL_PASTA = new Set(['orzo', 'small soup pasta']);

/** Half sugar, and nothing that is poured over eggs and ham. */
const SWEET_MILK = new Set(['sweetened condensed milk', 'coconut condensed milk']);
const CRUMBS = /\b(?:crumbs|crumbled|grated|soaked)\b/;

/** Whether an own food does not suit an item that it has the kind of: it is another cut, another state, or would come out wrong. */
export function isUnfit(own: Own, named: NamedFood, item: Item, manner: Manner): boolean {
  const { quick, long, soup, salad } = manner;
  const { id } = own.food;
  const isNamed = named.food === own.food;
  if (isJoint(own, named) || long && isLean(own, named) || quick && isTough(own, named)) return true;
  if (own.cutUp === true && isWantedWhole(own, item, named)) return true;
  if (!isNamed && (id === 'new potato' && manner.mashed.has(item) || id === 'russet potato' && salad)) return true;
  if (named.group !== null && (SMALL_PASTA.has(id) && !soup || named.group === 'fish' && STRAIGHT_FROM_FREEZER.has(id))) return true;
  if (named.group === 'milk' && SWEET_MILK.has(id)) return true;
  if (!isNamed && BUNS.has(id) && CRUMBS.test(named.cut ?? item.cut)) return true;
  // What is mashed has no pieces.
  return MASHED.has(id) && !isNamed && (named.cut ?? item.cut) !== '';
}

/** What speaks against a choice where another names the same food, above 0: it is on the bone, in no can, or there is too little of it. */
export const unsuited = (choice: Choice, first: Filling | undefined): number =>
  isOnBone(choice, first) ? ON_BONE : isShort(first) || isUncanned(choice, first) ? SHORT : 0;
