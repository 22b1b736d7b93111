/** What cook mode shows beside a step: its timers and the ingredient lines it uses. */
import type { Food } from '../pantry/food.ts';
import { isA } from '../pantry/lexicon.ts';
import { singularOf } from '../pantry/words.ts';
import { foodsIn } from './foods-in.ts';
import { foodById, partsOf } from './line-parts.ts';
import { foodAfter } from './food-after.ts';
import { measuresIn, type Range } from './measures-in.ts';
import type { IngredientLine, Recipe } from './recipe.ts';

export interface Timer {
  minutes: Range;
  /** Where the time stands in the step. */
  start: number;
  end: number;
  /** Two to five words of the sentence: "Simmer the sauce". */
  label: string;
}

/** Times that are no waiting at the stove: "the last 2 minutes", "keeps for 3 hours", "within 1 hour". */
const NO_TIMER_BEFORE = /\b(?:last|final|first|within|up to|every|another|before the|than|after the first)\s+(?:about\s+)?$|\b(?:every|keeps?|keep|lasts?) (?:for )?(?:about |up to )?$/i;
const NO_TIMER_AFTER = /^\s*(?:before|ahead|earlier|later|old|in advance|a side\b(?=[^.]*\bper\b)|in the fridge(?= at most))/i;
const VERB = String.raw`bake|roast|simmer|boil|cook|fry|saut[eé]|steam|grill|broil|brown|toast|poach|braise|stew|rest|chill|marinate|soak|cool|rise|prove|proof|knead|whisk|beat|mix|stir|soften|sweat|sear|bubble|reduce|stand|sit|freeze|refrigerate|melt|blanch|heat|warm|microwave|sizzle|toss|turn|wait|leave|set aside|infuse|steep|drain|crisp|caramelize|blend|whizz|press|char|puff|settle|work|fold`;
/** A verb where an order begins: at the head of a clause, after "and", "then" or "let it". */
const ORDER = new RegExp(String.raw`(?:^|[.;:,]\s*|\b(?:and|then|to|or|let (?:it|them|everything|the [\p{L} ]{2,30}?)|gently|slowly|briefly)\s+)(${VERB}|cream)\b`, 'giu');
const ANY_VERB = new RegExp(String.raw`(?<!\b(?:an?|the|of|with|in|some)\s)\b(${VERB})\b(?!\s+(?:sugar|rice|bread|bits|lentils|place|water|plate))`, 'gi');
const STOP = /\s*\b(?:for|about|until|over|on|in|at|gently|with|under|around|another|without|by|from|now|as|into|to|and|up|very|again|more|most|together|then|every|of)\b.*$/i;

/**
 * Every time in a step that a cook would set a timer for, in the order of the text.
 * @returns minutes as a range; a half minute is 0.5
 */
export function timersIn(step: string): Timer[] {
  return measuresIn(step).flatMap((found) => {
    if (found.kind !== 'duration') return [];
    const before = step.slice(0, found.start);
    if (NO_TIMER_BEFORE.test(before) && !/\banother\s+(?:about\s+)?$/i.test(before)) return [];
    // "bake for 12 minutes, turning after 6": one clock is enough.
    if (/\bafter\s+(?:about\s+)?$/i.test(before) && /\d[^.]*\b(?:minutes?|hours?|mins?)\b[^.]*$/i.test(before)) return [];
    if (NO_TIMER_AFTER.test(step.slice(found.end))) return [];
    return [{ minutes: found.minutes, start: found.start, end: found.end, label: labelFor(before, step.slice(found.end)) }];
  });
}

/** What is done while the clock runs: the last order before the time, with what it is done to. */
function labelFor(before: string, after: string): string {
  const sentence = before.split(/(?<=[.!?;])\s+/).at(-1) ?? '';
  const order = [...sentence.matchAll(ORDER)].at(-1) ?? [...sentence.matchAll(ANY_VERB)].at(-1);
  if (order === undefined) {
    const next = /^\s*(?:of\s+)?(\p{L}+ing)\b/u.exec(after)?.[1] ?? 'wait';
    return capital(next);
  }
  const verb = order[1] ?? '';
  const from = order.index + order[0].length - verb.length;
  if (/^(?:wait|turn|cool|stand|sit|rise|set aside)$/i.test(verb) && !/^\s+the\b/i.test(sentence.slice(from + verb.length))) return capital(verb);
  const words = sentence.slice(from).replace(/\s*[,:(\d¼½¾⅓⅔].*$/, '').replace(STOP, '').trim().split(/\s+/).filter(Boolean).slice(0, 5);
  if (words.length > 1) return capital(words.join(' ').replace(/\s+(?:the|a|an|it|them)$/i, ''));
  return capital(`${verb} ${objectIn(sentence.slice(0, from))}`.trim());
}

/** "the carrots": the food named last before a lone verb. */
function objectIn(text: string): string {
  const starts = [...text.matchAll(/\bthe\s+(?=\p{L})/gu)].map((match) => match.index + match[0].length).toReversed();
  for (const start of starts) {
    const named = foodAfter(text, start);
    const made = /^(?:meatballs|patties|skewers|dumplings|sauce|glaze|dough|filling|vegetables|pasta)\b/i.exec(text.slice(start));
    if (made !== null) return `the ${made[0]}`;
    if (named !== null && !THINGS.test(text.slice(start, named.end)) && named.end - start < 32) return `the ${text.slice(start, named.end)}`;
  }
  return '';
}
const THINGS = /\b(?:pan|pot|oven|heat|tin|tray|dish|lid|bowl|tray|boil|edges?|top|side|bottom|rest|stove|salt|pepper|oil|butter|water|fat|board|fridge|moment|underside|surface)\b/i;
const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

const EVERYTHING = /\b(?:add|put|mix|combine|blend|toss|stir|whisk|place|tip) everything\b|\ball (?:of )?(?:the )?(?:remaining )?ingredients\b|\bthe rest of the ingredients\b/i;

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
  return steps.map((_, at) => ingredients.filter((_line, index) => found[index]?.[at] === true || EVERYTHING.test(steps[at] ?? '')));
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
  [/\b(?:dry ingredients)\b/i, ({ kind }) => ['flour', 'leavening', 'salt', 'sugar', 'starch', 'spice'].includes(kind)],
  [/\bwet ingredients\b/i, ({ kind }) => ['egg', 'milk', 'yogurt', 'oil', 'vanilla'].includes(kind)],
];

/** An unknown food is used where one of the last words of its name stands: "zhug" in "Stir in the zhug". */
function namesWord(text: string, line: IngredientLine, most: number): boolean {
  const words = (partsOf(line.text).name.match(/\p{L}{3,}/gu) ?? []).map((word) => singularOf(word.toLowerCase())).filter((word) => !DESCRIBING.has(word)).toReversed();
  return words.slice(0, most).some((word) => new RegExp(String.raw`\b${word}`, 'iu').test(text));
}
const DESCRIBING: ReadonlySet<string> = new Set(['fresh', 'large', 'small', 'medium', 'ground', 'dried', 'black', 'pepper', 'white', 'red', 'green', 'hot', 'sweet', 'whole', 'baking', 'and', 'the', 'for', 'with', 'taste', 'serving', 'good', 'quality', 'extra']);
