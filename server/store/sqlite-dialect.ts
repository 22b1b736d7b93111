/** SQLite as Node has it built in, in the shape that Kysely knows. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { CompiledQuery, SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler, type DatabaseConnection, type Dialect, type SqliteDatabase, type TransactionSettings } from 'kysely';
import { MIGRATIONS, NewerDatabase } from './migrations.ts';

/** Milliseconds that a process waits for another one's write. */
const PATIENCE_MS = 10_000;

/** Opens `recipe-chef.db` in the folder, or a database that lives in memory only for `:memory:`, with its tables up to date. */
export function openSqlite(dataDir: string): DatabaseSync {
  const inMemory = dataDir === ':memory:';
  if (!inMemory) mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(inMemory ? dataDir : join(dataDir, 'recipe-chef.db'), { timeout: PATIENCE_MS, defensive: true });
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    migrateSqlite(database);
  } catch (thrown) {
    database.close();
    throw thrown;
  }
  return database;
}

/** Several processes may start at once: the first takes the write lock, the others wait and then find nothing to do. */
export function migrateSqlite(database: DatabaseSync, migrations: readonly string[] = MIGRATIONS): void {
  database.exec('begin immediate');
  try {
    const version = Number(database.prepare('pragma user_version').get()?.['user_version'] ?? 0);
    if (version > migrations.length) throw new NewerDatabase();
    for (const sql of migrations.slice(version)) database.exec(sql);
    database.exec(`pragma user_version = ${migrations.length}`);
    database.exec('commit');
  } catch (thrown) {
    database.exec('rollback');
    throw thrown;
  }
}

export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => Object.assign(new SqliteDriver({ database: shaped(database) }), { beginTransaction }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** A transaction that reads first and writes later would fail when another process wrote in between, so the write lock is taken at once. */
async function beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
}

function shaped(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      const given = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...given(parameters)),
        run: (parameters) => statement.run(...given(parameters)),
        iterate: (parameters) => statement.iterate(...given(parameters)),
      };
    },
  };
}
