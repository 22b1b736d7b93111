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
  /** Stars, 1 to 5. */
  rating: number | null;
  source: string;
  favourite: boolean;
  /** When the app had it first, as ISO 8601; null where the file does not say. */
  keptAt: string | null;
  /** What was left behind of it, by name in the singular ("photo"): how many. */
  left: Left;
  /** The app it came from ("Mealie"); empty where the file does not say. */
  from: string;
  /** Everything that was kept with it, when it comes from an archive of ours. */
  kept: KeptLike | null;
  /** The bytes of its photo, when they are in an archive of ours; whoever keeps them looks whether they are one. */
  photo?: Uint8Array | null;
}

export type Left = Readonly<Record<string, number>>;

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
export function yieldIn(...texts: readonly string[]): Pick<Draft, 'serves' | 'makes'> {
  const read = texts.map(oneYield);
  return { serves: read.find(({ serves }) => serves !== null)?.serves ?? null, makes: read.find(({ makes }) => makes !== null)?.makes ?? null };
}

function oneYield(text: string): Pick<Draft, 'serves' | 'makes'> {
  const plain = itemText(text);
  const people = /^(?:(?:serves|servings?|portions?|for|yields?|makes)\s*:?\s*)?(?:about\s+)?((\d{1,3})(?:\s*(?:-|–|to)\s*\d{1,3})?)\s*(?:serving\(s\)|servings?|portions?|people|persons?|serves)?\.?$/i.exec(plain);
  if (people !== null) return { serves: Number(people[2]), makes: people[1] === people[2] ? null : `${people[1]} servings` };
  return { serves: null, makes: plain.replace(/^(?:makes|yields?)\s*:?\s*/i, '') || null };
}

/** A time as an app writes it; a bare figure is minutes. */
export const minutesIn = (value: unknown): number | null => (/^\s*\d+\s*$/.test(textIn(value)) ? Number(textIn(value)) || null : readMinutesText(textIn(value)));

/** A short text that is no sentence of a recipe: its signs are its own, but for what HTML has made of them. */
const plainText = (text: string): string => (/<[a-z/!]|&(?:[a-z]{2,31}|#\w{1,8});|\p{Cc}/iu.test(text) && !/^https?:/.test(text) ? itemText(text) : text.replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim());

/** Tags as they may be kept: trimmed, each once, not too many. */
export function tagsIn(names: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const name of names) {
    const tag = [...plainText(name)].slice(0, IMPORT.tag).join('').trim();
    if (tag !== '' && tags.size < IMPORT.tags && !tags.has(foldName(tag))) tags.set(foldName(tag), tag);
  }
  return [...tags.values()];
}

/** "Grandma, https://example.org/soup": where an app had it from. No address is ever fetched. */
export function sourceOf(...parts: readonly unknown[]): string {
  const known = new Set(parts.map((part) => plainText(textIn(part)).slice(0, IMPORT.source)).filter(Boolean));
  return [...known].filter((one) => ![...known].some((other) => other !== one && /^https?:/.test(other) && other.replace(/^https?:\/\/(?:www\.)?/, '').startsWith(one))).join(', ').slice(0, IMPORT.source).trim();
}

/** Stars of `best`, as 1 to 5; apps write 0 for none. */
export function ratingOf(value: unknown, best: unknown = 5): number | null {
  const stars = (Number(textIn(value).replace(',', '.')) / (Number(best) || 5)) * 5;
  return stars > 0 && stars <= 5 ? Math.max(1, Math.round(stars)) : null;
}

/** A moment as an app writes it ("2024-01-01 10:00:00"), as ISO 8601. */
export function momentIn(value: unknown): string | null {
  const text = textIn(value).trim();
  const moment = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text.length === 19 ? `${text.replace(' ', 'T')}Z` : text) : Number.NaN;
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

/** "Label: a, b" where there is anything to say. */
export const told = (label: string, values: readonly string[]): string[] => (values.every((value) => value.trim() === '') ? [] : [`${label}: ${values.map((value) => value.trim()).filter(Boolean).join(', ')}`]);

/** How a recipe among others is called in a sentence: by its title, or by its place. */
export function placeOf(title: unknown, at: number, where: string): string {
  const name = [...itemText(textIn(title))].slice(0, 80).join('');
  return name === '' ? `Recipe ${at + 1} in ${where}` : `“${name}” in ${where}`;
}

export const emptyDraft: Draft = { title: '', intro: [], serves: null, makes: null, minutes: null, prepMinutes: null, cookMinutes: null, ingredients: [], steps: [], notes: [] };

interface Beside extends Partial<Pick<Imported, 'rating' | 'source' | 'favourite' | 'keptAt' | 'left'>> {
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
export function imported(draft: Draft, beside: Beside): Imported {
  const { notes = [], where } = beside;
  const raw = [...draft.ingredients, ...draft.steps].reduce((sum, { text }) => sum + text.length, 0) + [...draft.intro, ...draft.notes, ...notes].join('').length;
  if (raw > MOST_RAW) throw tooLong(where);
  const lines = notes.flatMap(linesIn).map((line) => line.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ').trim());
  const own = lines.join('\n');
  const fits = [...own].length <= IMPORT.notes;
  return written(recipeOf({ ...draft, title: draft.title.trim() === '' ? 'Recipe without a name' : draft.title, notes: fits ? draft.notes : [...draft.notes, ...lines] }), { ...beside, notes: fits ? [own] : [] });
}

const tooLong = (where: string): ImportFault => new ImportFault(`${where} is longer than the 32,768 characters that one recipe may have.`);

/**
 * A recipe that was read, as an imported one.
 * @throws ImportFault where it has no ingredient or no step: half of a recipe is none
 */
export function written(recipe: Recipe, { tags = [], notes = [], rating = null, source = '', favourite = false, keptAt = null, left = {}, from, where }: Beside): Imported {
  const lacks = [recipe.ingredients.length === 0 ? 'ingredients' : '', recipe.steps.length === 0 ? 'steps' : ''].filter(Boolean).join(' and no ');
  if (lacks !== '') throw new ImportFault(`${where} has no ${lacks} that we can read.`);
  const tagged = tagsIn(tags);
  // What there is no more room for among the tags is said in the recipe.
  const over = tags.map(plainText).filter((tag) => tag !== '' && tagged.every((kept) => foldName(kept) !== foldName(tag)));
  const markdown = writeRecipe(over.length === 0 ? recipe : { ...recipe, notes: [...recipe.notes, `More tags: ${over.join(', ')}`] });
  if (markdown.length > IMPORT.recipeLength) throw tooLong(where);
  const title = [...recipe.title].slice(0, IMPORT.title).join('');
  return { markdown, title, tags: tagged, notes: notes.filter(Boolean).join('\n'), rating, source, favourite, keptAt, left, from, kept: null };
}
