/** Fitting a dish to a pantry: who fills which place, what is added, what stays over. */
import { apart } from '../pantry/diets.ts';
import type { Food } from '../pantry/food.ts';
import { isA } from '../pantry/lexicon.ts';
import type { Card, Choice, Item, NamedFood, Place, Weight } from './card.ts';
import { gramsOfAmount } from './card-amount.ts';
import { filling, fillingsOf, shareOnHand, type Filled, type Filling, type Fit, type Source, type Taken } from './filling.ts';
import { changed } from './fit-changes.ts';
import { ownAgain, spared } from './lending.ts';
import { enough, servedWith } from './served-with.ts';
import { canBePrepared, RANK, sourceOf, type Match, type OnHand, type Own } from './on-hand.ts';

/** At most so many foods beyond the card's places: more would make another dish of it. */
const MOST_EXTRAS = 4;
/** At most so many things that not every kitchen has. */
const MOST_BOUGHT = 1;
/** A dish to which the cupboard lends so much buys nothing that is merely missed. */
const MOST_LENT = 3;
/** At most so many foods that are prepared first: more would be two recipes. */
const MOST_MADE = 1;

interface State {
  hand: OnHand;
  used: Set<Own>;
  /** Those of them that share a place with others of their kind, or are not what it first asks for: they have no second place. */
  grouped: Set<Own>;
  foods: Food[];
  bought: number;
  /** Cupboard things that are there only because they are missed, and all that the cupboard lends. */
  lent: number;
  cupboard: number;
  made: number;
  /** What is prepared first comes before what merely stands in, so that it does not stay over. */
  madeFirst: boolean;
}

const fits = (food: Food, { hand, foods }: State): boolean => !foods.some((other) => apart(food, other, hand.order.diets));

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
      const part = match.own.food.kind === 'citrus' && / (?:juice|zest)$/.test(food.text);
      // A lemon gives its juice to one place and its zest to another.
      if (state.used.has(match.own) && !part && (!again || item.upTo > 1 || food.group !== null || match.near !== 'same' || state.grouped.has(match.own))) continue;
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
  for (const { named: food, match } of chosen) found.push(filling(food, match.near === 'wider' ? (food.food ?? match.own.food) : match.own.food, match, item, 1 / chosen.length));
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

const FREE: readonly Source[] = ['staple', 'cupboard'];

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
  for (const { own, food, source, made } of fillings) {
    if (own !== null) state.used.add(own);
    if (own !== null && (at > 0 && place.choices[at]?.items.length === 1 || place.choices[at]?.items.some(({ foods, upTo }) => upTo > 1 || foods.some(({ group }) => group !== null)) === true)) state.grouped.add(own);
    state.foods.push(food);
    if (source === 'bought') state.bought += 1;
    if (source === 'cupboard') state.cupboard += 1;
    if (made !== null) state.made += 1;
  }
  const [choice] = place.choices.slice(at);
  if (choice === undefined) throw new Error(`${place.name} has no choice ${at}`);
  return { place, choice, at, fillings };
}

