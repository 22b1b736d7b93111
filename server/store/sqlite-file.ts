/** The database as a file: whether it is sound, whether somebody uses it, and a copy of it that can be trusted. */
import { accessSync, closeSync, constants, fsyncSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS, NewerDatabase, UnusableDatabase } from './migrations.ts';

/** The database's file in the folder DATA_DIR. */
export const fileIn = (dataDir: string): string => path.join(dataDir, 'recipe-chef.db');

/** Milliseconds to wait for a writer to finish; one that takes longer will not. */
const PATIENCE_MS = 5000;

const BUSY = 5;
const CORRUPT: readonly unknown[] = [11, 26];
const codeOf = (thrown: unknown): unknown => (thrown as { errcode?: unknown }).errcode;

/** Opens a file that is there, as it is; never makes one. */
export function openFile(file: string, readOnly = false): DatabaseSync {
  // SQLite would quietly make an empty database of a name that was typed wrongly.
  closeSync(openSync(file, 'r'));
  return new DatabaseSync(file, { timeout: PATIENCE_MS, readOnly, defensive: true });
}

/**
 * Throws where the file that was opened no longer stands in its place or cannot be written: SQLite would go on with what it
 * holds open, and say "saved" of what nobody will find again.
 */
export function mustStand(database: DatabaseSync, dataDir: string): () => void {
  const inMemory = dataDir === ':memory:';
  const opened = inMemory ? null : statSync(fileIn(dataDir));
  return () => {
    if (opened !== null) {
      const { dev, ino } = statSync(fileIn(dataDir));
      if (dev !== opened.dev || ino !== opened.ino) throw new UnusableDatabase('Another file stands where the database was.');
      accessSync(fileIn(dataDir), constants.W_OK);
    }
    database.prepare('select day from model_use limit 1').get();
  };
}

/** Puts what was written to a file, and its name, on the disk. */
export function settle(file: string): void {
  for (const place of [file, path.dirname(file)]) {
    const handle = openSync(place, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }
}

/** Throws UnusableDatabase unless the file is a whole database of Recipe Chef that this version can read. */
export function mustBeSound(file: string): void {
  const sentence = 'The file is not a whole database of Recipe Chef.';
  let database;
  try {
    database = openFile(file, true);
    const [integrity] = database.prepare('pragma integrity_check').all();
    const strays = database.prepare('pragma foreign_key_check').all();
    const version = Number(database.prepare('pragma user_version').get()?.['user_version']);
    const ours = database.prepare("select count(*) as n from sqlite_schema where name = 'model_use'").get()?.['n'];
    if (version > MIGRATIONS.length) throw new NewerDatabase();
    if (integrity?.['integrity_check'] !== 'ok' || strays.length > 0 || version < 1 || ours !== 1) throw new UnusableDatabase(sentence);
  } catch (thrown) {
    if (CORRUPT.includes(codeOf(thrown))) throw new UnusableDatabase(sentence);
    throw thrown;
  } finally {
    database?.close();
  }
}

/**
 * Folds the log of writes into the database file, which SQLite allows to nobody but its only user. False where another
 * process has it open, null where the file is too broken to tell.
 */
export function foldLog(file: string): boolean | null {
  let database;
  try {
    database = openFile(file);
    return database.prepare('pragma journal_mode = delete').get()?.['journal_mode'] === 'delete';
  } catch (thrown) {
    if (codeOf(thrown) === BUSY) return false;
    if (CORRUPT.includes(codeOf(thrown))) return null;
    throw thrown;
  } finally {
    database?.close();
  }
}
