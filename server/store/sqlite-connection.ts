/** A connection to SQLite as Node has it built in: how the file is made, opened and asked. */
import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, existsSync, linkSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { MIGRATIONS, NewerDatabase, UnusableDatabase } from './migrations.ts';
import { fileIn, settle } from './sqlite-file.ts';

/** Milliseconds that a process waits for another one's write. */
const PATIENCE_MS = 5000;
/** Several that start at once wait longer for the one that changes the tables. */
const MIGRATING_MS = 10_000;

/** What a statement gave: rows, or how many it changed. */
export interface SqlAnswer { rows: unknown[]; changes?: number | bigint; lastInsertRowid?: number | bigint }

/**
 * Opens `recipe-chef.db` in the folder, or a database that lives in memory only for `:memory:`, with its tables up to date.
 * Makes folder and file where there is neither; only their owner may look into what it makes.
 */
export function openSqlite(dataDir: string): DatabaseSync {
  if (dataDir === ':memory:') return prepared(new DatabaseSync(dataDir, { defensive: true }));
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = fileIn(dataDir);
  mustNotBeARuin(file);
  if (!existsSync(file)) make(file);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) keepPrivate(name);
  return prepared(new DatabaseSync(file, { timeout: MIGRATING_MS, defensive: true }));
}

/** Opens what `openSqlite` has opened once more, to read: a writer keeps no reader waiting, nor the other way round. */
export function openToRead(dataDir: string): DatabaseSync {
  const database = new DatabaseSync(fileIn(dataDir), { timeout: PATIENCE_MS, defensive: true });
  database.exec('pragma query_only = on');
  return database;
}

function prepared(database: DatabaseSync): DatabaseSync {
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    migrateSqlite(database);
    database.exec(`pragma busy_timeout = ${PATIENCE_MS}`);
  } catch (thrown) {
    database.close();
    throw thrown;
  }
  return database;
}

/** SQLite takes an empty file for a new database, and would go on without a word about what was in it. */
function mustNotBeARuin(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) {
    throw new UnusableDatabase(`The database ${file} is an empty file. Put a backup in its place (recipe-chef restore FILE).`);
  }
  if (size === undefined && log > 0) {
    throw new UnusableDatabase(`The database ${file} is gone, but its log (-wal) is there. Put both back, or restore a backup.`);
  }
}

/** A database gets its name when it is whole, so that an empty file is never one of ours. */
function make(file: string): void {
  const unfinished = `${file}.${randomUUID()}.new`;
  closeSync(openSync(unfinished, 'wx', 0o600));
  try {
    prepared(new DatabaseSync(unfinished, { defensive: true })).close();
    settle(unfinished);
    give(unfinished, file);
    settle(file);
  } finally {
    for (const rest of ['', '-wal', '-shm']) rmSync(unfinished + rest, { force: true });
  }
}

/** Where another process was first, its file stands. */
function give(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch (thrown) {
    // Some disks know no second names.
    if ((thrown as { code?: string }).code !== 'EEXIST' && !existsSync(file)) renameSync(unfinished, file);
  }
}

function keepPrivate(name: string): void {
  try {
    chmodSync(name, 0o600);
  } catch { /* It is not there, or somebody else's, who decides. */ }
}

/** Several processes may start at once: the first takes the write lock, the others wait and then find nothing to do. */
export function migrateSqlite(database: DatabaseSync, migrations: readonly string[] = MIGRATIONS): void {
  const versionNow = (): number => Number(database.prepare('pragma user_version').get()?.['user_version'] ?? 0);
  // What is up to date is not written to: it may be locked for long, or be in need of a look first.
  if (versionNow() === migrations.length) return;
  database.exec('begin immediate');
  try {
    const version = versionNow();
    if (version > migrations.length) throw new NewerDatabase();
    for (const sql of migrations.slice(version)) database.exec(sql);
    database.exec(`pragma user_version = ${migrations.length}`);
    database.exec('commit');
  } catch (thrown) {
    // A full disk has taken everything back by itself.
    if (database.isTransaction) database.exec('rollback');
    throw thrown;
  }
}

/** Runs one statement. Throws what SQLite says (`errcode` is its number). */
export function answer(database: DatabaseSync, sql: string, parameters: readonly unknown[]): SqlAnswer {
  // After some faults, a full disk among them, SQLite has rolled back already.
  if (sql === 'rollback' && !database.isTransaction) return { rows: [] };
  const statement = database.prepare(sql);
  const given = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...given) };
  const { changes, lastInsertRowid } = statement.run(...given);
  return { rows: [], changes, lastInsertRowid };
}
