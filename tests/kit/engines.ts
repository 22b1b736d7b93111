/** Both databases, for suites that must pass on each: `describe.each(ENGINES)('$name', ({ open }) => ...)`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore, type Place, type Store } from '../../server/store/open-store.ts';
import { findPostgres, startPostgres, type Postgres } from './postgres.ts';

export interface Engine {
  name: 'sqlite' | 'postgres';
  /** A place where no database has been yet. */
  fresh: () => Promise<Place>;
  /** A store in a place of its own. It is closed, as its place is removed, when the file's tests are done. */
  open: () => Promise<Store>;
}

const closings: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  const faults: unknown[] = [];
  // One that fails keeps no other from being closed.
  for (const close of closings.splice(0).toReversed()) await (async () => close())().catch((fault: unknown) => faults.push(fault));
  expect(faults).toEqual([]);
});

const bin = findPostgres();
let running: Promise<Postgres> | undefined;

/** Started once a file, and only when its first test asks. */
async function postgres(folder: string): Promise<Postgres> {
  running ??= startPostgres(folder).then((server) => {
    closings.unshift(server.stop);
    return server;
  });
  return running;
}

function engine(name: Engine['name'], fresh: () => Promise<Place>): Engine {
  const open = async (): Promise<Store> => {
    const store = await openStore(await fresh());
    closings.push(store.close);
    return store;
  };
  return { name, fresh, open };
}

const sqlite = engine('sqlite', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'recipe-chef-store-'));
  closings.unshift(() => rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir };
});

export const ENGINES: readonly Engine[] = bin === null ? [sqlite] : [sqlite, engine('postgres', async () => ({ url: await (await postgres(bin)).fresh() }))];

test('PostgreSQL is here to be tested', ({ skip }) => {
  if (bin === null) skip('There is no PostgreSQL on this machine: this file was tested on SQLite alone. Install PostgreSQL (Debian: apt-get install postgresql).');
  expect(ENGINES).toHaveLength(2);
});
