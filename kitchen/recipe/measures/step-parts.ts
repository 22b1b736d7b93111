/** The ingredient lines that a step uses, which cook mode shows beside it. */
import type { Food } from '../../pantry/food.ts';
import { isA } from '../../pantry/lexicon.ts';
import { singularOf } from '../../pantry/words.ts';
import { foodsIn } from '../foods-in.ts';
import { foodById, partsOf } from './line-parts.ts';
import type { IngredientLine, Recipe } from '../recipe.ts';

const EVERYTHING = /\b(?:add|put|mix|combine|blend|toss|stir|whisk|place|tip|chop|dice|slice|layer|beat|pulse|blitz|process|simmer|boil|whizz|shake|mash) everything\b(?! else)|\ball (?:of )?(?:the )?ingredients\b/i;
const THE_REST = /\beverything else\b|\b(?:remaining|rest of the|other) ingredients\b/i;

const memory = new WeakMap<Recipe, readonly (readonly IngredientLine[])[]>();

/**
 * The ingredient lines a step uses, in the order of the list.
 * @param step its place in `recipe.steps`, from 0; none there, no lines
 */
export function linesOfStep(recipe: Recipe, step: number): readonly IngredientLine[] {
  let lines = memory.get(recipe);
  if (lines === undefined) memory.set(recipe, lines = linesOfSteps(recipe));
  return lines[step] ?? [];
}

function linesOfSteps({ steps, ingredients }: Recipe): IngredientLine[][] {
  const named = steps.map((text) => foodsIn(text));
  // A line that no step names outright is looked for by any word of its name.
  const found = ingredients.map((line) => {
    const outright = steps.map((text, at) => namesFood(text, named[at] ?? [], line));
    if (outright.some(Boolean)) return outright;
    const loosely = steps.map((text) => inGroup(text, line) || namesWord(text, line, 1));
    return loosely.some(Boolean) ? loosely : steps.map((text) => namesWord(text, line, 9));
  });
  const rest = steps.findIndex((text) => THE_REST.test(text));
  const isRest = (index: number): boolean => found[index]?.slice(0, rest).includes(true) !== true;
  return steps.map((text, at) => ingredients.filter((_, index) => found[index]?.[at] === true || EVERYTHING.test(text) || (at === rest && isRest(index))));
}

function namesFood(text: string, named: readonly Food[], line: IngredientLine): boolean {
  const food = foodById(line.food);
  if (food === null) return namesWord(text, line, 1);
  if (food.id === 'black pepper' && /(?<!(?:bell|chil[ei]|chilli|red|sweet|cayenne|green|yellow) )\bpepper\b/i.test(text)) return true;
  return named.some((other) => isA(other, food.id) || (isA(food, other.id) && other.id !== 'pepper'));
}

/** "the vegetables", "the herbs", "season": a group that the food is one of. */
function inGroup(text: string, line: IngredientLine): boolean {
  const food = foodById(line.food);
  return food !== null && GROUPS.some(([words, of]) => words.test(text) && of(food));
}

const GROUPS: readonly (readonly [words: RegExp, of: (food: Food) => boolean])[] = [
  [/\b(?:vegetables?|veg|veggies)\b/i, ({ aisle, kind }) => aisle === 'produce' || kind === 'peas and corn'],
  [/\b(?:herbs?|greens)\b/i, ({ kind }) => ['tender herb', 'woody herb', 'dried herb', 'leafy green', 'salad leaf'].includes(kind)],
  [/\b(?:spices?|seasonings?|aromatics)\b/i, ({ kind }) => ['spice', 'spice blend', 'dried herb', 'salt', 'garlic', 'ginger', 'chili'].includes(kind)],
  [/\b(?:season(?:ed|ing)?)\b/i, ({ id, kind }) => kind === 'salt' || id === 'black pepper'],
  [/\b(?:meat|meats)\b/i, ({ aisle }) => aisle === 'meat'],
  [/\bfish\b/i, ({ aisle }) => aisle === 'fish'],
  [/\bcheeses?\b/i, ({ kind }) => kind.endsWith('cheese')],
  [/\b(?:fruits?|berries)\b/i, ({ kind }) => kind.includes('fruit') || kind === 'berry' || kind === 'citrus'],
  [/\b(?:nuts?|seeds?)\b/i, ({ kind }) => ['nut', 'peanut', 'seed'].includes(kind)],
  [/\b(?:stock|broth|liquid)\b/i, ({ kind }) => kind === 'stock' || kind === 'water'],
  [/\b(?:fat|grease)\b/i, ({ kind }) => ['oil', 'butter', 'animal fat'].includes(kind)],
  [/\bdry ingredients\b|\bthe dry(?=[,.]|\s+(?:and|separately|into|to|with)\b)/i, ({ kind }) => ['flour', 'leavening', 'salt', 'sugar', 'starch', 'spice'].includes(kind)],
  [/\bwet ingredients\b|\bthe wet(?=[,.]|\s+(?:and|separately|into|to|with)\b)/i, ({ kind }) => ['egg', 'milk', 'yogurt', 'oil', 'vanilla'].includes(kind)],
];

/** An unknown food is used where one of the last words of its name stands: "zhug" in "Stir in the zhug". */
function namesWord(text: string, line: IngredientLine, most: number): boolean {
  const words = (partsOf(line.text).name.match(/\p{L}{3,}/gu) ?? []).map((word) => singularOf(word.toLowerCase())).filter((word) => !DESCRIBING.has(word)).toReversed();
  return words.slice(0, most).some((word) => new RegExp(String.raw`\b${word}`, 'iu').test(text));
}
const DESCRIBING: ReadonlySet<string> = new Set(['fresh', 'large', 'small', 'medium', 'ground', 'dried', 'black', 'pepper', 'white', 'red', 'green', 'hot', 'sweet', 'whole', 'baking', 'and', 'the', 'for', 'with', 'taste', 'serving', 'good', 'quality', 'extra']);
