/** Opens the database, whichever it is: one schema and one set of queries for both engines. */
import { Kysely, PostgresDialect } from 'kysely';
import type { Tables } from './tables.ts';

/** A folder for SQLite (`:memory:` for a database that is never written), or the address of a PostgreSQL database. */
export type Place = { dataDir: string } | { url: string };

/** What queries are asked of. Inside a transaction only the transaction may be asked: SQLite has one connection, and it is taken. */
export type Db = Kysely<Tables>;

export interface Store {
  db: Db;
  engine: 'sqlite' | 'postgres';
  close(): Promise<void>;
}

/**
 * Fulfilled once the tables are up to date. Throws NewerDatabase when a newer version wrote them, else what the engine says.
 * `lost` hears of connections to PostgreSQL that broke.
 */
export async function openStore(at: Place, lost: (fault: Error) => void = () => undefined): Promise<Store> {
  // Only the engine in use is loaded.
  if ('url' in at) {
    const { openPostgres } = await import('./postgres-pool.ts');
    const pool = await openPostgres(at.url, lost);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    return { db, engine: 'postgres', close: once(async () => {
      await db.destroy();
      // Kysely leaves alone what was never asked.
      if (!pool.ended) await pool.end();
    }) };
  }
  const { openSqlite, sqliteDialect } = await import('./sqlite-dialect.ts');
  const database = openSqlite(at.dataDir);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(database) });
  return { db, engine: 'sqlite', close: once(async () => {
    await db.destroy();
    if (database.isOpen) database.close();
  }) };
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  return () => (closed ??= close());
}
