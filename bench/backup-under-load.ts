/** Copies the database while the server keeps recipes, and reads each copy: `node bench/backup-under-load.ts [COPIES]`, usually 20. Goal: all whole and in order. */
import { spawnSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kept } from '../contract/cookbook.ts';
import { changesSince } from '../server/store/cookbook.ts';
import { openStore } from '../server/store/open-store.ts';
import { mustBeSound } from '../server/store/sqlite-file.ts';
import { changesIn, cookbookOf, enroll, run, type Lane } from '../tests/kit/keeping-lanes.ts';
import { startServer } from '../tests/kit/server-process.ts';

const [copies = 20] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(path.join(tmpdir(), 'recipe-chef-copies-'));
const dataDir = path.join(folder, 'data');
const MAIN = path.resolve(import.meta.dirname, '../cli/main.ts');
const withData = (place: string) => ({ env: { PATH: process.env['PATH'] ?? '', DATA_DIR: place } });

/** Puts a copy in place and says what it holds of each lane: a number where it is exactly the first so many changes. */
async function heldBy(copy: string, place: string, lanes: readonly Lane[]): Promise<(number | null)[]> {
  const { status, stderr } = spawnSync(process.execPath, [MAIN, 'restore', copy], { ...withData(place), encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  mustBeSound(path.join(place, 'recipe-chef.db'));
  const store = await openStore({ dataDir: place });
  const all: Kept[] = [];
  for (const { id } of await store.db.selectFrom('cooks').select('id').execute()) {
    for (let since = 0, more = true; more;) {
      const news = await changesSince(store.db, id, since);
      all.push(...news.recipes);
      ({ upTo: since, more } = news);
    }
  }
  await store.close();
  return lanes.map((lane) => changesIn(all, lane));
}

const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const lanes = await enroll(server.url, 4);
const stop = new AbortController();
const running = Promise.all(lanes.map((lane) => run(lane, server.url, stop.signal)));
const taken: { copy: string; before: number[]; after: number[]; ms: number }[] = [];
for (let at = 0; at < copies; at += 1) {
  const copy = path.join(folder, `copy-${at}.db`);
  const before = lanes.map(({ acknowledged }) => acknowledged);
  const from = performance.now();
  const [status] = await once(spawn(process.execPath, [MAIN, 'backup', copy], { ...withData(dataDir), stdio: 'ignore' }), 'exit') as [number];
  if (status !== 0) throw new Error(`The copy ended with ${status}.`);
  taken.push({ copy, before, after: lanes.map(({ sent }) => sent), ms: performance.now() - from });
}
stop.abort();
await running;
let good = 0;
for (const [at, { copy, before, after }] of taken.entries()) {
  const held = await heldBy(copy, path.join(folder, `restored-${at}`), lanes);
  const isPrefix = held.every((count, lane) => count !== null && count >= (before[lane] ?? 0) && count <= (after[lane] ?? 0));
  if (isPrefix) good += 1;
  else console.log(`copy ${at}: held ${held.join(' ')}, acknowledged before ${before.join(' ')}, sent by its end ${after.join(' ')}`);
}
let whole = 0;
for (const lane of lanes) if (changesIn(await cookbookOf(lane, server.url), lane) === lane.acknowledged) whole += 1;
await server.stop();
rmSync(folder, { recursive: true, force: true });
const times = taken.map(({ ms }) => Math.round(ms)).toSorted((one, other) => one - other);
console.log(`${good} of ${copies} copies whole and in order, under ${lanes.reduce((sum, { acknowledged }) => sum + acknowledged, 0)} acknowledged saves; a copy took ${times[0]} to ${times.at(-1)} ms with the start of its program; ${whole} of ${lanes.length} lanes complete on the server`);
if (good < copies || whole < lanes.length) process.exitCode = 1;
