/** What the cook has, arranged so that a card's foods are found in it at once. */
import { BRITISH_MEANING, EITHER, GENERAL_WORDS, NEVER_MEANT } from '../data/cooks-words.ts';
import { CUPBOARD_KINDS, UNUSUAL_IN_CUPBOARDS } from '../data/cupboard.ts';
import { KIN } from '../data/kin.ts';
import { FOOD_GROUPS, type GroupTerm } from '../data/food-groups.ts';
import { PREPARATIONS, type Preparation } from '../data/preparations.ts';
import type { Order } from '../order.ts';
import { forbids, labelDecides } from '../pantry/diets.ts';
import type { Food } from '../pantry/food.ts';
import { findFood, isA, lexicon } from '../pantry/lexicon.ts';
import type { PantryFood } from '../pantry/read-pantry.ts';
import type { InHand } from '../recipe/origin.ts';
import { isAbroad } from '../pantry/list-language.ts';
import { cutGrams, piecesInBrackets } from '../pantry/grams-stated.ts';
import { isStaple } from '../pantry/staples.ts';
import { foldName } from '../pantry/words.ts';
import { isInBritish } from './home-kitchens.ts';
import type { NamedFood } from './card.ts';
import { inPieces } from './card-amount.ts';
import { wordOf } from './own-word.ts';

/** A food the cook has. */
export interface Own extends Omit<InHand, 'food'> {
  food: Food;
}

/** How an own food answers a food that a card names: it is that food, one of its kinds, one that stands in for it, a wider word for it, or becomes it when prepared. */
export type Nearness = 'same' | 'kind' | 'kin' | 'wider' | 'made';
export interface Match {
  own: Own;
  near: Nearness;
  /** What must be done with the own food first, and what it becomes. */
  made?: { by: Preparation; food: Food };
}

const kindTerms = new Map<string, readonly GroupTerm[]>(Object.entries(FOOD_GROUPS));

/** Whether a food is in a group of `kitchen/data/food-groups.ts`. */
export function inFoodGroup(food: Food, group: string): boolean {
  let found = false;
  for (const term of kindTerms.get(group) ?? []) {
    if (term.startsWith('-#')) {
      if (isA(food, term.slice(2))) return false;
    } else if (term.startsWith('#')) found ||= isA(food, term.slice(1));
    else found ||= food.kind === term;
  }
  return found;
}

const ancestors = (food: Food): Food[] => {
  const chain: Food[] = [];
  for (let at = food.is; at !== null && chain.length < 8;) {
    const next = lexicon().foods.get(at);
    if (next === undefined) break;
    chain.push(next);
    at = next.is;
  }
  return chain;
};

let below: Map<string, Food[]> | null = null;
/** Foods that are a kind of the one with this id. */
function kindsOf(id: string): readonly Food[] {
  if (below === null) {
    below = new Map();
    for (const food of lexicon().foods.values()) for (const up of ancestors(food)) below.set(up.id, [...(below.get(up.id) ?? []), food]);
  }
  return below.get(id) ?? [];
}

let kin: Map<string, Set<string>> | null = null;
/** Ids of foods that a food stands in for. */
function kinOf(food: Food): ReadonlySet<string> {
  if (kin === null) {
    kin = new Map();
    for (const names of KIN) {
      const ids = names.flatMap((name) => findFood(name)?.id ?? []);
      for (const id of ids) kin.set(id, new Set([...(kin.get(id) ?? []), ...ids.filter((other) => other !== id)]));
    }
  }
  return kin.get(food.id) ?? NONE;
}
const NONE: ReadonlySet<string> = new Set();

let preparations: Map<string, { by: Preparation; food: Food }[]> | null = null;
/** What a food becomes when something is done with it beforehand. */
function madeFrom(food: Food): readonly { by: Preparation; food: Food }[] {
  if (preparations === null) {
    preparations = new Map();
    for (const by of PREPARATIONS) {
      const to = findFood(by.to);
      for (const name of by.from) {
        const from = findFood(name);
        if (to === null || from === null) throw new Error(`a preparation names a food that is not known: ${name} or ${by.to}`);
        preparations.set(from.id, [...(preparations.get(from.id) ?? []), { by, food: to }]);
      }
    }
  }
  return preparations.get(food.id) ?? [];
}

/** Whether a food becomes another when something is done with it beforehand. */
export const canBePrepared = (food: Food): boolean => madeFrom(food).length > 0;

