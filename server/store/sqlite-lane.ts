/**
 * Ways to a SQLite database. SQLite waits for its disk and for other processes in the thread that asks it; in a thread of its
 * own it keeps nobody else waiting (decision 0070). A lane is taken for one statement or one transaction; others queue.
 */
import { Worker } from 'node:worker_threads';
import { DatabaseAway } from './away.ts';
import { NewerDatabase, UnusableDatabase } from './migrations.ts';
import { answer, openSqlite, type SqlAnswer } from './sqlite-connection.ts';

/** Which file it is, whatever its name. */
export interface FileId { dev: number; ino: number }
export type Asked = { kind: 'statement'; sql: string; parameters: readonly unknown[] } | { kind: 'probe' } | { kind: 'close' };
export type Answered = { kind: 'ready'; file: FileId } | { kind: 'answer'; answer: SqlAnswer }
  | { kind: 'failed'; newer: boolean; unusable: boolean; message: string; code: unknown; errcode: unknown };
/** `expected` is the file that was opened first: no other is ever opened in its place, and none is made. */
export interface ThreadData { dataDir: string; writes: boolean; expected: FileId | null }

/** Milliseconds that one waits for its turn, and how many may wait. */
const TURN_MS = 5000;
const MOST_WAITING = 1000;

export interface Turn {
  ask: (asked: Asked) => Promise<SqlAnswer>;
  /** Lets the next one in. */
  leave: () => void;
}
export interface Lane {
  /** Waits for its turn, and throws DatabaseAway (`busy`) where that takes too long. */
  take: () => Promise<Turn>;
  close: () => Promise<void>;
}
/** One connection that is asked one thing at a time. */
export interface Connection {
  file: FileId | null;
  ask: (asked: Asked) => Promise<SqlAnswer>;
  close: () => Promise<void>;
}

/** A lane over a connection that is made when it is first needed, and made again where it was lost. */
export function createLane(connect: (lost: () => void) => Promise<Connection>, turnMs = TURN_MS): Lane {
  const waiting = new Set<() => void>();
  let [taken, closed] = [false, false];
  let connection: Promise<Connection> | null = null;

  const leave = (): void => {
    const [next] = waiting;
    if (next === undefined) taken = false;
    else next();
  };
  const turn = (): Promise<void> => {
    if (!taken) {
      taken = true;
      return Promise.resolve();
    }
    if (waiting.size >= MOST_WAITING) throw new DatabaseAway('busy', 'Too many wait for the database.');
    return new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(go);
        reject(new DatabaseAway('busy', `The database did not take another statement for ${turnMs} ms.`));
      }, turnMs);
      waiting.add(go);
    });
  };
  const take = async (): Promise<Turn> => {
    if (closed) throw new DatabaseAway('away', 'The database is closed.');
    await turn();
    try {
      const { ask } = await (connection ??= connect(() => (connection = null)));
      return { ask, leave };
    } catch (thrown) {
      connection = null;
      leave();
      throw thrown;
    }
  };
  const close = async (): Promise<void> => {
    closed = true;
    await (await connection?.catch(() => null))?.close();
  };
  return { take, close };
}

/** Starts a thread with a connection. Throws what opening throws; `lost` hears when the thread is gone. */
export async function connectThread(data: ThreadData, lost: () => void): Promise<Connection> {
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: data, execArgv: [] });
  let isGone = false;
  /** Answers come in the order of the questions. */
  const open: { resolve: (answered: Answered) => void; reject: (thrown: Error) => void }[] = [];
  const next = (): Promise<Answered> => new Promise((resolve, reject) => {
    worker.ref();
    open.push({ resolve, reject });
  });
  const gone = (why: unknown): void => {
    isGone = true;
    lost();
    const how = why instanceof Error ? why.message : `it ended with ${String(why)}`;
    const fault = new DatabaseAway('away', `The thread of the database was lost: ${how}.`);
    for (const { reject } of open.splice(0)) reject(fault);
  };
  worker.on('message', (answered: Answered) => {
    open.shift()?.resolve(answered);
    // A program may end while nothing is asked of its database.
    if (open.length === 0) worker.unref();
  });
  worker.on('error', gone);
  const exit = new Promise<void>((resolve) => {
    worker.on('exit', (code) => {
      gone(code);
      resolve();
    });
  });
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const post = (asked: Asked): void => worker.postMessage(asked);
  const ready = await next();
  if (ready.kind !== 'ready') {
    worker.ref();
    await exit;
    throw ready.kind === 'failed' ? faultOf(ready) : new Error('The thread of the database said something else than that it is ready.');
  }
  return {
    file: ready.file,
    async ask(asked) {
      if (isGone) throw new DatabaseAway('away', 'The thread of the database was lost.');
      const told = next();
      post(asked);
      const answered = await told;
      if (answered.kind === 'answer') return answered.answer;
      throw answered.kind === 'failed' ? faultOf(answered) : new Error('The thread of the database is ready twice.');
    },
    async close() {
      if (isGone) return;
      worker.ref();
      post({ kind: 'close' });
      await exit;
    },
  };
}

function faultOf({ newer, unusable, message, code, errcode }: Extract<Answered, { kind: 'failed' }>): Error {
  if (newer) return new NewerDatabase();
  if (unusable) return new UnusableDatabase(message);
  if (code === 'DATABASE_MOVED') return new DatabaseAway('moved', message);
  return Object.assign(new Error(message), { code, errcode });
}

/** A connection in this very thread, for a database in memory: there is nothing to wait for. */
export function connectHere(): Connection {
  const database = openSqlite(':memory:');
  return {
    file: null,
    ask: async (asked) => (asked.kind === 'statement' ? answer(database, asked.sql, asked.parameters) : { rows: [] }),
    close: async () => {
      if (database.isOpen) database.close();
    },
  };
}
