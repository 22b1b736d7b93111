/** Reading the whole pantry: what can be cooked with, what is left out and what the cook must be told. */
import type { Notice, KitchenNo } from '../answer.ts';
import type { Diet, Eater, Order } from '../order.ts';
import type { Allergen, Food } from './food.ts';
import { forbids, labelDecides } from './diets.ts';
import { dietsIn, dietsOf } from './diets-named.ts';
import { EATER_NOTICES } from './eaters.ts';
import { eatersIn, eatersOf } from './eaters-named.ts';
import { byNeighbours } from './homonyms.ts';
import { findFood, lexicon } from './lexicon.ts';
import type { Language } from './lexicon/names-by-language.ts';
import { languageOf } from './list-language.ts';
import { onlyWarns, readEntry, type Reading } from './read-entry.ts';
import { splitEntry } from './split-entry.ts';
import { PAIRS } from './word-lists.ts';
import { swapFor } from './substitutes/swaps-for.ts';
import { foldName, joinAnd } from './words.ts';

export interface PantryFood {
  food: Food;
  /** Grams on hand where the entry says. */
  grams: number | null;
  entry: string;
}

export interface ReadPantry {
  /** Foods that may be used, each once, in the cook's order. */
  foods: readonly PantryFood[];
  notices: readonly Notice[];
  /** Foods the cook does not want ("no onions please"), by id. */
  unwanted: readonly string[];
  /** Diets and allergies, as the order or its texts say. */
  diets: readonly Diet[];
  allergies: readonly Allergen[];
  /** Who eats along, as the order or its texts say. */
  eaters: readonly Eater[];
  /** Why nothing may be cooked at all, or null. */
  refusal: { code: KitchenNo; sentence: string } | null;
}

/** Pairs of non-foods that react; two of a pair in one list and we cook nothing. */
const REACTIONS: readonly (readonly [string, string])[] = [['bleach', 'acid'], ['bleach', 'ammonia'], ['bleach', 'alcohol'], ['bleach', 'bleach'], ['peroxide', 'acid']];

/** " Olive oil can take its place.", or nothing. */
function instead(food: Food, bars: Parameters<typeof forbids>[1]): string {
  const swap = swapFor(food, (other) => forbids(other, bars) !== null);
  return swap === null ? '' : ` ${(swap.counted ? swap.plural : swap.singular).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} can take ${food.counted ? 'their' : 'its'} place.`;
}

/** "it does not fit a vegan dish", "they are not for a baby". */
function notFitting({ counted, singular }: Food, { rule, because }: { rule: string; because: string }): string {
  if (ofEater(rule)) return `${counted ? 'they are' : 'it is'} not ${rule}${singular === because ? '' : ` (${because})`}`;
  return `${counted ? 'they do' : 'it does'} not fit ${/allergy/.test(rule) ? `your ${rule}` : `a ${rule} dish`} (${because})`;
}
const ofEater = (rule: string): boolean => /^(?:for a|in) /.test(rule);

/** What was written, short and in quotes, for a notice; never part of a recipe or a prompt. */
const quoted = (entry: string): string => `“${entry.length > 40 ? `${entry.slice(0, 39)}…` : entry}”`;

const readingsOf = (entry: string, language: Language | null): Reading[] => {
  const pair = PAIRS.get(entry.normalize('NFKC').toLowerCase().trim()) ?? PAIRS.get(foldName(entry));
  return pair === undefined ? [readEntry(entry, language)] : pair.map((name) => readEntry(name));
};

/** A word alone after a comma that tells of the food before it: "potatoes, sprouted". */
const WARNING = /^(?:raw|green|bitter|foraged|wild|unripe|uncooked|dried|sprout(?:ed|ing)|unpasteuri[sz]ed|self[- ]picked|\d+ (?:days|weeks) (?:old|in the fridge))$/i;

/**
 * Whether what a line says behind its one measured food is only told of it, in words that no list of remarks holds: "2 zucchini, grated,
 * excess liquid squeezed out". A single word could be a food that we do not know.
 */
