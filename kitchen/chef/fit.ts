/** Fitting a dish to a pantry: who fills which place, what is added, what stays over. */
import { apart } from '../pantry/diets.ts';
import type { Food } from '../pantry/food.ts';
import { isA } from '../pantry/lexicon.ts';
import type { Amount, Card, Change, Choice, Extra, Item, NamedFood, Place } from './card.ts';
import { gramsOfAmount, scaled } from './card-amount.ts';
import { inNumber, isPlural } from './named-food.ts';
import { sourceOf, type Match, type OnHand, type Own } from './on-hand.ts';

export type Source = 'hand' | 'staple' | 'cupboard' | 'bought';

/** One food in a place, with its amount at the card's own yield. */
export interface Filling {
  food: Food;
  own: Own | null;
  source: Source;
  amount: Amount;
  /** As the list says it, without amount: "large bell peppers". */
  text: string;
  /** As steps say it, in the number of `text`: "bell peppers". */
  name: string;
  /** True where the card itself says what steps call it. */
  as: boolean;
  cut: string;
  aside: string;
}

export interface Filled {
  place: Place;
  choice: Choice;
  /** Which of the place's choices it is, and which of the foods in it. */
  at: number;
  fillings: readonly Filling[];
}

export interface Taken { extra: Extra; filling: Filling }

export interface Fit {
  card: Card;
  /** In the order of the card's places. */
  filled: ReadonlyMap<string, Filled>;
  taken: readonly Taken[];
  tags: ReadonlySet<string>;
  /** Foods on hand that it leaves. */
  left: readonly Own[];
  /** Times the card's own yield. */
  factor: number;
}

/** At most so many foods beyond the card's places: more would make another dish of it. */
const MOST_EXTRAS = 2;
/** At most so many things that not every kitchen has. */
const MOST_BOUGHT = 1;

interface State {
  hand: OnHand;
  used: Set<Own>;
  foods: Food[];
  bought: number;
}

const fits = (food: Food, { hand, foods }: State): boolean => !foods.some((other) => apart(food, other, hand.order.diets));

/** How the list and the steps name a food that fills a choice: the card's words where it is the card's food, else the cook's. */
function named(food: NamedFood, match: Match | null, item: Item): { text: string; name: string } {
  if (match === null || match.near === 'wider' || (match.near === 'same' && match.own.word === null)) return { text: food.text, name: food.name };
  const own = match.own.word ?? match.own.food.singular;
  if (food.as === true) return { text: match.own.word ?? (isPlural(food.text) && match.own.food.counted ? match.own.food.plural : match.own.food.singular), name: food.name };
  const many = food.group === null ? isPlural(food.name) : match.own.food.counted;
  const several = many || item.amount.unit !== null && match.own.food.counted;
  const name = match.own.word !== null ? own : several && match.own.food.counted ? match.own.food.plural : inNumber(own, false);
  const before = food.group === null && food.text.endsWith(food.name) && food.text !== food.name && item.amount.unit === null ? `${food.text.slice(0, -food.name.length)}` : '';
  return { text: /^(?:large|small|medium|ripe) $/.test(before) ? `${before}${name}` : name, name };
}

function filling(food: NamedFood, lexical: Food, match: Match | null, item: Item, share = 1): Filling {
  const { text, name } = named(food, match, item);
  const same = food.food === null || match === null || match.own.food === food.food || match.near === 'wider';
  let { amount } = item;
  if (share !== 1) amount = scaled(amount, share, lexical);
  // Counted pieces of another size: by weight instead.
  if (!same && food.food !== null && amount.unit === null && amount.value !== null) {
    const grams = gramsOfAmount(amount, food.food);
    const each = lexical.each ?? 0;
    const own = food.food.each ?? 0;
    if (lexical.counted && each > 0 && own > 0 && (each / own > 1.4 || own / each > 1.4)) {
      amount = each >= 40 ? { ...amount, value: Math.max(1, Math.round(grams / each)), grams: null } : { ...amount, value: Math.round(grams / 5) * 5, unit: 'g', size: '', grams: null, article: false };
    } else if (!lexical.counted) amount = { ...amount, value: Math.round(grams / 5) * 5, unit: 'g', size: '', grams: null, article: false };
  }
  return { food: lexical, own: match?.own ?? null, source: match === null ? sourceOf(lexical) : 'hand', amount, text, name, as: food.as === true, cut: item.cut, aside: item.aside };
}

