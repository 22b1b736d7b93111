/** Which dishes are worth fitting to a list: an estimate of each one's score, from an index, before any is looked at closely. */
import type { Food } from '../pantry/food.ts';
import type { Card, Place } from './card.ts';
import { emptiedBy } from './fit-changes.ts';
import { missed, strayChance } from './left-out.ts';
import { sourceOf, type OnHand } from './on-hand.ts';
import { LISTED, mentions, NAMED, type Repertoire } from './repertoire.ts';

/** The places of all cards in one row, so that what a list fills is counted without walking through the cards. */
interface Places {
  /** The card of each place, by its position in the repertoire. */
  card: Int32Array;
  /** What each costs a list that says nothing of it. */
  cost: Float64Array;
  needed: Uint8Array;
  /** Needed, and no cupboard lends it. */
  bought: Uint8Array;
  /** Places by the food and by the group that they name. */
  byFood: ReadonlyMap<string, readonly number[]>;
  byGroup: ReadonlyMap<string, readonly number[]>;
  /** Of each card: what all its places cost, and how many of them are needed and not lent. */
  cardCost: Float64Array;
  cardBought: Int32Array;
}

const isLent = (place: Place): boolean =>
  place.choices.some(({ items }) => items.every((item) => item.foods.some(({ food }) => food !== null && sourceOf(food) !== 'bought')));

function costOf(place: Place): number {
  const expected = mentions(place)[0]?.named.food;
  return -Math.log(1 - LISTED[place.weight] * NAMED[expected == null ? 'bought' : sourceOf(expected)]);
}

function placesOf({ cards }: Repertoire): Places {
  const all = cards.flatMap((card, at) => card.places.map((place, position) => ({ place, at, position, siblings: card.places })));
  const places = {
    card: Int32Array.from(all, ({ at }) => at),
    cost: Float64Array.from(all, ({ place }) => costOf(place)),
    needed: Uint8Array.from(all, ({ place }) => (place.weight === 'needed' ? 1 : 0)),
    bought: Uint8Array.from(all, ({ place }) => (place.weight === 'needed' && !isLent(place) ? 1 : 0)),
    byFood: new Map<string, number[]>(), byGroup: new Map<string, number[]>(),
    cardCost: new Float64Array(cards.length), cardBought: new Int32Array(cards.length),
  };
  for (const [index, { place, at, position, siblings }] of all.entries()) {
    places.cardCost[at] = (places.cardCost[at] ?? 0) + (places.cost[index] ?? 0);
    places.cardBought[at] = (places.cardBought[at] ?? 0) + (places.bought[index] ?? 0);
    for (const choice of place.choices) {
      // What fills this place fills those that it leaves empty.
      const filled = [index, ...emptiedBy(choice).map((name) => index - position + siblings.findIndex((other) => other.name === name))];
      for (const { food, group } of choice.items.flatMap(({ foods }) => foods)) {
        const [table, key] = food === null ? [places.byGroup, group ?? ''] : [places.byFood, food.id];
        const known = table.get(key) ?? [];
        table.set(key, known);
        for (const one of filled) if (known.at(-1) !== one) known.push(one);
      }
    }
  }
  return places;
}

const indexed = new WeakMap<Repertoire, Places>();
function indexOf(repertoire: Repertoire): Places {
  const known = indexed.get(repertoire) ?? placesOf(repertoire);
  indexed.set(repertoire, known);
  return known;
}

/** What the foods on hand say for each card that names one of them, each food once; NaN for the others. */
function spokenFor({ cards, common, naming, namingGroup }: Repertoire, hand: OnHand): Float64Array {
  const sums = new Float64Array(cards.length).fill(NaN);
  const weightOf = (food: Food): number => Math.max(0.15, Math.log(0.9 / common(food))) - Math.log(strayChance(common(food))) + missed(food, hand.owns);
  for (const own of hand.owns) {
    const here = new Set<number>();
    for (const [id, matches] of hand.byFood) if (matches.some((match) => match.own === own)) for (const at of naming.get(id) ?? []) here.add(at);
    for (const [group, at] of namingGroup) if (inGroup(hand, group).some((match) => match.own === own)) for (const one of at) here.add(one);
    const weight = weightOf(own.food);
    for (const at of here) sums[at] = (Number.isNaN(sums[at]) ? 0 : (sums[at] ?? 0)) + weight;
  }
  return sums;
}

const inGroup = (hand: OnHand, group: string): ReturnType<OnHand['answering']> => hand.answering({ text: '', name: '', food: null, group });

/**
 * The cards that a list speaks for, the likeliest first: by what each would score if every food it names found its place, less what it
 * misses. Cards that lack more than one food that must be bought are left out.
 */
export function promising(repertoire: Repertoire, hand: OnHand): Card[] {
  const places = indexOf(repertoire);
  const [filled, lack, bought, own] = [new Uint8Array(places.card.length), places.cardCost.slice(), places.cardBought.slice(), new Uint8Array(repertoire.cards.length)];
  const fill = (index: number): void => {
    if (filled[index] === 1) return;
    filled[index] = 1;
    const at = places.card[index] ?? 0;
    lack[at] = (lack[at] ?? 0) - (places.cost[index] ?? 0);
    bought[at] = (bought[at] ?? 0) - (places.bought[index] ?? 0);
    if (places.needed[index] === 1) own[at] = 1;
  };
  for (const id of hand.byFood.keys()) for (const index of places.byFood.get(id) ?? []) fill(index);
  for (const [group, indexes] of places.byGroup) if (inGroup(hand, group).length > 0) for (const index of indexes) fill(index);
  return [...spokenFor(repertoire, hand)].flatMap((sum, at) => {
    const card = repertoire.cards[at];
    const missing = bought[at] ?? 0;
    return card === undefined || Number.isNaN(sum) || missing > 1 || (own[at] === 0 && missing > 0) ? [] : [{ card, hope: sum - (lack[at] ?? 0) }];
  }).toSorted((a, b) => b.hope - a.hope).map(({ card }) => card);
}
