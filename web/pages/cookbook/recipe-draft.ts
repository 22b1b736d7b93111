/** A recipe as the fields of a form, and back as markdown. */
import { KEEPING } from '../../../contract/keeping-limits.ts';
import { foldName } from '../../../kitchen/pantry/words.ts';
import { MOST_LINES, recipeOf } from '../../../kitchen/recipe/reading/recipe-draft.ts';
import { readMinutesText } from '../../../kitchen/recipe/reading/read-times.ts';
import { readRecipe } from '../../../kitchen/recipe/reading/read-recipe.ts';
import { whyTooMuch } from '../../../kitchen/text-bounds.ts';
import { minutesText, writeRecipe } from '../../../kitchen/recipe/write-recipe.ts';

/** Lines under one heading; those of the recipe itself have none. */
export interface Part { heading: string; lines: string }

export interface Draft {
  title: string;
  intro: string;
  serves: string;
  makes: string;
  prep: string;
  cook: string;
  total: string;
  ingredients: readonly Part[];
  steps: readonly Part[];
  notes: string;
}

export type Outcome = { title: string; markdown: string } | { why: string };

const inWords = (minutes: number | null | undefined): string => (minutes == null ? '' : minutesText(minutes));

export function asDraft(markdown: string): Draft {
  const { title, serves, makes, minutes, prepMinutes, cookMinutes, intro, ingredients, steps, stepGroups, notes } = readRecipe(markdown);
  // A total that its parts add up to is added up again.
  const added = (prepMinutes ?? 0) + (cookMinutes ?? 0) === minutes;
  return {
    title, intro, serves: serves === null ? '' : String(serves), makes: makes ?? '',
    prep: inWords(prepMinutes), cook: inWords(cookMinutes), total: added ? '' : inWords(minutes),
    ingredients: inParts(ingredients), steps: inParts(steps.map((text, index) => ({ text, group: stepGroups?.[index] ?? null }))), notes: notes.join('\n'),
  };
}

/** Lines in runs of one group, in their order. */
function inParts(lines: readonly { text: string; group: string | null }[]): Part[] {
  const parts: Part[] = [];
  for (const [index, { text, group }] of lines.entries()) {
    const last = parts.at(-1);
    if (last === undefined || group !== lines[index - 1]?.group) parts.push({ heading: group ?? '', lines: text });
    else parts[parts.length - 1] = { ...last, lines: `${last.lines}\n${text}` };
  }
  return parts.length === 0 ? [{ heading: '', lines: '' }] : parts;
}

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim()).filter(Boolean);

/** The lines of parts, each with its group. A line typed as a heading ("For the sauce:") begins a group; one that was there before stays a line. */
function outOfParts(parts: readonly Part[], before: readonly Part[] | null): { text: string; group: string | null }[] {
  const were = before === null ? null : new Set(before.flatMap(({ lines }) => linesOf(lines)));
  return parts.flatMap(({ heading, lines }) => {
    let group = heading.trim().replace(/:$/, '').trim() || null;
    return linesOf(lines).flatMap((text) => {
      if (were === null || !text.endsWith(':') || were.has(text)) return [{ text, group }];
      group = text.slice(0, -1).trim();
      return [];
    });
  });
}

/** Minutes of "45", "45 min" or "1 h 10"; null for nothing, and undefined for what is no time. */
function timeIn(text: string): number | null | undefined {
  const bare = text.trim();
  if (bare === '') return null;
  const minutes = readMinutesText(/^\d{1,5}$/.test(bare) ? `${bare} minutes` : bare);
  return minutes !== null && minutes > 0 ? minutes : undefined;
}

/** The changed recipe, or why it cannot be kept. What was not touched stays as it was written. */
export function fromDraft(before: string, draft: Draft): Outcome {
  const tooMuch = whyTooMuch([draft.title, draft.intro, ...[...draft.ingredients, ...draft.steps].flatMap(({ heading, lines }) => [heading, lines]), draft.notes].join('\n'));
  // A form has no line numbers.
  if (tooMuch !== null) return { why: tooMuch.replace(/^Line [\d,]+/, 'A line') };
  const old = asDraft(before);
  const title = draft.title.trim();
  if (title === '') return { why: 'A recipe needs a title.' };
  const serves = draft.serves.trim();
  if (serves !== '' && (!/^\d{1,4}$/.test(serves) || Number(serves) < 1 || Number(serves) > 1000)) return { why: `“${serves}” is no number of people. What comes in pieces, such as 12 muffins, goes under Makes.` };
  const [prepMinutes, cookMinutes, minutes] = [draft.prep, draft.cook, draft.total].map(timeIn);
  const unread = [draft.prep, draft.cook, draft.total].find((text) => timeIn(text) === undefined);
  if (prepMinutes === undefined || cookMinutes === undefined || minutes === undefined) return { why: `“${unread?.trim()}” is no time we can read. Write it like 20 minutes, or 1 h 10.` };
  const ingredients = outOfParts(draft.ingredients, old.ingredients);
  const steps = outOfParts(draft.steps, null);
  const notes = linesOf(draft.notes);
  if (ingredients.length === 0) return { why: 'A recipe needs at least one ingredient.' };
  if (steps.length === 0) return { why: 'A recipe needs at least one step.' };
  if (Math.max(ingredients.length, steps.length, notes.length) > MOST_LINES) return { why: `A recipe has at most ${MOST_LINES} ingredients, steps or notes.` };
  if (JSON.stringify({ ...draft, title }) === JSON.stringify(old)) return { title, markdown: before };
  const makes = draft.makes.trim() || null;
  return asKept(writeRecipe(recipeOf({ title, intro: [draft.intro.replace(/\s+/g, ' ')], serves: serves === '' ? null : Number(serves), makes, minutes, prepMinutes, cookMinutes, ingredients, steps, notes })), title);
}

/** A recipe that was edited as text. */
export function fromText(text: string): Outcome {
  const tooMuch = whyTooMuch(text);
  if (tooMuch !== null) return { why: tooMuch };
  const { title } = readRecipe(text);
  return title === '' ? { why: 'A recipe needs a title. Begin with a line like “# Tomato soup”.' } : asKept(text.trim(), title);
}

function asKept(markdown: string, title: string): Outcome {
  if ([...markdown].length > KEEPING.recipeLength) return { why: 'This recipe is longer than a cookbook can hold. Shorten it.' };
  return { title: [...title].slice(0, KEEPING.title).join(''), markdown };
}

const wordsOf = (text: string): string[] => foldName(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** Headings, and lines of yield and times: the form has them, in words of its own. */
const SAID_ANEW = /^\s*(?:#|\*\*[^*]+\*\*:?\s*$|[^\p{L}\p{N}]*(?:serves|servings|makes|yields?|prep|preparation|cook|cooking|total|time|ready)\b.{0,80}$)/iu;

/** Whether the form has a field for everything a text says: a text that it would cut short is edited as text. */
export function fitsForm(markdown: string): boolean {
  const kept = new Set(wordsOf(writeRecipe(readRecipe(markdown))));
  return markdown.split('\n').every((line) => SAID_ANEW.test(line) || wordsOf(line.replace(/^\s*\d+[.)]\s/, '')).every((word) => kept.has(word)));
}
