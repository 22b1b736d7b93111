/** The shopping list: what recipes need, added up by food and ordered as one walks through the shop. Pure; lists are never changed in place. */
import { cleanText } from '../../pantry/clean-text.ts';
import { AISLES, type Aisle, type Food } from '../../pantry/food.ts';
import { lexicon } from '../../pantry/lexicon.ts';
import { readEntry } from '../../pantry/read-entry.ts';
import { isStaple } from '../../pantry/staples.ts';
import { splitEntry } from '../../pantry/split-entry.ts';
import { foldName, pluralOf, singularOf } from '../../pantry/words.ts';
import type { Recipe } from '../recipe.ts';
import { addNeed, amountsOf } from './shopping-amounts.ts';
import { type Need, type Wanted, wantedOf, wantedsOf } from './shopping-line.ts';

export interface ShoppingItem {
  id: string;
  /** The lexicon's food, or null for anything else. */
  food: string | null;
  /** What stands beside the amounts: "onions". */
  text: string;
  /** The amounts to buy, added up: "3" or "2 cans"; empty where no recipe gives one. */
  amounts: readonly string[];
  aisle: Aisle | 'other';
  /** Titles of the recipes it is for; empty for what was written by hand. */
  for: readonly string[];
  ticked: boolean;
  /** The same amounts as figures, so that the next recipe can be added. */
  needs: readonly Need[];
}
export type ShoppingList = readonly ShoppingItem[];

/** Most items on a list, characters of one, and titles under one. */
const MOST = { items: 300, text: 120, titles: 20, needs: 40 };

const foodOf = (id: string | null): Food | null => (id === null ? null : lexicon().foods.get(id) ?? null);

/** What to print beside the amounts: cans of "chickpeas", 2 "onions", 300 g "spinach". */
function textOf(food: Food, needs: readonly Need[]): string {
  const { many } = amountsOf(needs, food);
  const name = many ? food.plural : food.singular;
  return needs.some(({ unit }) => unit === 'can') ? name.replace(/^canned /, '') : name;
}

/** What the lexicon does not know keeps the words it came with, in the plural where there are several. */
const plainText = ({ text, needs }: ShoppingItem): string => (needs.some(({ unit, amount }) => unit === '' && amount > 1) && singularOf(text) === text ? pluralOf(text) : text);

/** An item with its words made new from its figures. */
function worded(item: ShoppingItem): ShoppingItem {
  const food = foodOf(item.food);
  return { ...item, amounts: amountsOf(item.needs, food).texts, text: food === null ? plainText(item) : textOf(food, item.needs) };
}

const keyOf = ({ food, name }: Wanted): string => (food === null ? `other:${singularOf(foldName(name))}` : `food:${food.id}`);

/** Whether an item holds what the same line of the same recipe asks for. */
const covers = ({ needs, for: titles }: ShoppingItem, need: Need | null, asking: readonly string[]): boolean => (need === null ? asking.some((title) => titles.includes(title)) : needs.some(({ from, unit, amount }) => from !== undefined && from === need.from && unit === need.unit && amount >= need.amount));

/** Adds one thing: to the item of the same food that is not ticked yet, or as an item of its own. */
function addWanted(list: ShoppingList, wanted: Wanted, title: string | null): ShoppingList {
  const key = keyOf(wanted);
  const titles = title === null || title === '' ? [] : [title.slice(0, 200)];
  const known = list.filter(({ id }) => id === key || id.startsWith(`${key}#`));
  // What a recipe asked for is in the basket already: asking again buys no more of it.
  if (known.some((item) => item.ticked && covers(item, wanted.need, titles))) return list;
  const open = known.find(({ ticked }) => !ticked);
  if (open !== undefined) {
    const needs = addNeed(open.needs, wanted.need);
    return list.map((item) => (item === open ? worded({ ...open, needs, for: [...new Set([...open.for, ...titles])].slice(0, MOST.titles) }) : item));
  }
  const text = wanted.food?.singular ?? wanted.name.slice(0, MOST.text);
  if (list.length >= MOST.items || text === '' || key === 'other:') return list;
  // What is ticked is in the basket: more of it is a new line.
  const taken = new Set(list.map(({ id }) => id));
  let id = key;
  for (let more = 2; taken.has(id); more++) id = `${key}#${more}`;
  return [...list, worded({ id, food: wanted.food?.id ?? null, text, amounts: [], aisle: wanted.food?.aisle ?? 'other', for: titles, ticked: false, needs: wanted.need === null ? [] : [wanted.need] })];
}

