/** Choosing: which dishes the foods on hand can become, and how good each would be. */
import type { Order } from '../order.ts';
import type { Cuisine, Food } from '../pantry/food.ts';
import { findFood, foodNamed, isA } from '../pantry/lexicon.ts';
import { apart, forbids, labelDecides } from '../pantry/diets.ts';
import { isStaple } from '../pantry/staples.ts';
import { measure } from './amounts.ts';
import { clash } from './clash.ts';
import { staysRaw } from './cooked-through.ts';
import { inGroup, type Group } from './groups.ts';
import type { Part, Plan, Source } from './pen.ts';
import { leaning } from './leaning.ts';
import { dice } from './seed.ts';
import type { Shape, Slot, Variant } from './shape.ts';
import { titleHolds } from './style-word.ts';
import { wishScore } from './wish.ts';

/** A food the cook has. */
export interface Hand {
  food: Food;
  /** Grams on hand, or null when the entry did not say. */
  grams: number | null;
}

const PANTRY_KINDS: Group = ['sugar', 'flour', 'vinegar', 'leavening', 'starch', 'vanilla', 'dried herb', 'spice', 'spice blend', 'soy sauce', 'stock', 'mustard'];

/** How far a food is taken for granted: staples are free, pantry foods are usual, everything else must be bought. */
export function sourceOf(food: Food): Source {
  if (isStaple(food)) return 'staple';
  return inGroup(food, PANTRY_KINDS) ? 'pantry' : 'extra';
}

/** How much a dish should revolve around a food, 0 to 3. */
export function weightOf(food: Food): number {
  if (inGroup(food, ['poultry', 'ground poultry', 'beef', 'stewing meat', 'lamb', 'pork', 'game', 'ground meat', 'raw sausage', 'fish', 'shrimp', 'scallop', 'shellfish', 'crab', 'offal', 'tofu', 'meat substitute', 'frying cheese'])) return 3;
  if (inGroup(food, ['egg', 'beans', 'dried beans', 'lentils', 'canned fish', 'smoked fish', 'cooked meat', 'cooked sausage', 'bacon', 'cured meat', 'pasta', 'fresh pasta', 'noodle', 'rice', 'cooked grain', 'grain', 'oats', 'bread', 'flatbread', 'pastry', 'potato', 'starchy root'])) return 2;
  if (food.aisle === 'produce' && !inGroup(food, ['tender herb', 'woody herb', 'garlic', 'ginger', 'chili', 'green onion', 'citrus'])) return 1.8;
  if (inGroup(food, ['melting cheese', 'crumbly cheese', 'fresh cheese', 'canned tomato', 'peas and corn', 'coconut milk', 'cooking sauce', 'chocolate', 'canned fruit', 'cream', 'yogurt', 'cereal', 'sweet'])) return 1.4;
  if (inGroup(food, ['tender herb', 'hard cheese', 'nut', 'peanut', 'nut butter', 'curry paste', 'pickled vegetable', 'spread', 'dried fruit', 'jam', 'milk', 'flour', 'hot sauce', 'spice blend', 'curry paste'])) return 0.9;
  if (inGroup(food, ['soy sauce', 'fish sauce', '#barbecue sauce', '#tahini', '#hoisin sauce', '#mirin', '#horseradish'])) return 0.7;
  return 0.4;
}

const FAMILIES: readonly (readonly Cuisine[])[] = [
  ['italian', 'french', 'spanish', 'greek', 'levantine', 'turkish', 'north-african'],
  ['chinese', 'japanese', 'korean', 'thai', 'vietnamese', 'indonesian', 'filipino'],
  ['indian', 'persian', 'levantine'],
  ['mexican', 'caribbean', 'south-american', 'american', 'spanish'],
  ['british', 'german', 'nordic', 'eastern-european', 'french', 'american'],
  ['african', 'caribbean', 'north-african'],
];

/** 1 where a food is at home in a cuisine, 0.5 in a neighbouring one or with no home of its own, 0 otherwise. */
export function belongs(food: Food, cuisine: Cuisine | null): number {
  if (food.cuisine.size === 0 || cuisine === null) return 0.5;
  if (food.cuisine.has(cuisine)) return 1;
  return FAMILIES.some((family) => family.includes(cuisine) && family.some((near) => food.cuisine.has(near))) ? 0.5 : 0;
}

/** Foods with so much character that they must be at home in the dish. */
const STRONG: Group = ['soy sauce', 'fish sauce', 'curry paste', 'spice', 'spice blend', 'seaweed', 'hot sauce', 'noodle', 'pickled vegetable', 'spread', 'dressing'];
const fits = (food: Food, variant: Variant): boolean => !inGroup(food, STRONG) || belongs(food, variant.cuisine) > 0;

