/** Looks at a database without changing it: for an operator who wants to know what is wrong. */
import { existsSync, statSync } from 'node:fs';
import { awayKind } from './away.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Place } from './open-store.ts';
import { fileIn, isWhole, openFile } from './sqlite-file.ts';

export interface Examined {
  /** Sentences about what is wrong. */
  wrong: string[];
  /** A sentence about what was found. */
  found: string;
  /** The latest moment that the database knows, an ISO text, or null: its own clock (PostgreSQL), or the last sign of a session. */
  latest: string | null;
}

const NEWER = 'It was written by a newer Recipe Chef: install that version again.';

/** Never throws: what keeps it from looking is what is wrong. */
export async function examine(place: Place): Promise<Examined> {
  try {
    return await ('url' in place ? examinePostgres(place.url) : examineSqlite(place.dataDir));
  } catch (thrown) {
    const { code = 'no answer' } = thrown as { code?: string };
    const kind = awayKind(thrown);
    const what = 'url' in place ? 'The database at DATABASE_URL' : 'The database in DATA_DIR';
    return { wrong: [`${what} cannot be looked at (${kind === null ? code : `${kind}, ${code}`}).`], found: '', latest: null };
  }
}

async function examineSqlite(dataDir: string): Promise<Examined> {
  const file = fileIn(dataDir);
  if (!existsSync(file)) {
    const lost = existsSync(`${file}-wal`);
    return lost ? { wrong: [`${file} is gone, but its log (-wal) is there. Put both back, or restore a backup.`], found: '', latest: null }
      : { wrong: [], found: `There is no database yet; the first start makes ${file}.`, latest: null };
  }
  const { size, mode } = statSync(file);
  const unusable = (...wrong: string[]): Examined => ({ wrong, found: '', latest: null });
  if (size === 0) return unusable(`${file} is an empty file. Put a backup in its place: recipe-chef restore FILE.`);
  const wrong: string[] = [];
  if ((mode & 0o077) !== 0) wrong.push(`Others than its owner may look into ${file}. The next start mends that, or: chmod 600 ${file}`);
  if (!isWhole(file)) return unusable(...wrong, `${file} is damaged. Keep a copy, then put a backup there: recipe-chef restore FILE.`);
  const database = openFile(file, true);
  try {
    const version = Number(database.prepare('pragma user_version').get()?.['user_version']);
    if (version > MIGRATIONS.length) wrong.push(NEWER);
    const sessions = version < 2 ? undefined : database.prepare('select max(seen_at) as latest from sessions').get()?.['latest'];
    const latest = typeof sessions === 'string' ? sessions : null;
    return { wrong, found: `The database is whole: SQLite, ${(size / 1e6).toFixed(1)} MB.`, latest };
  } finally {
    database.close();
  }
}

async function examinePostgres(url: string): Promise<Examined> {
  const { Client } = await import('pg');
  const bounds = { connectionTimeoutMillis: 5000, query_timeout: 5000 };
  const client = new Client({ ...bounds, connectionString: url, application_name: 'recipe-chef-doctor' });
  await client.connect();
  try {
    const { rows: [row] } = await client.query<{ now: Date; version: number; read_only: string; most: string; ours: string | null }>(`
      select now() as now, current_setting('server_version_num')::integer as version, current_setting('transaction_read_only') as read_only,
      current_setting('max_connections') as most, to_regclass('schema_version')::text as ours
    `);
    const wrong: string[] = [];
    const version = row?.version ?? 0;
    if (version < 150_000) wrong.push(`PostgreSQL ${Math.floor(version / 10_000)} is older than 15, which Recipe Chef needs.`);
    if (row?.read_only === 'on') wrong.push('PostgreSQL takes no changes: it is the copy of another, or was set so.');
    if (Number(row?.most) < 20) wrong.push(`PostgreSQL allows ${row?.most ?? ''} connections; each process of ours takes up to 10.`);
    if (typeof row?.ours === 'string') {
      const { rows } = await client.query<{ version: number }>('select version from schema_version');
      if ((rows[0]?.version ?? 0) > MIGRATIONS.length) wrong.push(NEWER);
    }
    return { wrong, found: `The database answers: PostgreSQL ${Math.floor(version / 10_000)}.`, latest: row?.now.toISOString() ?? null };
  } finally {
    await client.end();
  }
}
