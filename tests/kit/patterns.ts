/** Every pattern in the rooms that read strangers' text, ours and the libraries' on that way, and what recheck says of each. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { check } from 'recheck';
import { parseAst } from 'vite';
import { HOME } from './source-files.ts';

export interface Pattern { source: string; flags: string; where: string; whose: 'ours' | 'theirs' }
/** `linear` for what is safe; `quadratic`, `cubic` (or worse) and `exponential` for how time grows; `unknown` where recheck gave up. */
export type Growth = 'linear' | 'quadratic' | 'cubic' | 'exponential' | 'unknown';

/**
 * All rooms read something of what people send; the libraries are those that recipes and amounts go through, on the server and in the
 * browser.
 */
const ROOMS = ['kitchen', 'contract', 'server', 'cli', 'web'];
const LIBRARIES = [
  'numeric-quantity/dist', 'mdast-util-from-markdown', 'mdast-util-to-string', 'mdast-util-gfm-table', 'mdast-util-gfm-autolink-literal', 'mdast-util-find-and-replace',
  'mdast-util-to-hast', 'micromark', 'micromark-util-character', 'micromark-util-normalize-identifier', 'micromark-util-decode-string', 'micromark-util-sanitize-uri',
  'micromark-extension-gfm-table', 'micromark-extension-gfm-autolink-literal', 'decode-named-character-reference', 'react-markdown', 'remark-gfm', 'remark-parse',
  'remark-rehype', 'hast-util-to-jsx-runtime', 'property-information', 'trim-lines',
];
/** Some take recheck long, and longer on a busy machine. */
const LIMIT_MS = 60_000;

function filesIn(folder: string, take: (name: string) => boolean): string[] {
  return readdirSync(folder).flatMap((name) => {
    const inside = path.join(folder, name);
    if (name === 'node_modules') return [];
    return statSync(inside).isDirectory() ? filesIn(inside, take) : take(name) ? [inside] : [];
  });
}

const isCode = (name: string): boolean => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name);
/** One build of a library is enough: they hold the same patterns. */
const isLibrary = (name: string): boolean => /\.m?js$/.test(name) && !/legacy|umd|\.min\.|\.test\./.test(name);

/** The regular expressions that stand in a file. */
function literalsIn(file: string): { source: string; flags: string; line: number }[] {
  const text = readFileSync(file, 'utf8');
  const found: { source: string; flags: string; line: number }[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, regex, start } = node as { type?: string; regex?: { pattern: string; flags: string }; start?: number };
    if (type === 'Literal' && regex) found.push({ source: regex.pattern, flags: regex.flags, line: text.slice(0, start).split('\n').length });
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js' }));
  return found;
}

/** The patterns that our modules put together while they are loaded. */
async function builtPatterns(): Promise<Pattern[]> {
  const Real = RegExp;
  const built: Pattern[] = [];
  globalThis.RegExp = new Proxy(Real, {
    construct(target, [source, flags]: [string, string?]) {
      const made = new target(source, flags);
      const line = new Error('where').stack?.split('\n').find((one) => ROOMS.some((room) => one.includes(`${HOME}/${room}/`))) ?? '';
      if (line !== '') built.push({ source: made.source, flags: made.flags, where: /[^/]*\/[^/]*\.tsx?:\d+/.exec(line)?.[0] ?? line, whose: 'ours' });
      return made;
    },
  });
  try {
    for (const room of ['kitchen', 'contract']) for (const file of filesIn(path.join(HOME, room), isCode)) await import(pathToFileURL(file).href);
  } finally {
    globalThis.RegExp = Real;
  }
  return built;
}

/** Each pattern once. */
export async function allPatterns(): Promise<Pattern[]> {
  const own = ROOMS.flatMap((room) => filesIn(path.join(HOME, room), isCode).map((file) => ({ file, whose: 'ours' as const })));
  const others = LIBRARIES.flatMap((library) => filesIn(path.join(HOME, 'node_modules', library), isLibrary).map((file) => ({ file, whose: 'theirs' as const })));
  const written = [...own, ...others].flatMap(({ file, whose }) => literalsIn(file).map(({ source, flags, line }): Pattern => ({ source, flags, where: `${path.relative(HOME, file)}:${line}`, whose })));
  const once = new Map<string, Pattern>();
  for (const pattern of [...written, ...await builtPatterns()]) if (!once.has(keyOf(pattern))) once.set(keyOf(pattern), pattern);
  return [...once.values()];
}

/** What a pattern is remembered by; how often it is applied does not change how it grows. */
export const keyOf = ({ source, flags }: Pattern): string => createHash('sha256').update(`/${source}/${flags.replace(/[dgy]/g, '')}`).digest('base64url').slice(0, 16);

export async function growthOf({ source, flags }: Pattern): Promise<Growth> {
  const verdict = await check(source, flags.replace('v', 'u'), { timeout: LIMIT_MS });
  if (verdict.status !== 'vulnerable') return verdict.status === 'safe' ? 'linear' : 'unknown';
  if (verdict.complexity.type === 'exponential') return 'exponential';
  return verdict.complexity.degree > 2 ? 'cubic' : 'quadratic';
}
