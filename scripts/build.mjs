// Builds dist/web: bundles the browser's code, writes every page as HTML, and lays compressed copies beside the files.
import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build } from 'vite';

const home = path.resolve(import.meta.dirname, '..');
const web = path.join(home, 'dist/web');
const scratch = path.join(home, 'dist/prerender');
const configFile = path.join(home, 'vite.config.ts');

// React picks its development build where this is not set, and that one does not match the browser's.
process.env.NODE_ENV = 'production';

await build({ configFile, logLevel: 'warn' });
await build({
  configFile,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'prerender.tsx', outDir: scratch, emptyOutDir: true, manifest: false },
});

const manifest = JSON.parse(await readFile(path.join(web, '.vite/manifest.json'), 'utf8'));
// Vite's own style links go: the entry's style must stand first, because it says the order of the layers.
const template = (await readFile(path.join(web, 'index.html'), 'utf8')).replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '');
const fonts = (await readdir(path.join(web, 'assets'))).filter((file) => /^(?:fraunces|figtree)-latin-wght-normal.*\.woff2$/.test(file));
const { pages, render } = await import(pathToFileURL(path.join(scratch, 'prerender.js')).href);

for (const { path: address, file, source } of pages) {
  const { head, page } = await render(address);
  // Replacements as functions: a "$" in the text must stay a "$".
  const html = template.replace('<!--head-->', () => head + links(source)).replace('<!--page-->', () => page);
  if (html.includes(' style="')) throw new Error(`${file} has an inline style, which the content security policy forbids.`);
  await writeFile(path.join(web, file), html);
}
await rm(scratch, { recursive: true });
await buildWorker();
await compress(web);
console.log(`Built ${pages.length} pages into dist/web.`);

/** The links a page needs so that its style and code are fetched with the first answer. */
function links(source) {
  const styles = new Set();
  const chunks = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
    if (chunks.has(chunk.file)) return;
    chunks.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit('index.html');
  const entry = manifest['index.html'].file;
  visit(source);
  chunks.delete(entry);
  return [
    ...fonts.map((font) => `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`),
    ...[...styles].map((style) => `<link rel="stylesheet" crossorigin href="/${style}">`),
    ...[...chunks].map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk}">`),
  ].join('');
}

/** The service worker, with the list of what it keeps. Comes last, when all of that is there. */
async function buildWorker() {
  // A shared recipe's page is written by the server, and the page for unknown addresses has none of its own.
  const kept = pages.filter(({ path: address }) => !/^\/(?:404|r\/.*)$/.test(address));
  const documents = await Promise.all(kept.map(({ file }) => readFile(path.join(web, file), 'utf8')));
  const found = await readdir(web, { recursive: true, withFileTypes: true });
  const files = found
    // The workers that write exports and read imports bring all he knows once more; without a network the page does its work.
    .filter((entry) => entry.isFile() && /\.(?:js|css|woff2|svg|png|webmanifest)$/.test(entry.name) && !/^(?:og-image|icon-|export-worker-|import-worker-)/.test(entry.name))
    .map((entry) => `/${path.relative(web, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .sort();
  const bytes = await Promise.all(files.map((file) => readFile(path.join(web, file))));
  const hash = createHash('sha256');
  for (const part of [...documents, ...bytes]) hash.update(part).update('\0');
  const list = {
    version: hash.digest('hex').slice(0, 16),
    pages: kept.map(({ path: address }) => address),
    files,
    // What no page opens with, and what weighs much: the house chef with all he knows.
    heavy: files.filter((file, at) => bytes[at].length > 200_000 && !documents.some((html) => html.includes(file))),
  };
  await build({
    configFile: false,
    logLevel: 'warn',
    root: path.join(home, 'web'),
    publicDir: false,
    define: { BUILD: JSON.stringify(list) },
    build: {
      outDir: web,
      emptyOutDir: false,
      rolldownOptions: { input: path.join(home, 'web/service-worker/service-worker.ts'), output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  });
}

async function compress(folder) {
  const brotli = promisify(zlib.brotliCompress);
  const gzip = promisify(zlib.gzip);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|svg|json|webmanifest|txt)$/.test(entry.name) || entry.parentPath.includes('.vite')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (bytes.length < 512) continue;
    await writeFile(`${file}.br`, await brotli(bytes));
    await writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }));
  }
}
