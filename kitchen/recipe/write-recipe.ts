/** A recipe as markdown, in the shape that both chefs use. */
import type { Recipe } from './recipe.ts';

/** `heading` stands once above each run of lines of one group; `none` is the heading under which a group ends. */
function grouped(lines: readonly string[], groups: readonly (string | null)[], none: string): string[] {
  return lines.flatMap((line, index) => {
    const before = index === 0 ? null : (groups[index - 1] ?? null);
    const group = groups[index] ?? null;
    return group === before ? [line] : [...(index === 0 ? [] : ['']), `### ${group ?? none}`, '', line];
  });
}

/** Markdown of a recipe: title, yield and times, ingredients, numbered steps, notes. `readRecipe` gives the same recipe back. */
export function writeRecipe(recipe: Recipe): string {
  const facts = factsOf(recipe).join(' · ');
  const lines: string[] = recipe.title === '' ? [] : [`# ${recipe.title}`, ''];
  if (facts !== '') lines.push(`**${facts}**`, '');
  if (recipe.intro !== '') lines.push(recipe.intro, '');
  const section = (name: string, items: readonly string[], groups: readonly (string | null)[]): void => void lines.push(`## ${name}`, '', ...(items.length === 0 ? [] : [...grouped(items, groups, name), '']));
  section('Ingredients', recipe.ingredients.map(({ text }) => `- ${text}`), recipe.ingredients.map(({ group }) => group));
  section('Steps', recipe.steps.map((step, index) => `${index + 1}. ${step}`), recipe.stepGroups ?? []);
  if (recipe.notes.length > 0) section('Notes', recipe.notes.map((note) => `- ${note}`), []);
  return lines.join('\n');
}

/** Yield and times in words: "Serves 4", "Makes 12 muffins", "Prep 10 minutes", "Cook 25 minutes", "Total 35 minutes"; a total alone is "35 minutes". */
export function factsOf({ serves, makes, minutes, prepMinutes, cookMinutes }: Recipe): string[] {
  const parts = prepMinutes != null || cookMinutes != null;
  return [
    serves === null ? '' : `Serves ${serves}`,
    makes == null ? '' : `Makes ${makes}`,
    prepMinutes == null ? '' : `Prep ${minutesText(prepMinutes)}`,
    cookMinutes == null ? '' : `Cook ${minutesText(cookMinutes)}`,
    minutes === null ? '' : `${parts ? 'Total ' : ''}${minutesText(minutes)}`,
  ].filter(Boolean);
}

const counted = (figure: number, unit: string): string => `${figure} ${unit}${figure === 1 ? '' : 's'}`;

/** "1 hour 20 minutes". */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours === 0 ? '' : counted(hours, 'hour'), rest === 0 && hours > 0 ? '' : counted(rest, 'minute')].filter(Boolean).join(' ');
}