/** Fills a place from the hand; null where nothing on hand belongs there. */
function fillFromHand(place: Place, state: State, exactly: boolean): Filled | null {
  let best: { at: number; fillings: Filling[]; near: number } | null = null;
  for (const [at, choice] of place.choices.entries()) {
    const fillings = fromChoice(choice, state, at === 0);
    if (fillings === null) continue;
    // The very food wins over one of its kinds; a general word ("chicken") takes the first choice that it may mean.
    const near = nearnessOf(choice, fillings, state.madeFirst);
    if (best === null || near < best.near) best = { at, fillings, near };
    if (near === 0) break;
  }
  return best === null || exactly && best.near > 0 ? null : take(place, best.at, best.fillings, state);
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

/** What may fill a place that nothing on hand fills, in turn. */
const FROM_ELSEWHERE: Readonly<Record<Weight, readonly (readonly Source[])[]>> = { needed: [FREE, ['bought']], bought: [['staple'], ['cupboard', 'bought']], wanted: [['staple']], welcome: [['staple']] };

/** Fills a place with what the cook has not listed; null where that may not be. */
function fillFromElsewhere(place: Place, card: Card, state: State): Filled | null {
  // What is there and has gone elsewhere is not bought for more of it.
  if (place.weight === 'bought' && place.choices[0]?.items[0]?.foods.some((food) => state.hand.answering(food).length > 0) === true) return null;
  const kinds = FROM_ELSEWHERE[place.weight];
  for (const sources of kinds) {
    const missed = place.weight === 'bought' && sources !== FROM_ELSEWHERE.bought[0];
    if ((missed || sources.includes('bought')) && state.bought + state.lent >= MOST_BOUGHT) return null;
    if (missed && state.cupboard >= MOST_LENT) return null;
    for (const [at, choice] of place.choices.entries()) {
      const fillings = choice.items.map((item) => added(item, state, sources.includes('bought') ? [...sources, ...FREE] : sources));
      if (!fillings.every((one) => one !== null)) continue;
      if (missed && fillings.every(({ source }) => source !== 'bought')) state.lent += 1;
      return take(place, at, fillings.map((one) => ({ ...one, spared: spared(one, place, card) })), state);
    }
  }
  return null;
}

const isGroup = (place: Place): boolean => place.choices[0]?.items[0]?.foods[0]?.group !== null;
const WEIGHT_ORDER = { needed: 0, bought: 1, wanted: 1, welcome: 2 } as const;

interface Turns {
  places: readonly Place[];
  groupsFirst: readonly Place[];
  /** In the order in which they are filled with what is not on hand: what is needed is bought before what is only missed. */
  elsewhere: readonly Place[];
  hasGroup: boolean;
}
const turns = new WeakMap<Card, Turns>();

/** The order in which places choose: what is needed first, and what names its foods before what takes any of many. */
function turnsOf(card: Card): Turns {
  const known = turns.get(card);
  if (known !== undefined) return known;
  const inTurn = (sign: number): Place[] => card.places.toSorted((a, b) => (Number(isGroup(a)) - Number(isGroup(b))) * sign || WEIGHT_ORDER[a.weight] - WEIGHT_ORDER[b.weight]);
  const needed = (place: Place): number => Number(place.weight === 'needed');
  const made = { places: inTurn(1), groupsFirst: inTurn(-1), elsewhere: card.places.toSorted((a, b) => needed(b) - needed(a)), hasGroup: card.places.some(isGroup) };
  turns.set(card, made);
  return made;
}

/** Fits a dish to what is on hand, or null where a needed place stays empty. `groupsFirst`: places that take any of many choose before the others. */
function fitOnce(card: Card, hand: OnHand, groupsFirst: boolean, madeFirst = false): Fit | null {
  const state: State = { hand, used: new Set(), grouped: new Set(), foods: [], bought: 0, lent: 0, cupboard: 0, made: 0, madeFirst };
  const filled = new Map<string, Filled>();
  const order = groupsFirst ? turnsOf(card).groupsFirst : turnsOf(card).places;
  // What a place names by its own name goes there before it stands in elsewhere: pearl sugar on the bun, not into the dough.
  for (const exactly of [true, false]) {
    for (const place of order) {
      if (filled.has(place.name)) continue;
      const own = fillFromHand(place, state, exactly);
      if (own !== null) filled.set(place.name, own);
    }
  }
  for (const place of turnsOf(card).elsewhere) {
    if (filled.has(place.name)) continue;
    const other = fillFromElsewhere(place, card, state);
    if (other !== null) filled.set(place.name, other);
    else if (place.weight === 'needed') return null;
  }
  const taken: Taken[] = [];
  for (const extra of card.takes) {
    if (taken.length >= MOST_EXTRAS || state.used.size === hand.owns.length) break;
    const one = fromHand(extra.item, state, false).find(({ own }) => own !== null);
    if (one === undefined) continue;
    if (one.own !== null) state.used.add(one.own);
    if (one.made !== null) state.made += 1;
    state.foods.push(one.food);
    taken.push({ extra, filling: one });
  }
  for (const extra of servedWith(card)) {
    if (state.used.size === hand.owns.length) break;
    if (!extra.item.foods.some((food) => hand.answering(food).length > 0)) continue;
    if (state.foods.some(({ kind }) => enough(extra).includes(kind))) continue;
    const one = fromHand(extra.item, state, false).find(({ own, made }) => own !== null && made === null);
    if (one === undefined) continue;
    if (one.own !== null) state.used.add(one.own);
    state.foods.push(one.food);
    taken.push({ extra, filling: one });
  }
  const tags = new Set([...filled.values()].flatMap(({ choice }) => choice.tags));
  const fitted = inOrder(card, changed(card, filled, hand));
  const used = new Set(fillingsOf({ filled: fitted, taken }).map(({ own }) => own));
  return { card, filled: fitted, taken, tags, left: hand.owns.filter((own) => !used.has(own)), factor: 1 };
}

const inOrder = (card: Card, filled: ReadonlyMap<string, Filled>): Map<string, Filled> =>
  new Map(card.places.flatMap(({ name }) => { const one = filled.get(name); return one === undefined ? [] : [[name, one] as const]; }));

/** Foods of which a little less does not make the dish smaller. */
const BESIDE = new Set(['bulb', 'garlic', 'ginger', 'chili', 'green onion', 'tender herb', 'woody herb', 'citrus', 'butter', 'hard cheese', 'melting cheese', 'crumbly cheese', 'tomato paste', 'cream', 'milk', 'yogurt']);

/** What goes beside the main thing is enough at this share of what the card wants. */
const MUCH = 0.65;

/** Below this much, in grams, a food seasons and feeds nobody. */
const FEEDS = 100;
/** The meat of a dish is shared out a little further by what else there is, fish is not, and what is neither is eked out by it fully. */
const MEAT = new Set(['poultry', 'ground poultry', 'beef', 'stewing meat', 'lamb', 'pork', 'ground meat', 'raw sausage', 'cooked meat']);
const FISH = new Set(['fish', 'shrimp', 'smoked fish']);

/** For how much of the dish there is enough, where its scarcest food is not all that it fills people with: one sweet potato beside a can of chickpeas. */
function eked(fit: Fit, lead: Filling | undefined, scarce: number): number {
  let need = 0;
  let there = 0;
  for (const { fillings: [first] } of fit.filled.values()) {
    const share = first?.own == null ? null : shareOnHand(first, first.amount);
    if (first === undefined || share === null || BESIDE.has(first.food.kind)) continue;
    const grams = gramsOfAmount(first.amount, first.food);
    if (grams < FEEDS) continue;
    need += grams;
    there += grams * Math.min(share, 1.2);
  }
  if (need === 0 || lead === undefined || FISH.has(lead.food.kind)) return 0;
  return MEAT.has(lead.food.kind) ? (scarce + there / need) / 2 : there / need;
}

/** How far the card's yield is stretched for a number of people, or for what is there of what decides the dish. */
function factorOf(fit: Fit, servings: number | null): number {
  const { serves, makes, from, to } = fit.card.yield;
  const own = makes?.count ?? serves ?? 1;
  const people = serves ?? null;
  const within = (units: number): number => Math.min(to, Math.max(from, Math.max(1, Math.round(units)))) / own;
  if (servings !== null) return people === null ? 1 : within((servings / people) * own);
  const main = [...fit.filled.values()].filter(({ place, fillings: [first] }) => first?.own != null && first.source === 'hand' && (place.weight === 'needed' || MEAT.has(first.food.kind)));
  const known = main.flatMap(({ fillings: [first] }) => {
    const none = first === undefined || gramsOfAmount(first.amount, first.food) === 0 || sourceOf(first.food) !== 'bought' || BESIDE.has(first.food.kind);
    return none ? [] : [shareOnHand(first, first.amount)];
  });
  const ratios = known.filter((ratio) => ratio !== null);
  if (ratios.length === 0) return 1;
  // Of what goes beside the main thing a little less is no smaller dish, unless it is baked.
  const lead = known[0] ?? null;
  const scarce = Math.min(lead ?? 1, ...ratios.map((ratio) => (makes !== null ? ratio : ratio / MUCH)));
  const least = makes === null && lead !== null && lead < 0.8 && lead <= scarce ? Math.max(scarce, eked(fit, main[0]?.fillings[0], scarce)) : scarce;
  // What is short bends the whole dish; what there is more of draws it up, to twice at most.
  const wish = least < 0.8 ? least : Math.max(1, Math.min(lead ?? 1, 2, ...ratios.map((ratio) => Math.max(ratio, 1))));
  const units = wish * own;
  // A dish for people may become one for one; what is counted stays within what its card says.
  const fewest = makes === null ? Math.min(from, 1) : from;
  return Math.min(to, Math.max(fewest, wish < 1 ? Math.floor(units + 0.1) || 1 : Math.floor(units + 0.05))) / own;
}

/** Fits a dish to what is on hand, or null where it is not this dish. @param servings people asked for, or null for the dish's own yield */
export function fitCard(card: Card, hand: OnHand, servings: number | null): Fit | null {
  if (card.needs.some((need) => hand.order.without.some((lacking) => lacking === need))) return null;
  const fit = fitOnce(card, hand, false) ?? (turnsOf(card).hasGroup ? fitOnce(card, hand, true) : null);
  if (fit === null) return null;
  const other = fit.left.some(({ food }) => canBePrepared(food)) ? fitOnce(card, hand, false, true) : null;
  const better = other !== null && other.left.length < fit.left.length ? other : fit;
  return { ...better, factor: factorOf(better, servings) };
}
