/** A whole cookbook as one zip file: every field as JSON, and each recipe once more in forms that other apps read. */
import { strToU8, zipSync, type Zippable } from 'fflate';
import { foldName } from '../pantry/words.ts';
import { toCooklang } from './forms/cooklang.ts';
import { toJsonLd } from './forms/json-ld.ts';
import { markdownFile } from './forms/write-front-matter.ts';
import { ImportFault } from './import/import-fault.ts';
import { IMPORT } from './import/import-limits.ts';
import type { Imported, Left } from './import/imported.ts';
import { type Origin, WRITERS } from './origin.ts';
import { readRecipe } from './reading/read-recipe.ts';

/** A kept recipe with everything that belongs to it; the same fields as the cookbook's own (contract/cookbook.ts). */
export interface KeptLike {
  id: string;
  title: string;
  markdown: string;
  origin: Origin;
  tags: string[];
  favourite: boolean;
  notes: string;
  rating: number | null;
  source: string;
  /** The cook's own photo by its id. */
  photo?: string | null | undefined;
  cooked: { id: string; on: string; how: 'great' | 'good' | 'poor'; note: string }[];
  keptAt: string;
}

const FORMAT = 'recipe-chef';
/** The archive of the same recipes is always the same bytes. */
const WRITTEN_AT = new Date(2000, 0, 1, 12);

/** "Grandma’s soup" as "grandmas-soup", apart from any other by its number. */
const fileName = (title: string, at: number): string => `${foldName(title).replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '').slice(0, 60) || 'recipe'}-${at + 1}`;

interface Beside {
  /** The bytes of photos (JPEG) by their ids; one that is missing is not in the archive. */
  photos?: ReadonlyMap<string, Uint8Array>;
  /** Hears how many recipes are written. */
  told?: (written: number) => void;
}

/**
 * The archive's bytes: recipes.json (all that `readImport` needs), recipes.jsonld, recipes/*.md and *.cook, and photos/*.jpg, which the
 * recipes name by their path.
 */
export function writeArchive(recipes: readonly KeptLike[], { photos = new Map(), told = () => undefined }: Beside = {}): Uint8Array {
  const photoFile = ({ photo, title }: KeptLike, at: number): string | null =>
    typeof photo === 'string' && photos.has(photo) ? `photos/${fileName(title, at)}.jpg` : null;
  const listed = recipes.map((kept, at) => ({ ...kept, photo: photoFile(kept, at) }));
  const files: Zippable = { 'recipes.json': strToU8(JSON.stringify({ format: FORMAT, version: 1, recipes: listed }, null, 1)) };
  const linked: object[] = [];
  for (const [at, kept] of recipes.entries()) {
    const name = fileName(kept.title, at);
    const recipe = readRecipe(kept.markdown);
    const [photo, bytes] = [photoFile(kept, at), photos.get(kept.photo ?? '')];
    linked.push({ ...toJsonLd(recipe, kept), ...(photo !== null && { image: photo }) });
    // Packed already: it would only cost time, and reading it back memory.
    if (photo !== null && bytes !== undefined) files[photo] = [bytes, { level: 0 }];
    files[`recipes/${name}.md`] = strToU8(markdownFile(kept));
    files[`recipes/${name}.cook`] = strToU8(toCooklang(recipe, kept));
    told(at + 1);
  }
  files['recipes.jsonld'] = strToU8(JSON.stringify(linked, null, 1));
  return zipSync(files, { mtime: WRITTEN_AT, level: 6 });
}

/** Whether a JSON value is the recipes.json of an archive of ours. */
export const isArchive = (value: unknown): value is { version?: unknown; recipes: readonly unknown[] } => typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT && 'recipes' in value && Array.isArray(value.recipes);

const isText = (value: unknown, most: number, least = 0): value is string => typeof value === 'string' && value.isWellFormed() && !value.includes('\u0000') && value.length <= most * 4 && [...value.trim()].length >= least && [...value.trim()].length <= most;
const isMoment = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(value) && !Number.isNaN(Date.parse(value));
const isId = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value);
const isCooked = (value: unknown): boolean => {
  const { id, on, how, note } = (value ?? {}) as Record<string, unknown>;
  return isId(id) && isMoment(on) && ['great', 'good', 'poor'].includes(how as string) && isText(note, IMPORT.notes);
};

/** Whether a value is a kept recipe that the cookbook would take. */
function isKept(value: unknown): value is Omit<KeptLike, 'rating' | 'source'> & Partial<KeptLike> {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, markdown, origin, tags, favourite, notes, rating = null, source = '', cooked, keptAt } = value as Record<string, unknown>;
  const { by, name } = (origin ?? {}) as Record<string, unknown>;
  return isId(id) && isText(title, IMPORT.title, 1) && isText(markdown, IMPORT.recipeLength, 1) && WRITERS.some((writer) => writer === by) && isText(name, 120)
    && Array.isArray(tags) && tags.length <= IMPORT.tags && tags.every((tag) => isText(tag, IMPORT.tag, 1)) && typeof favourite === 'boolean' && isText(notes, IMPORT.notes)
    && (rating === null || [1, 2, 3, 4, 5].includes(rating as number)) && isText(source, IMPORT.source)
    && Array.isArray(cooked) && cooked.length <= 1000 && cooked.every(isCooked) && isMoment(keptAt);
}

/** The bytes of a photo of the archive by its path, where it has them. */
export type PhotoAt = (path: string) => Uint8Array | null;

/** The recipes of an archive of ours, each to be read by itself, with every field that was kept. */
export function readArchive(archive: { version?: unknown; recipes: readonly unknown[] }, where: string, photoAt: PhotoAt = () => null): (() => Imported)[] {
  const { version, recipes } = archive;
  if (version !== 1) throw new ImportFault('This archive was written by a newer Recipe Chef. Bring this one up to date and retry.');
  return recipes.map((recipe, at) => () => {
    if (!isKept(recipe)) throw new ImportFault(`Recipe ${at + 1} in ${where} cannot be read as a recipe.`);
    // Archives from before there were stars and sources have neither.
    const { id, title, markdown, origin: { by, name }, tags, favourite, notes, rating = null, source = '', keptAt, photo: file } = recipe;
    const cooked = recipe.cooked.map(({ id: once, on, how, note }) => ({ id: once, on, how, note }));
    const kept: KeptLike = { id, title, markdown, origin: { by, name }, tags, favourite, notes, rating, source, cooked, keptAt };
    const photo = typeof file === 'string' ? photoAt(file) : null;
    const left: Left = typeof file === 'string' && photo === null ? { photo: 1 } : {};
    return { markdown, title, tags, notes, rating, source, favourite, keptAt, left, from: name, kept, photo };
  });
}
