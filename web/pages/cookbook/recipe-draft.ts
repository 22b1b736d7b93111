/** A recipe as the fields of a form, and back as markdown. */
import { KEEPING } from '../../../contract/keeping-limits.ts';
import { readLine, readRecipe } from '../../../kitchen/recipe/reading/read-recipe.ts';
import type { Recipe } from '../../../kitchen/recipe/recipe.ts';
import { writeRecipe } from '../../../kitchen/recipe/write-recipe.ts';

export interface Draft { title: string; serves: string; minutes: string; intro: string; ingredients: string; steps: string; notes: string }

export function asDraft(markdown: string): Draft {
  const { title, serves, minutes, intro, ingredients, steps, stepGroups, notes } = readRecipe(markdown);
  return {
    title, serves: serves === null ? '' : String(serves), minutes: minutes === null ? '' : String(minutes), intro,
    ingredients: grouped(ingredients), steps: grouped(steps.map((text, index) => ({ text, group: stepGroups?.[index] ?? null }))), notes: notes.join('\n'),
  };
}

/** Lines under their groups, as the form shows them: a group's name ends with a colon. */
function grouped(lines: readonly { text: string; group: string | null }[]): string {
  return lines.flatMap(({ text, group }, index) => (group !== null && group !== lines[index - 1]?.group ? [`${group}:`, text] : [text])).join('\n');
}

/** The same read back. */
function ungrouped(text: string): { text: string; group: string | null }[] {
  let group: string | null = null;
  return linesOf(text).flatMap((line) => {
    if (!line.endsWith(':')) return [{ text: line, group }];
    group = line.slice(0, -1).trim();
    return [];
  });
}

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim()).filter(Boolean);
const numberOf = (text: string): number | null => (/^\d{1,4}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : null);

/** The changed recipe, or why it cannot be kept. What the form has no field for stays as it was. */
export function fromDraft(before: string, draft: Draft): { title: string; markdown: string } | { why: string } {
  const old = asDraft(before);
  const title = draft.title.trim();
  if (title === '') return { why: 'A recipe needs a title.' };
  const steps = ungrouped(draft.steps);
  const ingredients = ungrouped(draft.ingredients).map(({ text, group }) => readLine(text, group));
  if (ingredients.length === 0) return { why: 'A recipe needs at least one ingredient.' };
  if (steps.length === 0) return { why: 'A recipe needs at least one step.' };
  // Untouched, the text stays as it was written, whatever its shape.
  if (JSON.stringify({ ...draft, title }) === JSON.stringify(old)) return { title, markdown: before };
  const { stepGroups: _, ...rest } = readRecipe(before);
  const recipe: Recipe = {
    ...rest, title, intro: draft.intro.replace(/\s+/g, ' ').trim(), serves: numberOf(draft.serves), minutes: numberOf(draft.minutes),
    ingredients, steps: steps.map(({ text }) => text), notes: linesOf(draft.notes),
    ...(steps.some(({ group }) => group !== null) && { stepGroups: steps.map(({ group }) => group) }),
  };
  const markdown = writeRecipe(recipe);
  if ([...markdown].length > KEEPING.recipeLength) return { why: 'This recipe is longer than a cookbook can hold. Shorten it.' };
  return { title: [...title].slice(0, KEEPING.title).join(''), markdown };
}
