/** One thread of sqlite-lane.ts: one connection to the file, one statement after another. */
import { accessSync, constants, statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { NewerDatabase, UnusableDatabase } from './migrations.ts';
import { answer, openSqlite, openToRead } from './sqlite-connection.ts';
import { fileIn } from './sqlite-file.ts';
import type { Answered, Asked, FileId, ThreadData } from './sqlite-lane.ts';

const port = parentPort;
if (port === null) throw new Error('This file is a thread of sqlite-lane.ts.');
const tell = (answered: Answered): void => port.postMessage(answered);
const { dataDir, writes, expected } = workerData as ThreadData;
const file = fileIn(dataDir);

/** A fault as it may cross to another thread: its words and its codes. */
function failed(thrown: unknown): Answered {
  const { message = String(thrown), code, errcode } = thrown as { message?: string; code?: unknown; errcode?: unknown };
  return { kind: 'failed', newer: thrown instanceof NewerDatabase, unusable: thrown instanceof UnusableDatabase, message, code, errcode };
}

/** SQLite would go on with a file that was taken away, and "saved" would be a word that nobody can hold us to. */
function mustStand({ dev, ino }: FileId): void {
  const now = statSync(file, { throwIfNoEntry: false });
  if (now?.dev === dev && now.ino === ino) return;
  throw Object.assign(new Error('The file of the database is gone, or another stands in its place.'), { code: 'DATABASE_MOVED' });
}

function start(): FileId {
  if (expected !== null) mustStand(expected);
  const database = writes ? openSqlite(dataDir) : openToRead(dataDir);
  const { dev, ino } = statSync(file);
  const id = expected ?? { dev, ino };
  port?.on('message', (asked: Asked) => {
    if (asked.kind === 'close') {
      database.close();
      port.close();
      return;
    }
    try {
      if (asked.kind === 'probe') {
        mustStand(id);
        accessSync(file, constants.W_OK);
        tell({ kind: 'answer', answer: answer(database, 'select day from model_use limit 1', []) });
        return;
      }
      const isAlone = writes && asked.sql !== 'rollback';
      if (isAlone && !database.isTransaction) mustStand(id);
      const found = answer(database, asked.sql, asked.parameters);
      if (isAlone && !database.isTransaction) mustStand(id);
      tell({ kind: 'answer', answer: found });
    } catch (thrown) {
      tell(failed(thrown));
    }
  });
  return id;
}

try {
  tell({ kind: 'ready', file: start() });
} catch (thrown) {
  tell(failed(thrown));
  port.close();
}