function isLine(entry: string, [first, ...others]: readonly Reading[], language: Language | null): boolean {
  if (first?.outcome !== 'food' || !/[\d½¼¾⅓⅔⅛]/.test(entry) || /[\n;]/.test(entry)) return false;
  // "1 Bund Petersilie, glatt": in another language one word says what was done to it.
  const isAside = (piece: string): boolean => /\S\s\S|\d/.test(piece) || language !== null && others.length === 1 && /^\d/.test(entry);
  return others.every(({ outcome, entry: piece }) => outcome === 'unknown' && isAside(piece.trim()));
}

/** Reads the pieces of an entry; a piece that only warns ("chicken, smells off") is read with the food before it. */
function heedWarnings(pieces: readonly string[], language: Language | null): Reading[] {
  const read: Reading[] = [];
  for (const piece of pieces) {
    const last = read.at(-1);
    const warns = onlyWarns(piece);
    if (last?.outcome === 'food' && (warns || WARNING.test(piece.trim()))) {
      const days = /^(\d+) days/i.exec(piece.trim());
      const together = readEntry(`${piece.trim()} ${last.entry}`);
      if (warns || (days !== null && Number(days[1]) > 4) || /weeks/i.test(piece)) read[read.length - 1] = { outcome: 'spoiled', entry: `${last.entry}, ${piece.trim()}`, food: last.food };
      else if (together.outcome !== 'unknown') read[read.length - 1] = { ...together, entry: `${last.entry}, ${piece.trim()}` };
    } else read.push(...readingsOf(piece, language));
  }
  return read;
}

/** Whether a text is a food's name in some language, beside an amount. */
export function isNameAnywhere(text: string): boolean {
  const name = foldName(text.trim().replace(/^[\d.,/]+ ?(?:k?g |[mcd]?l )?(?:de )?/iu, ''));
  return findFood(name) !== null || lexicon().languagesOf.has(name);
}

const isOneThing = (entry: string): boolean => PAIRS.has(entry.normalize('NFKC').toLowerCase().trim()) || findFood(entry) !== null;

/** What each entry of the order holds as read, several foods in one entry apart. */
export function readingsByEntry(pantry: readonly string[]): Reading[][] {
  const split = pantry.map((entry) => (isOneThing(entry) ? null : splitEntry(dietsIn(eatersIn(entry).rest).rest, isNameAnywhere)));
  const language = languageOf(split.flatMap((pieces, at) => pieces ?? pantry[at] ?? []));
  return byNeighbours(pantry.map((entry, at) => {
    const pieces = split[at];
    if (pieces == null) return readingsOf(entry, language);
    const read = heedWarnings(pieces, language);
    return isLine(entry, read, language) ? read.slice(0, 1) : read;
  }));
}

/** Every entry of the order as read, several foods in one entry apart. */
export const readings = (pantry: readonly string[]): Reading[] => readingsByEntry(pantry).flat();

