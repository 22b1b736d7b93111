/** "Add the onion" for two onions: a step's noun follows its line when the line changes number. */
import { lexicon } from '../../pantry/lexicon.ts';
import { foldName, singularOf } from '../../pantry/words.ts';
import { foodAfter } from '../measures/food-after.ts';
import { headAmount, partsOf } from '../measures/line-parts.ts';
import { writeFraction } from '../measures/numbers.ts';
import type { IngredientLine } from '../recipe.ts';
import type { Edit } from './turn-figures.ts';

/** A noun as the steps may write it, and as they must now; `count` is how many there are of what was one. */
export interface Renumbered { from: string; to: string; many: boolean; count: string | null }

/** What may stand right behind the noun; any other word could make it part of a longer name ("the onion soup mix"). */
const BEHIND = /^(?=\s*(?:$|[.,;:!?)(]|[—–-]\s)|\s+(?:and|or|with|in|into|to|on|onto|over|for|until|from|at|by|all|if|while|when|so|then|well|again|gently|finely|thinly|roughly|through|under|off|out|lengthwise|crosswise|now|back|together|around|between|is|are|has|have|was|were)\b)/i;
const VERB = /^(\s+)(is|are|has|have|was|were)\b/i;
const MANY: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were' };
const ONE: Readonly<Record<string, string>> = { are: 'is', have: 'has', were: 'was' };
/** "the finely chopped" before the noun, or other foods of one list: "the garlic, carrot and". */
const PARTICIPLE = /^(?:(?:\p{L}+ed|\p{L}+ly|remaining|whole|large|small|medium|fresh|ripe|raw|hot|cold|other|cut|torn|beaten|red-hot)\s+)*$/iu;

interface Change { from: readonly string[]; to: readonly string[]; many: boolean; count: string | null }
function changeOf(before: string, after: string): Change | null {
  const [was, is] = [headAmount(before), headAmount(after)];
  if (was === null || is === null || was.unit !== null || is.unit !== null || was.amount.high > 1 === is.amount.high > 1) return null;
  const [from, to] = [partsOf(before).name.split(' '), partsOf(after).name.split(' ')];
  if (from.length !== to.length || from.join(' ') === to.join(' ')) return null;
  return { from, to, many: is.amount.high > 1, count: was.amount.high === 1 && is.amount.low === is.amount.high ? writeFraction(is.amount.high) : null };
}

/** The nouns of lines that were one thing and are now several, or the reverse. */
export function renumberedBy(before: readonly IngredientLine[], after: readonly IngredientLine[]): Renumbered[] {
  const changes = before.map((line, index) => changeOf(line.text, after[index]?.text ?? line.text));
  const names = before.map(({ text }) => singularOf(foldName(partsOf(text).name)));
  return changes.flatMap((change) => (change === null ? [] : change.from.flatMap((_, cut): Renumbered[] => {
    const [from, to] = [change.from.slice(cut).join(' '), change.to.slice(cut).join(' ')];
    // "the onion" for "1 red onion", unless a line that stays as it was ends so too.
    const clash = names.some((name, at) => changes[at]?.many !== change.many && name.endsWith(singularOf(foldName(from))));
    return clash || !/^[\p{L}\p{N} '’-]{3,}$/u.test(from) || (cut > 0 && !isName(from)) ? [] : [{ from, to, many: change.many, count: change.count }];
  })));
}
const isName = (text: string): boolean => lexicon().byName.has(foldName(text)) || lexicon().byName.has(singularOf(foldName(text)));

/** Whether what stands between "the" and the noun is nothing, adjectives, or other foods of one list. */
function joins(between: string): boolean {
  const pieces = between.split(/,\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+|^(?:and|or)\s+/);
  return PARTICIPLE.test(pieces.at(-1) ?? '') && pieces.slice(0, -1).every((piece) => isName(piece.trim().replace(/^(?:\p{L}+ed)\s+/u, '')));
}

/** Edits of one step, or null where a mention cannot be changed without changing the sentence around it. */
function editsIn(text: string, { from, to, many, count }: Renumbered): Edit[] | null {
  const edits: Edit[] = [];
  for (const match of text.matchAll(new RegExp(String.raw`(?<![\p{L}-])${from}(?![\p{L}-])`, 'giu'))) {
    const a = /\b(?:add|beat|whisk|crack|break|separate)\s+(?:in\s+)?(an?)\s+$/i.exec(text.slice(0, match.index));
    if (a !== null && count !== null && !/\b(?:each|every|per)\b/i.test(text) && BEHIND.test(text.slice(match.index + match[0].length))) edits.push({ start: match.index - (a[1]?.length ?? 0) - 1, end: match.index + match[0].length, text: `${count} ${to}` });
    const the = /\bthe\s+(?!.*\bthe\s)([^.;:()\d]{0,60})$/i.exec(text.slice(0, match.index));
    if (the === null || !joins(the[1] ?? '')) continue;
    const end = match.index + match[0].length;
    const rest = text.slice(end);
    if (!BEHIND.test(rest)) {
      // "the onion powder" is something else; "the onion softens" cannot be changed.
      if ((foodAfter(text, match.index)?.end ?? end) > end) continue;
      return null;
    }
    // What is "it" here would have to become "them".
    const near = /^[^.!?]*(?:[.!?]\s+[^.!?,]*)?/.exec(rest)?.[0] ?? '';
    if ((many ? /\b(?:it|its|itself|this)\b/i : /\b(?:they|them|their|themselves|each|both|one by one|every|these)\b/i).test(near)) return null;
    const verb = VERB.exec(rest);
    const turned = verb === null ? undefined : (many ? MANY : ONE)[(verb[2] ?? '').toLowerCase()];
    edits.push({ start: match.index, end, text: to });
    if (verb !== null && turned !== undefined) edits.push({ start: end + (verb[1] ?? '').length, end: end + verb[0].length, text: turned });
  }
  return edits;
}
/**
 * Edits for each text, in their order. A noun is changed everywhere or nowhere, so that a recipe never speaks of one onion here and of two there.
 * @param texts steps and notes as they were written
 */
export function renumber(texts: readonly string[], nouns: readonly Renumbered[]): Edit[][] {
  const all: Edit[][] = texts.map(() => []);
  for (const noun of nouns) {
    const found = texts.map((text) => editsIn(text, noun));
    if (found.includes(null)) continue;
    found.forEach((edits, index) => all[index]?.push(...(edits ?? []).filter((edit) => all[index]?.every((other) => edit.end <= other.start || edit.start >= other.end) === true)));
  }
  return all;
}
