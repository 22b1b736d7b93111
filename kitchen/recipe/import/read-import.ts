/** Reading recipes out of a file, told by what is in it. What cannot be read is left and told; it never stops the rest. */
import { isArchive, readArchive, type PhotoAt } from '../archive.ts';
import { ImportFault, spokenName } from './import-fault.ts';
import { IMPORT } from './import-limits.ts';
import { fieldsOf, isRecord, placeOf, textIn } from './imported.ts';
import { type Intake, Taking } from './intake.ts';
import { looseJson } from './loose-json.ts';
import { isMealie, isMealieBackup, readMealie, readMealieBackup } from './mealie.ts';
import { isPaprika, readPaprika } from './paprika.ts';
import { isRecipeSage, readRecipeSage } from './recipe-sage.ts';
import { readSchemaOrg, recipeNodes } from './schema-org.ts';
import { isTandoor, readTandoor } from './tandoor.ts';
import { takeText } from './text-file.ts';
import { type Budget, gunzipped, isGzip, isZip, zipEntries, type ZipEntry } from './unpack.ts';

export { ImportFault };

const APPS = [[isTandoor, readTandoor], [isMealie, readMealie], [isPaprika, readPaprika], [isRecipeSage, readRecipeSage]] as const;
const isOfApp = (item: unknown): boolean => APPS.some(([is]) => is(item));
const WE_TAKE = 'We take exports of Recipe Chef, Mealie, Paprika, Tandoor, Nextcloud Cookbook, RecipeSage, Mela, Recipe Keeper and Copy Me That, saved pages, JSON-LD, CSV, Markdown, Cooklang and plain text.';

/** Text of a file: UTF-8, UTF-16 where it says so, and what Windows writes where it is neither. */
function decode(bytes: Uint8Array, where: string): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  const binary = wide === 'utf-8' && bytes.subarray(0, 4000).some((byte) => byte < 9 || (byte > 13 && byte < 27));
  if (!binary) {
    for (const encoding of [wide, 'windows-1252']) {
      try {
        const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
        if (!text.includes('\u0000')) return text;
      } catch { /* the next, or told below */ }
    }
  }
  throw new ImportFault(`${where} is no text that we can read. ${WE_TAKE}`);
}

/** Takes in the recipes of a JSON value; false when it is about something else. */
function takeJson(value: unknown, where: string, taking: Taking, photoAt?: PhotoAt): boolean {
  if (isArchive(value)) {
    for (const read of readArchive(value, where, photoAt)) taking.take(read);
    return true;
  }
  if (isMealieBackup(value)) {
    for (const read of readMealieBackup(value, where)) taking.take(read);
    for (const [table, what] of [['shopping_lists', 'shopping list'], ['group_meal_plans', 'meal plan']] as const) if (Array.isArray(value[table])) taking.leave(what, value[table].length);
    return true;
  }
  const nodes = recipeNodes(value);
  const lists = isRecord(value) && !isOfApp(value) ? [fieldsOf(value)('recipes'), fieldsOf(value)('items'), fieldsOf(value)('data'), Object.values(value)] : [];
  const items = nodes.length > 0 ? nodes : Array.isArray(value) ? value : lists.find((list): list is unknown[] => Array.isArray(list) && list.some(isOfApp)) ?? [value];
  if (nodes.length === 0 && !items.some(isOfApp)) return false;
  for (const [at, item] of items.entries()) {
    const place = items.length === 1 ? where : placeOf(textIn(fieldsOf(item)('name')) || textIn(fieldsOf(item)('title')), at, where);
    taking.take(() => {
      const recipe = nodes.length > 0 ? readSchemaOrg(item as Record<string, unknown>, place) : APPS.find(([is]) => is(item))?.[1](item, place) ?? null;
      if (recipe === null) throw new ImportFault(`${place} cannot be read as a recipe.`);
      return recipe;
    });
  }
  return true;
}

