/** A recipe as text: markdown, HTML, Cooklang, or what was pasted from anywhere. */
import { fromCooklang } from '../forms/cooklang.ts';
import { hiddenIn } from '../reading/hidden-elements.ts';
import { readRecipe } from '../reading/read-recipe.ts';
import { whyTooMuch } from '../../text-bounds.ts';
import { ImportFault } from './import-fault.ts';
import { IMPORT } from './import-limits.ts';
import { type Imported, written } from './imported.ts';
import { readSchemaOrg, recipeNodes } from './schema-org.ts';

/** "@olive oil{2%tbsp}" and "~{10%minutes}" are Cooklang's alone. */
const COOKLANG = /(?:^|[\s(])@[\p{L}][^@#~{}\n]*\{[^{}\n]*\}|~[^@#~{}\n]*\{[^{}\n]*%[^{}\n]*\}/u;
const LD_SCRIPT = /^[^>]*application\/ld\+json[^>]*>/i;

/** Characters of a script's opening tag that are looked at. */
const LONGEST_TAG = 1000;

/** A saved page mostly carries its recipe as JSON-LD. */
function inPage(text: string, where: string): Imported[] {
  return [...hiddenIn(text)].flatMap(({ tag, inside }) => {
    const opening = tag === 'script' ? LD_SCRIPT.exec(inside.slice(0, LONGEST_TAG)) : null;
    if (opening === null) return [];
    const json = inside.slice(opening[0].length);
    try {
      return recipeNodes(JSON.parse(json)).flatMap((node) => readSchemaOrg(node, where) ?? []);
    } catch (fault) {
      // Pages carry broken scripts too; the page's text may still be read.
      if (fault instanceof ImportFault) throw fault;
      return [];
    }
  });
}

/** Our own files hold several: a rule stands between recipes in markdown, and Cooklang begins each with its front matter. */
const SEVERAL = /\n+---[ \t]*\n+(?=# )|\n+(?=---\ntitle:)/;

/**
 * The recipes of a text.
 * @param name the file's name, which titles a recipe that has no title of its own
 * @throws ImportFault when there is neither an ingredient nor a step in one of them
 */
export function readText(text: string, name: string, where: string): Imported[] {
  const page = /<script\b/i.test(text) ? inPage(text, where) : [];
  if (page.length > 0) return page;
  const parts = text.replaceAll('\r\n', '\n').split(SEVERAL);
  if (parts.length > IMPORT.recipes) throw new ImportFault('That is more than 1,000 recipes. Export fewer at a time.');
  return parts.map((part, at) => readOne(part, name, parts.length === 1 ? where : `Recipe ${at + 1} in ${where}`));
}

function readOne(text: string, name: string, where: string): Imported {
  if (text.length > IMPORT.recipeLength) throw new ImportFault(`${where} is too long: one recipe may have 32,768 characters. Nothing was imported.`);
  const tooMuch = whyTooMuch(text);
  if (tooMuch !== null) throw new ImportFault(`${where} cannot be read: ${tooMuch.charAt(0).toLowerCase()}${tooMuch.slice(1)} Nothing was imported.`);
  const recipe = /\.cook$/i.test(name) || COOKLANG.test(text) ? fromCooklang(text) : readRecipe(text);
  if (recipe.ingredients.length === 0 && recipe.steps.length === 0) throw new ImportFault(`There is no recipe in ${where} that we can read. We look for a list of ingredients and steps.`);
  const title = recipe.title || (name.split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z]{1,8}$/i, '').replaceAll(/[-_]+/g, ' ').trim() || 'Recipe without a name';
  return written({ ...recipe, title }, { tags: [], notes: '', from: '', where });
}