/** Reads the order's pantry. Pure. */
export function readPantry(order: Order): ReadPantry {
  const all = readings(order.pantry);
  const notices: Notice[] = [];
  const foods = new Map<string, PantryFood>();
  const unwanted = all.flatMap((reading) => (reading.outcome === 'unwanted' ? [reading.food.id] : []));
  const eaters = [...new Set([...order.eaters, ...eatersOf([...order.pantry, order.wish])])];
  const written = dietsOf(order.pantry, order.wish);
  const diets = [...new Set([...order.diets, ...written.diets])];
  const allergies = [...new Set([...order.allergies, ...written.allergies])];
  const bars = { diets, allergies, avoid: [...order.avoid, ...unwanted], eaters };
  notices.push(...eaters.map((eater): Notice => ({ code: 'diet', sentence: EATER_NOTICES[eater] })));
  if (written.diets.length > 0) notices.push({ code: 'diet', sentence: `We keep it ${joinAnd(written.diets)}, as you wrote.` });
  if (written.allergies.length > 0) notices.push({ code: 'diet', sentence: `We keep out what has ${joinAnd(written.allergies, 'or')} in it, as you wrote.` });
  const barred: string[] = [];
  const notFood: { entry: string; reacts: string | null }[] = [];
  const unknown: string[] = [];
  let unsafe = 0;
  for (const reading of all) {
    switch (reading.outcome) {
      case 'food': {
        const { grams, entry, corrected } = reading;
        // Of "butter or oil" a vegan has the oil.
        const food = reading.or !== undefined && forbids(reading.food, bars) !== null && forbids(reading.or, bars) === null ? reading.or : reading.food;
        const bar = forbids(food, bars);
        if (corrected !== null) notices.push({ code: 'corrected', sentence: `We read ${quoted(entry)} as ${food.singular}.` });
        if (bar !== null) {
          barred.push(food.id);
          notices.push({ code: 'diet', sentence: bar.rule === 'without it' ? `We left out ${food.plural}, as you asked.` : `We left out ${food.plural}: ${notFitting(food, bar)}.${ofEater(bar.rule) ? '' : instead(food, bars)}` });
          break;
        }
        const doubts = labelDecides(food, bars);
        if (doubts.length > 0) notices.push({ code: 'diet', sentence: `Check the label of the ${food.counted ? food.plural : food.singular}: it may list ${joinAnd(doubts, 'or')}.` });
        const known = foods.get(food.id);
        if (known === undefined) foods.set(food.id, { food, grams, entry });
        else if (known.grams !== null && grams !== null) foods.set(food.id, { ...known, grams: known.grams + grams });
        break;
      }
      case 'unwanted':
        notices.push({ code: 'unwanted', sentence: `We keep ${reading.food.plural} out, as you asked.` });
        break;
      case 'not-food':
        notFood.push(reading);
        break;
      case 'unsafe':
        unsafe += 1;
        notices.push({ code: 'unsafe', sentence: `We left out ${reading.name}. ${reading.why} Instead, take ${reading.instead}.` });
        break;
      case 'spoiled':
        unsafe += 1;
        notices.push({ code: 'spoiled', sentence: `We left out ${quoted(reading.entry)}: food in that state is not safe. Throw it away rather than taste it.` });
        break;
      case 'unknown':
        unknown.push(reading.entry);
    }
  }
  if (notFood.length > 0) notices.push({ code: 'not-food', sentence: `${joinAnd(notFood.map(({ entry }) => quoted(entry)))} ${notFood.length > 1 ? 'are' : 'is'} not food, so we left ${notFood.length > 1 ? 'them' : 'it'} out. Keep ${notFood.length > 1 ? 'them' : 'it'} away from anything you eat.` });
  if (unknown.length > 0) notices.push({ code: 'not-understood', sentence: `We do not know ${joinAnd(unknown.map(quoted))}, so we left ${unknown.length > 1 ? 'them' : 'it'} out.` });
  return { foods: [...foods.values()], notices, unwanted, diets, allergies, eaters, refusal: refusalOf([...foods.values()], notFood, unsafe, barred) };
}

function refusalOf(foods: readonly PantryFood[], notFood: readonly { reacts: string | null }[], unsafe: number, barred: readonly string[]): ReadPantry['refusal'] {
  const reacting = [...notFood.flatMap(({ reacts }) => reacts ?? []), ...(foods.some(({ food }) => food.kind === 'vinegar' || food.kind === 'citrus') ? ['acid'] : []), ...(foods.some(({ food }) => food.contains.has('alcohol')) ? ['alcohol'] : [])];
  const mix = REACTIONS.find(([one, other]) => (one === other ? reacting.filter((what) => what === one).length > 1 : reacting.includes(one) && reacting.includes(other)));
  if (mix !== undefined && notFood.length > 0) return { code: 'dangerous-mix', sentence: 'Some of those things give off poisonous gas when they meet. Keep them apart, open a window, and list only food.' };
  if (notFood.length > 0 && foods.length < 2) return { code: 'not-food', sentence: 'Some of that is not food, and what is left is not enough for a recipe. List at least two foods.' };
  if (foods.length > 0) return null;
  if (unsafe > 0) return { code: 'unsafe-food', sentence: 'We cannot make that into something safe to eat. List other foods, and when in doubt, throw it out.' };
  if (barred.length > 0) return { code: 'nothing-fits-diet', sentence: 'Nothing in the list fits the diet or allergies you set. Add something that does, or change them under Options.' };
  return { code: 'nothing-to-cook', sentence: 'We found no food that we know in the list. Try plain names, like “eggs”, “spinach” or “rice”.' };
}

/** The names that may stand in a prompt: canonical names of foods that were understood and may be used, and nothing else. */
export function namesForPrompt(order: Order): string[] {
  return readPantry(order).foods.map(({ food }) => food.singular);
}
