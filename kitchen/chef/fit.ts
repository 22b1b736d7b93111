/** Fitting a dish to a pantry: who fills which place, what is added, what stays over. */
import { apart } from '../pantry/diets.ts';
import type { Food } from '../pantry/food.ts';
import { isA } from '../pantry/lexicon.ts';
import type { Card, Choice, Item, NamedFood, Place } from './card.ts';
import { isFromRaw, isUnfit, mannerOf, unsuited, type Manner } from './choice-suits.ts';
import { gramsOfAmount } from './card-amount.ts';
import { filling, fillingsOf, type Filled, type Filling, type Fit, type Source, type Taken } from './filling.ts';
import { changed, emptied } from './fit-changes.ts';
import { FREE, ownAgain, spared, waysToLend, type Unlisted } from './lending.ts';
import { factorOf } from './factor.ts';
import { isBeside, isTakenBy, MEANWHILE, takesAlong } from './take-along.ts';
import { canBePrepared, RANK, sourceOf, type Match, type OnHand, type Own } from './on-hand.ts';

/** At most so many foods beyond the card's places: more would make another dish of it. */
const MOST_EXTRAS = 4;
/** At most so many things are cooked beside a dish. */
const MOST_PANS = 2;
/** At most so many foods that are prepared first: more would be two recipes. */
const MOST_MADE = 1;

interface State extends Unlisted {
  hand: OnHand;
  /** How the dish treats what goes into it. */
  manner: Manner;
  used: Set<Own>;
  /** Those of them that share a place with others of their kind, or are not what it first asks for: they have no second place. */
  grouped: Set<Own>;
  foods: Food[];
  made: number;
  /** What is prepared first comes before what merely stands in, so that it does not stay over. */
  madeFirst: boolean;
}

const fits = (food: Food, { hand, foods }: State): boolean => !foods.some((other) => apart(food, other, hand.order.diets));

/** How foods that share a place share its amount: by what there is of each, where all is known, and none less than half its part. */
function sharesOf(grams: readonly (number | null)[]): number[] {
  const sum = grams.reduce<number>((all, one) => all + (one ?? 0), 0);
  if (sum === 0 || grams.includes(null)) return grams.map(() => 1 / grams.length);
  const least = 0.5 / grams.length;
  const raised = grams.map((one) => Math.max(least, (one ?? 0) / sum));
  const total = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / total);
}

const ON_THE_BONE = /^(?:chicken|turkey|duck) (?:leg|drumstick|wing)s?$|^whole (?:chicken|duck)$|spare ?rib|short rib|ham hock|lamb shank|oxtail/;
const isOnTheBone = ({ id }: Food): boolean => ON_THE_BONE.test(id);
/** One egg is not shared out. */
const isOnlyEgg = ({ food, grams, one }: Own): boolean => food.kind === 'egg' && (one === true || grams !== null && grams <= (food.each ?? 0));
/** Nobody cuts a drumstick into strips. */
const wantsNoBone = ({ cut }: Item, { text, food }: NamedFood): boolean => (food === null || !isOnTheBone(food)) && (/\bboneless\b/.test(text) || /\b(?:strips|slices|sliced|dice|diced|cubes|cubed|ground|minced)\b/.test(cut));

/** Own foods for an item: one, or up to as many as may share it. A food that has a place already may have another only where the card's first choice says so. */
function fromHand(item: Item, state: State, again: boolean): Filling[] {
  const found: Filling[] = [];
  const matches: { named: NamedFood; match: Match }[] = [];
  for (const food of item.foods) {
    for (const match of state.hand.answering(food)) {
      const before = matches.findIndex((other) => other.match.own === match.own);
      if (before >= 0 && RANK[matches[before]?.match.near ?? 'same'] <= RANK[match.near]) continue;
      // A rind is boiled and not grated.
      if (/\brind\b/.test(match.own.word ?? '') && !/\brind\b/.test(food.text)) continue;
      if (isOnTheBone(match.own.food) && wantsNoBone(item, food)) continue;
      if (isUnfit(match.own, food, item, state.manner)) continue;
      const part = match.own.food.kind === 'citrus' && / (?:juice|zest)$/.test(food.text);
      // A lemon gives its juice to one place and its zest to another.
      if (state.used.has(match.own) && !part && (!again || isOnlyEgg(match.own) || item.upTo > 1 || food.group !== null || match.near !== 'same' || state.grouped.has(match.own))) continue;
      if (match.near === 'made' && match.made?.by.dissolves === undefined && state.made >= MOST_MADE) continue;
      if (!fits(match.own.food, state)) continue;
      if (before >= 0) matches[before] = { named: food, match };
      else matches.push({ named: food, match });
    }
  }
  const same = matches.filter(({ match }) => match.near === 'same');
  const near = matches.filter(({ match }) => match.near === 'kind' || match.near === 'same');
  const wider = matches.filter(({ match }) => match.near === 'wider');
  const ready = matches.filter(({ match }) => match.near !== 'made');
  const chosen = (item.upTo === 1 && same.length > 0 ? same : near.length > 0 ? near : wider.length > 0 ? wider : ready.length > 0 ? ready : matches.slice(0, 1)).slice(0, item.upTo);
  const shares = sharesOf(chosen.map(({ match }) => match.own.grams));
  chosen.forEach(({ named: food, match }, at) => found.push(filling(food, match.near === 'wider' ? (food.food ?? match.own.food) : match.own.food, match, item, shares[at])));
  return found;
}

