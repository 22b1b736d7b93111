/** A recipe's markdown as elements, for readers without JavaScript: the same text, headings and links as the page shows. */
import type { Nodes, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Markup } from '../../contract/share-document.ts';
import { amountFirst } from '../../kitchen/recipe/measures/amount-first.ts';

type Element = Exclude<Markup, string>;

/** Where a piece of text stands. */
interface Place {
  /** Addresses that references name. */
  addresses: ReadonlyMap<string, string>;
  depth: number;
  /** A link in a link is none. */
  inLink: boolean;
}

/** Deeper than anyone writes; what is nested further is shown as its plain text. */
const DEEPEST = 12;
/** More marks of a quotation or list in a row, and more room before a line, than anyone writes: reading them would take seconds. */
const TOO_DEEP = /^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){12})(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;

const TOO_FAR_IN = /^([ \t]{24})[ \t]+/gm;
/** Marks that the reader pairs with each other in one block, and how many of them a writer could need. */
const PAIRED = /[*_`~[\]!<>]/g;
const MOST_PAIRED = 1000;

/** The text without what would only keep the reader busy. */
function calmed(markdown: string): string {
  return markdown.replace(TOO_DEEP, '$1').replace(TOO_FAR_IN, '$1').split(/(\n[ \t]*\n)/)
    .map((block) => ((block.match(PAIRED)?.length ?? 0) > MOST_PAIRED ? block.replace(PAIRED, '') : block)).join('');
}

/** The elements of a recipe's text. */
export function recipeMarkup(markdown: string): Markup[] {
  const root = fromMarkdown(calmed(markdown), { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const addresses = new Map(root.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])));
  return flow(root.children, { addresses, depth: 0, inLink: false });
}

/** Elements one after another, neighbouring texts as one. */
function flow(nodes: readonly Nodes[], place: Place): Markup[] {
  const written: Markup[] = [];
  const inner = { ...place, depth: place.depth + 1 };
  for (const piece of nodes.flatMap((node) => (place.depth > DEEPEST ? [toString(node)] : write(node, inner)))) {
    const last = written.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') written.splice(-1, 1, last + piece);
    else if (piece !== '') written.push(piece);
  }
  return written;
}

function write(node: Nodes, place: Place): Markup[] {
  const inside = (children: readonly Nodes[]): Markup[] => flow(children, place);
  switch (node.type) {
    case 'text': return [node.value.replace(/\s*\n\s*/g, ' ')];
    // What looks like HTML is text, as on the page.
    case 'html': return place.depth === 1 ? [['p', {}, node.value]] : [node.value];
    case 'heading': return [[...headingStart(node.depth), ...inside(node.children)]];
    case 'paragraph': return [['p', {}, ...inside(node.children)]];
    case 'blockquote': return [['blockquote', {}, ...inside(node.children)]];
    case 'list': {
      const start: Record<string, string> = node.ordered === true && node.start != null && node.start !== 1 ? { start: String(node.start) } : {};
      const loose = node.spread === true || node.children.some(({ spread }) => spread === true);
      // The paragraphs of a tight list are the text of its items.
      const items = node.children.map(({ children }): Element => {
        const item = inside(children.flatMap((child): Nodes[] => (child.type === 'paragraph' && !loose ? child.children : [child])));
        return ['li', {}, ...(node.ordered === true ? item : withAmount(item))];
      });
      return [[node.ordered === true ? 'ol' : 'ul', start, ...items]];
    }
    case 'emphasis': return [['em', {}, ...inside(node.children)]];
    case 'strong': return [['strong', {}, ...inside(node.children)]];
    case 'inlineCode': return [['code', {}, node.value]];
    case 'code': return [['pre', {}, ['code', {}, node.value]]];
    case 'break': return [['br', {}]];
    case 'thematicBreak': return [['hr', {}]];
    case 'link': return link(node.url, place, node.children);
    case 'linkReference': return link(place.addresses.get(node.identifier) ?? '', place, node.children);
    // A picture from elsewhere would tell its host who cooks; its text and address do not.
    case 'image': return link(node.url, place, [{ type: 'text', value: node.alt || node.url || 'Picture' }]);
    case 'imageReference': return link(place.addresses.get(node.identifier) ?? '', place, [{ type: 'text', value: node.alt || 'Picture' }]);
    case 'table': return [table(node, inside)];
    default: return 'children' in node ? inside(node.children) : [];
  }
}

/** The amount in front as an element, as web/cooking/recipe-text.tsx has it. */
function withAmount([first, ...others]: readonly Markup[]): Markup[] {
  if (first === undefined) return [];
  const found = typeof first === 'string' ? amountFirst(first) : null;
  return found === null ? [first, ...others] : [['span', { class: 'amount' }, found.amount], found.rest, ...others];
}

/** The page has the first two ranks of headings for itself, and four are left. */
function headingStart(depth: number): [Element[0], Element[1]] {
  return depth === 1 ? ['h3', { class: 'recipe-title' }] : [(['h4', 'h5', 'h6'] as const)[depth - 2] ?? 'h6', {}];
}

function table({ children: [head, ...rows] }: Table, inside: (children: readonly Nodes[]) => Markup[]): Element {
  const row = (tag: 'th' | 'td', cells: readonly Nodes[]): Element => ['tr', {}, ...cells.map((cell): Element => [tag, {}, ...('children' in cell ? inside(cell.children) : [])])];
  return ['table', {}, ['thead', {}, row('th', head?.children ?? [])], ['tbody', {}, ...rows.map(({ children }) => row('td', children))]];
}

function link(url: string, place: Place, children: readonly Nodes[]): Markup[] {
  if (place.inLink) return flow(children, place);
  return [['a', url !== '' && isAllowedAddress(url) ? { href: url, rel: 'nofollow noopener ugc' } : {}, ...flow(children, { ...place, inLink: true })]];
}

/** Specification section 2: http, https, irc, ircs, mailto, xmpp, or relative. A colon behind a slash, "?" or "#" ends no scheme. */
export function isAllowedAddress(url: string): boolean {
  const [, scheme] = /^([^/?#:]*):/.exec(url) ?? [];
  return scheme === undefined || /^(?:https?|ircs?|mailto|xmpp)$/i.test(scheme);
}
