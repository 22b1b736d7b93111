/** M3: how much of what the cook has is used, and whether the right things are left out. M4: what must be bought. */
import { EITHER } from '../../kitchen/data/cooks-words.ts';
import type { Food } from '../../kitchen/pantry/food.ts';
import type { KindName } from '../../kitchen/pantry/kinds.ts';
import { findFood } from '../../kitchen/pantry/lexicon.ts';
import { readings } from '../../kitchen/pantry/read-pantry.ts';
import { foldName } from '../../kitchen/pantry/words.ts';
import type { PantryCase } from '../sets/pantries.ts';
import type { Dish } from './dish.ts';
import { related } from './mentions.ts';

/** The foods behind entries of the case, read as the kitchen reads them. */
export const foodsOf = (entries: readonly string[]): Food[] => readings(entries).flatMap((reading) => (reading.outcome === 'food' ? [reading.food] : []));

const inDish = (food: Food, { listed }: Dish): boolean => listed.some((line) => line.food !== null && related(line.food, food));

export interface Coverage {
  used: number;
  of: number;
  coreLeft: readonly Food[];
  core: number;
  strayUsed: readonly Food[];
  stray: number;
  /** Foods left out that no notice names. */
  untold: readonly Food[];
  left: number;
}

export function coverage(row: PantryCase, dish: Dish): Coverage {
  const stray = foodsOf(row.stray);
  const belonging = foodsOf(row.entries.filter((entry) => !row.stray.includes(entry)));
  const core = foodsOf(row.core);
  // "Cumin" may be ground or whole: the dish takes the one it wants.
  const other = new Map(row.entries.map((entry) => [findFood(entry)?.id, EITHER.get(foldName(entry))]));
  const left = foodsOf(row.entries).filter((food) => !inDish(food, dish) && !dish.listed.some((line) => line.food !== null && line.food.id === other.get(food.id)));
  const told = dish.answer.notices.map(({ sentence }) => sentence.toLowerCase()).join(' ');
  return {
    used: belonging.filter((food) => inDish(food, dish)).length,
    of: belonging.length,
    coreLeft: core.filter((food) => !inDish(food, dish)),
    core: core.length,
    strayUsed: stray.filter((food) => dish.listed.some((line) => line.food?.id === food.id)),
    stray: stray.length,
    untold: left.filter((food) => !told.includes(food.singular.toLowerCase()) && !told.includes(food.plural.toLowerCase())),
    left: left.length,
  };
}

const isFree = (food: Food): boolean => food.kind === 'salt' || food.kind === 'water' || /^(?:black pepper|pepper|white pepper)$/.test(food.id) || food.kind === 'oil';
const PANTRY: readonly KindName[] = ['sugar', 'flour', 'vinegar', 'leavening', 'starch', 'vanilla', 'dried herb', 'spice', 'spice blend', 'stock', 'mustard'];
const isPantry = (food: Food): boolean => PANTRY.includes(food.kind) || /soy sauce|tamari|dried red chili|red pepper flakes/.test(food.id);

/** What the list says of a line that the dish can do without (decision 0053); of stock that water can be it asks for nothing. */
const [OPTIONAL, OR_WATER] = [/\((?:optional|if you have (?:it|them))\)$/, /\(or water\)$/];

/** Foods beyond the cook's and the free ones that a dish needs, those among them that no usual pantry holds, and those that it can do without. */
export function extrasOf({ listed, onHand }: Dish): { all: Food[]; beyondPantry: Food[]; optional: Food[] } {
  const linesOf = (isSpared: boolean): Food[] => [...new Set(listed.flatMap(({ text, food }) => (OPTIONAL.test(text) === isSpared && !OR_WATER.test(text) ? (food ?? []) : [])))];
  const beyond = (foods: readonly Food[]): Food[] => foods.filter((food) => !isFree(food) && !onHand.some((have) => related(have, food)));
  const all = beyond(linesOf(false));
  return { all, beyondPantry: all.filter((food) => !isPantry(food)), optional: beyond(linesOf(true)) };
}
