/** What the cook has, arranged so that a card's foods are found in it at once. */
import { KIN } from '../data/kin.ts';
import { FOOD_GROUPS, type GroupTerm } from '../data/food-groups.ts';
import { PREPARATIONS, type Preparation } from '../data/preparations.ts';
import type { Order } from '../order.ts';
import { forbids, labelDecides } from '../pantry/diets.ts';
import type { Food } from '../pantry/food.ts';
import { findFood, isA, lexicon } from '../pantry/lexicon.ts';
import type { PantryFood } from '../pantry/read-pantry.ts';
import { isStaple } from '../pantry/staples.ts';
import { foldName } from '../pantry/words.ts';
import type { NamedFood } from './card.ts';

/** A food the cook has. */
export interface Own {
  food: Food;
  /** Grams on hand, or null when the entry did not say. */
  grams: number | null;
  /** The food's name as the cook wrote it, where that is English and another than ours ("digestives"); else null. */
  word: string | null;
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

/** Words that name no one food: who writes "chicken" or "pasta" has a kind of it, and the dish says which. Who writes "tomatoes" has tomatoes, and not cherry tomatoes. */
const GENERAL_WORDS = new Set([
  'pasta', 'beef', 'broth', 'stock', 'cooking oil', 'chicken', 'bean', 'dried bean', 'rice', 'pork', 'beef steak', 'Asian noodles', 'lamb', 'veal', 'chicken breast', 'turkey', 'duck', 'bread roll', 'sugar', 'jam',
  'salt', 'lobster', 'cookie', 'lemon', 'lime', 'orange', 'egg', 'yuzu', 'curry paste', 'all-purpose flour', 'active dry yeast', 'rolled oats', 'coconut milk', 'bouillon cube', 'bouillon powder', 'gelatin',
]);

/** The nearer, the lower. */
export const RANK: Readonly<Record<Nearness, number>> = { same: 0, kind: 1, wider: 2, kin: 3, made: 4 };
const NOTHING: readonly Match[] = [];

/** Arranges own foods for an order. */
export function onHand(owns: readonly Own[], order: Order): OnHand {
  const byFood = new Map<string, Match[]>();
  const byGroup = new Map<string, readonly Match[]>();
  const allowed = new Map<string, boolean>();
  const add = (id: string, match: Match): void => void byFood.set(id, [...(byFood.get(id) ?? []), match]);
  for (const own of owns) {
    add(own.food.id, { own, near: 'same' });
    for (const up of ancestors(own.food)) add(up.id, { own, near: 'kind' });
    for (const kind of kindsOf(own.food.id)) add(kind.id, { own, near: GENERAL_WORDS.has(own.food.id) ? 'wider' : 'kin' });
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
    const known = byGroup.get(group) ?? owns.filter((own) => inFoodGroup(own.food, group)).map((own) => ({ own, near: 'kind' as const }));
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

const CUPBOARD = new Set(['sugar', 'flour', 'vinegar', 'leavening', 'starch', 'vanilla', 'dried herb', 'spice', 'spice blend', 'soy sauce', 'stock', 'mustard', 'oil']);
/** Cupboard kinds hold rare things too; these are not in every kitchen. */
const UNUSUAL = new Set([
  'miso', 'white miso', 'red miso', 'oyster sauce', 'hoisin sauce', 'teriyaki sauce', 'black bean sauce', 'doubanjiang', 'dashi', 'mirin', 'saffron', 'sumac', "za'atar", 'star anise', 'berbere',
  'dashi powder', 'cornmeal', 'chickpea flour', 'buckwheat flour', 'rye flour', 'masa harina', 'rice flour', 'glutinous rice flour', 'semolina', 'sesame oil', 'walnut oil', 'almond flour',
  'coconut flour', 'tapioca starch', 'potato starch', 'Sichuan peppercorn', 'asafoetida', 'dark soy sauce', 'palm sugar', 'coconut sugar', 'jaggery', 'dried lime', 'fenugreek seed',
  'curry leaf', 'dried fenugreek leaf', 'ras el hanout', 'garam masala', 'Old Bay seasoning', 'taco seasoning', 'Cajun seasoning', 'five-spice powder', 'tapioca pearls', 'whole wheat flour', 'self-rising flour', 'spelt flour',
  'pancake mix', 'baking mix', 'cake mix', 'brownie mix', 'cornbread mix', 'muffin mix', 'tempura batter mix', 'millet flour', 'gravy mix', 'bouillon cube', 'chicken bouillon cube', 'beef bouillon cube', 'vegetable bouillon cube',
  'coconut oil', 'mustard oil', 'pumpkin seed oil', 'marmite', 'fish stock', 'annatto', 'achiote paste', 'epazote', 'gochugaru', 'juniper berry', 'mahleb', 'mastic', 'nigella seed', 'ajwain', 'black cardamom',
]);

/** How a food comes into a recipe that the cook has not listed: water and salt; what every cupboard has; or it must be bought. */
export function sourceOf(food: Food): 'staple' | 'cupboard' | 'bought' {
  if (isStaple(food)) return 'staple';
  if (food.kind === 'soy sauce' && !/^(?:light )?(?:soy sauce|tamari)$/.test(food.id)) return 'bought';
  return CUPBOARD.has(food.kind) && !UNUSUAL.has(food.id) ? 'cupboard' : 'bought';
}

/** Words that an American lexicon calls otherwise and a British, Irish or Australian cook means as they stand. */
const BRITISH = new Set([
  'digestives', 'digestive biscuits', 'double cream', 'single cream', 'aubergine', 'aubergines', 'courgette', 'courgettes', 'spring onions', 'spring onion', 'rocket', 'prawns', 'king prawns', 'beef mince',
  'minced beef', 'pork mince', 'lamb mince', 'turkey mince', 'chicken mince', 'mince', 'caster sugar', 'icing sugar', 'plain flour', 'self raising flour', 'strong flour', 'cornflour', 'bicarbonate of soda',
  'swede', 'mangetout', 'gammon', 'beetroot', 'rashers', 'streaky bacon', 'back bacon', 'tinned tomatoes', 'chopped tomatoes', 'passata', 'stock', 'chicken stock', 'vegetable stock', 'beef stock', 'fish stock', 'chestnut mushrooms', 'sultanas', 'treacle', 'golden syrup',
  'porridge oats', 'crisps', 'coriander leaves', 'fresh coriander', 'pak choi', 'haricot beans', 'broad beans', 'sweetcorn', 'kidney beans', 'butter beans', 'tomato puree', 'demerara sugar', 'soft cheese',
  'creme fraiche', 'natural yogurt', 'natural yoghurt', 'greek yoghurt', 'yoghurt', 'desiccated coconut', 'ground almonds', 'wholemeal flour', 'wholemeal bread', 'granary bread', 'baps', 'chilli flakes', 'chillies',
  'red chilli', 'green chilli', 'chilli powder', 'mixed spice', 'mixed herbs', 'chickpeas', 'garbanzos', 'garbanzo beans', 'maize', 'capsicum', 'capsicums', 'silverbeet', 'kumara', 'rockmelon', 'mature cheddar',
  'pearl sugar', 'red pepper', 'red peppers', 'green pepper', 'green peppers', 'yellow pepper', 'peppers', 'savoy cabbage', 'jacket potatoes', 'new potatoes', 'ladyfingers', 'sponge fingers', 'savoiardi',
]);

/** The pantry as own foods, in the cook's words where those are kitchen English. */
export function ownFoods(foods: readonly PantryFood[]): Own[] {
  return foods.map(({ food, grams, entry }) => ({ food, grams, word: wordOf(food, entry) }));
}

/** Words of state and preparation, which say how a food is and not what it is called. */
const STATE_WORDS = new Set([
  'boneless', 'skinless', 'for', 'shredded', 'grated', 'chopped', 'sliced', 'diced', 'cooked', 'leftover', 'fresh', 'frozen', 'canned', 'tinned', 'large', 'small', 'medium', 'raw', 'ripe', 'dried', 'fillets', 'pieces', 'piece', 'cubes',
  'clove', 'cloves', 'cube', 'block', 'stick', 'sticks', 'bag', 'pack', 'organic', 'plain', 'whole', 'strips', 'slices', 'slice', 'and', 'in', 'of', 'with', 'a', 'from', 'mixed', 'powder',
]);

let english: ReadonlySet<string> | null = null;
/** Whether all words of a name stand in names of our own too: "black vinegar" does, "poulet" does not. */
function isKitchenEnglish(phrase: string): boolean {
  english ??= new Set([...lexicon().foods.values()].flatMap(({ singular, plural }) => foldName(`${singular} ${plural}`).split(' ')));
  const words = phrase.split(' ');
  return words.length > 1 && words.every((word) => english?.has(word) === true && !STATE_WORDS.has(word));
}

/** The names of cuts: the cook's is on the package. */
const ANIMAL = /^(?:beef|lamb|pork|veal|chicken|turkey|duck|venison|goat|mutton) (?:neck|shin|fillet|mince|steaks?|cheeks?|collar|hock|escalopes?)$/;

function wordOf(food: Food, entry: string): string | null {
  const tokens = foldName(entry).split(' ');
  for (let length = Math.min(4, tokens.length); length > 0; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const phrase = tokens.slice(from, from + length).join(' ');
      if (!BRITISH.has(phrase) && !isKitchenEnglish(phrase) && !ANIMAL.test(phrase)) continue;
      if (findFood(phrase) === food && foldName(food.singular) !== phrase && foldName(food.plural) !== phrase) return phrase;
    }
  }
  return null;
}