/** The cook's foods, ready to be asked. */
export interface OnHand {
  owns: readonly Own[];
  order: Order;
  /** Own foods by the id of each food that they answer. */
  byFood: ReadonlyMap<string, readonly Match[]>;
  /** Own foods that answer a food or group that a card names, nearest first. */
  answering: (named: NamedFood) => readonly Match[];
  /** Whether the order's diets, allergies and dislikes allow a food to be added. */
  allows: (food: Food) => boolean;
}

/** The nearer, the lower. */
export const RANK: Readonly<Record<Nearness, number>> = { same: 0, kind: 1, wider: 2, kin: 3, made: 4 };
const NOTHING: readonly Match[] = [];

/** What is strewn over a cake is not stirred into its dough. */
const ONLY_ITSELF = new Set(['coarse sugar', 'sprinkles', 'cinnamon sugar']);

/** Arranges own foods for an order. */
export function onHand(owns: readonly Own[], order: Order): OnHand {
  const byFood = new Map<string, Match[]>();
  const byGroup = new Map<string, readonly Match[]>();
  const allowed = new Map<string, boolean>();
  const add = (id: string, match: Match): void => void byFood.set(id, [...(byFood.get(id) ?? []), match]);
  for (const own of owns) {
    add(own.food.id, { own, near: 'same' });
    if (!ONLY_ITSELF.has(own.food.id)) for (const up of ancestors(own.food)) add(up.id, { own, near: 'kind' });
    for (const kind of kindsOf(own.food.id)) if (!NEVER_MEANT.has(kind.id)) add(kind.id, { own, near: GENERAL_WORDS.has(own.food.id) ? 'wider' : 'kin' });
    // An orange gives its juice.
    const parts = own.food.kind === 'citrus' ? ['juice', 'zest'].flatMap((part) => findFood(`${own.food.id} ${part}`) ?? []) : [];
    for (const { id } of parts) if (!(byFood.get(id) ?? []).some((match) => match.own === own)) add(id, { own, near: 'wider' });
    if (own.either !== undefined && own.either !== own.food.id) add(own.either, { own, near: 'wider' });
    for (const id of kinOf(own.food)) if (!(byFood.get(id) ?? []).some((match) => match.own === own)) add(id, { own, near: 'kin' });
  }
  for (const own of owns) {
    for (const made of madeFrom(own.food)) {
      const ids = [made.food.id, ...ancestors(made.food).map(({ id }) => id), ...kindsOf(made.food.id).map(({ id }) => id), ...kinOf(made.food)];
      for (const id of new Set(ids)) if (!(byFood.get(id) ?? []).some((match) => match.own === own)) add(id, { own, near: 'made', made });
    }
  }
  for (const matches of byFood.values()) matches.sort((a, b) => RANK[a.near] - RANK[b.near]);
  const ofGroup = (group: string): readonly Match[] => {
    const known = byGroup.get(group) ?? owns.filter(({ food }) => inFoodGroup(food, group) && !needsLongBoiling(food)).map((own) => ({ own, near: 'kind' as const }));
    byGroup.set(group, known);
    return known;
  };
  return {
    owns,
    order,
    byFood,
    answering: ({ food, group }) => (food !== null ? (byFood.get(food.id) ?? NOTHING) : group === null ? NOTHING : ofGroup(group)),
    allows: (food) => {
      const known = allowed.get(food.id) ?? (forbids(food, order) === null && labelDecides(food, order).length === 0);
      allowed.set(food.id, known);
      return known;
    },
  };
}

/** How a food comes into a recipe that the cook has not listed: water and salt; what every cupboard has; or it must be bought. */
export function sourceOf(food: Food): 'staple' | 'cupboard' | 'bought' {
  if (isStaple(food)) return 'staple';
  if (food.kind === 'soy sauce' && !/^(?:light )?(?:soy sauce|tamari)$/.test(food.id)) return 'bought';
  return CUPBOARD_KINDS.has(food.kind) && !UNUSUAL_IN_CUPBOARDS.has(food.id) ? 'cupboard' : 'bought';
}

/** Cassava leaves are no spinach: what is poison until it has boiled for long goes only where a card names it. */
const needsLongBoiling = ({ safety, kind }: Food): boolean =>
  safety.has('cassava') || safety.has('fiddlehead') || safety.has('taro') && kind === 'leafy green';

