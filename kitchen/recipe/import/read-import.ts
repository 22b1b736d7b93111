/** Reading recipes out of a file, told by what is in it: our own archive, Mealie, Paprika, RecipeSage, JSON-LD, Cooklang, markdown, pasted text. */
import { isArchive, readArchive } from '../archive.ts';
import { ImportFault, spokenName } from './import-fault.ts';
import { IMPORT } from './import-limits.ts';
import { fieldsOf, type Imported, isRecord } from './imported.ts';
import { isMealie, isMealieBackup, readMealie, readMealieBackup } from './mealie.ts';
import { isPaprika, readPaprika } from './paprika.ts';
import { isRecipeSage, readRecipeSage } from './recipe-sage.ts';
import { readSchemaOrg, recipeNodes } from './schema-org.ts';
import { readText } from './text-file.ts';
import { type Budget, gunzipped, isGzip, isZip, zipEntries, type ZipEntry } from './unpack.ts';

export { ImportFault };

const APPS = [[isMealie, readMealie], [isPaprika, readPaprika], [isRecipeSage, readRecipeSage]] as const;

/** Text of a file; UTF-16 where it says so. */
function decode(bytes: Uint8Array, where: string): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(wide, { fatal: true }).decode(bytes);
    if (!text.includes('\u0000')) return text;
  } catch { /* told below */ }
  throw new ImportFault(`${where} is no text that we can read. We take exports of Recipe Chef, Mealie, Paprika and RecipeSage, JSON-LD, Markdown and Cooklang.`);
}

/** JSON of a text; deep nesting, which no recipe has, is refused before anyone walks down it. */
function parse(text: string, where: string): unknown {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (inText) {
      if (letter === 92) at += 1;
      else if (letter === 34) inText = false;
    } else if (letter === 34) inText = true;
    else if (letter === 123 || letter === 91) depth += 1;
    else if (letter === 125 || letter === 93) depth -= 1;
    if (depth > IMPORT.depth) break;
  }
  try {
    if (depth <= IMPORT.depth) return JSON.parse(text);
  } catch { /* told below */ }
  throw new ImportFault(`${where} is damaged, so nothing was imported. Export it again and retry.`);
}

/** The recipes of a JSON value, or null when it is about something else. */
function recipesInJson(value: unknown, where: string): Imported[] | null {
  if (isArchive(value)) return readArchive(value, where);
  if (isMealieBackup(value)) return readMealieBackup(value, where);
  const nodes = recipeNodes(value);
  const items = nodes.length > 0 ? nodes : Array.isArray(value) ? value : isRecord(value) ? [fieldsOf(value)('recipes'), fieldsOf(value)('items')].find(Array.isArray) ?? [value] : [];
  const first = nodes.length > 0 || items.slice(0, 1).some((item) => APPS.some(([is]) => is(item)));
  if (!first) return null;
  if (items.length > IMPORT.recipes) throw new ImportFault('That is more than 1,000 recipes. Export fewer at a time.');
  return items.map((item, at) => {
    const place = items.length === 1 ? where : `Recipe ${at + 1} in ${where}`;
    const recipe = nodes.length > 0 ? readSchemaOrg(item as Record<string, unknown>, place) : APPS.find(([is]) => is(item))?.[1](item, place) ?? null;
    if (recipe === null) throw new ImportFault(`${place} cannot be read as a recipe, so nothing was imported.`);
    return recipe;
  });
}

const isJson = (text: string): boolean => /^[\s\uFEFF]*[[{]/.test(text) && !/^[\s\uFEFF]*\[[^\]{}"]*\](?!\s*$)/.test(text);

function recipesInFile(bytes: Uint8Array, name: string, budget: Budget): Imported[] | null {
  const where = spokenName(name);
  const text = decode(isGzip(bytes) ? gunzipped(bytes, budget, name) : bytes, where).replace(/^\uFEFF/, '');
  if (isJson(text) || (/\.(?:json|jsonld|paprikarecipe)$/i.test(name) && !/^\s*</.test(text))) return recipesInJson(parse(text, where), where);
  return readText(text, name, where);
}

/** Names that an archive of an app has beside recipes. */
const ASIDE = /(?:^|\/)__MACOSX\/|(?:^|\/)\.[^/]+$/;
const ENDINGS = [/\.paprikarecipe$/i, /\.(?:json|jsonld)$/i, /\.(?:cook|md|markdown|txt)$/i];

/** The recipes of an archive's entries: the best form that it has them in, so that none comes twice. */
function recipesInZip(entries: readonly ZipEntry[], budget: Budget): Imported[] {
  const own = entries.find(({ name }) => name === 'recipes.json');
  const whole = own ?? entries.find(({ name }) => /(?:^|\/)database\.json$/.test(name));
  const all = whole === undefined ? null : recipesInFile(whole.read(), whole.name, budget);
  if (all !== null) return all;
  for (const ending of ENDINGS) {
    const found: Imported[] = [];
    for (const entry of entries) {
      if (!ending.test(entry.name) || ASIDE.test(entry.name)) continue;
      const recipes = recipesInFile(entry.read(), entry.name, budget);
      // Settings and themes lie beside the recipes; under "recipes" everything is one.
      if (recipes === null && /(?:^|\/)recipes\/|\.paprikarecipe$/i.test(entry.name)) throw new ImportFault(`${spokenName(entry.name)} cannot be read as a recipe, so nothing was imported.`);
      found.push(...recipes ?? []);
      if (found.length > IMPORT.recipes) throw new ImportFault('That is more than 1,000 recipes. Export fewer at a time.');
    }
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Reads a file or a pasted text, all or nothing. It is told by its content; the name only helps where that leaves a doubt. Nothing is fetched.
 * @param name the file's name, or an empty text for what was pasted
 * @throws ImportFault with a sentence that names the entry at fault
 */
export function readImport(name: string, bytes: Uint8Array): { recipes: Imported[] } {
  if (bytes.length > IMPORT.bytes) throw new ImportFault('That is more than 16 MB. Export fewer recipes at a time, or without photos.');
  if (bytes.length === 0) throw new ImportFault('There is nothing in it. Choose another file, or paste a recipe.');
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-') throw new ImportFault(`${spokenName(name)} is a PDF, which we cannot read. Copy its text and paste that.`);
  const budget: Budget = { left: IMPORT.unpacked };
  const recipes = isZip(bytes) ? recipesInZip(zipEntries(bytes, budget, name), budget) : recipesInFile(bytes, name === '' ? 'The text' : name, budget);
  if (recipes === null || recipes.length === 0) throw new ImportFault(`There are no recipes in ${name === '' ? 'it' : spokenName(name)} that we can read. We take exports of Recipe Chef, Mealie, Paprika and RecipeSage, JSON-LD, Markdown and Cooklang.`);
  return { recipes };
}
