/** A recipe as text: a saved page, markdown, Cooklang, or what was pasted from anywhere. */
import { cooklangFields, fromCooklang } from '../forms/cooklang.ts';
import { frontMatter, withFactLines } from '../reading/front-matter.ts';
import { hiddenIn } from '../reading/hidden-elements.ts';
import { readRecipe } from '../reading/read-recipe.ts';
import { whyTooMuch } from '../../text-bounds.ts';
import { besideText } from './beside-text.ts';
import { htmlTree, wordsOf } from './html-tree.ts';
import { ImportFault } from './import-fault.ts';
import { IMPORT } from './import-limits.ts';
import { type Imported, placeOf, textIn, written } from './imported.ts';
import type { Taking } from './intake.ts';
import { looseJson } from './loose-json.ts';
import { microdataNodes } from './microdata.ts';
import { savedRecipes } from './saved-apps.ts';
import { readSchemaOrg, recipeNodes } from './schema-org.ts';
import { tableRecipes } from './table-file.ts';

/** "@olive oil{2%tbsp}" and "~{10%minutes}" are Cooklang's alone. */
const COOKLANG = /(?:^|[\s(])@[\p{L}][^@#~{}\n]*\{[^{}\n]*\}|~[^@#~{}\n]*\{[^{}\n]*%[^{}\n]*\}/u;
const PAGE = /<(?:!doctype html|html|head|body)\b|\bitemtype=|\btypeof="[^"]*Recipe|application\/ld\+json/i;
const LD_SCRIPT = /^[^>]*application\/ld\+json[^>]*>/i;

/** Characters of a script's opening tag that are looked at. */
const LONGEST_TAG = 1000;

/** What the scripts of a saved page say in JSON-LD, and whether one of them could not be read. */
function scriptNodes(text: string, where: string): { nodes: Record<string, unknown>[]; damaged: boolean } {
  let damaged = false;
  const nodes = [...hiddenIn(text)].flatMap(({ tag, inside }) => {
    const opening = tag === 'script' ? LD_SCRIPT.exec(inside.slice(0, LONGEST_TAG)) : null;
    if (opening === null) return [];
    try {
      return recipeNodes(looseJson(inside.slice(opening[0].length), where));
    } catch (fault) {
      if (!(fault instanceof ImportFault)) throw fault;
      damaged = true;
      return [];
    }
  });
  return { nodes, damaged };
}

/** The recipes of a page: as it tells them to machines, or else as people read them. */
function takePage(text: string, name: string, where: string, taking: Taking): void {
  const { nodes, damaged } = scriptNodes(text, where);
  const page = htmlTree(text);
  const saved = savedRecipes(page, where);
  if (saved.length > 0) {
    for (const read of saved) taking.take(read);
    return;
  }
  // A page also lists others by name alone: of those nothing is taken, and nothing said.
  for (const found of [nodes, microdataNodes(page)]) {
    const whole = new Map<string, Imported>();
    const faults: ImportFault[] = [];
    for (const [at, node] of found.entries()) {
      try {
        const recipe = readSchemaOrg(node, found.length === 1 ? where : placeOf(textIn(node['name']), at, where));
        if (recipe !== null && !whole.has(recipe.markdown)) whole.set(recipe.markdown, recipe);
      } catch (fault) {
        if (!(fault instanceof ImportFault)) throw fault;
        faults.push(fault);
      }
    }
    if (whole.size > 0) {
      taking.take(() => [...whole.values()]);
      return;
    }
  }
  taking.take(() => {
    if (damaged) throw new ImportFault(`The recipe in ${where} is written so that we cannot read it. Copy its words from the page, and paste them.`);
    if (whyTooMuch(text) === null) return readOne(text, name, where);
    const words = wordsOf(page);
    if (whyTooMuch(words) !== null) throw new ImportFault(`There is no recipe in ${where} that we can find. Copy its words from the page, and paste them.`);
    return readOne(words, name, where);
  });
}

/** Our own files hold several recipes, and so do other people's: apart at rules and front matter, or at their titles. */
function partsOf(text: string): string[] {
  const lines = text.split('\n');
  const parts: string[][] = [[]];
  let front = false;
  for (const [at, line] of lines.entries()) {
    const rule = line.trimEnd() === '---';
    const next = lines.slice(at + 1, at + 4).find((one) => one.trim() !== '') ?? '';
    if (rule && front) front = false;
    else if (rule && /^title:/.test(lines[at + 1] ?? '')) {
      front = true;
      parts.push([]);
    } else if (rule && next.startsWith('# ')) {
      parts.push([]);
      continue;
    } else if (rule && parts.length === 1 && parts[0]?.every((one) => one.trim() === '') === true) front = true;
    parts.at(-1)?.push(line);
  }
  const found = parts.map((part) => part.join('\n')).filter((part) => part.trim() !== '');
  if (found.length > 1) return found;
  const titled = text.split(/\n(?=# \S)/);
  return titled.length > 1 && titled.every((part) => /^#+ *ingredients|^\*\*ingredients/im.test(part)) ? titled : [text];
}

/** Takes in the recipes of a text. @param name the file's name, which titles a recipe that has no title of its own */
export function takeText(text: string, name: string, where: string, taking: Taking): void {
  if (PAGE.test(text)) {
    takePage(text, name, where, taking);
    return;
  }
  const table = /\.(?:csv|tsv)$/i.test(name) || /^[^\n]*(?:ingredient|direction|instruction)/i.test(text) ? tableRecipes(text, where) : null;
  if (table !== null || /\.(?:csv|tsv)$/i.test(name)) {
    if (table === null) taking.take(() => { throw new ImportFault(`In ${where} we look for columns called title, ingredients and steps, and do not find them.`); });
    for (const read of table ?? []) taking.take(read);
    return;
  }
  const parts = partsOf(text.replaceAll('\r\n', '\n'));
  for (const [at, part] of parts.entries()) taking.take(() => readOne(part, name, parts.length === 1 ? where : `Recipe ${at + 1} in ${where}`));
}

/** A picture on a line of its own, as markdown and Obsidian have it. */
function isPicture(line: string): boolean {
  const text = line.trim();
  return text.startsWith('![') && (text.endsWith(')') || text.endsWith(']]')) && text.length < 1000;
}

/** "Source: Grandma", "Tags: soup, winter": what apps write as lines of a text. */
function fieldLines(lines: readonly string[]): { fields: [string, string[]][]; notes: string[] } {
  const fields: [string, string[]][] = [];
  const notes = lines.filter((line) => {
    const [, name = '', value = ''] = /^(source|tags|keywords|categor(?:y|ies)|cuisine|course|rating|author|url):\s(.{1,500})$/i.exec(line) ?? [];
    if (name !== '') fields.push([name.toLowerCase(), [value.trim()]]);
    return name === '';
  });
  return { fields, notes };
}

function readOne(text: string, name: string, where: string): Imported {
  const lines = text.split('\n');
  const pictures = lines.filter(isPicture).length;
  const source = pictures === 0 ? text : lines.filter((line) => !isPicture(line)).join('\n');
  if (source.length > IMPORT.recipeLength) throw new ImportFault(`${where} is longer than the 32,768 characters that one recipe may have.`);
  const tooMuch = whyTooMuch(source);
  if (tooMuch !== null) throw new ImportFault(`${where} cannot be read: ${tooMuch.charAt(0).toLowerCase()}${tooMuch.slice(1)}`);
  const cooklang = /\.cook$/i.test(name) || COOKLANG.test(source);
  const recipe = cooklang ? fromCooklang(source) : readRecipe(`${withFactLines(source).trim()}\n`);
  const { fields, notes } = fieldLines(recipe.notes);
  const { remarks, photos, videos, ...beside } = besideText(new Map([...fields, ...(cooklang ? cooklangFields(source) : frontMatter(source)?.fields ?? [])]));
  const title = recipe.title || (name.split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z]{1,8}$/i, '').replaceAll(/[-_]+/g, ' ').trim() || 'Recipe without a name';
  return written({ ...recipe, title, notes: [...notes, ...remarks] }, { ...beside, left: { photo: photos + pictures, video: videos }, from: '', where });
}
