/** What stands above a text between two lines of "---": YAML as people write it there, or TOML between "+++". */

import { sectionOf } from './section-names.ts';

export interface FrontMatter {
  /** Values by name, in lower case with spaces ("prep time"); what stands under a name is called by both ("time.prep"). */
  fields: ReadonlyMap<string, readonly string[]>;
  body: string;
}

interface Pair { indent: number; name: string; value: string }

/** "name: value", also with the name in quotes; null for any other line. */
function pairIn(line: string): Pair | null {
  const text = line.trimStart();
  const quote = /^["']/.exec(text)?.[0] ?? '';
  const from = quote === '' ? 0 : text.indexOf(quote, 1) + 1;
  const at = text.slice(from).search(/[:=]/) + from;
  const name = text.slice(0, Math.max(at, from)).trim();
  const bare = quote === '' ? name : name.slice(1, -1);
  const value = text.slice(at + 1).trim();
  return at < from || bare === '' || value.startsWith('//') || (quote === '' && !/^[\p{L}\d_][\p{L}\d_ .-]*$/u.test(bare)) ? null : { indent: line.length - text.length, name: nameOf(bare), value };
}

const ITEM = /^\s{0,20}-\s(.*)$/;

/** A value without its quotes, and without a remark after it. */
function plain(value: string): string {
  const text = value.trim();
  const quoted = /^"((?:[^"\\]|\\.)*)"|^'((?:[^']|'')*)'/.exec(text);
  if (quoted?.[1] !== undefined) return quoted[1].replace(/\\n/g, '\n').replace(/\\(["\\/])/g, '$1');
  if (quoted?.[2] !== undefined) return quoted[2].replaceAll("''", "'");
  return /^(?:null|~)?$/.test(text) ? '' : (text.split(/\s#\s/)[0] ?? '').trim();
}

/** "[a, 'b, c']" as its members; anything else as itself. */
function members(value: string): string[] {
  const inside = /^\[(.*)\]\s*$/s.exec(value.trim())?.[1];
  if (inside === undefined) return [plain(value)].filter(Boolean);
  return [...inside.matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,"'\s][^,]*/g)].map(([one]) => plain(one)).filter(Boolean);
}

const nameOf = (name: string): string => name.trim().toLowerCase().replaceAll(/[_-]+/g, ' ').replace(/\s+/g, ' ');

/** Reads a text's front matter; null where it has none. */
export function frontMatter(text: string): FrontMatter | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const start = lines.findIndex((line) => line.trim() !== '');
  const fence = lines[start]?.trim() ?? '';
  if (fence !== '---' && fence !== '+++') return null;
  const end = lines.findIndex((line, at) => at > start && (line.trimEnd() === fence || (fence === '---' && line.trimEnd() === '...')));
  const first = lines.slice(start + 1, Math.max(end, 0)).find((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  if (end < 0 || (first !== undefined && pairIn(first) === null)) return null;
  return { fields: fieldsOf(lines.slice(start + 1, end)), body: lines.slice(end + 1).join('\n') };
}

function fieldsOf(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, string[]>();
  const add = (name: string, values: readonly string[]): void => void fields.set(name, [...(fields.get(name) ?? []), ...values]);
  let [top, under] = ['', ''];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const item = ITEM.exec(line)?.[1];
    const pair = item === undefined ? pairIn(line) : null;
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (item !== undefined) add(under, [plain(item)].filter(Boolean));
    else if (pair !== null) {
      const { indent, name, value } = pair;
      if (indent === 0) top = name;
      under = indent === 0 || top === '' || top === 'recipe' ? name : `${top}.${name}`;
      if (/^[|>][+-]?\s*$/.test(value)) {
        const block: string[] = [];
        while (/^\s|^$/.test(lines[at + 1] ?? '.')) block.push((lines[at += 1] ?? '').trim());
        add(under, [block.join(value.startsWith('|') ? '\n' : ' ').trim()].filter(Boolean));
      } else add(under, members(value));
    }
  }
  return fields;
}

/** Fields about the recipe itself: yield, times, and words about it. */
export const FACT_FIELD = /^(?:(?:(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|active|work|resting|rest|chill|inactive|ready)(?: ?time)?|time(?:\.\w+| required)?|duration|serv(?:es|ings?)|yields?|makes|portions|produces|recipe ?yield|(?:prep|cook|total)time)|description|summary|introduction|excerpt)$/;

const hasTitle = (body: string): boolean => body.split('\n').some((line) => /^#\s+\S/.test(line) && sectionOf(line.slice(1)) === null);

/** A text's front matter as lines of a recipe ("Prep time: 10 min"), above what stands below it. */
export function withFactLines(text: string): string {
  const front = frontMatter(text);
  if (front === null) return text;
  const lines = [...front.fields].flatMap(([name, [value = '']]) => {
    if (value === '') return [];
    if (/^(?:title|name)$/.test(name)) return hasTitle(front.body) ? [] : [`# ${value}`, ''];
    if (!FACT_FIELD.test(name)) return [];
    if (/^(?:description|summary|introduction|excerpt)$/.test(name)) return [value, ''];
    const called = name.replace(/^time\.(\w+)$/, '$1 time').replace(/^time required$|^duration$/, 'total time').replace(/(?<=prep|cook|total)time$/, ' time').replace('produces', 'makes');
    return [`${called}: ${/time|prep|cook|bak|rest|chill|active/.test(called) && /^\d+$/.test(value) ? `${value} min` : value}`, ''];
  });
  return `${lines.map((line) => `${line}\n`).join('')}${front.body.trimStart()}`;
}