/** Grams of one food in a slot: a share of the slot's by its usual weight, a little more in all where several share it. */
const gramsFor = (slot: Slot, foods: readonly Food[], food: Food, servings: number): number => {
  if (slot.grams === null) return food.per * servings;
  const total = foods.reduce((sum, one) => sum + one.per, 0) / (1 + 0.3 * (foods.length - 1)) || 1;
  const share = (slot.grams * servings * food.per) / total;
  // One food alone in a slot for several must not become a mountain of it.
  return slot.most === 1 ? share : Math.min(share, food.per * servings * 2);
};

export interface Kitchen {
  order: Order;
  hands: readonly Hand[];
}

/** Whether the order's diets, allergies and dislikes allow a food. */
const allowed = (food: Food, order: Order): boolean => forbids(food, order) === null;

/** Whether a food is at its best in a month; seasons may run over the turn of the year. */
export function inSeason({ season }: Food, month: number | null): boolean {
  if (season === null || month === null) return false;
  const [from, to] = season;
  return from <= to ? month >= from && month <= to : month >= from || month <= to;
}

interface Choice { food: Food; source: Source; have: number | null }

function fillSlot(shape: Shape, slot: Slot, free: readonly Hand[], taken: readonly Choice[], variant: Variant, order: Order, roll: () => number): Choice[] | null {
  const rank = (hand: Hand): number => weightOf(hand.food) + belongs(hand.food, variant.cuisine) + (hand.food.keeps <= 3 ? 0.4 : 0) + (variant.calls?.some((id) => isA(hand.food, id)) === true ? 1 : 0) + (inSeason(hand.food, order.month) ? 0.3 : 0) + roll() * 0.5;
  const chosen: Choice[] = [];
  const candidates = free.filter(({ food }) => inGroup(food, slot.takes) && fits(food, variant) && !staysRaw(food, shape, slot)).map((hand) => ({ hand, rank: rank(hand) })).toSorted((a, b) => b.rank - a.rank);
  for (const { hand } of candidates) {
    if (chosen.length >= slot.most) break;
    if ([...taken, ...chosen].some(({ food }) => clash(food, hand.food) || apart(food, hand.food, order.diets))) continue;
    chosen.push({ food: hand.food, source: 'hand', have: hand.grams });
  }
  for (const id of slot.buy ?? []) {
    if (chosen.length >= slot.least) break;
    const food = foodNamed(id);
    if (!allowed(food, order) || labelDecides(food, order).length > 0 || [...taken, ...chosen].some((other) => other.food === food || clash(other.food, food) || apart(other.food, food, order.diets))) continue;
    chosen.push({ food, source: sourceOf(food), have: null });
  }
  return chosen.length < slot.least ? null : chosen;
}

/** What a shape would take, bent to what there is: about as much as the cook has is all of it, and the main thing is never skimped. */
function heed(grams: number, have: number | null, food: Food, shape: Shape, servings: number): number {
  // A cube or powder makes half a liter; the water is added by the dish.
  if (food.kind === 'stock' && food.measure !== 'ml') return (food.each ?? food.per) * Math.max(1, Math.round(servings / 2));
  const baked = shape.meal === 'sweet' || inGroup(food, ['flour', 'leavening', 'spice', 'dried herb', 'salt']);
  if (have !== null && !baked && have > grams * 0.6 && have < grams * 1.5) return have;
  return weightOf(food) >= 3 ? Math.max(grams, food.per * servings * 0.7) : grams;
}

/** The best plan of one dish in one variant, or null when it cannot be made. */
export function plan(shape: Shape, variant: Variant, kitchen: Kitchen): Plan | null {
  const { order, hands } = kitchen;
  const roll = dice(order.seed, `${shape.id}/${variant.title}/${variant.cuisine ?? ''}`);
  const filled: { slot: Slot; chosen: Choice[] }[] = [];
  const taken: Choice[] = [];
  for (const slot of shape.slots) {
    const free = hands.filter(({ food }) => !taken.some((other) => other.food === food));
    const chosen = fillSlot(shape, slot, free, taken, variant, order, roll);
    if (chosen === null) return null;
    filled.push({ slot, chosen });
    taken.push(...chosen);
  }
  if (!taken.some(({ source }) => source === 'hand')) return null;
  let adds = variant.adds ?? 0;
  const wanted = filled.find(({ slot }) => slot.name === 'spices');
  if (wanted !== undefined && wanted.chosen.length === 0 && !filled.some(({ slot, chosen }) => slot.name === 'herbs' && chosen.length > 0)) {
    for (const id of variant.likes) {
      if (adds <= 0) break;
      const food = foodNamed(id);
      if (sourceOf(food) === 'extra' || !allowed(food, order) || labelDecides(food, order).length > 0 || taken.some((other) => other.food === food)) continue;
      const choice: Choice = { food, source: sourceOf(food), have: null };
      wanted.chosen.push(choice);
      taken.push(choice);
      adds -= 1;
    }
  }
  const called = taken.filter(({ food }) => variant.calls?.some((id) => isA(food, id)) === true);
  const foreign = taken.some(({ food, source }) => source === 'hand' && inGroup(food, STRONG) && belongs(food, variant.cuisine) < 0.5);
  const earned = !foreign && (called.length > 1 || called.some(({ food }) => variant.cuisine !== null && food.cuisine.has(variant.cuisine)));
  const parts: Part[] = filled.flatMap(({ slot, chosen }) => chosen.map(({ food, source, have }) => {
    const grams = gramsFor(slot, chosen.map((choice) => choice.food), food, order.servings);
    const measured = measure(food, heed(grams, have, food, shape, order.servings), have ?? Infinity);
    return { food, slot: slot.name, source, have, grams: measured.grams, text: measured.text, cut: food.cut, many: measured.many, used: false };
  }));
  const left = hands.filter(({ food }) => !taken.some((other) => other.food === food)).map(({ food }) => food);
  return { shape, variant: (earned || variant.calls === undefined) && titleHolds(variant.title, taken.map(({ food }) => food)) ? variant : { ...variant, title: '' }, servings: order.servings, parts, left, score: score(shape, variant, parts, left, kitchen) + roll() };
}

