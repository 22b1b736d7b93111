/** The database as a file: whether it is sound, whether somebody uses it, and a copy of it that can be trusted. */
import { closeSync, fsyncSync, openSync } from 'node:fs';
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

/** Whether all pages of a file are as they should be; also where it is being written. Throws where it cannot be opened. */
export function isWhole(file: string): boolean {
  const database = openFile(file, true);
  try {
    return database.prepare('pragma quick_check(1)').get()?.['quick_check'] === 'ok';
  } catch (thrown) {
    if (CORRUPT.includes(codeOf(thrown))) return false;
    throw thrown;
  } finally {
    database.close();
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
