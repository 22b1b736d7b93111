/** "I don't have ...": what takes a food's place in this recipe, the recipe without it, or an honest no. */
import { apart, forbids } from '../../pantry/diets.ts';
import type { Food } from '../../pantry/food.ts';
import type { KindName } from '../../pantry/kinds.ts';
import { findFood, foodNamed, isA } from '../../pantry/lexicon.ts';
import { coreRefusal } from './core.ts';
import { leaveOutSentence } from './leave-out.ts';
import type { Role, Swap } from '../../pantry/substitutes/swap.ts';
import { swapsFor } from '../../pantry/substitutes/swaps-for.ts';
import { joinAnd } from '../../pantry/words.ts';
import { type Bars, DIETS } from '../../order.ts';
import { check } from '../check.ts';
import { untold, type IngredientLine, type Recipe } from '../recipe.ts';
import { mentionsOf } from './substitute-mentions.ts';
import { sound } from './substitute-proof.ts';
import { foodsOf, rolesOf } from './substitute-role.ts';
import { swapped } from './substitute-swapped.ts';
import { without } from './substitute-without.ts';
import type { LeaveOut, Substitution, SwapOption } from './substitution.ts';

export type { LeaveOut, Substitution, SwapOption } from './substitution.ts';

/** More choices than this help nobody at the stove. */
const MOST_OPTIONS = 4;
/** With fewer of a food's own than this, what goes for its kind at large is offered too. */
const FEW_OPTIONS = 2;

/** "milk 0.94 + lemon juice 0.06" as foods with grams for each gram. */
export const partsOfSwap = (use: string): { food: Food; ratio: number }[] => use.split(' + ').map((part) => {
  const at = part.lastIndexOf(' ');
  return { food: foodNamed(part.slice(0, at)), ratio: Number(part.slice(at + 1)) };
});

const has = (onHand: readonly Food[], food: Food): boolean => food.kind === 'water' || onHand.some((have) => isA(have, food.id));

/** What was asked for, and the diets that the recipe keeps by its own words: wheat flour does not save a gluten-free cake. */
function wishesFor(recipe: Recipe, order: Bars = { diets: [], allergies: [], avoid: [] }): Bars {
  const words = [recipe.title, ...recipe.ingredients.map(({ text }) => text)].join('\n').toLowerCase().replaceAll('gluten free', 'gluten-free').replaceAll('dairy free', 'dairy-free');
  const kept = DIETS.filter((diet) => words.includes(diet) && foodsOf(recipe).every(({ food }) => forbids(food, { diets: [diet], allergies: [], avoid: [] }) === null));
  return { ...order, diets: [...new Set([...order.diets, ...kept])] };
}

/** Whether the cook's wishes, or a food that stays in the recipe, keep this one out. */
function barred(food: Food, recipe: Recipe, lines: ReadonlySet<number>, order: Bars): boolean {
  return forbids(food, order) !== null || foodsOf(recipe).some((other) => !lines.has(other.line) && (apart(food, other.food, order.diets) || apart(other.food, food, order.diets)));
}

/**
 * What to do when the food of one ingredient line is missing.
 * @param line position in `recipe.ingredients`; other lines of the same food go with it
 * @param order what no replacement may break
 * @param onHand the cook's foods: replacements made of them come first
 */
export function substitute(recipe: Recipe, line: number, order?: Bars, onHand: readonly Food[] = []): Substitution {
  const missing = recipe.ingredients[line];
  if (missing === undefined) return { outcome: 'needed', sentence: 'There is no such ingredient in this recipe.' };
  const wishes = wishesFor(recipe, order);
  const food = missing.food === null ? null : findFood(missing.food);
  const lines = new Set(recipe.ingredients.flatMap((one, index) => (index === line || (food !== null && one.food === food.id) ? [index] : [])));
  const omitted = leaveOut(recipe, lines, missing, food, wishes);
  if (food === null) return omitted === null ? { outcome: 'needed', sentence: `We do not know "${nameIn(missing)}" well enough to say what could take its place.` } : { outcome: 'leave-out', ...omitted };
  const roles = rolesOf(recipe, lines, food);
  const core = coreRefusal(recipe, food, roles, missing.text);
  const { near, far } = swapsFor(food, roles);
  // Where the food is the dish, only its nearest kin will do, and only if it is there.
  const usable = ({ use }: Swap): boolean => {
    const parts = partsOfSwap(use);
    return parts[0]?.food !== food && !parts.some((part) => barred(part.food, recipe, lines, wishes)) && (core === null || (parts.slice(0, 1).every((part) => isKin(part.food, food)) && (core.kin || parts.every((part) => onHand.includes(part.food)))));
  };
  const made = (swaps: readonly Swap[]): SwapOption[] => swaps.filter(usable).flatMap((swap) => optionOf(recipe, lines, food, swap, wishes, onHand));
  const known = made(near);
  const options = [...known, ...(known.length < FEW_OPTIONS ? made(far) : [])].toSorted((a, b) => Number(owned(b)) - Number(owned(a))).slice(0, MOST_OPTIONS);
  if (options.length > 0) return { outcome: 'swap', options, leaveOut: core === null ? omitted : null };
  if (core === null && omitted !== null) return { outcome: 'leave-out', ...omitted };
  return { outcome: 'needed', sentence: core?.sentence ?? needed(food) };
}

