/** The built pages and their files, read once at boot into a fixed list: what is not on it does not exist. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readShareTemplate } from './share-page.ts';

export interface StaticFile {
  type: string;
  etag: string;
  /** Files named after their content never change. */
  immutable: boolean;
  /** Bytes by content encoding; `identity` is always there. */
  bytes: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>> & { identity: Uint8Array<ArrayBuffer> };
}
export type Encoding = 'br' | 'gzip' | 'identity';

export interface Pages {
  /** By exact path of the address. */
  files: ReadonlyMap<string, StaticFile>;
  notFound: StaticFile | null;
  /** The page that shared recipes are written into. */
  shareTemplate?: string;
}

/** Which prerendered document stands at which address. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  '/': 'index.html', '/chef': 'chef.html', '/recipe': 'recipe.html', '/review': 'review.html', '/faq': 'faq.html',
  '/cook': 'cook.html', '/shopping': 'shopping.html', '/cookbook': 'cookbook.html', '/account': 'account.html', '/developers': 'developers.html',
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon', '.webp': 'image/webp', '.woff2': 'font/woff2',
  '.json': 'application/json', '.webmanifest': 'application/manifest+json', '.txt': 'text/plain; charset=utf-8',
};
/** Pictures and fonts are compressed by their own formats. Source maps have no type here, so they are not served. */
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|manifest))/;

export function readPages(folder: string): Pages {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return { files, notFound: null, shareTemplate: readShareTemplate(folder) };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || entry.name.startsWith('.') || type === undefined || type === TYPES['.html']) continue;
    const path = join(entry.parentPath, entry.name).slice(join(folder).length).replaceAll('\\', '/');
    files.set(path, readFile(join(folder, path), type, path.startsWith('/assets/')));
  }
  for (const [path, name] of Object.entries(DOCUMENTS)) {
    if (existsSync(join(folder, name))) files.set(path, readFile(join(folder, name), 'text/html; charset=utf-8', false));
  }
  const lost = join(folder, '404.html');
  return { files, notFound: existsSync(lost) ? readFile(lost, 'text/html; charset=utf-8', false) : null, shareTemplate: readShareTemplate(folder) };
}

function readFile(path: string, type: string, immutable: boolean): StaticFile {
  const identity = new Uint8Array(readFileSync(path));
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const made = (suffix: string, make: (bytes: Uint8Array) => Uint8Array): Uint8Array<ArrayBuffer> =>
    new Uint8Array(existsSync(path + suffix) ? readFileSync(path + suffix) : make(identity));
  if (!COMPRESSIBLE.test(type)) return { type, etag, immutable, bytes: { identity } };
  const br = made('.br', (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }));
  const gzip = made('.gz', (bytes) => gzipSync(bytes));
  return { type, etag, immutable, bytes: { identity, br, gzip } };
}