/** A food of an item that every kitchen has, or that may be bought. */
function added(item: Item, state: State, sources: readonly Source[]): Filling | null {
  for (const food of item.foods) {
    if (food.food === null || !state.hand.allows(food.food) || !fits(food.food, state)) continue;
    const again = sources.includes('cupboard') ? ownAgain(item, food, state.hand) : null;
    if (again !== null) return again;
    if (sources.includes(sourceOf(food.food))) return filling(food, food.food, null, item);
  }
  return null;
}

/** The fillings of a choice: its first item from the hand, the others from hand or cupboard; null where that cannot be. */
function fromChoice(choice: Choice, state: State, again: boolean): Filling[] | null {
  const fillings: Filling[] = [];
  let own = 0;
  for (const [index, item] of choice.items.entries()) {
    const mine = fromHand(item, state, again || index > 0).filter(({ own: other }) => other === null || !fillings.some((one) => one.own === other));
    if (mine.length > 0) {
      own += 1;
      fillings.push(...mine);
      continue;
    }
    const free = added(item, state, FREE);
    if (free === null) return null;
    fillings.push(free);
  }
  const [first] = fillings;
  return own === 0 || first === undefined || first.own === null && first.source === 'staple' ? null : fillings;
}

function take(place: Place, at: number, fillings: readonly Filling[], state: State): Filled {
  for (const { own, food, source, made, spared: without = '' } of fillings) {
    if (own !== null) state.used.add(own);
    if (own !== null && (at > 0 && place.choices[at]?.items.length === 1 || place.choices[at]?.items.some(({ foods, upTo }) => upTo > 1 || foods.some(({ group }) => group !== null)) === true)) state.grouped.add(own);
    state.foods.push(food);
    if (source === 'bought') state.bought += 1;
    if (source === 'cupboard' && without === '') state.cupboard += 1;
    if (without === 'optional') state.optional += 1;
    if (made !== null) state.made += 1;
  }
  const [choice] = place.choices.slice(at);
  if (choice === undefined) throw new Error(`${place.name} has no choice ${at}`);
  return { place, choice, at, fillings };
}

/** Whether another choice of the place names the same food in another amount. */
const isAgain = (place: Place, at: number, first: Filling | undefined): boolean =>
  place.choices.some(({ items }, other) => other !== at && items[0]?.foods.some(({ food }) => food !== null && food === first?.food) === true);

/** The choice of a place that what is on hand fills best, and how far it is from the dish's own; null where nothing on hand belongs there. */
function bestFromHand(place: Place, state: State): { at: number; fillings: Filling[]; near: number } | null {
  let best: ReturnType<typeof bestFromHand> = null;
  for (const [at, choice] of place.choices.entries()) {
    const fillings = fromChoice(choice, state, at === 0);
    if (fillings === null || isFromRaw(choice, fillings[0])) continue;
    // The very food wins over one of its kinds; a general word ("chicken") takes the first choice that it may mean.
    const near = nearnessOf(choice, fillings, state.madeFirst);
    // Of two choices of the same food the one for which there is enough: "3 eggs | 2 eggs ; flour -40 g".
    const less = unsuited(choice, fillings[0]);
    const rank = near + (less > 0 && isAgain(place, at, fillings[0]) ? less : 0);
    if (best === null || rank < best.near) best = { at, fillings, near: rank };
    if (rank === 0) break;
  }
  return best;
}

