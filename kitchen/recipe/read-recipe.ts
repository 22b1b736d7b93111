/** Reading a recipe's markdown back into structure; tolerant of the shapes that models write. */
import type { List, Nodes, Root, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import { parseIngredient } from 'parse-ingredient';
import { readEntry } from '../pantry/read-entry.ts';
import { gramsOf } from '../pantry/weigh.ts';
import type { IngredientLine, Recipe } from './recipe.ts';

const INGREDIENTS = /ingredient|you(?:'|’)?ll need|what you need|shopping/i;
const STEPS = /step|instruction|direction|method|preparation|procedure|how to (?:make|cook)/i;
const NOTES = /note|tip|variation|serving suggestion|storage|nutrition/i;

/** Markdown as a syntax tree, with tables. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

const plain = (node: Nodes): string => toString(node).replace(/\s+/g, ' ').trim();
const itemsOf = (list: List): string[] => list.children.flatMap((item) => {
  const own = item.children.filter((child) => child.type !== 'list').map(plain).join(' ').trim();
  const nested = item.children.flatMap((child) => (child.type === 'list' ? itemsOf(child) : []));
  return own === '' ? nested : list.ordered === true && nested.length > 0 ? [`${own} ${nested.join(' ')}`] : [own, ...nested];
});
const rowsOf = (table: Table): string[] => table.children.slice(1).map((row) => row.children.map(plain).filter(Boolean).toReversed().join(' ').trim());

/** One ingredient line read: its food, and grams where the amount says. */
export function readLine(text: string, group: string | null = null): IngredientLine {
  const bare = text.replace(/^\[[ x]\]\s*/i, '').replace(/\*\*/g, '').trim();
  const [amount] = parseIngredient(bare, { normalizeUOM: true });
  const reading = readEntry(bare.slice(0, 160));
  const food = reading.outcome === 'food' ? reading.food : null;
  const stated = /\(about ([\d.]+) (k?g)\b/.exec(bare);
  const grams = stated !== null ? Number(stated[1]) * (stated[2] === 'kg' ? 1000 : 1) : food !== null && amount?.quantity != null ? gramsOf(amount.quantity, amount.unitOfMeasureID, food) : null;
  return { text: bare, food: food?.id ?? null, grams, group };
}

/** "1 hour 20 minutes" and "45 min" as minutes; null when there is no time in it. */
export function readMinutesText(text: string): number | null {
  const hours = /([\d.]+)\s*(?:hours?|hrs?|h)\b/i.exec(text);
  const minutes = /(\d+)\s*(?:minutes?|mins?)\b/i.exec(text);
  if (hours === null && minutes === null) return null;
  return Math.round(Number(hours?.[1] ?? 0) * 60) + Number(minutes?.[1] ?? 0);
}

/** Reads any recipe's markdown; what is missing stays empty. Never throws. */
export function readRecipe(markdown: string): Recipe {
  const tree = parseMarkdown(markdown.slice(0, 16_384));
  let title = '';
  let section = 'head' as 'head' | 'ingredients' | 'steps' | 'notes';
  let group: string | null = null;
  let serves: number | null = null;
  let minutes: number | null = null;
  const intro: string[] = [];
  const ingredients: IngredientLine[] = [];
  const steps: string[] = [];
  const notes: string[] = [];
  const facts = (text: string): boolean => {
    const found = /(?:serves|servings?|yields?|makes|portions?)\s*:?\s*(?:about\s*)?(\d+)/i.exec(text) ?? /(\d+)\s*(?:servings?|portions?|people)/i.exec(text);
    if (found !== null && serves === null) serves = Number(found[1]);
    const time = readMinutesText(/total[^|·\n]*/i.exec(text)?.[0] ?? text);
    if (time !== null && (minutes === null || /total/i.test(text))) minutes = time;
    return found !== null || (time !== null && text.length < 120);
  };
  const heading = (text: string, depth: number): void => {
    if (INGREDIENTS.test(text)) { section = 'ingredients'; group = null; }
    else if (STEPS.test(text)) { section = 'steps'; group = null; }
    else if (NOTES.test(text)) { section = 'notes'; group = null; }
    else if (title === '') title = text;
    else if (section === 'ingredients' && depth > 2) group = text.replace(/:$/, '');
  };
  const list = (items: readonly string[], ordered: boolean): void => {
    if (section === 'head') {
      if (items.every((item) => facts(item))) return;
      section = ordered ? 'steps' : 'ingredients';
    }
    if (section === 'ingredients' && ordered && ingredients.length > 0) section = 'steps';
    if (section === 'ingredients') ingredients.push(...items.map((item) => readLine(item, group)));
    else if (section === 'steps') steps.push(...items);
    else notes.push(...items);
  };
  for (const node of tree.children) {
    if (node.type === 'heading') heading(plain(node).replace(/^recipe:\s*/i, ''), node.depth);
    else if (node.type === 'list') list(itemsOf(node), node.ordered === true);
    else if (node.type === 'table') list(rowsOf(node), false);
    else if (node.type === 'paragraph' || node.type === 'blockquote') {
      const text = plain(node);
      const label = text.replace(/[:*]+$/, '');
      if (label.length < 40 && text.length - label.length > 0 && (INGREDIENTS.test(label) || STEPS.test(label) || NOTES.test(label))) heading(label, 2);
      else if (node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'strong' && text.length < 60 && !facts(text)) heading(label, 3);
      else if (section === 'steps') steps.push(text.replace(/^(?:step\s*)?\d+[.):]\s*/i, ''));
      else if (section === 'notes') notes.push(text);
      else if (section === 'ingredients' && text.includes('\n')) list(text.split('\n'), false);
      else if (!facts(text)) intro.push(text);
    }
  }
  return { title, intro: intro.join(' '), serves, minutes, ingredients, steps, notes };
}
