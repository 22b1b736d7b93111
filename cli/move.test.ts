import { readdirSync } from 'node:fs';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../server/config.ts';
import { openStore, type Place, type Store } from '../server/store/open-store.ts';
import { ENGINES } from '../tests/kit/engines.ts';
import { fill } from '../tests/kit/full-store.ts';
import { moveCommand } from './move.ts';

const [sqlite, postgres] = ENGINES;
const dirOf = (place: Place | undefined): string => (place === undefined || 'url' in place ? '' : place.dataDir);
const urlOf = (place: Place | undefined): string => (place === undefined || !('url' in place) ? '' : place.url.replace('cook@', 'cook:canary-password@'));

async function move(dataDir: string, ...args: readonly string[]): Promise<{ status: number; out: string; said: string }> {
  let [out, said] = ['', ''];
  const status = await moveCommand(args, { input: (async function* none() {})(), print: async (text) => void (out += text), say: (text) => void (said += text) }, readConfig({ DATA_DIR: dataDir }));
  expect(out + said).not.toContain('canary');
  return { status, out, said };
}
async function filled(recipes = 3): Promise<{ dataDir: string; store: Store }> {
  const dataDir = dirOf(await sqlite?.fresh());
  const store = await openStore({ dataDir });
  await fill(store.db, recipes);
  return { dataDir, store };
}
const TABLES = ['model_use', 'cooks', 'sessions', 'password_resets', 'recipes', 'recipe_versions', 'cooked', 'belongings', 'shares', 'share_reports', 'reviews', 'tries', 'share_readings', 'cookings', 'cooking_pieces', 'photos'] as const;
/** Rows of each table, in an order that does not depend on the engine. */
async function rowsOf({ db }: Store): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of TABLES) rows[table] = (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(Object.entries(row).map(([column, value]) => [column, value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value]))).toSorted();
  return rows;
}

describe.skipIf(postgres === undefined)('to PostgreSQL', () => {
  test('everything arrives as it was, and what it prints proves it', async () => {
    const { dataDir, store } = await filled(700);
    const before = await rowsOf(store);
    await store.close();
    const url = urlOf(await postgres?.fresh());
    const { status, out, said } = await move(dataDir, '--to', url);
    expect([status, said]).toEqual([0, expect.stringMatching(/^Everything arrived/)]);
    const printed = [...out.matchAll(/^(\w+) +(\d+) rows {2}sha256 [\da-f]{64}$/gm)].map(([, table = '', rows]) => [table, Number(rows)] as const);
    expect(Object.fromEntries(printed)).toEqual(Object.fromEntries(Object.entries(before).map(([table, rows]) => [table, rows.length])));
    expect(Math.min(...printed.map(([, rows]) => rows)), 'there is something in every table').toBeGreaterThan(0);
    expect(out.split('\n').length - 1).toBe(TABLES.length);
    const after = await openStore({ url });
    expect(await rowsOf(after)).toEqual(before);
    await after.close();
    // The old instance still works.
    const again = await openStore({ dataDir });
    expect(await rowsOf(again)).toEqual(before);
    await again.close();
  });

  test('into a database that is not empty: nothing', async () => {
    const { dataDir, store } = await filled();
    await store.close();
    const url = urlOf(await postgres?.fresh());
    const target = await openStore({ url });
    await target.db.insertInto('tries').values({ key: 'x', until: '', count: 1 }).execute();
    expect(await move(dataDir, '--to', url)).toMatchObject({ status: 1, out: '', said: expect.stringMatching(/not empty: its table tries/) });
    expect(await target.db.selectFrom('cooks').selectAll().execute()).toEqual([]);
    await target.close();
  });

  test.each([
    ['a recipes table of another program', "create table recipes (id integer primary key, name text); insert into recipes values (1, 'Goulash')", 'recipes'],
    ['another program that counts its versions', 'create table schema_version (version integer); insert into schema_version values (99); create table cooked (id text)', 'schema_version, cooked'],
    ['a framework of the same words', 'create table schema_version (id text, checksum text); create view sessions as select 1 as id', 'schema_version, sessions'],
  ])('into %s: nothing, in a sentence that names its tables', async (_, sql, names) => {
    const { dataDir, store } = await filled();
    const before = await rowsOf(store);
    await store.close();
    const url = urlOf(await postgres?.fresh());
    const client = new Client({ connectionString: url });
    await client.connect();
    const tables = async (): Promise<unknown> => (await client.query("select relname, reltuples from pg_class where relnamespace = 'public'::regnamespace order by 1")).rows;
    await client.query(sql);
    const there = await tables();
    const said = `The database holds tables of another program (${names}), which were left as they are. Recipe Chef needs a database of its own: make an empty one.`;
    expect(await move(dataDir, '--to', url)).toEqual({ status: 1, out: '', said });
    expect(await tables()).toEqual(there);
    await client.end();
    const again = await openStore({ dataDir });
    expect(await rowsOf(again)).toEqual(before);
    await again.close();
  });

  test('as a user who may not make tables: nothing, in a sentence', async () => {
    const { dataDir, store } = await filled();
    await store.close();
    const url = urlOf(await postgres?.fresh());
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('create role lodger login');
    expect(await move(dataDir, '--to', url.replace('cook:canary-password@', 'lodger@')))
      .toEqual({ status: 1, out: '', said: 'The user in the address may not make tables in that database. Make the user its owner.' });
    await client.end();
  });

  test('while a server uses the source: nothing', async () => {
    const { dataDir, store } = await filled();
    const url = urlOf(await postgres?.fresh());
    expect(await move(dataDir, '--to', url)).toMatchObject({ status: 1, said: 'A server is using the database. Stop it first.' });
    await store.close();
    expect((await move(dataDir, '--to', url)).status).toBe(0);
    expect((await move(dataDir, '--to', url)).said).toMatch(/not empty/);
  });

  test('a row that PostgreSQL does not take leaves the target empty', async () => {
    const { dataDir, store } = await filled();
    await store.db.insertInto('reviews').values({ id: 'z', name: 'NUL \u0000 canary', profession: '', rate: 5, review: '', given_at: '', state: 'held', reply: null }).execute();
    await store.close();
    const url = urlOf(await postgres?.fresh());
    expect(await move(dataDir, '--to', url)).toEqual({ status: 1, out: '', said: 'The move failed (22021). Nothing was moved.' });
    const target = await openStore({ url });
    expect(await target.db.selectFrom('cooks').selectAll().execute()).toEqual([]);
    await target.close();
  });
});

test('to a place that lets nobody in', async () => {
  const { dataDir, store } = await filled();
  await store.close();
  expect(await move(dataDir, '--to', 'postgres://cook:canary-password@127.0.0.1:1/kitchen')).toMatchObject({ status: 1, said: expect.stringMatching(/^The database at that address lets nobody in \(ECONNREFUSED\)/) });
});

test('from nothing: nothing, and no database is made', async () => {
  const dataDir = dirOf(await sqlite?.fresh());
  expect(await move(dataDir, '--to', 'postgres://cook@127.0.0.1:1/kitchen')).toMatchObject({ status: 1, said: 'There is no database in DATA_DIR.' });
  expect(readdirSync(dataDir)).toEqual([]);
});

test.each([[[]], [['--to']], [['--to', 'mysql://canary']], [['--to', 'postgres://']], [['postgres://canary/x']], [['--to', 'postgres://canary/x', 'more']]])('%j is not understood', async (args) => {
  expect(await move('.', ...args)).toMatchObject({ status: 2, out: '' });
});