/** 0 where the choice names the cook's food itself, or a kind of the general word on the list; 1 for a kind or a group; 3 for one that stands in, 4 for one that is prepared first. */
function nearnessOf(choice: Choice, fillings: readonly Filling[], madeFirst: boolean): number {
  const own = fillings.find((one) => one.own !== null);
  if (own?.own == null) return 5;
  if (own.made !== null) return madeFirst ? 0 : 4;
  // A general word means the dish's own choice: "chicken" beside mushrooms is no mushroom dish.
  if (own.own.food !== own.food) return 0;
  const all = choice.items.flatMap(({ foods }) => foods);
  if (!all.some(({ food, group }) => group !== null || food !== null && isA(own.food, food.id))) return 3;
  return choice.items.some(({ foods }) => foods.some(({ food }) => food === own.food)) ? 0 : 1;
}

/** Fills a place with what the cook has not listed; null where that may not be. */
function fillFromElsewhere(place: Place, card: Card, state: State): Filled | null {
  // What is there and has gone elsewhere is not bought for more of it.
  if (place.weight === 'bought' && place.choices[0]?.items[0]?.foods.some((food) => state.hand.answering(food).length > 0) === true) return null;
  for (const { sources, counts, seasons } of waysToLend(place, card, state)) {
    for (const [at, choice] of place.choices.entries()) {
      const fillings = choice.items.map((item) => added(item, state, sources.includes('bought') ? [...sources, ...FREE] : sources));
      if (!fillings.every((one) => one !== null)) continue;
      if (seasons !== undefined && (fillings.length > 1 || !fillings.every((one) => seasons(one, state.hand)))) continue;
      // Where the cook's cumin went into another place, nobody lends a second spoon of it.
      if (place.weight !== 'needed' && fillings.some(({ food, source }) => source !== 'staple' && state.foods.includes(food))) continue;
      if (counts === 'jars' || counts === 'lent' && fillings.every(({ source }) => source !== 'bought')) state[counts] += 1;
      return take(place, at, fillings.map((one) => ({ ...one, spared: spared(one, place, card) })), state);
    }
  }
  return null;
}

const isGroup = (place: Place): boolean => place.choices[0]?.items[0]?.foods[0]?.group !== null;
const WEIGHT_ORDER = { needed: 0, bought: 1, wanted: 1, welcome: 2 } as const;
const MISSED_ORDER = { needed: 0, bought: 1, wanted: 2, welcome: 2 } as const;

interface Turns {
  places: readonly Place[];
  groupsFirst: readonly Place[];
  /** In the order in which they are filled with what is not on hand: what is needed is bought before what is only missed. */
  elsewhere: readonly Place[];
  /** What it also takes, by name before it takes any of many. */
  takes: Card['takes'];
  hasGroup: boolean;
}
const turns = new WeakMap<Card, Turns>();

/** The order in which places choose: what is needed first, and what names its foods before what takes any of many. */
function turnsOf(card: Card): Turns {
  const known = turns.get(card);
  if (known !== undefined) return known;
  const inTurn = (sign: number): Place[] => card.places.toSorted((a, b) => (Number(isGroup(a)) - Number(isGroup(b))) * sign || WEIGHT_ORDER[a.weight] - WEIGHT_ORDER[b.weight]);
  const takesAny = ({ item }: Card['takes'][number]): number => Number(item.foods[0]?.group != null);
  const made = {
    places: inTurn(1),
    groupsFirst: inTurn(-1),
    elsewhere: card.places.toSorted((a, b) => MISSED_ORDER[a.weight] - MISSED_ORDER[b.weight]),
    takes: card.takes.toSorted((a, b) => takesAny(a) - takesAny(b)),
    hasGroup: card.places.some(isGroup),
  };
  turns.set(card, made);
  return made;
}

