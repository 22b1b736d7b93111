/**
 * Writes dist/package: what `npm pack` takes along and the container runs. Node takes no TypeScript below node_modules, where npx puts
 * a package, so that this is the same code as JavaScript, with the built pages and without tests. Needs Node 24 and the libraries.
 */
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { built } from './built.mjs';
import { HOME } from './home.mjs';

const ROOMS = ['cli', 'contract', 'kitchen', 'server'];
/** `recipe-chef` itself, and what finds Node 24 for it. */
const SCRIPTS = ['recipe-chef.mjs', 'node-24.mjs', 'child.mjs', 'home.mjs'];
const OUT = path.join(HOME, 'dist', 'package');

const ours = (name) => /\.txt$/.test(name) || (/\.ts$/.test(name) && !/\.(?:test|d)\.ts$/.test(name));

async function write(name, text) {
  const file = path.join(OUT, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function asJavaScript(name) {
  const { code } = await transformWithOxc(await readFile(path.join(HOME, name), 'utf8'), name, {
    sourcemap: false, target: 'esnext', typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
  });
  // Threads are named by address.
  return code.replaceAll(/(new URL\(\s*["']\.[^"']+)\.ts(["'])/g, '$1.js$2');
}

// npm shows what a script of its own says on the error stream, and keeps the other for the name of the archive.
const say = (line) => process.stderr.write(`${line}\n`);
process.chdir(HOME);
await built(say);
await rm(OUT, { recursive: true, force: true });
for (const room of ROOMS) {
  for (const entry of await readdir(path.join(HOME, room), { recursive: true, withFileTypes: true })) {
    const name = path.relative(HOME, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || !ours(name)) continue;
    if (name.endsWith('.txt')) await write(name, await readFile(path.join(HOME, name)));
    else await write(name.replace(/\.ts$/, '.js'), await asJavaScript(name));
  }
}
for (const name of SCRIPTS) await write(`scripts/${name}`, await readFile(path.join(HOME, 'scripts', name)));
await cp(path.join(HOME, 'dist', 'web'), path.join(OUT, 'dist', 'web'), { recursive: true, filter: (name) => !name.endsWith('.vite') });
const { name, version, license, imports } = JSON.parse(await readFile(path.join(HOME, 'package.json'), 'utf8'));
const inside = Object.fromEntries(Object.entries(imports).map(([from, to]) => [from, to.replace(/\.ts$/, '.js')]));
await write('package.json', `${JSON.stringify({ name, version, license, private: true, type: 'module', imports: inside }, null, 2)}\n`);
say('Wrote dist/package.');
