import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../tests/kit/engines.ts';
import { forPostgres, MIGRATIONS, NewerDatabase, UnusableDatabase } from './migrations.ts';
import { openStore, type Place } from './open-store.ts';
import { migrateSqlite, openSqlite } from './sqlite-connection.ts';

const PROGRAM = `
  const { openStore } = await import(${JSON.stringify(join(import.meta.dirname, 'open-store.ts'))});
  const store = await openStore(JSON.parse(process.argv[1]));
  await store.db.insertInto('tries').values({ key: String(process.pid), until: '', count: 1 }).execute();
  await store.close();
`;

async function asVersion(place: Place, version: number): Promise<void> {
  if ('url' in place) {
    const client = new Client({ connectionString: place.url });
    await client.connect();
    await client.query('update schema_version set version = $1', [version]);
    await client.end();
    return;
  }
  const database = new DatabaseSync(join(place.dataDir, 'recipe-chef.db'));
  database.exec(`pragma user_version = ${version}`);
  database.close();
}

describe.each(ENGINES)('$name', ({ name, fresh, open }) => {
  test('six processes start at once: one makes the tables, the others wait', async () => {
    const place = await fresh();
    const start = promisify(execFile);
    const runs = await Promise.allSettled(Array.from({ length: 6 }, () => start(process.execPath, ['--input-type=module', '-e', PROGRAM, JSON.stringify(place)])));
    expect(runs.filter(({ status }) => status === 'rejected')).toEqual([]);
    const store = await openStore(place);
    expect(store.engine).toBe(name);
    expect(await store.db.selectFrom('tries').select('key').execute()).toHaveLength(6);
    await store.close();
  });

  test('a newer database is refused, the same one is not touched', async () => {
    const place = await fresh();
    const store = await openStore(place);
    await store.db.insertInto('model_use').values({ day: '2026-01-01', calls: 3 }).execute();
    await store.close();
    await asVersion(place, MIGRATIONS.length + 1);
    await expect(openStore(place)).rejects.toThrow(NewerDatabase);
    await asVersion(place, MIGRATIONS.length);
    const again = await openStore(place);
    expect(await again.db.selectFrom('model_use').selectAll().execute()).toEqual([{ day: '2026-01-01', calls: 3 }]);
    await again.close();
  });

  test('deleting a cook takes everything along, and nothing of anyone else', async () => {
    const { db } = await open();
    for (const id of ['anna', 'ben']) {
      await db.insertInto('cooks').values({ id, email: id, first_name: '', last_name: '', password_hash: '', made_at: '', changes: 0 }).execute();
      await db.insertInto('sessions').values({ token_hash: id, cook: id, made_at: '', seen_at: '' }).execute();
      await db.insertInto('password_resets').values({ token_hash: id, cook: id, made_at: '' }).execute();
      await db.insertInto('recipes').values({ cook: id, id: 'soup', title: '', markdown: '', text_hash: '', origin_by: 'own', origin_name: '', origin_fitted: '', tags: '[]', favourite: 0, notes: '', rating: null, source: '', kept_at: '', revision: 1, change: 1, gone: 0 }).execute();
      await db.insertInto('recipe_versions').values({ cook: id, recipe: 'soup', revision: 1, title: '', markdown: '', at: '' }).execute();
      await db.insertInto('cooked').values({ cook: id, id: 'once', recipe: 'soup', cooked_on: '', how: 'good', note: '' }).execute();
      await db.insertInto('photos').values({ cook: id, id: 'photo', size: 1, kept_at: '', bytes: new Uint8Array([7]) }).execute();
      await db.insertInto('belongings').values({ cook: id, name: 'options', value: '{}', changed_at: '' }).execute();
      await db.insertInto('shares').values({ id, token_hash: id, key_hash: '', cook: id, recipe: null, title: '', markdown: '', origin_by: 'own', origin_name: '', origin_fitted: '', source: '', made_at: '', ends_at: null, ended: null }).execute();
      await db.insertInto('share_reports').values({ id, share: id, why: '', at: '' }).execute();
    }
    await db.deleteFrom('cooks').where('id', '=', 'anna').execute();
    for (const table of ['cooks', 'sessions', 'password_resets', 'recipes', 'recipe_versions', 'cooked', 'photos', 'belongings', 'shares', 'share_reports'] as const) {
      const rows = await db.selectFrom(table).selectAll().execute();
      expect(rows, table).toHaveLength(1);
      expect(JSON.stringify(rows), table).not.toContain('anna');
    }
  });

  test('what belongs to nobody is refused', async () => {
    const { db } = await open();
    await expect(db.insertInto('sessions').values({ token_hash: 'x', cook: 'nobody', made_at: '', seen_at: '' }).execute()).rejects.toThrow();
  });

  test('a transaction that fails leaves nothing; those that run at once do not lose each other’s writes', async () => {
    const { db } = await open();
    await expect(db.transaction().execute(async (transaction) => {
      await transaction.insertInto('model_use').values({ day: 'lost', calls: 1 }).execute();
      throw new Error('burnt');
    })).rejects.toThrow('burnt');
    await db.insertInto('model_use').values({ day: 'kept', calls: 0 }).execute();
    await Promise.all(Array.from({ length: 20 }, () => db.transaction().execute(async (transaction) => {
      await transaction.updateTable('model_use').set(({ eb }) => ({ calls: eb('calls', '+', 1) })).where('day', '=', 'kept').execute();
      await transaction.selectFrom('model_use').selectAll().execute();
    })));
    expect(await db.selectFrom('model_use').selectAll().execute()).toEqual([{ day: 'kept', calls: 20 }]);
  });

  test('texts are kept to the letter and sorted the same everywhere; counts are numbers', async () => {
    const { db } = await open();
    const days = ['Z', 'a', 'Ä', '\u00E9', '🥚', 'e\u0301', 'B', '', ' ', '\n"\'\\;--'];
    await db.insertInto('model_use').values(days.map((day) => ({ day, calls: 1 }))).execute();
    const sorted = await db.selectFrom('model_use').select('day').orderBy('day').execute();
    expect(sorted.map(({ day }) => day)).toEqual(days.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))));
    const { n, sum } = await db.selectFrom('model_use').select(({ fn }) => [fn.countAll().as('n'), fn.sum('calls').as('sum')]).executeTakeFirstOrThrow();
    expect([n, sum]).toEqual([days.length, days.length]);
  });

  test('closing twice is closing once', async () => {
    const store = await openStore(await fresh());
    await Promise.all([store.close(), store.close()]);
    await expect(store.db.selectFrom('cooks').selectAll().execute()).rejects.toThrow();
  });
});

