/** The package: what `npm pack` writes, unpacked where npx would put it, runs from an empty folder with the libraries it asks for alone. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOME } from '../kit/source-files.ts';

interface Packed { filename: string; size: number; unpackedSize: number; files: { path: string }[] }

const PATIENCE = 240_000;
const place = mkdtempSync(path.join(tmpdir(), 'recipe-chef-package-'));
const modules = path.join(place, 'node_modules');
const empty = path.join(place, 'empty');
const program = path.join(modules, 'recipe-chef', 'dist/package/scripts/recipe-chef.mjs');
let packed: Packed;

/** All libraries that the lock file does not mark as being for development. */
function layLibraries(): void {
  const { packages } = JSON.parse(readFileSync(path.join(HOME, 'package-lock.json'), 'utf8')) as { packages: Record<string, { dev?: boolean; devOptional?: boolean }> };
  for (const [name, { dev = false, devOptional = false }] of Object.entries(packages)) {
    const own = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(name)?.[1];
    if (own === undefined || dev || devOptional || !existsSync(path.join(HOME, name))) continue;
    mkdirSync(path.dirname(path.join(modules, own)), { recursive: true });
    symlinkSync(path.join(HOME, name), path.join(modules, own));
  }
}

beforeAll(() => {
  // What `prepack` does, run here: an npm that was told to run no scripts, as some are, would pack nothing.
  const made = spawnSync(process.execPath, ['scripts/package.mjs'], { cwd: HOME, encoding: 'utf8', timeout: PATIENCE });
  if (made.status !== 0) throw new Error(made.stderr);
  const npm = spawnSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', place], { cwd: HOME, encoding: 'utf8', timeout: PATIENCE });
  if (npm.status !== 0) throw new Error(npm.stderr);
  // Some releases of npm show what a script says before the list.
  packed = (JSON.parse(npm.stdout.slice(npm.stdout.indexOf('['))) as [Packed])[0];
  mkdirSync(modules);
  mkdirSync(empty);
  spawnSync('tar', ['xzf', path.join(place, packed.filename), '-C', place]);
  renameSync(path.join(place, 'package'), path.join(modules, 'recipe-chef'));
  layLibraries();
}, PATIENCE);
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('it holds what the start needs, no test, no TypeScript and nothing that is somebody’s', () => {
  const names = packed.files.map(({ path: name }) => name);
  const room = 'dist/package/';
  for (const name of ['package.json', `${room}server/main.js`, `${room}server/reading/reading-worker.js`, `${room}dist/web/recipe.html`, `${room}dist/web/service-worker.js`]) expect(names).toContain(name);
  expect(names.filter((name) => name.endsWith('.txt')).length).toBe(readdirSync(path.join(HOME, 'kitchen/data/dishes'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt')).length);
  expect(names.filter((name) => /\.tsx?$|\.test\.|(?:^|\/)(?:data\/recipe-chef\.db|\.env|\.git)/.test(name))).toEqual([]);
  expect(names.filter((name) => !/^(?:package\.json|README\.md|LICENSE|dist\/package\/)/.test(name))).toEqual([]);
  // Mostly dishes: each stands in it as a card, and in the browser's kitchen in three encodings.
  expect(packed.size).toBeLessThan(17e6);
});

test('recipe-chef cook', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'cook', 'eggs', 'spinach', 'feta', 'potatoes'], { cwd: empty, encoding: 'utf8', timeout: PATIENCE });
  expect([status, stdout], stderr).toEqual([0, expect.stringMatching(/^# .+\n[^]*## Steps\n/)]);
}, PATIENCE);

test('recipe-chef serve: the pages, a recipe, and an end when it is told to', async () => {
  const child = spawn(process.execPath, [program, 'serve'], { cwd: empty, env: { PATH: process.env['PATH'] ?? '', PORT: '0', HF_TOKEN: '' }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const ready = new Promise<string>((resolve) => createInterface(child.stdout).on('line', (line) => resolve(/http:\S+/.exec(line)?.[0] ?? '')));
  const url = await Promise.race([ready, ended.then(() => '')]);
  expect(url, said).toMatch(/^http/);
  expect(await (await fetch(`${url}/chef`)).text()).toContain('How It Works');
  expect(await (await fetch(`${url}/api/model-request`)).text()).toContain('InferenceClient');
  const cooked = await fetch(`${url}/api/cook`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"pantry":["eggs","spinach","feta","potatoes"]}' });
  expect(await cooked.text()).toMatch(/event: done/);
  child.kill('SIGTERM');
  expect((await ended)[0], said).toBe(0);
  expect(said).toBe('');
  expect(readdirSync(path.join(empty, 'data'))).toContain('recipe-chef.db');
}, PATIENCE);
