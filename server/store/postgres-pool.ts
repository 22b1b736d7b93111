/** Connections to PostgreSQL, each wait with its end, and its tables brought up to date. */
import { Pool, types, type PoolClient } from 'pg';
import { awayKind, DatabaseAway } from './away.ts';
import { forPostgres, MIGRATIONS, NewerDatabase, UnusableDatabase } from './migrations.ts';

const BOUNDS = {
  max: 10,
  connectionTimeoutMillis: 3000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 10_000,
  // One cook's changes wait for each other, and a whole archive is one of them.
  lock_timeout: 5000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 10_000,
};
/** PostgreSQL's code for a right that the user does not have. */
const NOT_ALLOWED = '42501';
/** Any number that no other program on the same database locks. */
const MIGRATING = 7_243_200_115;

/** Milliseconds between two tries to reach a database that was away when we started. */
const JOIN_MS = 1000;

/** Nobody answers at the address, or not yet: it may be there later. */
export class AbsentDatabase extends UnusableDatabase {}

export interface Joined {
  pool: Pool;
  /** A connection to tables that are up to date. Throws while there are none. */
  connect: () => Promise<PoolClient>;
  end: () => Promise<void>;
}

/**
 * `lost` hears of connections that broke while nobody used them; the next query gets a new one. With `joinLater` a
 * database that is away is tried again and again until it is there; without, AbsentDatabase is thrown.
 */
export async function openPostgres(url: string, lost: (fault: Error) => void, joinLater = false): Promise<Joined> {
  const pool = poolAt(url, lost);
  let joined = false;
  let timer: NodeJS.Timeout | undefined;
  const join = async (): Promise<void> => {
    await migratePostgres(pool);
    joined = true;
  };
  const joinWhenThere = async (): Promise<void> => {
    await join().catch((thrown: Error) => {
      lost(thrown);
      if (!pool.ending) timer = setTimeout(() => void joinWhenThere(), JOIN_MS);
    });
  };
  const end = async (): Promise<void> => {
    clearTimeout(timer);
    if (!pool.ending) await pool.end();
  };
  try {
    await join();
  } catch (thrown) {
    if (!joinLater || !(thrown instanceof AbsentDatabase)) {
      await end();
      throw thrown;
    }
    lost(thrown);
    timer = setTimeout(() => void joinWhenThere(), JOIN_MS);
  }
  const connect = async (): Promise<PoolClient> => {
    if (!joined) throw new DatabaseAway('away', 'The database has not been there since the start.');
    return pool.connect();
  };
  return { pool, connect, end };
}

function poolAt(url: string, lost: (fault: Error) => void): Pool {
  const pool = new Pool({
    ...BOUNDS, connectionString: url, application_name: 'recipe-chef',
    // Counts come as 64-bit numbers, which the driver would hand over as text; SQLite's come as numbers.
    types: { getTypeParser: (id, format) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)) },
  });
  pool.on('error', lost);
  return pool;
}

/** Several processes may start at once: the first takes the lock, the others wait and then find nothing to do. */
export async function migratePostgres(pool: Pool, migrations: readonly string[] = MIGRATIONS): Promise<void> {
  const client = await pool.connect().catch((thrown: unknown) => {
    const { code = 'no answer' } = thrown as { code?: string };
    const Kind = awayKind(thrown) === null ? UnusableDatabase : AbsentDatabase;
    throw new Kind(`The database at DATABASE_URL lets nobody in (${code}). It must be running, and know the name and password in the address.`);
  });
  try {
    await client.query('begin');
    // A change of a large table may take longer than any question.
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
    await client.query(`select pg_advisory_xact_lock(${MIGRATING})`);
    await mustBeOurs(client, migrations);
    await client.query('create table if not exists schema_version (version integer not null)');
    const { rows } = await client.query<{ version: number }>('select version from schema_version');
    const version = rows[0]?.version ?? 0;
    if (version > migrations.length) throw new NewerDatabase();
    for (const sql of migrations.slice(version)) await client.query(forPostgres(sql));
    await client.query(rows.length === 0 ? 'insert into schema_version values ($1)' : 'update schema_version set version = $1', [migrations.length]);
    await client.query('commit');
  } catch (thrown) {
    await client.query('rollback').catch(() => undefined);
    if ((thrown as { code?: string }).code === NOT_ALLOWED) throw new UnusableDatabase('The user in the address may not make tables in that database. Make the user its owner.');
    throw thrown;
  } finally {
    client.release();
  }
}

/** Throws where tables of another program stand under the names of ours. Ours are known by the two that were made first. */
async function mustBeOurs(client: PoolClient, migrations: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attname) as columns from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 where c.relnamespace = current_schema()::regnamespace group by c.relname
  `);
  const there = new Map(rows.map(({ name, columns }) => [name, columns.join(' ')]));
  if (there.get('schema_version') === 'version' && there.get('model_use') === 'calls day') return;
  const made = migrations.flatMap((sql) => [...sql.matchAll(/\bcreate table (\w+)/g)].map(([, name = '']) => name));
  const taken = ['schema_version', ...made].filter((name) => there.has(name));
  if (taken.length > 0) throw new UnusableDatabase(`The database holds tables of another program (${taken.join(', ')}), which were left as they are. Recipe Chef needs a database of its own: make an empty one.`);
}
