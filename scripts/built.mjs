/** Builds the pages when their sources have changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { step } from './child.mjs';
import { HOME } from './home.mjs';

const SOURCES = ['web', 'kitchen', 'contract', 'scripts/build.mjs', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];
const STAMP = path.join(HOME, 'dist', 'web.stamp');
const PAGE = path.join(HOME, 'dist', 'web', 'index.html');

function filesOf(name) {
  const full = path.join(HOME, name);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [name];
  return readdirSync(full).sort().flatMap((entry) => filesOf(`${name}/${entry}`));
}

/** One hash over everything that the built pages are made of. */
function sourcesHash() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const bytes = readFileSync(path.join(HOME, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

export async function built(say) {
  const hash = sourcesHash();
  if (existsSync(PAGE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  rmSync(STAMP, { force: true });
  await step(say, 'Building the pages', process.execPath, [path.join(HOME, 'scripts', 'build.mjs')]);
  if (!existsSync(PAGE)) throw new Error('The build ended without dist/web/index.html.');
  writeFileSync(STAMP, hash);
}
