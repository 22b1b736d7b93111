// Prints what the first view of a page ships (gzip), from dist/web, and fails over the budget: node scripts/first-view-size.mjs [recipe]
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = { js: 110_000, css: 20_000 };
const web = path.resolve(import.meta.dirname, '../dist/web');
const page = process.argv[2] ?? 'recipe';

const html = readFileSync(path.join(web, `${page}.html`), 'utf8');
const keys = JSON.parse(readFileSync(path.join(web, '.vite/manifest.json'), 'utf8'));
const sources = Object.fromEntries(Object.values(keys).map((chunk) => [chunk.file, chunk]));

const files = new Set();
for (const [, address] of html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\/([^"]+\.(?:js|css))"/g)) visit(address);

/** A chunk brings along everything it imports, whether or not the document announces it. */
function visit(file) {
  if (files.has(file)) return;
  files.add(file);
  for (const key of sources[file]?.imports ?? []) visit(keys[key].file);
  for (const style of sources[file]?.css ?? []) visit(style);
}

const total = { js: 0, css: 0 };
for (const file of files) {
  const kind = file.endsWith('.css') ? 'css' : 'js';
  const bytes = gzipSync(readFileSync(path.join(web, file)), { level: 9 }).length;
  total[kind] += bytes;
  console.log(`${String(bytes).padStart(8)}  ${file}`);
}
let over = false;
for (const [kind, most] of Object.entries(BUDGET)) {
  const verdict = total[kind] > most ? 'OVER the budget of' : 'within';
  over ||= total[kind] > most;
  console.log(`${String(total[kind]).padStart(8)}  ${kind} in all, ${verdict} ${most}`);
}
// What draws dishes comes after the first view; it is told, not limited.
const first = new Set(files);
files.clear();
for (const [key, chunk] of Object.entries(keys)) if (key.includes('drawn-dish')) visit(chunk.file);
const drawing = [...files].filter((file) => !first.has(file) && file.endsWith('.js')).map((file) => gzipSync(readFileSync(path.join(web, file)), { level: 9 }).length);
console.log(`${String(drawing.reduce((sum, bytes) => sum + bytes, 0)).padStart(8)}  js that draws dishes, after the first view`);
process.exitCode = over ? 1 : 0;
