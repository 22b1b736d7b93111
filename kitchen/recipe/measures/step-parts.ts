/** What cook mode shows beside a step: its timers and the ingredient lines it uses. */
import type { Food } from '../../pantry/food.ts';
import { isA } from '../../pantry/lexicon.ts';
import { singularOf } from '../../pantry/words.ts';
import { foodsIn } from '../foods-in.ts';
import { foodById, partsOf } from './line-parts.ts';
import { foodAfter } from './food-after.ts';
import { measuresIn, type Range } from './measures-in.ts';
import type { IngredientLine, Recipe } from '../recipe.ts';

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
const ORDER = new RegExp(String.raw`(?:^|[.;:,–—]\s*|\b(?:and|then|to|or|let(?: (?:it|them|everything|the [\p{L} ]{2,30}?))?|gently|slowly|briefly)\s+)(${VERB}|cream)\b`, 'giu');
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
    if (/\bafter\s+(?:about\s+)?$/i.test(before) && toldTime(before.slice(before.lastIndexOf('.') + 1))) return [];
    if (NO_TIMER_AFTER.test(step.slice(found.end)) && !/\bfor\s+(?:about\s+|at least\s+)?$/i.test(before)) return [];
    return [{ minutes: found.minutes, start: found.start, end: found.end, label: labelFor(before, step.slice(found.end)) }];
  });
}

/** Whether a figure and, after it, a unit of time stand in a text. */
function toldTime(text: string): boolean {
  const figure = text.search(/\d/);
  return figure >= 0 && /\b(?:minutes?|hours?|mins?)\b/i.test(text.slice(figure));
}

/** What is done while the clock runs: the last order before the time, with what it is done to. */
function labelFor(before: string, after: string): string {
  const sentences = before.split(/(?<=[.!?;])\s+/);
  const sentence = sentences.at(-1) ?? '';
  const order = [...sentence.matchAll(ORDER)].at(-1) ?? [...sentence.matchAll(ANY_VERB)].at(-1);
  if (order === undefined) {
    const next = /^\s*(?:of\s+)?(\p{L}+ing)\b/u.exec(after)?.[1];
    return capital(next ?? /^\p{L}+ (?:in )?the \p{L}+/u.exec(sentence)?.[0] ?? 'wait');
  }
  const verb = order[1] ?? '';
  const from = order.index + order[0].length - verb.length;
  if (/^(?:wait|cool|set aside)$/i.test(verb) && !/^\s+the\b/i.test(sentence.slice(from + verb.length))) return capital(verb);
  if (/^(?:stand|sit|rise|settle|prove|proof)$/i.test(verb)) return `Let ${verb.toLowerCase()}`;
  const words = sentence.slice(from).replace(/\s*(?:[,:(\d¼½¾⅓⅔]|\s[–—]\s).*$/, '').replace(STOP, '').trim().split(/\s+/).filter(Boolean).slice(0, 5);
  if (words.length > 1) return capital(words.join(' ').replace(/\s+(?:the|a|an|it|them)$/i, ''));
  const object = SCATTERED.test(sentence) && SPOKEN_OF.test(verb) ? '' : objectIn(sentence.slice(0, from), true, /^(?:simmer|bake|roast|boil)$/i.test(verb));
  const earlier = object === '' && (SPOKEN_OF.test(verb) || /\b(?:it|them)\s+rest$/i.test(order[0])) ? sentences.slice(0, -1).toReversed().map((one) => (SCATTERED.test(one) ? '' : objectIn(one, false, true))).find((one) => one !== '') : undefined;
  return capital(`${verb} ${object === '' ? (earlier ?? '') : object}`.trim());
}
/** What a sentence before may have named: "Check the lamb chops. Let rest." */
const SPOKEN_OF = /^(?:simmer|roast|cook|fry|bake)$/i;
/** What is strewn on top is not what cooks. */
const SCATTERED = /^(?:scatter|sprinkle|dust|brush|drizzle|top)\b/i;
const SEASONING: ReadonlySet<string> = new Set(['spices', 'condiments', 'baking']);

/** "the carrots": the food named last before a lone verb, or first in a sentence further up; what something is put into counts last. */
function objectIn(text: string, last: boolean, main: boolean): string {
  const starts = [...text.matchAll(/\b(?<prep>into|to|in|on|over|with|from|under)?\s*\b(?:the|add|adding)\s+(?=\p{L})/giu)].map((match) => ({ at: match.index + match[0].length, beside: match.groups?.['prep'] !== undefined }));
  const named = (last ? starts.toReversed() : starts).flatMap(({ at, beside }) => {
    if (/^the\b/i.test(text.slice(at))) return [];
    const made = /^(?:meatballs|patties|skewers|dumplings|sauce|glaze|dough|filling|vegetables|pasta|batter)\b/i.exec(text.slice(at));
    if (made !== null) return [{ words: made[0], beside }];
    const food = foodAfter(text, at);
    if (food === null || THINGS.test(text.slice(at, food.end)) || food.end - at >= 32 || (main && SEASONING.has(food.food.aisle))) return [];
    return [{ words: text.slice(at, food.end), beside: beside || SEASONING.has(food.food.aisle) }];
  });
  const one = named.find(({ beside }) => !beside) ?? (last ? named[0] : undefined);
  return one === undefined ? '' : `the ${one.words}`;
}
const THINGS = /\b(?:pan|pot|oven|heat|tin|tray|dish|lid|bowl|tray|boil|edges?|top|side|bottom|rest|stove|salt|pepper|oil|butter|water|fat|board|fridge|moment|underside|surface)\b/i;
const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

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
