/** All the dishes the house chef knows, and what the foods on a list say about them. */
import type { Food } from '../pantry/food.ts';
import { isA } from '../pantry/lexicon.ts';
import type { Card, Place, NamedFood, Weight } from './card.ts';
import { inFoodGroup, sourceOf } from './on-hand.ts';

/** How often cooks who make a dish list what stands in a place of this weight. */
export const LISTED: Readonly<Record<Weight, number>> = { needed: 0.9, wanted: 0.5, welcome: 0.2 };
/** How often one of the foods that a dish also takes is on such a list. */
export const TAKEN = 0.06;
/** How often cooks name a thing at all that every kitchen has. */
export const NAMED = { staple: 0.12, cupboard: 0.4, bought: 0.95 } as const;

/** A food that a card names, and how likely it is on the list of a cook who means this dish. */
export interface Mention {
  named: NamedFood;
  chance: number;
}

interface Share { named: NamedFood; share: number; choice: number; item: number }
const shares = new WeakMap<Place, readonly Share[]>();

/** A place's foods in order, each with its share of the place: the first is what most cooks take. */
export function mentions(place: Place): readonly Share[] {
  const known = shares.get(place) ?? sharesOf(place);
  shares.set(place, known);
  return known;
}

function sharesOf(place: Place): Share[] {
  const all = place.choices.flatMap((choice, at) => choice.items.flatMap((item, index) => item.foods.map((named) => ({ named, choice: at, item: index }))));
  const weights = all.map(({ named }, at) => (1 / (1 + at * 0.35)) * (named.group === null ? 1 : 0.7));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return all.map((one, at) => ({ ...one, share: (weights[at] ?? 0) / total }));
}

/** How many foods a group has, about: a card that takes any of thirty says little about each. */
export const GROUP_SIZE = 12;

export interface Repertoire {
  cards: readonly Card[];
  byId: ReadonlyMap<string, Card>;
  /** Mentions of each card. */
  mentions: ReadonlyMap<Card, readonly Mention[]>;
  /** How likely a food is on the list of a cook who means some dish, not known which. */
  common: (food: Food) => number;
}

/** Makes a repertoire of cards. The weights of foods come from the cards themselves. */
export function repertoireOf(cards: readonly Card[]): Repertoire {
  const all = new Map<Card, Mention[]>();
  const byFood = new Map<string, number>();
  const byGroup = new Map<string, number>();
  for (const card of cards) {
    const here: Mention[] = [];
    for (const place of card.places) {
      for (const { named, share } of mentions(place)) {
        const source = named.food === null ? 'bought' : sourceOf(named.food);
        here.push({ named, chance: LISTED[place.weight] * NAMED[source] * share / (named.group === null ? 1 : GROUP_SIZE) });
      }
    }
    for (const { item } of card.takes) for (const named of item.foods) here.push({ named, chance: TAKEN / (named.group === null ? 1 : GROUP_SIZE) });
    all.set(card, here);
    for (const { named, chance } of here) {
      const table = named.food === null ? byGroup : byFood;
      const key = named.food?.id ?? named.group ?? '';
      table.set(key, (table.get(key) ?? 0) + chance);
    }
  }
  const known = new Map<string, number>();
  const common = (food: Food): number => {
    let sum = known.get(food.id);
    if (sum === undefined) {
      sum = 0.5;
      for (const [id, chance] of byFood) if (id === food.id || isA(food, id)) sum += chance;
      for (const [group, chance] of byGroup) if (inFoodGroup(food, group)) sum += chance;
      sum /= cards.length + 1;
      known.set(food.id, sum);
    }
    return sum;
  };
  return { cards, byId: new Map(cards.map((card) => [card.id, card])), mentions: all, common };
}
