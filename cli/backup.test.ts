import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../server/config.ts';
import { MIGRATIONS } from '../server/store/migrations.ts';
import { openStore, type Store } from '../server/store/open-store.ts';
import { fill } from '../tests/kit/full-store.ts';
import { startServer } from '../tests/kit/server-process.ts';
import { backupCommand } from './backup.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'recipe-chef-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let made = 0;

/** A folder for the data, and the commands for it. */
function place() {
  const dataDir = mkdtempSync(path.join(folder, 'data-'));
  const run = async (command: 'backup' | 'restore', ...args: readonly string[]) => {
    let [out, said] = ['', ''];
    const status = await backupCommand(command, args, { input: (async function* none() {})(), print: async (text) => void (out += text), say: (text) => void (said += text) }, readConfig({ DATA_DIR: dataDir }));
    expect([out, said]).toEqual(['', expect.stringMatching(/\S$/)]);
    return { status, said };
  };
  return { dataDir, run, copy: path.join(folder, `copy-${(made += 1)}.db`) };
}

/** Every row of every table. */
async function allOf({ db }: Store): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(tables.map(async ({ name }) => (await db.selectFrom(name as 'cooks').selectAll().execute()).map((row) => `${name} ${JSON.stringify(row)}`)));
  return rows.flat().toSorted().join('\n');
}

