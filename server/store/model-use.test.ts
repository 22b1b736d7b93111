import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, NewerDatabase, openDatabase } from './database.ts';
import { countModelUse } from './model-use.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recipe-chef-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a day gives its calls and no more; the next day gives them again', () => {
  const database = openDatabase(join(folder, 'new', 'deep'));
  let day = new Date('2025-03-01T23:59:00Z');
  const take = countModelUse(database, 3, () => day);
  expect([take(), take(), take(), take(), take()]).toEqual([true, true, true, false, false]);
  day = new Date('2025-03-02T00:00:00Z');
  expect(take()).toBe(true);
  database.close();
});

test('no calls a day means none', () => {
  const database = openDatabase(folder);
  const take = countModelUse(database, 0);
  expect([take(), take()]).toEqual([false, false]);
  database.close();
});

test('two connections share a day, and it outlives them', () => {
  const [one, two] = [openDatabase(folder), openDatabase(folder)];
  const takes = [countModelUse(one, 5), countModelUse(two, 5)];
  const taken = Array.from({ length: 10 }, (_, index) => takes[index % 2]?.()).filter(Boolean);
  expect(taken).toHaveLength(5);
  one.close();
  two.close();
  const again = openDatabase(folder);
  expect(countModelUse(again, 5)()).toBe(false);
  expect(again.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(again.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 });
  again.close();
});

test('a closed database throws, so that the caller does not take it for a yes', () => {
  const database = openDatabase(folder);
  const take = countModelUse(database, 5);
  database.close();
  expect(take).toThrow();
});

test('migrations run once, in order, and all or none', () => {
  const database = openDatabase(folder);
  const before = database.prepare('pragma user_version').get()?.['user_version'];
  const steps = [...Array<string>(Number(before)).fill('never run again'), 'create table a (x) strict', 'create table b (x integer) strict'];
  expect(() => migrate(database, steps)).toThrow();
  expect(database.prepare('pragma user_version').get()?.['user_version']).toBe(before);
  steps[Number(before)] = 'create table a (x integer) strict';
  migrate(database, steps);
  migrate(database, steps);
  expect(database.prepare("select name from sqlite_schema where name in ('a', 'b') order by name").all().map(({ name }) => name)).toEqual(['a', 'b']);
  expect(() => migrate(database)).toThrow(NewerDatabase);
  database.close();
});
