/** What every form of import comes to: a recipe's text in our own form, and what goes with it. */
import type { KeptLike } from '../archive.ts';
import { itemText } from '../reading/bare-text.ts';
import { withoutHidden } from '../reading/hidden-elements.ts';
import { type Draft, recipeOf } from '../reading/recipe-draft.ts';
import { readMinutesText } from '../reading/read-times.ts';
import type { Recipe } from '../recipe.ts';
import { writeRecipe } from '../write-recipe.ts';
import { foldName } from '../../pantry/words.ts';
import { ImportFault } from './import-fault.ts';
import { IMPORT } from './import-limits.ts';

export interface Imported {
  markdown: string;
  title: string;
  tags: string[];
  notes: string;
  /** The app it came from ("Mealie"); empty where the file does not say. */
  from: string;
  /** Everything that was kept with it, when it comes from an archive of ours. */
  kept: KeptLike | null;
}

/** A value of unknown shape whose fields are read by name, however an app writes them: org_url and orgURL are one. */
export type Fields = (name: string) => unknown;

export function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) return () => undefined;
  const fields = new Map(Object.entries(value).map(([name, field]) => [name.toLowerCase().replaceAll('_', ''), field]));
  return (name) => fields.get(name.toLowerCase());
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Text of a field; figures are text too, everything else is none. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : '');

/** A running text's lines: tags that end a line do so, and what is no text goes. */
export const linesIn = (text: string): string[] => withoutHidden(text).replace(/<br\s*\/?>|<\/(?:p|div|li|h\d|tr)\s*>/gi, '\n').split(/[\r\n\u2028\u2029]+/).map((line) => line.trim()).filter((line) => itemText(line) !== '');

/** Lines under their headings; `heading` gives the name where a line is one. */
export function groupedLines(lines: readonly string[], heading: (line: string) => string | null): { text: string; group: string | null }[] {
  let group: string | null = null;
  return lines.flatMap((line) => {
    const name = heading(line);
    if (name === null) return [{ text: line, group }];
    group = name;
    return [];
  });
}

/** "4 servings", "Serves 4-6" and a bare figure are people; "12 muffins" is what it makes. */
export function yieldIn(text: string): Pick<Draft, 'serves' | 'makes'> {
  const plain = itemText(text);
  const people = /^(?:(?:serves|servings?|portions?|for|yields?|makes)\s*:?\s*)?(?:about\s+)?(\d{1,3})(?:\s*(?:-|–|to)\s*\d{1,3})?\s*(?:servings?|portions?|people|persons?|serves)?\.?$/i.exec(plain);
  if (people !== null) return { serves: Number(people[1]), makes: null };
  return { serves: null, makes: plain.replace(/^(?:makes|yields?)\s*:?\s*/i, '') || null };
}

/** A time as an app writes it; a bare figure is minutes. */
export const minutesIn = (value: unknown): number | null => (/^\s*\d+\s*$/.test(textIn(value)) ? Number(textIn(value)) || null : readMinutesText(textIn(value)));

/** Tags as they may be kept: trimmed, each once, not too many. */
export function tagsIn(names: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const name of names) {
    const tag = [...itemText(name)].slice(0, IMPORT.tag).join('').trim();
    if (tag !== '' && tags.size < IMPORT.tags && !tags.has(foldName(tag))) tags.set(foldName(tag), tag);
  }
  return [...tags.values()];
}

/** "From Grandma, https://example.org/soup": where an app had it from. No address is ever fetched. */
export function sourceNote(...parts: readonly unknown[]): string {
  const known = [...new Set(parts.map((part) => textIn(part).replace(/\s+/g, ' ').trim().slice(0, 500)).filter(Boolean))];
  return known.length === 0 ? '' : `From ${known.join(', ')}`;
}

export const emptyDraft: Draft = { title: '', intro: [], serves: null, makes: null, minutes: null, prepMinutes: null, cookMinutes: null, ingredients: [], steps: [], notes: [] };

interface Beside {
  tags?: readonly string[];
  /** The cook's own words about it; they stay apart from the recipe where they fit. */
  notes?: readonly string[];
  from: string;
  /** The entry's name, for the sentence of a fault. */
  where: string;
}

/** Characters of what an app's recipe is made of; its marks are still among them. */
const MOST_RAW = 4 * IMPORT.recipeLength;

/** Makes a draft an imported recipe. */
export function imported(draft: Draft, { tags = [], notes = [], from, where }: Beside): Imported {
  const raw = [...draft.ingredients, ...draft.steps].reduce((sum, { text }) => sum + text.length, 0) + [...draft.intro, ...draft.notes, ...notes].join('').length;
  if (raw > MOST_RAW) throw new ImportFault(`${where} is too long: one recipe may have 32,768 characters. Nothing was imported.`);
  const lines = notes.flatMap(linesIn).map((line) => line.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ').trim());
  const own = lines.join('\n');
  const fits = [...own].length <= IMPORT.notes;
  return written(recipeOf({ ...draft, title: draft.title.trim() === '' ? 'Recipe without a name' : draft.title, notes: fits ? draft.notes : [...draft.notes, ...lines] }), { tags, notes: fits ? own : '', from, where });
}

/** A recipe that was read, as an imported one. */
export function written(recipe: Recipe, { tags, notes, from, where }: { tags: readonly string[]; notes: string; from: string; where: string }): Imported {
  const markdown = writeRecipe(recipe);
  if (markdown.length > IMPORT.recipeLength) throw new ImportFault(`${where} is too long: one recipe may have 32,768 characters. Nothing was imported.`);
  return { markdown, title: [...recipe.title].slice(0, IMPORT.title).join(''), tags: tagsIn(tags), notes, from, kept: null };
}
