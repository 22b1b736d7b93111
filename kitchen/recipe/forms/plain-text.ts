import type { Recipe } from '../recipe.ts';
import { factsOf } from '../write-recipe.ts';

/** A recipe for pasting into a message: words, lines and nothing else. */
export function toPlainText(recipe: Recipe): string {
  const { title, intro, ingredients, steps, stepGroups, notes } = recipe;
  const under = (group: string | null, before: string | null, none: string): string => (group === before ? '' : `\n${group ?? none}:\n`);
  return [
    [title.toUpperCase(), factsOf(recipe).join(', ')].filter(Boolean).join('\n'),
    intro,
    `Ingredients\n${ingredients.map(({ text, group }, index) => `${under(group, ingredients[index - 1]?.group ?? null, 'Also')}• ${text}`).join('\n')}`,
    `Steps\n${steps.map((step, index) => `${under(stepGroups?.[index] ?? null, stepGroups?.[index - 1] ?? null, 'To finish')}${index + 1}. ${step}`).join('\n')}`,
    notes.length === 0 ? '' : `Notes\n${notes.map((note) => `• ${note}`).join('\n')}`,
  ].filter(Boolean).join('\n\n').concat('\n');
}
