/** SQLite in the shape that Kysely knows: one way to write, another to read. */
import {
  DeleteQueryNode, InsertQueryNode, SelectQueryNode, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, UpdateQueryNode,
  type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, type QueryResult,
} from 'kysely';
import type { SqlAnswer } from './sqlite-connection.ts';
import type { Lane, Turn } from './sqlite-lane.ts';
import { writeTogether } from './write-together.ts';

export interface Lanes { writing: Lane; reading: Lane }

/** What Kysely holds while it asks. A transaction takes a lane until it ends; a statement by itself only for itself. */
interface OneAsking extends DatabaseConnection {
  begin: (readOnly: boolean) => Promise<void>;
  end: (how: 'commit' | 'rollback') => Promise<void>;
}

/** Queries of `lanes`; reads that stand by themselves and read-only transactions take the reading one. */
export function sqliteDialect(lanes: Lanes): Dialect {
  const asking = (connection: DatabaseConnection): OneAsking => connection as OneAsking;
  const together = writeTogether(lanes.writing);
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => askingOf(lanes, together),
    // One that reads first and writes later would fail when another process wrote in between: begin() takes the write lock at once.
    beginTransaction: (connection, { accessMode }) => asking(connection).begin(accessMode === 'read only'),
    commitTransaction: (connection) => asking(connection).end('commit'),
    rollbackTransaction: (connection) => asking(connection).end('rollback'),
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  };
  return {
    // The lanes queue by themselves; Kysely would let one at a time through both.
    createAdapter: () => Object.defineProperty(new SqliteAdapter(), 'supportsMultipleConnections', { value: true }),
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

function askingOf({ writing, reading }: Lanes, together: ReturnType<typeof writeTogether>): OneAsking {
  let held: Turn | null = null;
  const statement = (sql: string, parameters: readonly unknown[] = []) => ({ kind: 'statement', sql, parameters }) as const;

  const executeQuery = async <Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> => {
    if (held !== null) return asResult(await held.ask(statement(sql, parameters)));
    if (isChange(query)) return asResult(await together(statement(sql, parameters)));
    const turn = await (SelectQueryNode.is(query) ? reading : writing).take();
    try {
      return asResult(await turn.ask(statement(sql, parameters)));
    } finally {
      turn.leave();
    }
  };
  const leave = (): void => {
    held?.leave();
    held = null;
  };
  return {
    executeQuery,
    async *streamQuery<Row>(query: CompiledQuery): AsyncGenerator<QueryResult<Row>> {
      yield await executeQuery(query);
    },
    async begin(readOnly) {
      held = await (readOnly ? reading : writing).take();
      await held.ask(statement(readOnly ? 'begin' : 'begin immediate')).catch((thrown: unknown) => {
        leave();
        throw thrown;
      });
    },
    async end(how) {
      const wasHeld = held;
      if (wasHeld === null) return;
      if (how === 'commit') {
        // What could not be committed is rolled back before the lane is left.
        await wasHeld.ask(statement(how));
        leave();
        return;
      }
      // Who rolls back has a fault to tell, which counts for more than one of the rolling back.
      await wasHeld.ask(statement(how)).catch(() => undefined);
      leave();
    },
  };
}

const isChange = (query: CompiledQuery['query']): boolean =>
  InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query);

function asResult<Row>({ rows, changes, lastInsertRowid }: SqlAnswer): QueryResult<Row> {
  return {
    rows: rows as Row[],
    ...(lastInsertRowid === undefined ? {} : { insertId: BigInt(lastInsertRowid) }),
    ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
  };
}