/** Own foods for an item: one, or up to as many as may share it. A food that has a place already may have another only where the card's first choice says so. */
function fromHand(item: Item, state: State, again: boolean): Filling[] {
  const found: Filling[] = [];
  const matches: { named: NamedFood; match: Match }[] = [];
  for (const food of item.foods) {
    for (const match of state.hand.answering(food)) {
      if (matches.some((other) => other.match.own === match.own)) continue;
      if (state.used.has(match.own) && !(again && food.group === null && match.near === 'same')) continue;
      if (fits(match.own.food, state)) matches.push({ named: food, match });
    }
  }
  const same = matches.filter(({ match }) => match.near === 'same');
  const near = matches.filter(({ match }) => match.near === 'kind' || match.near === 'same');
  const wider = matches.filter(({ match }) => match.near === 'wider');
  const chosen = (item.upTo === 1 && same.length > 0 ? same : near.length > 0 ? near : wider.length > 0 ? wider : matches).slice(0, item.upTo);
  for (const { named: food, match } of chosen) found.push(filling(food, match.near === 'wider' ? (food.food ?? match.own.food) : match.own.food, match, item, 1 / chosen.length));
  return found;
}

/** A food of an item that every kitchen has, or that may be bought. */
function added(item: Item, state: State, sources: readonly Source[]): Filling | null {
  for (const food of item.foods) {
    if (food.food === null || !state.hand.allows(food.food) || !fits(food.food, state)) continue;
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
    const mine = fromHand(item, state, again || index > 0);
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
  for (const { own, food, source } of fillings) {
    if (own !== null) state.used.add(own);
    state.foods.push(food);
    if (source === 'bought') state.bought += 1;
  }
  const [choice] = place.choices.slice(at);
  if (choice === undefined) throw new Error(`${place.name} has no choice ${at}`);
  return { place, choice, at, fillings };
}

/** Fills a place from the hand; null where nothing on hand belongs there. */
function fillFromHand(place: Place, state: State): Filled | null {
  let best: { at: number; fillings: Filling[]; near: number } | null = null;
  for (const [at, choice] of place.choices.entries()) {
    const fillings = fromChoice(choice, state, at === 0);
    if (fillings === null) continue;
    // The very food wins over one of its kinds, and that over a wider word ("chicken"), which takes the first choice it may mean.
    const near = nearnessOf(choice, fillings);
    if (best === null || near < best.near) best = { at, fillings, near };
    if (near === 0) break;
  }
  return best === null ? null : take(place, best.at, best.fillings, state);
}

/** 0 where the choice names the cook's food itself, 1 for a kind or a group, 2 for a wider word, 3 for one that stands in. */
function nearnessOf(choice: Choice, fillings: readonly Filling[]): number {
  const own = fillings.find((one) => one.own !== null);
  if (own?.own == null) return 4;
  if (own.own.food !== own.food) return 2;
  const named = choice.items.flatMap(({ foods }) => foods);
  if (!named.some(({ food, group }) => group !== null || food !== null && isA(own.food, food.id))) return 3;
  return choice.items.some(({ foods }) => foods.some(({ food }) => food === own.food)) ? 0 : 1;
}

/** Fills a place with what the cook has not listed; null where that may not be. */
function fillFromElsewhere(place: Place, state: State): Filled | null {
  const kinds: readonly (readonly Source[])[] = place.weight === 'needed' ? [FREE, ['bought']] : [['staple']];
  for (const sources of kinds) {
    if (sources.includes('bought') && state.bought >= MOST_BOUGHT) return null;
    for (const [at, choice] of place.choices.entries()) {
      const fillings = choice.items.map((item) => added(item, state, sources.includes('bought') ? [...sources, ...FREE] : sources));
      if (fillings.every((one) => one !== null)) return take(place, at, fillings, state);
    }
  }
  return null;
}

const isGroup = (place: Place): boolean => place.choices[0]?.items[0]?.foods[0]?.group !== null;
const WEIGHT_ORDER = { needed: 0, wanted: 1, welcome: 2 } as const;

interface Turns { places: readonly Place[]; groupsFirst: readonly Place[]; hasGroup: boolean }
const turns = new WeakMap<Card, Turns>();

/** The order in which places choose: what is needed first, and what names its foods before what takes any of many. */
function turnsOf(card: Card): Turns {
  const known = turns.get(card);
  if (known !== undefined) return known;
  const inTurn = (sign: number): Place[] => card.places.toSorted((a, b) => (Number(isGroup(a)) - Number(isGroup(b))) * sign || WEIGHT_ORDER[a.weight] - WEIGHT_ORDER[b.weight]);
  const made = { places: inTurn(1), groupsFirst: inTurn(-1), hasGroup: card.places.some(isGroup) };
  turns.set(card, made);
  return made;
}

/** Fits a dish to what is on hand, or null where a needed place stays empty. `groupsFirst`: places that take any of many choose before the others. */
function fitOnce(card: Card, hand: OnHand, groupsFirst: boolean): Fit | null {
  const state: State = { hand, used: new Set(), foods: [], bought: 0 };
  const filled = new Map<string, Filled>();
  const order = groupsFirst ? turnsOf(card).groupsFirst : turnsOf(card).places;
  for (const place of order) {
    const own = fillFromHand(place, state);
    if (own !== null) filled.set(place.name, own);
  }
  for (const place of card.places) {
    if (filled.has(place.name)) continue;
    const other = fillFromElsewhere(place, state);
    if (other !== null) filled.set(place.name, other);
    else if (place.weight === 'needed') return null;
  }
  const taken: Taken[] = [];
  for (const extra of card.takes) {
    if (taken.length >= MOST_EXTRAS) break;
    const [one] = fromHand(extra.item, state, false).filter(({ own }) => own !== null);
    if (one === undefined) continue;
    if (one.own !== null) state.used.add(one.own);
    state.foods.push(one.food);
    taken.push({ extra, filling: one });
  }
  const tags = new Set([...filled.values()].flatMap(({ choice }) => choice.tags));
  const fitted = inOrder(card, changed(card, filled, hand));
  const used = new Set([...fitted.values()].flatMap(({ fillings }) => fillings.map(({ own }) => own)).concat(taken.map(({ filling: { own } }) => own)));
  return { card, filled: fitted, taken, tags, left: hand.owns.filter((own) => !used.has(own)), factor: 1 };
}

const inOrder = (card: Card, filled: ReadonlyMap<string, Filled>): Map<string, Filled> =>
  new Map(card.places.flatMap(({ name }) => { const one = filled.get(name); return one === undefined ? [] : [[name, one] as const]; }));

/** Carries out what choices change in other places: all "=" first, in the order of places, then "+" and "-". */
function changed(card: Card, filled: ReadonlyMap<string, Filled>, hand: OnHand): Map<string, Filled> {
  const result = new Map(filled);
  const changes = card.places.flatMap(({ name }) => filled.get(name)?.choice.changes ?? []);
  for (const change of [...changes.filter(({ how }) => how === '='), ...changes.filter(({ how }) => how !== '=')]) apply(card, change, result, hand);
  return result;
}

function apply(card: Card, change: Change, filled: Map<string, Filled>, hand: OnHand): void {
  const target = filled.get(change.place);
  const place = card.places.find(({ name }) => name === change.place);
  if (place === undefined) return;
  if (change.how === '=' && change.amount.value === 0) {
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

/** How far the card's yield is stretched for a number of people, or for what is there of what decides the dish. */
function factorOf(fit: Fit, servings: number | null): number {
  const { serves, makes, from, to } = fit.card.yield;
  const own = makes?.count ?? serves ?? 1;
  const people = serves ?? null;
  const within = (units: number): number => Math.min(to, Math.max(from, Math.max(1, Math.round(units)))) / own;
  if (servings !== null) return people === null ? 1 : within((servings / people) * own);
  const main = [...fit.filled.values()].filter(({ place, fillings }) => place.weight === 'needed' && fillings[0]?.own?.grams != null && fillings[0].source === 'hand');
  const ratios = main.flatMap(({ fillings }) => {
    const [first] = fillings;
    const need = first === undefined ? 0 : gramsOfAmount(first.amount, first.food);
    return first?.own?.grams == null || need === 0 || sourceOf(first.food) !== 'bought' ? [] : [first.own.grams / need];
  });
  const [lead] = ratios;
  if (lead === undefined) return 1;
  const least = Math.min(...ratios);
  // What is short bends the whole dish; what there is more of draws it up, to twice at most.
  const wish = least < 0.9 ? least : Math.min(lead, 2, ...ratios.map((ratio) => Math.max(ratio, 1)));
  const units = wish * own;
  return Math.min(to, Math.max(from, wish < 1 ? Math.floor(units + 0.1) || 1 : Math.floor(units + 0.05))) / own;
}

/** Fits a dish to what is on hand, or null where it is not this dish. @param servings people asked for, or null for the dish's own yield */
export function fitCard(card: Card, hand: OnHand, servings: number | null): Fit | null {
  if (card.needs.some((need) => hand.order.without.some((lacking) => lacking === need))) return null;
  const fit = fitOnce(card, hand, false) ?? (turnsOf(card).hasGroup ? fitOnce(card, hand, true) : null);
  return fit === null ? null : { ...fit, factor: factorOf(fit, servings) };
}
