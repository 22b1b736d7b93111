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

export interface Opening {
  /** Hears of connections that broke or could not be made, and of damage that was found late. */
  lost?: (fault: Error) => void;
  /**
   * For a server. A PostgreSQL that is away is joined once it is there; until then what needs it is refused with `no-database`.
   * A file of SQLite is looked through for damage.
   */
  serving?: boolean;
}

/**
 * Fulfilled once the tables are up to date, or with `serving` also while there is no database yet. Throws NewerDatabase
 * when a newer version wrote them, else what the engine says. Faults of the database itself: see away.ts.
 */
export async function openStore(at: Place, { lost = () => undefined, serving = false }: Opening = {}): Promise<Store> {
  // Only the engine in use is loaded.
  if ('url' in at) {
    const { openPostgres } = await import('./postgres-pool.ts');
    const { pool, connect: join, end } = await openPostgres(at.url, lost, serving);
    const connect = (): Promise<PoolClient> => join().catch((fault: Error) => {
      lost(fault);
      throw new Refusal('no-database');
    });
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { options: pool.options, connect, end } }) });
    const asked = async (): Promise<unknown> => {
      const client = await join();
      return client.query('select version from schema_version').finally(() => client.release());
    };
    return { db, engine: 'postgres', answers: answersInTime(asked), close: once(async () => {
      await db.destroy();
      // Kysely leaves alone what was never asked.
      await end();
    }) };
  }
  const [{ openLanes }, { sqliteDialect }] = await Promise.all([import('./sqlite-store.ts'), import('./sqlite-dialect.ts')]);
  const { lanes, answers, close } = await openLanes(at.dataDir, serving ? lost : null);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(lanes) });
  return { db, engine: 'sqlite', answers: answersInTime(answers), close: once(async () => {
    await db.destroy();
    await close();
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
