/** Opens the database, whichever it is: one schema and one set of queries for both engines. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import { Refusal } from '../../contract/refusals.ts';
import type { Tables } from './tables.ts';

/** A folder for SQLite (`:memory:` for a database that is never written), or the address of a PostgreSQL database. */
export type Place = { dataDir: string } | { url: string };

/** What queries are asked of. Inside a transaction only the transaction may be asked: SQLite has one connection, and it is taken. */
export type Db = Kysely<Tables>;

/** Milliseconds that the database may take to say that it is there. */
const ANSWERS_MS = 2000;

export interface Store {
  db: Db;
  engine: 'sqlite' | 'postgres';
  /** Whether the database answers now and would take a save; told within two seconds. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Fulfilled once the tables are up to date. Throws NewerDatabase when a newer version wrote them, else what the engine says.
 * `lost` hears of connections to PostgreSQL that broke or could not be made; what needed one is refused with `no-database`.
 */
export async function openStore(at: Place, lost: (fault: Error) => void = () => undefined): Promise<Store> {
  // Only the engine in use is loaded.
  if ('url' in at) {
    const { openPostgres } = await import('./postgres-pool.ts');
    const pool = await openPostgres(at.url, lost);
    const connect = (): Promise<PoolClient> => pool.connect().catch((fault: Error) => {
      lost(fault);
      throw new Refusal('no-database');
    });
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } }) });
    return { db, engine: 'postgres', answers: answersInTime(() => pool.query('select version from schema_version')), close: once(async () => {
      await db.destroy();
      // Kysely leaves alone what was never asked.
      if (!pool.ended) await pool.end();
    }) };
  }
  const [{ openSqlite, sqliteDialect }, { mustStand }] = await Promise.all([import('./sqlite-dialect.ts'), import('./sqlite-file.ts')]);
  const database = openSqlite(at.dataDir);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(database) });
  return { db, engine: 'sqlite', answers: answersInTime(mustStand(database, at.dataDir)), close: once(async () => {
    await db.destroy();
    if (database.isOpen) database.close();
  }) };
}

/** A database that hangs is as good as none. Who asks while one question is under way waits for its answer. */
function answersInTime(ask: () => unknown): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  const asked = async (): Promise<boolean> => {
    await ask();
    return true;
  };
  return () => Promise.race([asking ??= asked().catch(() => false).finally(() => (asking = null)), sleep(ANSWERS_MS, false, { ref: false })]);
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  return () => (closed ??= close());
}
