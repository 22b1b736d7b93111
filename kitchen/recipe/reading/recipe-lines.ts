/** Any recipe text - markdown, HTML, plain, or broken - as lines that say what they look like. What they mean is read in read-recipe.ts. */
import { linesWithin } from '../../text-bounds.ts';
import { bareText, headingText, itemText } from './bare-text.ts';
import { withFactLines } from './front-matter.ts';
import { withoutHidden } from './hidden-elements.ts';
import { readTable } from './read-table.ts';

export type Line =
  /** `depth` 1 to 6; 7 is a line in bold that stands alone. */
  | { kind: 'heading'; depth: number; text: string }
  /** `raw` still has its marks: a label in bold is told by them. */
  | { kind: 'item'; ordered: boolean; indent: number; text: string; raw: string }
  /** `indent` is deep under an item; `after` says that an empty line stands before it. */
  | { kind: 'text'; indent: number; text: string; raw: string; after: boolean };

/** "== Steps ==", as wikis have it. */
function fromWiki(line: string): string {
  const [, depth = '', name = '', end = ''] = line.startsWith('=') ? /^(={1,6})([^=]+)(={1,6})\s*$/.exec(line) ?? [] : [];
  return name.trim() !== '' && depth === end ? `${'#'.repeat(depth.length)} ${name.trim()}` : line;
}

/** Tags that end a line, and headings and fields of wikis, in the marks that markdown has for them. */
const fromHtml = (text: string): string =>
  withoutHidden(text.split('\n').map(fromWiki).join('\n').replace(/\{\{([^{}|\n]+)\|([^{}|\n]+)\}\}/g, '$1: $2'))
    .replace(/<h([1-6])\b[^<>]*>/gi, (_, depth: string) => `\n${'#'.repeat(Number(depth))} `)
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<td\b[^<>]*>|<th\b[^<>]*>/gi, '| ')
    .replace(/<tr\b[^<>]*>/gi, '\n')
    .replace(/<\/tr\s*>/gi, ' |\n')
    .replace(/<br\s*\/?>|<\/?(?:p|div|section|article|ul|ol|table|tbody|thead|header|footer|blockquote|dl|dt|dd|hr|h[1-6]|li)\b[^<>]*>/gi, '\n')
    .replace(/<\/?(?:strong|b)\b[^<>]*>/gi, '**');

const ITEM = /^(\s*)(?:(?:[-*+•‣▪●○◦·–—☐□☑✅✔✓➤►▶🔸🔹]|\p{Extended_Pictographic}\uFE0F?(?=\s*(?:\d|[½¼¾⅓⅔⅛])))\s+|(\(?\d{1,2}[.)]|\d\uFE0F?\u20E3)(?:\s+|$)|(?:\*\*|__)\s*(\d{1,2}[.)])\s*(?:(?:\*\*|__)\s*)?)(.*)$/su;
const PIPED = /^\s*\|.*|^[^|]+\|[^|]+\|[^|]*$/;
const RULE = /^\s*(?:[-–—_*=~•·]\s*){3,}$/;

/** The rule under a table's head: "|---|:-:|". */
function isDelimiter(line: string): boolean {
  if (!/^[\s|:-]+$/.test(line)) return false;
  const [first = '', ...others] = line.trim().replace(/^\|/, '').split('|').map((cell) => cell.trim());
  return others.length > 0 && /^:?-{2,}:?$/.test(first) && others.every((cell) => /^:?-*:?$/.test(cell));
}

/** Whether a raw line is nothing but bold: "**Sauce**", "**For the sauce:**", also with its end cut off. */
const isBold = (raw: string): boolean => /^(\*\*\*?|__)(?![\s*_])(?:(?!\*\*|__).)+(?:\1:?|)\s*:?\s*$/.test(raw.trim()) && itemText(raw).length <= 80;

/** Tabs as room, and no more room in one place than a recipe has any use for. */
const settled = (line: string): string => line.replaceAll('\t', '    ').replace(/\s{40,}/g, (room) => room.slice(0, 40)).trimEnd();

/** Reads lines until their end. Rules, fences and empty lines say nothing more than that something ends there. */
export function linesOf(markdown: string): Line[] {
  const source = fromHtml(withFactLines(linesWithin(markdown).map(settled).join('\n'))).split('\n');
  const lines: Line[] = [];
  let after = true;
  for (let at = 0; at < source.length; at++) {
    const raw = (source[at] ?? '').replace(/^(?:\s{0,3}>)+ ?/, '').trimEnd();
    const next = source[at + 1] ?? '';
    if (raw.trim() === '' || /^\s*(?:```|~~~)\S*\s*$/.test(raw) || RULE.test(raw)) {
      after = true;
      continue;
    }
    const heading = /^\s*(#{1,6})(?!#)\s*(?=\S)(.*)$/.exec(raw);
    if (heading !== null && !/^\s*#\d/.test(raw)) {
      lines.push({ kind: 'heading', depth: heading[1]?.length ?? 1, text: headingText((heading[2] ?? '').replace(/\s#+$/, '')) });
    } else if (isDelimiter(next) && raw.includes('|') || isDelimiter(raw) || /^\s*\|.*\|\s*$/.test(raw)) {
      const rows: string[] = [];
      for (; at < source.length && (PIPED.test(source[at] ?? '') || isDelimiter(source[at] ?? '') || rows.length === 0); at++) rows.push(source[at] ?? '');
      at -= 1;
      lines.push(...readTable(rows.map((row) => (isDelimiter(row) ? null : cellsOf(row)))));
    } else if (/^\s*(?:={3,}|-{3,})\s*$/.test(next) && bareText(raw).length <= 80 && !ITEM.test(raw)) {
      lines.push({ kind: 'heading', depth: next.includes('=') ? 1 : 2, text: headingText(raw) });
      at += 1;
    } else {
      const item = ITEM.exec(raw);
      const inside = item === null ? raw.trim() : `${item[2]?.startsWith('(') === true ? `${item[2]} ` : ''}${item[4] ?? ''}`;
      const indent = /^\s*/.exec(raw)?.[0].length ?? 0;
      if (item !== null && !(item[3] !== undefined && isBold(raw))) lines.push({ kind: 'item', ordered: (item[2] ?? item[3]) !== undefined, indent, text: itemText(inside), raw: item[3] === undefined ? inside : `**${inside}` });
      else if (indent < 2 && isBold(raw)) lines.push({ kind: 'heading', depth: 7, text: headingText(raw) });
      else lines.push({ kind: 'text', indent, text: bareText(raw), raw: raw.trim(), after });
    }
    after = false;
  }
  return lines.filter(({ text }) => text !== '');
}

const cellsOf = (row: string): string[] => row.trim().replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());
