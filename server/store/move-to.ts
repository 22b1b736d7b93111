/** Carries everything from SQLite to PostgreSQL, and proves that it arrived. */
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { UnusableDatabase } from './migrations.ts';
import type { Store } from './open-store.ts';

/** What was carried of one table; `sha256` is of all its rows in order, equal on both sides. */
export interface Moved { table: string; rows: number; sha256: string }

type Row = Record<string, unknown>;
/** Tables are named by the database itself, so that none can be forgotten. */
type AnyDb = Kysely<Record<string, Row>>;
interface Table {
  name: string;
  /** The columns of its key, which put its rows in order. */
  key: string[];
  /** Rows in memory and in one statement. */
  atOnce: number;
}

/** Rows of most tables. */
const AT_ONCE = 500;
/** Rows of a table with photos in it, each of which may have 300 kB. */
const PHOTOS_AT_ONCE = 20;

/**
 * `from` must have no other user. Copies in one transaction: where anything goes wrong the target stays as empty as it
 * was. Throws UnusableDatabase where the target is not empty, a server uses the source, or the two differ in the end.
 */
export async function moveTo(from: Store, to: Store): Promise<Moved[]> {
  await mustBeAlone(from);
  const source = from.db as unknown as AnyDb;
  const tables = await tablesOf(source);
  return source.transaction().execute((before) => (to.db as unknown as AnyDb).transaction().execute(async (after) => {
    for (const { name } of tables) {
      const { count } = await after.selectFrom(name).select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      if (count > 0) throw new UnusableDatabase(`The database to move to is not empty: its table ${name} has rows. Take an empty one.`);
    }
    const moved: Moved[] = [];
    for (const table of tables) {
      const left = await inOrder(before, table, async (rows) => void await after.insertInto(table.name).values(rows).execute());
      const arrived = await inOrder(after, table);
      if (left.rows !== arrived.rows || left.sha256 !== arrived.sha256) throw new UnusableDatabase(`The table ${table.name} did not arrive as it left. Nothing was moved.`);
      moved.push({ table: table.name, ...arrived });
    }
    return moved;
  }));
}

/** SQLite lets only its sole user leave the log; the next start takes it up again. */
async function mustBeAlone({ db }: Store): Promise<void> {
  const mode = await sql<{ journal_mode: string }>`pragma journal_mode = delete`.execute(db).then(({ rows }) => rows[0]?.journal_mode, () => undefined);
  if (mode !== 'delete') throw new UnusableDatabase('A server is using the database. Stop it first.');
}

/** In the order they were made in, which is that in which they refer to each other. */
async function tablesOf(db: AnyDb): Promise<Table[]> {
  const { rows } = await sql<{ name: string; key: string; photos: number }>`
    select s.name, group_concat(c.name, ',' order by c.pk) as key,
    exists (select 1 from pragma_table_info(s.name) b where b.type = 'BLOB') as photos from sqlite_schema s, pragma_table_info(s.name) c
    where s.type = 'table' and s.name not like 'sqlite\\_%' escape '\\' and c.pk > 0 group by s.rowid order by s.rowid
  `.execute(db);
  return rows.map(({ name, key, photos }) => ({ name, key: key.split(','), atOnce: photos === 1 ? PHOTOS_AT_ONCE : AT_ONCE }));
}

/** A row as a text for its checksum: its columns in order, and bytes, which the engines hand over as kinds of their own, as letters. */
function asText(row: Row): string {
  const cells = Object.entries(row).map(([column, value]) => [column, value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value] as const);
  return `${JSON.stringify(cells.toSorted(([one], [other]) => (one < other ? -1 : 1)))}\n`;
}

/** Reads a table in the order of its key, hands its rows on in parts, and says how many they were and their checksum. */
async function inOrder(db: AnyDb, { name, key, atOnce }: Table, take: (rows: Row[]) => Promise<void> = async () => undefined): Promise<{ rows: number; sha256: string }> {
  const sum = createHash('sha256');
  let count = 0;
  for (let last: Row | undefined; ;) {
    let query = db.selectFrom(name).selectAll().limit(atOnce);
    for (const column of key) query = query.orderBy(column);
    const after = last;
    if (after !== undefined) query = query.where(sql<boolean>`(${sql.join(key.map((column) => sql.ref(column)))}) > (${sql.join(key.map((column) => after[column]))})`);
    const rows = await query.execute();
    if (rows.length === 0) return { rows: count, sha256: sum.digest('hex') };
    for (const row of rows) sum.update(asText(row));
    await take(rows);
    count += rows.length;
    last = rows.at(-1);
  }
}
