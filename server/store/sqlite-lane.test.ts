/** SQLite in threads of its own, in all that can happen to its file. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync, closeSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, renameSync, rmSync, statSync, truncateSync,
  writeFileSync, writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startBeat } from '../../tests/kit/loop-beat.ts';
import { awayKind } from './away.ts';
import { openStore, type Store } from './open-store.ts';
import { createLane, type Lane } from './sqlite-lane.ts';

vi.setConfig({ testTimeout: 60_000 });
const root = mkdtempSync(path.join(tmpdir(), 'recipe-chef-lane-'));
const stores: Store[] = [];
afterAll(async () => {
  for (const store of stores) await store.close();
  rmSync(root, { recursive: true, force: true });
});
let made = 0;
const fresh = (): string => path.join(root, `data-${(made += 1)}`);
const open = async (dataDir: string, serving = false): Promise<Store> => {
  const store = await openStore({ dataDir }, { serving });
  stores.push(store);
  return store;
};
const save = ({ db }: Store, day: string): Promise<unknown> => db.insertInto('model_use').values({ day, calls: 1 }).execute();
const read = async ({ db }: Store): Promise<string[]> => (await db.selectFrom('model_use').select('day').orderBy('day').execute()).map(({ day }) => day);
const kindOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'done', awayKind);

test('another process holds the file: reads go on at once, the loop never waits, the save waits its turn', async () => {
  const dataDir = fresh();
  const store = await open(dataDir);
  await save(store, 'before');
  const other = new DatabaseSync(path.join(dataDir, 'recipe-chef.db'));
  other.exec('begin immediate');
  const saving = save(store, 'waits');
  const beat = startBeat();
  const start = performance.now();
  for (let at = 0; at < 20; at += 1) expect(await read(store)).toEqual(['before']);
  const took = performance.now() - start;
  setTimeout(() => other.exec('commit'), 1000);
  await saving;
  const longest = beat.stop();
  other.close();
  expect(await read(store)).toEqual(['before', 'waits']);
  expect(took, 'twenty reads while it is locked').toBeLessThan(4_000);
  expect(longest, 'the loop').toBeLessThan(4_000);
});

test('one that never lets go: the save is refused in time, and the next one goes through afterwards', async () => {
  const dataDir = fresh();
  const store = await open(dataDir);
  const other = new DatabaseSync(path.join(dataDir, 'recipe-chef.db'));
  other.exec('begin immediate');
  const start = performance.now();
  const both = await Promise.all([kindOf(save(store, 'one')), kindOf(store.db.transaction().execute((all) => all.insertInto('model_use').values({ day: 'two', calls: 1 }).execute()))]);
  expect(both).toEqual(['busy', 'busy']);
  expect(performance.now() - start).toBeLessThan(15_000);
  other.exec('rollback');
  other.close();
  await save(store, 'after');
  expect(await read(store)).toEqual(['after']);
});

test('writes that wait together are all kept; one that cannot be fails alone', async () => {
  const dataDir = fresh();
  const store = await open(dataDir);
  const days = Array.from({ length: 60 }, (_, at) => `day-${100 + at}`);
  await save(store, 'day-130');
  const told = await Promise.allSettled(days.map((day) => save(store, day)));
  expect(told.flatMap(({ status }, at) => (status === 'rejected' ? [days[at]] : []))).toEqual(['day-130']);
  expect(await read(await open(dataDir))).toEqual(days);
});

test('only their owner may look into the files', async () => {
  const dataDir = fresh();
  const store = await open(dataDir);
  await save(store, 'x');
  const modes = (): Record<string, number> => Object.fromEntries(readdirSync(dataDir).map((name) => [name, statSync(path.join(dataDir, name)).mode & 0o777]));
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(modes()).toEqual({ 'recipe-chef.db': 0o600, 'recipe-chef.db-wal': 0o600, 'recipe-chef.db-shm': 0o600 });
  await store.close();
  chmodSync(path.join(dataDir, 'recipe-chef.db'), 0o644);
  await open(dataDir);
  expect(modes()['recipe-chef.db'], 'of an earlier version').toBe(0o600);
});

test('a file that is moved away or replaced takes no save, and takes them again when it is back', async () => {
  const dataDir = fresh();
  const store = await open(dataDir);
  await save(store, 'before');
  const file = path.join(dataDir, 'recipe-chef.db');
  renameSync(dataDir, `${dataDir}-away`);
  expect([await kindOf(save(store, 'lost')), await store.answers(), existsSync(dataDir)]).toEqual(['moved', false, false]);
  mkdirSync(dataDir);
  copyFileSync(path.join(`${dataDir}-away`, 'recipe-chef.db'), file);
  expect([await kindOf(save(store, 'lost')), await store.answers()]).toEqual(['moved', false]);
  rmSync(dataDir, { recursive: true });
  renameSync(`${dataDir}-away`, dataDir);
  await save(store, 'after');
  expect([await read(store), await store.answers()]).toEqual([['after', 'before'], true]);
});

describe('a file that is not what it should be is named, and never made anew', () => {
  const opened = (dataDir: string, serving = false): Promise<unknown> => open(dataDir, serving).then(() => 'open', (thrown: Error) => `${thrown.constructor.name}: ${thrown.message}`);

  test('an empty one', async () => {
    const dataDir = fresh();
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'recipe-chef.db'), '');
    expect(await opened(dataDir)).toMatch(/^UnusableDatabase: .* is an empty file.*restore/);
    expect(statSync(path.join(dataDir, 'recipe-chef.db')).size).toBe(0);
  });

  test('none, but its log', async () => {
    const dataDir = fresh();
    const store = await open(dataDir);
    await save(store, 'in the log');
    const log = readFileSync(path.join(dataDir, 'recipe-chef.db-wal'));
    await store.close();
    rmSync(path.join(dataDir, 'recipe-chef.db'));
    writeFileSync(path.join(dataDir, 'recipe-chef.db-wal'), log);
    expect(await opened(dataDir)).toMatch(/^UnusableDatabase: .* is gone, but its log/);
    expect(readdirSync(dataDir)).toEqual(['recipe-chef.db-wal']);
  });

  test('one with a broken page: a server does not start on it', async () => {
    const dataDir = fresh();
    const store = await open(dataDir);
    for (let at = 0; at < 300; at += 1) await save(store, `${at} ${'long '.repeat(60)}`);
    await store.close();
    const file = path.join(dataDir, 'recipe-chef.db');
    const handle = openSync(file, 'r+');
    const page = 4096;
    // The last pages hold rows; the first, which says what the file is, stays.
    for (let at = statSync(file).size - 8 * page; at < statSync(file).size; at += page) writeSync(handle, Buffer.alloc(64, 0xA5), 0, 64, at);
    closeSync(handle);
    const before = readFileSync(file);
    expect(await opened(dataDir, true)).toMatch(/^UnusableDatabase: .* is damaged.*restore FILE/);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('a half one', async () => {
    const dataDir = fresh();
    await (await open(dataDir)).close();
    truncateSync(path.join(dataDir, 'recipe-chef.db'), 5000);
    expect(await opened(dataDir, true)).not.toBe('open');
  });
});

/** A disk of two megabytes, where we may make one. */
function smallDisk(): string | null {
  const place = path.join(root, `disk-${(made += 1)}`);
  mkdirSync(place);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', place], { stdio: 'ignore' });
    return place;
  } catch {
    return null;
  }
}

