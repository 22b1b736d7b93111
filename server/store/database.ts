/** Opens the database and brings its tables up to date. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations.ts';

export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'recipe-chef.db'));
  database.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  migrate(database);
  return database;
}

/** Several processes may start at once: the first takes the write lock, the others wait and then find nothing to do. */
export function migrate(database: DatabaseSync, migrations: readonly string[] = MIGRATIONS): void {
  database.exec('begin immediate');
  try {
    const row = database.prepare('pragma user_version').get();
    const version = Number(row?.['user_version'] ?? 0);
    if (version > migrations.length) throw new NewerDatabase();
    for (const sql of migrations.slice(version)) database.exec(sql);
    database.exec(`pragma user_version = ${migrations.length}`);
    database.exec('commit');
  } catch (thrown) {
    database.exec('rollback');
    throw thrown;
  }
}

export class NewerDatabase extends Error {
  constructor() {
    super('The database was written by a newer Recipe Chef. Install that version again, or set DATA_DIR to another folder.');
    this.name = 'NewerDatabase';
  }
}