/** The pantry as own foods, in the cook's words where those are kitchen English. */
export function ownFoods(foods: readonly PantryFood[]): Own[] {
  const isBritish = isInBritish(foods.map(({ entry }) => entry));
  // Beside salt it is the spice.
  const isSpice = foods.some(({ food }) => food.kind === 'salt');
  // Beside tuna and rocket beans are no baked ones.
  const hasSalad = foods.some(({ food }) => food.kind === 'salad leaf' || food.kind === 'avocado' || /^(?:canned tuna|tuna|taco shell|couscous|quinoa)$/.test(food.id));
  return foods.map(({ food: read, grams, entry }) => {
    const isBaked = !(foldName(entry) === 'beans' && hasSalad);
    const food = isBritish && isBaked && !(isSpice && read.id === 'black pepper') ? (findFood(BRITISH_MEANING.get(foldName(entry).replace(/^(?:\d+ |an? )?(?:(?:tin|can|tube|bag|pack)s? (?:of )?)?/, '')) ?? '') ?? read) : read;
    const pieces = piecesOf(food, grams, entry);
    const either = EITHER.get(foldName(entry));
    // "A stock cube" is one.
    const cube = grams === null && food.kind === 'stock' && food.counted && /\bcube$/i.test(entry.trim()) ? food.each : grams;
    return { food, grams: cube, word: wordOf(food, entry), ...(either !== undefined && { either }), ...(pieces !== null && { pieces }), ...statesOf(food, entry) };
  });
}

/** What is sold on the bone and without. */
const BONED: ReadonlySet<string> = new Set(['poultry', 'pork', 'lamb', 'beef', 'stewing meat']);
/** "Half a jar of pesto", "the end of a tub": it stands open, and wants to be used up. */
const OPENED = /^(?:about )?(?:(?:the )?(?:end|rest|last|remains) of|half (?:an? )?(?:\p{L}+ )?(?:tub|jar|pot|can|tin|carton|box|bottle|bag|pack|packet|block|tube|brick)|½ (?:tub|jar|pot|can|tin|carton|box|bottle|bag|pack|packet|block|tube)|\p{L}+ half an? )/iu;
/** Words for meat that somebody has cut already. */
const CUT_UP = /\b(?:diced?|cubed|cubes|chunks|strips|sliced|slices|steaks?|chops?|stew(?:ing)?|goulash|gulasch|curry cut)\b/i;
const SLICES = /^(\d{1,2}) (?:thick |thin )?slices?\b/i;
/** How the food comes and what is counted of it, as the entry says it; only what is so. */
function statesOf(food: Food, entry: string): Partial<Own> {
  const slices = SLICES.exec(entry)?.[1];
  const states = {
    one: isOne(food, entry),
    frozen: /\bfrozen\b/i.test(entry),
    canned: /\b(?:cans?|tins?|canned|tinned)\b/i.test(entry),
    boneless: BONED.has(food.kind) && /\b(?:boneless|fillets)\b/i.test(entry),
    fillets: /\bfillets?\b/i.test(entry),
    cutUp: BONED.has(food.kind) && CUT_UP.test(entry),
    opened: OPENED.test(entry),
    soaked: food.kind === 'dried beans' && /\bsoaked\b/i.test(entry),
    rashers: /\brashers?\b/i.test(entry),
  };
  return { ...Object.fromEntries(Object.entries(states).filter(([, isSo]) => isSo)), ...(slices !== undefined && { slices: Number(slices) }) };
}

const isOne = ({ counted, singular, plural }: Food, entry: string): boolean =>
  counted && singular !== plural && !/\d/.test(entry) && foldName(entry).split(' ').at(-1) === foldName(singular).split(' ').at(-1);

/** A piece from this weight on is counted and not weighed, in grams. */
const PIECE = 60;
const WEIGHED =
  /\d ?(?:g|kg|oz|lbs?|ml|l|cl|dl)\b|\b(?:gram|gramme|kilo|ounce|pound|cup|liter|litre|bunch|bag|pack|box|punnet|tray|tuber|can|tin|jar|loaf|pouche?)s?\b/i;

function piecesOf(food: Food, grams: number | null, entry: string): number | null {
  const { counted, each, measure, kind } = food;
  const inBrackets = piecesInBrackets(entry, food);
  if (grams === null || inBrackets !== null || WEIGHED.test(entry)) return inBrackets;
  const cut = cutGrams(food, entry);
  if (cut !== null) return inPieces(grams / cut, cut);
  if (!counted && measure !== 'fillet' || each === null || each < PIECE && kind !== 'pastry' && kind !== 'flatbread') return null;
  return inPieces(grams / each, each);
}

/** The cook's own word as sentences of ours may use it: null for a name of another language. */
export const wordFor = ({ word }: Own): string | null => (word === null || isAbroad(word) ? null : word);