test('a full disk: the save is refused by name, reads go on, and saves go through once there is room', async ({ skip }) => {
  const disk = smallDisk();
  if (disk === null) skip('No small disk can be mounted here.');
  const dataDir = disk ?? '';
  try {
    const store = await open(dataDir);
    await save(store, 'before');
    writeFileSync(path.join(dataDir, 'ballast'), Buffer.alloc(600_000));
    let kind: unknown = 'done';
    for (let at = 0; kind === 'done' && at < 100; at += 1) {
      const row = { id: crypto.randomUUID(), name: 'x', profession: '', rate: 5, review: 'full '.repeat(20_000), given_at: '', state: 'held', reply: null };
      kind = await kindOf(store.db.transaction().execute((all) => all.insertInto('reviews').values(row).execute()));
    }
    expect(kind).toBe('full');
    expect(await read(store)).toEqual(['before']);
    rmSync(path.join(dataDir, 'ballast'));
    await save(store, 'there is room');
    expect(await read(store)).toEqual(['before', 'there is room']);
    await store.close();
  } finally {
    execFileSync('umount', ['-l', dataDir]);
  }
});

describe('a lane', () => {
  const slow = (): Lane => createLane(async () => ({ file: null, ask: async () => ({ rows: [] }), close: async () => undefined }), 100);

  test('lets one in after the other, in order, and refuses who waits too long', async () => {
    const lane = slow();
    const first = await lane.take();
    const second = lane.take();
    const third = kindOf(lane.take());
    const order: string[] = [];
    void second.then(() => order.push('second'));
    first.leave();
    await second;
    expect([await third, order]).toEqual(['busy', ['second']]);
  });

  test('more than a thousand do not wait', async () => {
    const lane = slow();
    await lane.take();
    const waiting = Array.from({ length: 1200 }, () => kindOf(lane.take()));
    let turns = 0;
    void waiting[0]?.then(() => (turns += 1));
    expect([await waiting.at(-1), turns], 'the last is refused while the first still waits').toEqual(['busy', 0]);
    await Promise.all(waiting);
  });

  test('a connection that was lost is made again; what was asked of it is refused', async () => {
    let lose = (): void => undefined;
    let connections = 0;
    const lane = createLane(async (lost) => {
      lose = lost;
      connections += 1;
      return { file: null, ask: async () => ({ rows: [] }), close: async () => undefined };
    });
    for (let at = 0; at < 2; at += 1) {
      (await lane.take()).leave();
      lose();
    }
    expect(connections).toBe(2);
  });
});