describe('SQLite', () => {
  const sqlite = ENGINES[0];
  const folder = async (): Promise<string> => {
    const place = await sqlite?.fresh();
    if (place === undefined || 'url' in place) throw new Error('The first engine is SQLite.');
    return place.dataDir;
  };

  test('a database of the first version is carried over', async () => {
    const dataDir = await folder();
    const old = new DatabaseSync(join(dataDir, 'recipe-chef.db'));
    old.exec(`${MIGRATIONS[0]}; insert into model_use values ('2026-01-01', 7); pragma user_version = 1;`);
    old.close();
    const store = await openStore({ dataDir });
    expect(await store.db.selectFrom('model_use').selectAll().execute()).toEqual([{ day: '2026-01-01', calls: 7 }]);
    expect(await store.db.selectFrom('cooks').selectAll().execute()).toEqual([]);
    await store.close();
  });

  test('migrations run once, in order, and all or none', async () => {
    const database = openSqlite(await folder());
    const steps = [...MIGRATIONS.map(() => 'never run again'), 'create table a (x) strict', 'create table b (x integer) strict'];
    expect(() => migrateSqlite(database, steps)).toThrow();
    expect(database.prepare('pragma user_version').get()).toEqual({ user_version: MIGRATIONS.length });
    steps[MIGRATIONS.length] = 'create table a (x integer) strict';
    migrateSqlite(database, steps);
    migrateSqlite(database, steps);
    expect(database.prepare("select name from sqlite_schema where name in ('a', 'b') order by name").all()).toEqual([{ name: 'a' }, { name: 'b' }]);
    expect(() => migrateSqlite(database)).toThrow(NewerDatabase);
    database.close();
  });

  test('what is answered is on the disk, and the database guards itself', async () => {
    const database = openSqlite(await folder());
    const pragma = (name: string): unknown => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
    expect([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys')]).toEqual(['wal', 2, 1]);
    expect(pragma('busy_timeout')).toBeGreaterThanOrEqual(5000);
    expect(() => database.exec('pragma writable_schema = on; delete from sqlite_schema')).toThrow();
    database.close();
  });

  test('acknowledged rows outlive a process that is killed', async () => {
    const dataDir = await folder();
    const kill = `${PROGRAM.replace('await store.close();', '')} process.kill(process.pid, 'SIGKILL');`;
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', kill, JSON.stringify({ dataDir })]);
    expect(signal).toBe('SIGKILL');
    const store = await openStore({ dataDir });
    expect(await store.db.selectFrom('tries').selectAll().execute()).toHaveLength(1);
    await store.close();
  });
});

test('a PostgreSQL that is not there is said in a sentence that holds no password', async () => {
  const refused = openStore({ url: 'postgres://cook:canary@127.0.0.1:1/kitchen' });
  await expect(refused).rejects.toThrow(UnusableDatabase);
  await expect(refused).rejects.toThrow(/^The database at DATABASE_URL lets nobody in \(ECONNREFUSED\)\.(?!.*canary)/);
});

test('every text is compared byte by byte', () => {
  expect(forPostgres('create table a (x text primary key, text_hash text) strict, without rowid')).toBe('create table a (x text collate "C" primary key, text_hash text collate "C")');
});