/** Tells recipes of one title apart by what goes into them; the same for any number of servings. */
function markOf({ ingredients }: Recipe): string {
  let mark = 0;
  const foods = [...new Set(ingredients.flatMap(({ food }) => foodOf(food) ?? []))].filter((food) => !isStaple(food));
  for (const { id } of foods) for (const letter of `${id};`) mark = (Math.imul(mark, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return mark.toString(36);
}

/**
 * Adds ingredient lines of a recipe to a list; the same food of several recipes becomes one item. The same line of the same recipe counts once, however often it is added.
 * @param wantedLines indexes into `recipe.ingredients`; what is not there is passed over
 * @param title the recipe the shopping is for, as shown under each item
 */
export function addToList(list: ShoppingList, recipe: Recipe, wantedLines: readonly number[], title: string): ShoppingList {
  const mark = markOf(recipe);
  const wanted = wantedLines.flatMap((at) => wantedsOf(recipe.ingredients[at]?.text ?? '').map((one) => (one.need === null ? one : { ...one, need: { ...one.need, from: `${at} ${mark} ${title}`.slice(0, MOST.text) } })));
  return wanted.reduce((so, one) => addWanted(so, one, title), list);
}

/** Adds what a person typed: one thing, or several apart by commas or lines. */
export function addByHand(list: ShoppingList, text: string): ShoppingList {
  return splitEntry(text.slice(0, 4000).replace(/\b(?:zest|juice) and (juice|zest) of\b/gi, '$1 of')).map((entry) => cleanText(entry).slice(0, MOST.text)).filter((entry) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(entry)).reduce((so, entry) => addWanted(so, named(wantedOf(entry), entry), null), list);
}

/** What was typed is never lost: without a name in it, it stands as it is. */
const named = (wanted: Wanted, entry: string): Wanted => (wanted.food === null && foldName(wanted.name) === '' ? { food: null, name: entry, need: null } : wanted);

/** Ticks an item, or takes the tick away. */
export const tick = (list: ShoppingList, id: string): ShoppingList => list.map((item) => (item.id === id ? { ...item, ticked: !item.ticked } : item));

/** Takes the ticked items off; `foods` are the names of those that belong in the pantry. */
export function clearTicked(list: ShoppingList): { list: ShoppingList; foods: string[] } {
  const names = list.filter(({ ticked }) => ticked).flatMap(({ food, text }) => {
    if (food !== null) return [foodOf(food)?.singular ?? text];
    const { outcome } = readEntry(text);
    return outcome === 'unknown' ? [text] : [];
  });
  return { list: list.filter(({ ticked }) => !ticked), foods: [...new Set(names)] };
}

/** The items by aisle, in the order of a walk through the shop; what has no aisle comes last. */
export function byAisle(list: ShoppingList): { aisle: Aisle | 'other'; items: ShoppingItem[] }[] {
  return ([...AISLES, 'other'] as const)
    .map((aisle) => ({ aisle, items: list.filter((item) => item.aisle === aisle).toSorted((a, b) => a.text.localeCompare(b.text, 'en')) }))
    .filter(({ items }) => items.length > 0);
}

/** "3 onions", "2 cans chickpeas", "salmon: 2 fillets, and 200 g". */
export function itemText({ amounts, text }: ShoppingItem): string {
  return amounts.length > 1 ? `${text}: ${amounts.slice(0, -1).join(', ')}, and ${amounts.at(-1) ?? ''}` : [...amounts, text].join(' ');
}

/** The list as text to copy or send: aisles, then "[ ] 3 onions". */
export function shoppingText(list: ShoppingList): string {
  return byAisle(list).map(({ aisle, items }) => `${aisle.charAt(0).toUpperCase()}${aisle.slice(1)}\n${items.map((item) => `[${item.ticked ? 'x' : ' '}] ${itemText(item)}\n`).join('')}`).join('\n');
}

const textIn = (value: unknown, most: number): string => (typeof value === 'string' ? cleanText(value).slice(0, most) : '');
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? value as Record<string, unknown> : {});

function readNeed(value: unknown): Need[] {
  const { unit, amount, from } = fieldsOf(value);
  return typeof unit === 'string' && /^[a-z ]{0,20}$/.test(unit) && typeof amount === 'number' && amount > 0 && amount < 1e7 ? [{ unit, amount, ...(typeof from === 'string' ? { from: textIn(from, MOST.text) } : {}) }] : [];
}

/** Reads a stored list; what is not an item is left out, what is beyond the limits cut. Never throws. */
export function readShoppingList(value: unknown): ShoppingList {
  const seen = new Set<string>();
  return listIn(value).flatMap((entry): ShoppingItem[] => {
    const fields = fieldsOf(entry);
    const [id, text] = [textIn(fields.id, 200), textIn(fields.text, MOST.text)];
    if (id === '' || text === '' || seen.has(id) || seen.size >= MOST.items) return [];
    seen.add(id);
    const food = foodOf(textIn(fields.food, 80));
    const needs = listIn(fields.needs).slice(0, MOST.needs).flatMap(readNeed);
    const titles = listIn(fields.for).slice(0, MOST.titles).map((title) => textIn(title, 200)).filter(Boolean);
    return [worded({ id, food: food?.id ?? null, text, amounts: [], aisle: food?.aisle ?? 'other', for: titles, ticked: fields.ticked === true, needs })];
  });
}
