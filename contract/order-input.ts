/** What may be asked of `POST /api/cook` and of the terminal, and how it becomes an order. */
import * as z from 'zod/mini';
import { CHEF_CHOICES, EATERS, EQUIPMENT, type Diet, type Order } from '../kitchen/order.ts';
import { bareAllergy, findAllergens } from '../kitchen/pantry/allergy-names.ts';
import { cleanText } from '../kitchen/pantry/clean-text.ts';
import { findDiet } from '../kitchen/pantry/diet-names.ts';
import { dietsOf } from '../kitchen/pantry/diets-named.ts';
import { eatersOf } from '../kitchen/pantry/eaters-named.ts';
import type { Allergen, Food, Origin } from '../kitchen/pantry/food.ts';
import { TEXT } from '../kitchen/text-bounds.ts';
import { LIMITS } from './limits.ts';
import { readInput } from './read-input.ts';
import { Refusal } from './refusals.ts';

/** A dish as an idea names it: "greek/avgolemono". */
export const dishName = z.string().check(z.maxLength(80), z.regex(/^[a-z][a-z -]*\/[a-z0-9-]+$/));

/** The limits of the pantry and of text are checked in `toOrder`, after cleaning, so that their refusals have codes of their own. */
export const orderInput = z.strictObject({
  pantry: z.optional(z.array(z.string())),
  servings: z.optional(z.nullable(z.int().check(z.minimum(LIMITS.servings.least), z.maximum(LIMITS.servings.most)))),
  diets: z.optional(z.array(z.string())),
  allergies: z.optional(z.array(z.string())),
  eaters: z.optional(z.array(z.enum(EATERS))),
  minutes: z.optional(z.nullable(z.int().check(z.minimum(LIMITS.minutes.least), z.maximum(LIMITS.minutes.most)))),
  dish: z.optional(z.nullable(dishName)),
  besides: z.optional(z.array(dishName).check(z.maxLength(300))),
  wish: z.optional(z.string()),
  month: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(12)))),
  without: z.optional(z.array(z.enum(EQUIPMENT))),
  mend: z.optional(z.boolean()),
  seed: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  chef: z.optional(z.enum(CHEF_CHOICES)),
});
export type OrderInput = z.output<typeof orderInput>;

/** Words for where food comes from that a cook may rule out. */
const ORIGIN_NAMES: ReadonlyMap<string, readonly Origin[]> = new Map<string, readonly Origin[]>(Object.entries({
  pork: ['pork'], beef: ['beef'], lamb: ['lamb'], poultry: ['poultry'], game: ['game'], honey: ['honey'], alcohol: ['alcohol'], gelatin: ['gelatin'], gelatine: ['gelatin'], coconut: ['coconut'],
  'red meat': ['beef', 'lamb', 'pork', 'game'], meat: ['beef', 'lamb', 'pork', 'game', 'poultry', 'meat'],
}));

export interface OrderReading {
  /** Looks up allergies outside the fourteen. Handed in so that the browser need not load the lexicon to read an order. */
  findFood?: (name: string) => Pick<Food, 'id'> | null;
}

/** Reads anything at all into an order, or throws the refusal that says what is wrong with it. */
export function readOrder(input: unknown, reading: OrderReading = {}): Order {
  return toOrder(readInput(orderInput, input), reading);
}

