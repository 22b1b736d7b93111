/** The last look over a changed recipe: what is listed is used, what is used is listed, and sentences are whole. */
import type { Order } from '../../order.ts';
import { findFood } from '../../pantry/lexicon.ts';
import { check } from '../check.ts';
import type { Recipe } from '../recipe.ts';
import { mentionsOf } from './substitute-mentions.ts';

const BROKEN: readonly RegExp[] = [
  /\b(?:and|with|of|the|an|a|into|to the|from the|in the|on the)(?=[.,;:)])/i,
  /\bthe (?=(?:and|with|into|to|for|of|is|are|or|until|from|at|then)\b)/i,
  /\b(?:Add|Stir in|Put|Fold in) (?:and|with|until|for)\b(?! (?:the|a|taste|serve|half|your|everything))/,
  /,\s*[,.;]|;\s*[,.;]|\S {2,}\S|\p{L} +[,.;:!?](?=\s|$)/u,
  /\b1 (?:minutes|hours)\b/,
];

/** Words that may well come twice: "again and again", "mahi mahi". */
const TWICE = /^(?:again|more|over|round|mahi|dan|ylang|bon|so)/i;

/** "the the", "rice and rice". */
function repeatsWord(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  return words.some((word, at) => {
    const letters = /^[\p{L}-]+/u.exec(words[at + 1] ?? '')?.[0];
    if (/^\p{L}+$/u.test(word) && word === letters && !TWICE.test(word)) return true;
    const third = /^[\p{L}-]+/u.exec(words[at + 2] ?? '')?.[0];
    return word.length > 2 && /^\p{L}+$/u.test(word) && words[at + 1] === 'and' && word === third && !TWICE.test(word);
  });
}

/** Whether a sentence or step has none of the slips that cutting and renaming can leave. */
export const readsWell = (text: string, capital = true): boolean => text.trim() !== '' && (!capital || /^[\p{Lu}\d½¼¾⅓⅔"“(]/u.test(text)) && !repeatsWord(text) && !BROKEN.some((slip) => slip.test(text));

const sentencesOf = (text: string): string[] => text.match(/[^.!?]+(?:\.\d+[^.!?]*)*[.!?]*\)?\s*/g) ?? [text];
const kindOf = (fault: string): string => fault.replace(/\d+/g, '');

/** Faults that a recipe had before anything was changed. */
const oldFaults = new WeakMap<Recipe, ReadonlySet<string>>();
function faultsBefore(recipe: Recipe): ReadonlySet<string> {
  const known = oldFaults.get(recipe) ?? new Set(check(recipe, []).faults.map(kindOf));
  oldFaults.set(recipe, known);
  return known;
}

/** "Listed, but no step uses it" of a food that a step does name ("the stock" for the chicken broth), or that none named before. */
function isSpoken(fault: string, before: Recipe, after: Recipe): boolean {
  const name = /^(.*) is listed, but no step uses it\.$/.exec(fault)?.[1];
  const named = (recipe: Recipe): boolean | null => {
    const lines = new Set(recipe.ingredients.flatMap(({ food }, index) => (food !== null && findFood(food)?.singular === name ? [index] : [])));
    return lines.size === 0 ? null : mentionsOf(recipe, lines, recipe.steps.join('\n')).length > 0;
  };
  return named(after) === true || named(before) === false;
}

/** Whether the changed recipe has no fault that the first one did not have, and no longer names what is missing. */
export function sound(before: Recipe, after: Recipe, lines: ReadonlySet<number>, order?: Pick<Order, 'diets' | 'allergies' | 'avoid'>): boolean {
  if (after.steps.length === 0 || after.ingredients.length === 0) return false;
  const old = faultsBefore(before);
  const verdict = check(after, [], order);
  const text = [after.title, ...after.steps, ...after.notes].join('\n');
  const foodsNow = after.ingredients;
  const still = text.split('\n').some((one) => mentionsOf({ ingredients: [...foodsNow, ...before.ingredients.filter((_, index) => lines.has(index))] }, new Set(before.ingredients.filter((_, index) => lines.has(index)).map((_, index) => foodsNow.length + index)), one).length > 0);
  // "Mix the dry ingredients": where no step named the missing food, none need name the new one.
  const unnamed = mentionsOf(before, lines, before.steps.join('\n')).length === 0;
  const known = before.steps.join(' ');
  const capital = before.steps.every((step) => !/^\p{Ll}/u.test(step));
  const whole = after.steps.every((step) => sentencesOf(step).every((sentence) => known.includes(sentence.trim()) || readsWell(sentence.trim(), capital)));
  return !still && whole && verdict.faults.every((fault) => old.has(kindOf(fault)) || (unnamed && fault.endsWith('no step uses it.')) || isSpoken(fault, before, after));
}
