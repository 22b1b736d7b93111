/** What a step needs, as cook mode shows it: a food that several steps use stands there with this step's amount, else by its name. */
import { isA } from '../../pantry/lexicon.ts';
import { singularOf } from '../../pantry/words.ts';
import type { IngredientLine, Recipe } from '../recipe.ts';
import { foodAfter } from './food-after.ts';
import { foodById, partsOf } from './line-parts.ts';
import { measuresIn } from './measures-in.ts';
import { linesOfStep } from './step-parts.ts';

/** "half of the oil", "the remaining sugar": a share, in the words of the step. */
const SHARES = 'half|a third|two thirds|a quarter|three quarters|most|some|a little|all but|the rest|(?:the )?(?:remaining|reserved)';
const SHARE = new RegExp(String.raw`\b(?:${SHARES})\s+(?:of\s+)?(?:the\s+|your\s+)?(?=\p{L})`, 'giu');
/** A little of a food for the tin or the hand; the rest of it comes elsewhere. */
const A_LITTLE = /\b(?:greas|oil the|brush|dust|season|sprinkl|drizzl|to taste|for serving|to serve)/i;
/** What goes into a dish again and again. */
const STAPLES: ReadonlySet<string> = new Set(['salt', 'pepper', 'black pepper', 'oil', 'water']);

/** The words of a step that say how much of a line goes in: "160 ml water", "half of the oil"; null where it says nothing of it. */
function toldOf(step: string, line: IngredientLine): string | null {
  const end = (at: number): number | null => nameEnd(step, at, line);
  const amounts = measuresIn(step).flatMap((found) => {
    const past = found.kind === 'amount' ? end(found.past) : null;
    return past === null ? [] : [step.slice(found.start, past).replace(/\s{1,3}of\s{1,3}(?:the\s{1,3}|your\s{1,3})?/i, ' ')];
  });
  if (amounts.length > 0) return [...new Set(amounts)].join(', ');
  for (const match of step.matchAll(SHARE)) {
    const past = end(match.index + match[0].length);
    if (past !== null) return step.slice(match.index, past);
  }
  return null;
}

const lastWord = (line: IngredientLine): string => singularOf(partsOf(line.text).name.split(' ').at(-1)?.toLowerCase() ?? '');

/** Where the name of a line's food ends, if it stands right behind a place of the step. */
function nameEnd(step: string, at: number, line: IngredientLine): number | null {
  const food = foodById(line.food);
  const named = foodAfter(step, at);
  if (named !== null && /\b(?:with|in|into|for|on|to|from|and)\b/i.test(step.slice(at, named.start))) return null;
  const last = lastWord(line);
  const isIts = named !== null && food !== null && (isA(named.food, food.id) || isA(food, named.food.id));
  if (named !== null && (isIts || singularOf(step.slice(named.start, named.end).toLowerCase()) === last)) return named.end;
  if (food !== null) return null;
  const behind = /^(?:\s+[\p{L}'’-]+){1,5}/u.exec(step.slice(at))?.[0] ?? '';
  const word = last.length < 3 ? -1 : behind.toLowerCase().indexOf(` ${last}`);
  return word < 0 ? null : at + word + (/^\s[\p{L}'’-]+/u.exec(behind.slice(word))?.[0].length ?? 0);
}

const sentencesWith = (step: string, line: IngredientLine): string => {
  const name = lastWord(line);
  return step.split(/(?<=[.!?;])\s+/).filter((sentence) => sentence.toLowerCase().includes(name)).join(' ');
};

/**
 * What to have at hand for a step, in the order of the list: the whole line where only this step uses it, or where it goes in here and no
 * step takes a share; the step's own amount or share where it tells one; else the name alone.
 * @param step its place in `recipe.steps`, from 0
 */
export function amountsOfStep(recipe: Recipe, step: number): string[] {
  const text = recipe.steps[step] ?? '';
  return linesOfStep(recipe, step).map((line) => {
    const users = recipe.steps.flatMap((_, at) => (linesOfStep(recipe, at).includes(line) ? [at] : []));
    if (users.length < 2) return line.text;
    const own = toldOf(text, line);
    if (own !== null) return own;
    const name = partsOf(line.text).name;
    const food = foodById(line.food);
    const staple = food !== null && (STAPLES.has(food.id) || food.kind === 'oil');
    const shared = users.some((at) => toldOf(recipe.steps[at] ?? '', line) !== null);
    return !staple && !shared && !A_LITTLE.test(sentencesWith(text, line)) && users[0] === step ? line.text : name || line.text;
  });
}
