/** All the dishes the house chef knows, and what the foods on a list say about them. */
import type { Food } from '../pantry/food.ts';
import { isA } from '../pantry/lexicon.ts';
import type { Card, Place, NamedFood, Weight } from './card.ts';
import { inFoodGroup, sourceOf } from './on-hand.ts';

/** How often cooks who make a dish list what stands in a place of this weight. */
export const LISTED: Readonly<Record<Weight, number>> = { needed: 0.9, bought: 0.5, wanted: 0.5, welcome: 0.2 };
/** How often one of the foods that a dish also takes is on such a list. */
export const TAKEN = 0.06;
/** How often cooks name a thing at all that every kitchen has. */
export const NAMED = { staple: 0.12, cupboard: 0.4, bought: 0.95 } as const;

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
  /** Positions in `cards` of those that name a food, by its id; and of those that name a group. */
  naming: ReadonlyMap<string, readonly number[]>;
  namingGroup: ReadonlyMap<string, readonly number[]>;
  /** How likely a food is on the list of a cook who means some dish, not known which. */
  common: (food: Food) => number;
  /** How likely one kind of a food is what a cook lists who means the food, by its id: chicken thighs for chicken. */
  asKind: (mine: Food, asked: string) => number;
}

/** A kind is never the surest word for its whole kind, nor ever out of the question. */
const [LEAST_AS_KIND, MOST_AS_KIND] = [0.1, 0.6];

/** Makes a repertoire of cards. The weights of foods come from the cards themselves. */
export function repertoireOf(cards: readonly Card[]): Repertoire {
  const byFood = new Map<string, number>();
  const byGroup = new Map<string, number>();
  const naming = new Map<string, number[]>();
  const namingGroup = new Map<string, number[]>();
  for (const [at, card] of cards.entries()) {
    const say = (named: NamedFood, chance: number): void => {
      const [table, index, key] = named.food === null ? [byGroup, namingGroup, named.group ?? ''] : [byFood, naming, named.food.id];
      table.set(key, (table.get(key) ?? 0) + chance / (named.food === null ? GROUP_SIZE : 1));
      const known = index.get(key);
      if (known === undefined) index.set(key, [at]);
      else if (known.at(-1) !== at) known.push(at);
    };
    for (const place of card.places) for (const { named, share } of mentions(place)) say(named, LISTED[place.weight] * NAMED[named.food === null ? 'bought' : sourceOf(named.food)] * share);
    for (const { item } of card.takes) for (const named of item.foods) say(named, TAKEN);
  }
  const named = (id: string): number => 0.5 + (byFood.get(id) ?? 0);
  // Who makes what wants soy sauce lists kecap manis as much seldomer as cards name it seldomer.
  const asKind = (mine: Food, asked: string): number => Math.min(MOST_AS_KIND, Math.max(LEAST_AS_KIND, named(mine.id) / named(asked)));
  const known = new Map<string, number>();
  const common = (food: Food): number => {
    let sum = known.get(food.id);
    if (sum === undefined) {
      sum = 0.5;
      for (const [id, chance] of byFood) if (id === food.id || isA(food, id)) sum += id === food.id ? chance : chance * asKind(food, id);
      for (const [group, chance] of byGroup) if (inFoodGroup(food, group)) sum += chance;
      sum /= cards.length + 1;
      known.set(food.id, sum);
    }
    return sum;
  };
  return { cards, byId: new Map(cards.map((card) => [card.id, card])), naming, namingGroup, common, asKind };
}