/** What becomes of a dish without what makes it rise, set or hold. */
const WITHOUT: Partial<Record<KindName, string>> = {
  'leavening': 'it stays flat and dense', 'gelatin': 'it does not set', 'egg': 'it does not hold together', 'flour': 'there is nothing to hold it together', 'starch': 'it stays thin', 'breadcrumbs': 'it does not hold together',
  'milk': 'it is too dry', 'stock': 'it is too dry', 'sugar': 'it is neither sweet nor tender', 'butter': 'it is dry and tough', 'oil': 'it is dry and sticks',
};
const needed = (food: Food): string => `Nothing we know of does what the ${food.counted ? food.plural : food.singular} ${food.counted ? 'do' : 'does'} here: without ${food.counted ? 'them' : 'it'} ${WITHOUT[food.kind] ?? 'too little of the dish is left'}. Another dish is better today.`;
/** Water is always there, and seldom the best that is. */
const owned = ({ onHand, food }: SwapOption): boolean => onHand && food !== 'water';
const isKin = (food: Food, missing: Food): boolean => food.kind === missing.kind || isA(food, missing.id) || isA(missing, food.id);
const nameIn = ({ text }: IngredientLine): string => text.replace(/\(.*?\)|,.*$/g, '').replace(/\s+/g, ' ').trim();

function optionOf(recipe: Recipe, lines: ReadonlySet<number>, food: Food, swap: Swap, order: Bars, onHand: readonly Food[]): SwapOption[] {
  const parts = partsOfSwap(swap.use);
  const main = parts[0]?.food;
  // A food that is in the recipe already cannot stand in for another without the two running together; fats and liquids may.
  if (main === undefined || foodsOf(recipe).some((other) => !lines.has(other.line) && other.food === main && !['oil', 'butter', 'water', 'stock', 'sugar'].includes(main.kind))) return [];
  if (eatenRaw(food, main, swap, rolesOf(recipe, lines, food))) return [];
  const made = swapped(recipe, lines, food, swap, parts);
  if (made === null) return [];
  const safe = withSafety(made.recipe, order);
  if (!sound(recipe, safe, lines, order)) return [];
  return [{ food: joinAnd(parts.map((part) => part.food.singular)), amount: made.amount, changes: swap.changes, onHand: parts.every((part) => has(onHand, part.food)), recipe: safe }];
}

/** Whether meat, fish or egg that must be cooked would take the place of what the dish uses as it is. */
const eatenRaw = (food: Food, main: Food, swap: Swap, roles: ReadonlySet<Role>): boolean => food.ready && !main.ready && swap.first === undefined && ['meat', 'fish'].includes(main.aisle) && main.kind !== 'meat substitute' && !['frying', 'simmered', 'baked'].some((role) => roles.has(role as Role));

/** The recipe with every safety sentence that it now lacks. */
function withSafety(changed: Recipe, order: Bars): Recipe {
  const recipe = untold(changed);
  const missing = check(recipe, [], order).safety;
  return missing.length === 0 ? recipe : { ...recipe, notes: [...recipe.notes, ...missing] };
}

function leaveOut(recipe: Recipe, lines: ReadonlySet<number>, missing: IngredientLine, food: Food | null, order: Bars): LeaveOut | null {
  const sentence = leaveOutSentence(recipe, food, food === null ? new Set() : rolesOf(recipe, lines, food));
  if (sentence === null) return null;
  const made = without(recipe, lines, missing);
  if (made === null || mentionsOf(recipe, lines, made.steps.join(' ')).length > 0) return null;
  const safe = withSafety(made, order);
  return sound(recipe, safe, lines, order) ? { sentence, recipe: safe } : null;
}
