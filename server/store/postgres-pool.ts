/** Connections to PostgreSQL, each wait with its end, and its tables brought up to date. */
import { Pool, types } from 'pg';
import { forPostgres, MIGRATIONS, NewerDatabase, UnusableDatabase } from './migrations.ts';

const BOUNDS = {
  max: 10,
  connectionTimeoutMillis: 5000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 15_000,
  query_timeout: 20_000,
  idle_in_transaction_session_timeout: 15_000,
};
/** Any number that no other program on the same database locks. */
const MIGRATING = 7_243_200_115;

/** `lost` hears of connections that broke while nobody used them; the next query gets a new one. */
export async function openPostgres(url: string, lost: (fault: Error) => void): Promise<Pool> {
  const pool = new Pool({
    ...BOUNDS, connectionString: url, application_name: 'recipe-chef',
    // Counts come as 64-bit numbers, which the driver would hand over as text; SQLite's come as numbers.
    types: { getTypeParser: (id, format) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)) },
  });
  pool.on('error', lost);
  try {
    await migratePostgres(pool);
  } catch (thrown) {
    await pool.end();
    throw thrown;
  }
  return pool;
}

/** Several processes may start at once: the first takes the lock, the others wait and then find nothing to do. */
export async function migratePostgres(pool: Pool, migrations: readonly string[] = MIGRATIONS): Promise<void> {
  const client = await pool.connect().catch((thrown: unknown) => {
    const { code = 'no answer' } = thrown as { code?: string };
    throw new UnusableDatabase(`The database at DATABASE_URL lets nobody in (${code}). It must be running, and know the name and password in the address.`);
  });
  try {
    await client.query('begin');
    // A change of a large table may take longer than any question.
    await client.query('set local statement_timeout = 0');
    await client.query(`select pg_advisory_xact_lock(${MIGRATING})`);
    await client.query('create table if not exists schema_version (version integer not null)');
    const { rows } = await client.query<{ version: number }>('select version from schema_version');
    const version = rows[0]?.version ?? 0;
    if (version > migrations.length) throw new NewerDatabase();
    for (const sql of migrations.slice(version)) await client.query(forPostgres(sql));
    await client.query(rows.length === 0 ? 'insert into schema_version values ($1)' : 'update schema_version set version = $1', [migrations.length]);
    await client.query('commit');
  } catch (thrown) {
    await client.query('rollback').catch(() => undefined);
    throw thrown;
  } finally {
    client.release();
  }
}
