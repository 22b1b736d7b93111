/** A page as a tree: as much of HTML as finding a recipe in it takes. One walk over its letters, whatever they are. */
import { withoutHidden } from '../reading/hidden-elements.ts';

export interface Element {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: (Element | string)[];
}

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param', 'source', 'track', 'wbr']);
/** What begins anew ends the one before it, up to the list or table that both stand in. */
const ENDS_ITSELF: ReadonlyMap<string, string> = new Map([['li', 'ul ol'], ['p', 'div section article li td body'], ['dt', 'dl'], ['dd', 'dl'], ['tr', 'table'], ['td', 'tr'], ['th', 'tr'], ['option', 'select']]);
const BLOCKS = new Set(['p', 'div', 'li', 'br', 'tr', 'ul', 'ol', 'dl', 'dt', 'dd', 'section', 'article', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'header', 'footer']);
const OPENS = /<(\/?)([a-z][a-z0-9-]*)/gi;
const ATTRIBUTE = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;
/** Letters of one tag; a page whose tag is longer ends before it. */
const LONGEST_TAG = 100_000;
/** Tags within tags that are followed; no page that people read is deeper. */
const DEEPEST = 400;

const attributesOf = (text: string): ReadonlyMap<string, string> => new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']));

/** Where a tag that begins at `from` ends: at the first ">" outside of quotes. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length && at < from + LONGEST_TAG; at++) {
    const letter = text.charAt(at);
    if (quote === letter) quote = '';
    else if (quote === '' && letter === '>') return at;
    else if (quote === '' && (letter === '"' || letter === "'") && text.charAt(at - 1) === '=') quote = letter;
  }
  return -1;
}

/** Reads a page; what is not closed ends where what it stands in does. Scripts and styles are left out. */
export function htmlTree(page: string): Element {
  const text = withoutHidden(page);
  const root: Element = { tag: '', attributes: new Map(), children: [] };
  let open: Element[] = [root];
  let at = 0;
  const add = (child: Element | string): void => void (open.at(-1) ?? root).children.push(child);
  OPENS.lastIndex = 0;
  for (let found = OPENS.exec(text); found !== null; found = OPENS.exec(text)) {
    const [whole, slash = '', name = ''] = found;
    const end = endOfTag(text, found.index + whole.length);
    if (end < 0) break;
    const attributes = text.slice(found.index + whole.length, end);
    if (found.index > at) add(text.slice(at, found.index));
    at = end + 1;
    OPENS.lastIndex = at;
    const tag = name.toLowerCase();
    if (slash !== '') {
      const from = open.findLastIndex((one) => one.tag === tag);
      if (from > 0) open = open.slice(0, from);
      continue;
    }
    const stops = ENDS_ITSELF.get(tag)?.split(' ') ?? [];
    const before = stops.length === 0 ? -1 : open.findLastIndex((one) => one.tag === tag || stops.includes(one.tag));
    if (before > 0 && open[before]?.tag === tag) open = open.slice(0, before);
    const element: Element = { tag, attributes: attributesOf(attributes), children: [] };
    add(element);
    if (!VOID.has(tag) && !attributes.endsWith('/') && open.length < DEEPEST) open.push(element);
  }
  add(text.slice(at));
  return root;
}

/** Everything below an element, in order; what `into` refuses is given, but not what is in it. */
export function* below(element: Element, into: (one: Element) => boolean = () => true): Generator<Element> {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    yield child;
    if (into(child)) yield* below(child, into);
  }
}

/** An element's words; where something stands on a line of its own, so do they. Character references stay as they are. */
export function wordsOf(element: Element): string {
  const pieces: string[] = [];
  const gather = ({ children, tag }: Element): void => {
    if (BLOCKS.has(tag)) pieces.push('\n');
    for (const child of children) {
      if (typeof child === 'string') pieces.push(child.replace(/\s+/g, ' '));
      else gather(child);
    }
    if (BLOCKS.has(tag)) pieces.push('\n');
  };
  gather(element);
  return pieces.join('').split('\n').map((line) => line.trim()).filter(Boolean).join('\n');
}

export const hasClass = ({ attributes }: Element, name: string): boolean => (attributes.get('class') ?? '').split(/\s+/).includes(name);
/** The words of everything below that fits, each apart. */
export const wordsWhere = (element: Element, fits: (one: Element) => boolean): string[] => [...below(element, (one) => !fits(one))].filter(fits).map(wordsOf).filter(Boolean);