describe('backup', () => {
  test('while a store is open: everything, readable for its owner only, and restored equal', async () => {
    const { dataDir, run, copy } = place();
    const store = await openStore({ dataDir });
    await fill(store.db);
    const before = await allOf(store);
    expect((await run('backup', copy)).status).toBe(0);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    await store.db.deleteFrom('recipes').execute();
    expect(await run('restore', copy)).toMatchObject({ status: 1, said: expect.stringMatching(/^A server is using/) });
    await store.close();
    expect((await run('restore', copy)).status).toBe(0);
    const again = await openStore({ dataDir });
    expect(await allOf(again)).toBe(before);
    await again.close();
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  test('replaces no file, unless told to', async () => {
    const { dataDir, run, copy } = place();
    await (await openStore({ dataDir })).close();
    writeFileSync(copy, 'precious');
    expect(await run('backup', copy)).toMatchObject({ status: 1, said: expect.stringContaining('--force') });
    expect(readFileSync(copy, 'utf8')).toBe('precious');
    expect((await run('backup', copy, '--force')).status).toBe(0);
    expect((await run('restore', copy)).status).toBe(0);
  });

  test.each<[what: string, file: string, says: RegExp]>([['a folder that is not there', 'none/x.db', /no such/], ['a folder', '.', /There is a file of that name/]])('to %s: says so and leaves nothing', async (_what, name, says) => {
    const { dataDir, run } = place();
    await (await openStore({ dataDir })).close();
    const before = readdirSync(folder);
    expect(await run('backup', path.join(folder, name))).toMatchObject({ status: 1, said: expect.stringMatching(says) });
    expect(readdirSync(folder)).toEqual(before);
  });

  test('makes no database where there is none', async () => {
    const { dataDir, run, copy } = place();
    expect((await run('backup', copy)).status).toBe(1);
    expect([readdirSync(dataDir), existsSync(copy)]).toEqual([[], false]);
  });

  test('of a broken database is none', async () => {
    const { dataDir, run, copy } = place();
    const store = await openStore({ dataDir });
    await fill(store.db, 200);
    await store.close();
    const file = path.join(dataDir, 'recipe-chef.db');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(7, 4096 * 3, 4096 * 20));
    expect((await run('backup', copy)).status).toBe(1);
    expect(existsSync(copy)).toBe(false);
  });
});

describe('restore', () => {
  test('keeps what was there before, with what only its log held', async () => {
    const { dataDir, run, copy } = place();
    const store = await openStore({ dataDir });
    await run('backup', copy);
    await fill(store.db);
    const before = await allOf(store);
    await store.close();
    const { said } = await run('restore', copy);
    const aside = /kept in (\S+)\.$/.exec(said)?.[1] ?? '';
    expect(path.basename(aside)).toMatch(/^recipe-chef\.db\.before-[\dTZ-]+$/);
    expect(readdirSync(dataDir).toSorted()).toEqual(['recipe-chef.db', path.basename(aside)]);
    expect((await run('restore', aside)).status).toBe(0);
    const again = await openStore({ dataDir });
    expect(await allOf(again)).toBe(before);
    await again.close();
  });

  test('into an empty place, and over a database that is broken', async () => {
    const [one, other] = [place(), place()];
    const store = await openStore({ dataDir: one.dataDir });
    await fill(store.db);
    const before = await allOf(store);
    await one.run('backup', one.copy);
    await store.close();
    expect(await other.run('restore', one.copy)).toEqual({ status: 0, said: 'Restored.' });
    const file = path.join(other.dataDir, 'recipe-chef.db');
    writeFileSync(file, 'burnt');
    writeFileSync(`${file}-wal`, 'burnt too');
    expect((await other.run('restore', one.copy)).status).toBe(0);
    const again = await openStore({ dataDir: other.dataDir });
    expect(await allOf(again)).toBe(before);
    await again.close();
    expect(readdirSync(other.dataDir).filter((name) => name.endsWith('-wal'))).toEqual([expect.stringContaining('.before-')]);
  });

  test('an older copy is brought up to date at the next start', async () => {
    const { dataDir, run, copy } = place();
    const old = new DatabaseSync(copy);
    old.exec(`${MIGRATIONS[0]}; insert into model_use values ('2026-01-01', 7); pragma user_version = 1;`);
    old.close();
    expect((await run('restore', copy)).status).toBe(0);
    const store = await openStore({ dataDir });
    expect(await store.db.selectFrom('model_use').selectAll().execute()).toEqual([{ day: '2026-01-01', calls: 7 }]);
    await store.close();
  });

  test.each<[what: string, spoil: (file: string) => void, says: RegExp]>([
    ['that is not there', (file) => rmSync(file), /no such/],
    ['that is no database', (file) => writeFileSync(file, 'not a database at all, but long enough to be read as one'.repeat(99)), /not a whole database/],
    ['that is empty', (file) => truncateSync(file), /not a whole database/],
    ['that was cut off', (file) => truncateSync(file, 4096 * 4), /not a whole database/],
    ['that has a torn page', (file) => writeFileSync(file, readFileSync(file).fill(7, 4096 * 3, 4096 * 20)), /not a whole database/],
    ['of another program', (file) => {
      rmSync(file);
      const other = new DatabaseSync(file);
      other.exec('create table songs (x); pragma user_version = 2');
      other.close();
    }, /not a whole database/],
    ['of a newer version', (file) => {
      const newer = new DatabaseSync(file);
      newer.exec(`pragma user_version = ${MIGRATIONS.length + 1}`);
      newer.close();
    }, /newer Recipe Chef/],
  ])('of a file %s changes nothing', async (_what, spoil, says) => {
    const { dataDir, run, copy } = place();
    const store = await openStore({ dataDir });
    await fill(store.db, 200);
    const before = await allOf(store);
    await run('backup', copy);
    await store.close();
    spoil(copy);
    expect(await run('restore', copy)).toMatchObject({ status: 1, said: expect.stringMatching(says) });
    const again = await openStore({ dataDir });
    expect(await allOf(again)).toBe(before);
    await again.close();
    expect(readdirSync(dataDir)).toEqual(['recipe-chef.db']);
  });

  test('a running server goes on: its data are copied, and nothing is put in their place', async () => {
    const { dataDir, run, copy } = place();
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    expect((await run('backup', copy)).status).toBe(0);
    expect(await run('restore', copy)).toMatchObject({ status: 1, said: 'A server is using the database. Stop it first.' });
    expect((await fetch(`${server.url}/api/account`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect((await run('restore', copy)).status).toBe(0);
  });
});

test.each([['backup', []], ['backup', ['a', 'b']], ['backup', ['a', '--nonsense']], ['restore', []], ['restore', ['a', '--force']], ['restore', ['']]] as const)('%s %j is not understood', async (command, args) => {
  expect(await place().run(command, ...args)).toMatchObject({ status: 2, said: expect.stringMatching(/^Try: recipe-chef/) });
});

test.each([['backup', 'pg_dump'], ['restore', 'pg_restore']] as const)('%s with PostgreSQL names its tool, and not the address', async (command, tool) => {
  let said = '';
  const config = readConfig({ DATABASE_URL: 'postgres://cook:canary@127.0.0.1:1/kitchen' });
  expect(await backupCommand(command, ['x'], { input: (async function* none() {})(), print: async () => undefined, say: (text) => void (said += text) }, config)).toBe(1);
  expect(said).toMatch(new RegExp(`${tool} .*"\\$DATABASE_URL"`));
  expect(said).not.toContain('canary');
});
