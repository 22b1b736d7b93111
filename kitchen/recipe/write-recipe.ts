/** A recipe as markdown, in the shape that both chefs use. */
import type { Recipe } from './recipe.ts';

/** Markdown of a recipe: title, serves and time, ingredients, numbered steps, notes. */
export function writeRecipe(recipe: Recipe): string {
  const facts = [recipe.serves === null ? '' : `Serves ${recipe.serves}`, recipe.minutes === null ? '' : minutesText(recipe.minutes)].filter(Boolean).join(' · ');
  const lines: string[] = [`# ${recipe.title}`, ''];
  if (facts !== '') lines.push(`**${facts}**`, '');
  if (recipe.intro !== '') lines.push(recipe.intro, '');
  lines.push('## Ingredients', '');
  let group: string | null = null;
  for (const line of recipe.ingredients) {
    if (line.group !== group && line.group !== null) lines.push('', `### ${line.group}`, '');
    group = line.group;
    lines.push(`- ${line.text}`);
  }
  lines.push('', '## Steps', '', ...recipe.steps.map((step, index) => `${index + 1}. ${step}`));
  if (recipe.notes.length > 0) lines.push('', '## Notes', '', ...recipe.notes.map((note) => `- ${note}`));
  return `${lines.join('\n')}\n`;
}

/** "1 hour 20 minutes". */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}${rest === 0 ? '' : ` ${rest} minutes`}`;
}