/** Fits a dish to what is on hand, or null where a needed place stays empty. `groupsFirst`: places that take any of many choose before the others. */
function fitOnce(card: Card, hand: OnHand, groupsFirst: boolean, madeFirst = false): Fit | null {
  const state: State = { hand, manner: mannerOf(card), used: new Set(), grouped: new Set(), foods: [], bought: 0, lent: 0, cupboard: 0, jars: 0, optional: 0, made: 0, madeFirst };
  const filled = new Map<string, Filled>();
  const order = groupsFirst ? turnsOf(card).groupsFirst : turnsOf(card).places;
  // What a place names by its own name goes there before it stands in elsewhere: pearl sugar on the bun, not into the dough.
  const empty = new Set<Place>();
  for (const exactly of [true, false]) {
    for (const place of order) {
      // What found nothing while all was there finds nothing of what is left.
      if (filled.has(place.name) || empty.has(place)) continue;
      const best = bestFromHand(place, state);
      if (best === null) empty.add(place);
      else if (!exactly || best.near < 1) filled.set(place.name, take(place, best.at, best.fillings, state));
    }
  }
  for (const place of turnsOf(card).elsewhere) {
    if (filled.has(place.name) || emptied(filled).has(place.name)) continue;
    const other = fillFromElsewhere(place, card, state);
    if (other !== null) filled.set(place.name, other);
    else if (place.weight === 'needed') return null;
  }
  const taken: Taken[] = [];
  for (const extra of turnsOf(card).takes) {
    if (taken.length >= MOST_EXTRAS || state.used.size === hand.owns.length) break;
    const one = fromHand(extra.item, state, false).find(({ own }) => own !== null);
    if (one === undefined) continue;
    if (one.own !== null) state.used.add(one.own);
    if (one.made !== null) state.made += 1;
    state.foods.push(one.food);
    taken.push({ extra, filling: one });
  }
  const madeOf = [...filled.values()].filter(({ place }) => place.weight === 'needed').flatMap(({ fillings }) => fillings.map(({ food }) => food.kind));
  let [cookedBeside, goneIn] = [0, 0];
  for (const extra of takesAlong(card)) {
    if (state.used.size === hand.owns.length) break;
    if (!extra.item.foods.some((food) => hand.answering(food).length > 0)) continue;
    if (!isTakenBy(extra, state.foods.map(({ kind }) => kind), madeOf)) continue;
    if (extra.door === MEANWHILE ? cookedBeside >= MOST_PANS : !isBeside(extra) && goneIn >= MOST_EXTRAS) continue;
    const one = fromHand(extra.item, state, false).find(({ own, made }) => own !== null && made === null);
    if (one === undefined) continue;
    if (one.own !== null) state.used.add(one.own);
    cookedBeside += Number(extra.door === MEANWHILE);
    goneIn += Number(!isBeside(extra));
    state.foods.push(one.food);
    taken.push({ extra, filling: one });
  }
  const tags = new Set([...filled.values()].flatMap(({ choice }) => choice.tags));
  const fitted = shared(inOrder(card, changed(card, filled, hand)));
  const used = new Set(fillingsOf({ filled: fitted, taken }).map(({ own }) => own));
  return { card, filled: fitted, taken, tags, left: hand.owns.filter((own) => !used.has(own)), factor: 1 };
}

/** Tells fillings of one own food, of which the cook has said how much there is, what share of it each may take. */
function shared(filled: ReadonlyMap<string, Filled>): Map<string, Filled> {
  const needs = new Map<Own, number[]>();
  const all = [...filled.values()].flatMap(({ fillings }) => fillings);
  for (const { own, amount, food } of all) if (own?.grams != null) needs.set(own, [...(needs.get(own) ?? []), gramsOfAmount(amount, food)]);
  const shareOf = (one: Filling): Filling => {
    const mine = one.own === null ? [] : (needs.get(one.own) ?? []);
    const sum = mine.reduce((total, need) => total + need, 0);
    return mine.length < 2 || sum === 0 ? one : { ...one, shared: gramsOfAmount(one.amount, one.food) / sum };
  };
  return new Map([...filled].map(([name, one]) => [name, { ...one, fillings: one.fillings.map(shareOf) }]));
}

const inOrder = (card: Card, filled: ReadonlyMap<string, Filled>): Map<string, Filled> =>
  new Map(card.places.flatMap(({ name }) => { const one = filled.get(name); return one === undefined ? [] : [[name, one] as const]; }));

/** Fits a dish to what is on hand, or null where it is not this dish. @param servings people asked for, or null for the dish's own yield */
export function fitCard(card: Card, hand: OnHand, servings: number | null): Fit | null {
  if (card.needs.some((need) => hand.order.without.some((lacking) => lacking === need))) return null;
  const fit = fitOnce(card, hand, false) ?? (turnsOf(card).hasGroup ? fitOnce(card, hand, true) : null);
  if (fit === null) return null;
  const other = fit.left.some(({ food }) => canBePrepared(food)) ? fitOnce(card, hand, false, true) : null;
  const better = other !== null && other.left.length < fit.left.length ? other : fit;
  return { ...better, factor: factorOf(better, servings) };
}