/** Breakfasts that are sweet by nature. */
const SWEET_BREAKFAST = /pancake|porridge|oats|toast|waffle|crepe|granola|muesli|cereal|parfait|muffin|scone|pudding/;

const heaviest = (foods: readonly Food[]): number => Math.max(0, ...foods.map(weightOf));

function score(shape: Shape, variant: Variant, parts: readonly Part[], left: readonly Food[], { order, hands }: Kitchen): number {
  const all = hands.reduce((sum, { food }) => sum + weightOf(food), 0) || 1;
  const own = parts.filter(({ source }) => source === 'hand');
  const used = own.reduce((sum, { food }) => sum + weightOf(food), 0);
  // What a cook names first is what the dish should be about.
  const missed = hands.slice(0, 2).filter(({ food }) => weightOf(food) >= 1.4 && !own.some((part) => part.food === food)).length;
  const bought = parts.filter(({ source }) => source === 'extra').length;
  const usual = parts.filter(({ source }) => source === 'pantry').length;
  // Flour or sugar bought for a list without any turns a supper into a project.
  const project = parts.filter(({ source, food }) => source === 'pantry' && (food.kind === 'flour' || food.kind === 'leavening')).length;
  const affinity = own.reduce((sum, { food }) => sum + (food.cuisine.size > 0 ? belongs(food, variant.cuisine) - 0.4 : 0), 0) - left.filter((food) => inGroup(food, STRONG)).length * 0.9;
  const calls = own.filter(({ food }) => variant.calls?.some((id) => isA(food, id)) === true).length;
  const heavyLeft = left.filter((food) => weightOf(food) >= 2).length;
  // A list with meat or fish on it wants a dish of meat or fish, however well a bread would use the rest.
  const most = heaviest(hands.map(({ food }) => food));
  const lean = leaning(hands.map(({ food }) => food));
  const coreless = lean > 0 || heaviest(own.map(({ food }) => food)) >= most ? 0 : most >= 3 ? 12 : 3;
  const sweet = shape.meal === 'sweet' || shape.meal === 'drink' || (shape.meal === 'breakfast' && SWEET_BREAKFAST.test(shape.id));
  const wrongCourse = Math.abs(lean) < 0.5 || lean > 0 === sweet ? 0 : 7;
  const late = order.minutes !== null && shape.minutes > order.minutes ? 4 + (shape.minutes - order.minutes) / 15 : 0;
  const unearned = variant.title !== '' && variant.cuisine !== null && calls === 0 ? 1.2 : 0;
  return (used / all) * 9 + (own.length / hands.length) * 5 - unearned - missed * 1.4 - bought * 2.2 - usual * 0.4 - project - Math.max(0, usual - 1) * 1.2 - heavyLeft * 1.2 - coreless - wrongCourse + Math.min(2.5, affinity) + Math.min(3, calls) * 1.2 + own.filter(({ food }) => inSeason(food, order.month)).length * 0.15 + shape.worth * 0.4 - late + wishScore(order.wish, shape, variant) * 5;
}

/** All dishes the kitchen could make, best first. */
export function plans(shapes: readonly Shape[], kitchen: Kitchen): Plan[] {
  const found: Plan[] = [];
  for (const shape of shapes) {
    if (shape.needs.some((need) => kitchen.order.without.includes(need))) continue;
    for (const variant of shape.variants) {
      const one = plan(shape, variant, kitchen);
      if (one !== null) found.push(one);
    }
  }
  return found.toSorted((a, b) => b.score - a.score);
}

/** Every food a shape or variant names must be in the lexicon; gives the names that are not. */
export function unknownIds(shapes: readonly Shape[]): string[] {
  const ids = shapes.flatMap((shape) => [
    ...shape.slots.flatMap((slot) => [...(slot.buy ?? []), ...slot.takes.filter((term) => term.includes('#')).map((term) => term.replace(/^-?#/, ''))]),
    ...shape.variants.flatMap((variant) => [...variant.likes, ...(variant.calls ?? [])]),
  ]);
  return [...new Set(ids)].filter((id) => findFood(id) === null);
}