export function toOrder(input: OrderInput, { findFood = () => null }: OrderReading = {}): Order {
  const diets = new Set<Diet>();
  const allergies = new Set<Allergen>();
  const avoid = new Set<string>();
  const keepOut = (name: string): boolean => {
    const bare = bareAllergy(name);
    const known = findAllergens(bare);
    // An animal or an origin keeps out everything made of it, not only the food of that name.
    const origins = known === null ? ORIGIN_NAMES.get(bare.toLowerCase()) ?? [] : [];
    for (const origin of origins) avoid.add(origin);
    if (origins.length > 0) return true;
    const food = known === null ? findFood(bare) : null;
    for (const allergen of known ?? []) allergies.add(allergen);
    if (food !== null) avoid.add(food.id);
    return known !== null || food !== null;
  };
  for (const [name, number] of given(input.diets)) {
    const diet = findDiet(name);
    if (diet !== null) diets.add(diet);
    // "egg-free" is an allergy written as a diet.
    else if (!(/free$|^no /i.test(name) && keepOut(name))) throw new Refusal('unknown-diet', `We do not know entry ${number} of diets.`);
  }
  for (const [name, number] of given(input.allergies)) {
    if (!keepOut(name)) throw new Refusal('unknown-allergy', `We do not know entry ${number} of allergies, so we cannot look out for it.`);
  }
  const pantry = readPantry(input.pantry ?? []);
  const wish = readWish(input.wish ?? '');
  const written = dietsOf(pantry, wish);
  for (const diet of written.diets) diets.add(diet);
  for (const allergen of written.allergies) allergies.add(allergen);
  return {
    pantry,
    servings: input.servings ?? null,
    diets: [...diets],
    allergies: [...allergies],
    avoid: [...avoid],
    eaters: [...new Set([...input.eaters ?? [], ...eatersOf([...pantry, wish])])],
    minutes: input.minutes ?? null,
    dish: input.dish ?? null,
    besides: input.besides ?? [],
    wish,
    month: input.month ?? null,
    without: [...new Set(input.without)],
    mend: input.mend ?? false,
    // 0 is the dish that the list spells.
    seed: input.seed ?? 0,
    chef: input.chef ?? 'auto',
  };
}

/** The door: what is far too large is refused before anybody cleans it, let alone reads it. */
function mustBeReadable(sent: readonly string[], refuse: (at: number, length: number) => Refusal): void {
  if (sent.length > TEXT.entries) throw new Refusal('pantry-too-long', `That is a list of ${sent.length}. Send at most ${TEXT.entries} in one go.`);
  const at = sent.findIndex((entry) => entry.length > TEXT.entry);
  if (at >= 0) throw refuse(at, sent[at]?.length ?? 0);
}

const entryTooLong = (at: number, length: number): Refusal =>
  new Refusal('entry-too-long', `Ingredient ${at + 1} is ${length} characters long. Keep each to ${LIMITS.entryLength}.`);

function readPantry(sent: readonly string[]): string[] {
  mustBeReadable(sent, entryTooLong);
  const pantry: string[] = [];
  for (const [index, entry] of sent.entries()) {
    const text = onOneLine(entry);
    if (text === '') continue;
    const length = [...text].length;
    if (length > LIMITS.entryLength) {
      throw entryTooLong(index, length);
    }
    pantry.push(text);
  }
  if (pantry.length === 0) throw new Refusal('pantry-empty');
  if (pantry.length > LIMITS.entries) {
    throw new Refusal('pantry-too-long', `That is ${pantry.length} ingredients. We cook with up to ${LIMITS.entries}; leave some out.`);
  }
  return pantry;
}

/** Lines become parts between commas, so that the kitchen still sees where one food ends and the next begins. */
export function onOneLine(entry: string): string {
  return entry.split(/[\n\r\u2028\u2029]+/).map(cleanText).filter((line) => line !== '').join(', ');
}

function readWish(sent: string): string {
  const wish = sent.length > TEXT.entry ? sent : cleanText(sent);
  const length = [...wish].length;
  if (length > LIMITS.wishLength) throw new Refusal('not-understood', `The wish is ${length} characters long. Keep it to ${LIMITS.wishLength}.`);
  return wish;
}

/** Refuses names of diets and allergies that nobody could have. */
export const namesWithin = (sent: readonly string[]): void => mustBeReadable(sent, (at) => new Refusal('not-understood', `Entry ${at + 1} of diets or allergies is too long to be a name.`));

/** The names given, cleaned and numbered from 1; "none" and nothing are not names. */
function given(sent: readonly string[] = []): [name: string, number: number][] {
  namesWithin(sent);
  return sent
    .map((name, index): [string, number] => [cleanText(name), index + 1])
    .filter(([name]) => !['', 'none', 'no', 'n/a', 'nothing', '-'].includes(name.toLowerCase()));
}