const isJson = (text: string): boolean => /^[\s\uFEFF]*[[{]/.test(text) && !/^[\s\uFEFF]*\[[^\]{}"]*\](?!\s*$)/.test(text);

/** Archives in an archive that are opened: Tandoor has one for each recipe. */
const DEEPEST = 2;

function takeFile(bytes: Uint8Array, name: string, budget: Budget, taking: Taking, depth = 0): void {
  const where = spokenName(name);
  taking.take(() => {
    if (isZip(bytes)) {
      if (depth >= DEEPEST) throw new ImportFault(`${where} is an archive in an archive in an archive. Unpack it, and choose what is in it.`);
      takeZip(zipEntries(bytes, budget, name), budget, taking, depth);
      return [];
    }
    if (new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-') throw new ImportFault(`${where} is a PDF, which we cannot read. Copy its text and paste that.`);
    const text = decode(isGzip(bytes) ? gunzipped(bytes, budget, name) : bytes, where).replace(/^\uFEFF/, '');
    if (text.trim() === '') throw new ImportFault(`There is nothing in ${where}.`);
    if (isJson(text) || (/\.(?:json|jsonld|paprikarecipe|melarecipe)$/i.test(name) && !/^\s*</.test(text))) {
      if (!takeJson(looseJson(text, where), where, taking)) throw new ImportFault(`There is no recipe in ${where}.`);
    } else takeText(text, name, where, taking);
    return [];
  });
}

/** What an archive has beside its files: what computers put there. */
const ASIDE = /(?:^|\/)__MACOSX\/|(?:^|\/)\.[^/]+$|(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/i;
const PHOTO = /\.(?:jpe?g|png|webp|gif|heic|avif|bmp|svg)$/i;
/** Smaller copies of a photo that is there too. */
const COPY = /(?:^|\/)(?:thumb\d*|min-original|tiny-original)\.\w+$/i;
/** A file's name without its folders and ending: a recipe in two forms has it twice. */
const baseOf = (name: string): string => (name.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '').toLowerCase();
/** In this order: where an archive has a recipe in two forms, the first is taken. */
const ENDINGS = [/\.(?:paprika|mela)recipe$/i, /\.zip$/i, /\.(?:json|jsonld)$/i, /\.html?$/i, /\.(?:csv|tsv)$/i, /\.cook$/i, /\.(?:md|markdown|txt)$/i];

function takeZip(entries: readonly ZipEntry[], budget: Budget, taking: Taking, depth: number): void {
  const whole = entries.find(({ name }) => name === 'recipes.json') ?? entries.find(({ name }) => /(?:^|\/)database\.json$/.test(name));
  if (whole !== undefined && takeWhole(whole, taking, photosIn(entries))) return;
  const files = entries.filter(({ name }) => !ASIDE.test(name));
  const photos = files.filter(({ name }) => PHOTO.test(name) && !COPY.test(name)).length;
  const photosBefore = taking.left.get('photo') ?? 0;
  const read = new Set<string>();
  for (const ending of ENDINGS) {
    const titles = new Set(taking.recipes.map(({ title }) => title));
    const found = new Taking();
    const here: string[] = [];
    for (const entry of files.filter(({ name }) => ending.test(name) && !read.has(baseOf(name)))) {
      const before = found.recipes.length;
      found.take(() => {
        takeFile(entry.read(), entry.name, budget, found, depth + 1);
        return [];
      });
      if (found.recipes.length > before) here.push(baseOf(entry.name));
    }
    for (const base of here) read.add(base);
    taking.takeAll(found, ({ title }) => !titles.has(title));
  }
  taking.leave('photo', photos - ((taking.left.get('photo') ?? 0) - photosBefore));
  const others = files.filter(({ name }) => !PHOTO.test(name) && ENDINGS.every((ending) => !ending.test(name)));
  for (const { name } of others) taking.refuse(`${spokenName(name)} is of a kind that we do not read.`);
}

/** The photos of an archive by their paths; one that cannot be unpacked is left. */
function photosIn(entries: readonly ZipEntry[]): PhotoAt {
  const byPath = new Map(entries.filter(({ name }) => PHOTO.test(name)).map((entry) => [entry.name, entry]));
  return (path) => {
    try {
      return byPath.get(path)?.read(true) ?? null;
    } catch (fault) {
      if (fault instanceof ImportFault) return null;
      throw fault;
    }
  };
}

/** Takes one file that holds all; false when that is not what it is. */
function takeWhole(entry: ZipEntry, taking: Taking, photoAt: PhotoAt): boolean {
  const where = spokenName(entry.name);
  try {
    const value = looseJson(decode(entry.read(), where), where);
    return (isArchive(value) || isMealieBackup(value)) && takeJson(value, where, taking, photoAt);
  } catch (fault) {
    if (fault instanceof ImportFault) return false;
    throw fault;
  }
}

/**
 * Reads a file or a pasted text. It is told by its content; the name only helps where that leaves a doubt. Nothing is fetched.
 * @param name the file's name, or an empty text for what was pasted
 * @throws ImportFault with a sentence where nothing could be taken in
 */
export function readImport(name: string, bytes: Uint8Array): Intake {
  if (bytes.length > IMPORT.bytes) throw new ImportFault('That is more than 256 MB. Export fewer recipes at a time, or without photos.');
  if (bytes.length === 0) throw new ImportFault('There is nothing in it. Choose another file, or paste a recipe.');
  const taking = new Taking();
  takeFile(bytes, name === '' ? 'The text' : name, { left: IMPORT.unpacked, passed: IMPORT.passed }, taking);
  const [first = `There are no recipes in ${name === '' ? 'it' : spokenName(name)} that we can read. ${WE_TAKE}`, ...more] = taking.refused;
  if (taking.recipes.length === 0) throw new ImportFault(more.length === 0 ? first : `${first} ${more.length === 1 ? 'One other file or recipe' : `${more.length} others`} could not be read either.`);
  return taking;
}
