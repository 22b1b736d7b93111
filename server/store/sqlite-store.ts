/** A file of SQLite as a server has it: two ways to it, and a look whether it is whole. */
import { Worker } from 'node:worker_threads';
import { DatabaseAway } from './away.ts';
import { UnusableDatabase } from './migrations.ts';
import type { Lanes } from './sqlite-dialect.ts';
import { connectHere, connectThread, createLane, type FileId, type Lane } from './sqlite-lane.ts';

/** Milliseconds that the start waits for the look through the file; a large one is looked through beside the work. */
const LOOK_MS = 2000;
const DAMAGED = 'The database in DATA_DIR is damaged, and nothing more is written to it.'
  + ' Keep a copy of the file, then put a backup in its place: recipe-chef restore FILE.';

export interface OpenLanes { lanes: Lanes; answers: () => Promise<unknown>; close: () => Promise<void> }

/**
 * Opens the database in the folder (`:memory:` for one that is never written). `lost` hears of damage that is found after
 * the start; with null nobody looks. Throws UnusableDatabase where the file is damaged, else what SQLite says.
 */
export async function openLanes(dataDir: string, lost: ((fault: Error) => void) | null): Promise<OpenLanes> {
  if (dataDir === ':memory:') {
    const only = createLane(async () => connectHere());
    return { lanes: { writing: only, reading: only }, answers: () => probe(only), close: () => only.close() };
  }
  let file: FileId | null = null;
  let damaged = false;
  const way = (writes: boolean): Lane => createLane(async (gone) => {
    if (damaged) throw new DatabaseAway('damaged', DAMAGED);
    const connection = await connectThread({ dataDir, writes, expected: file }, gone);
    file ??= connection.file;
    return connection;
  });
  const lanes = { writing: way(true), reading: way(false) };
  const close = async (): Promise<void> => {
    await lanes.reading.close();
    await lanes.writing.close();
  };
  // The tables are brought up to date before anybody reads.
  (await lanes.writing.take()).leave();
  const answers = (): Promise<unknown> => (damaged ? Promise.reject(new DatabaseAway('damaged', DAMAGED)) : probe(lanes.reading));
  if (lost === null) return { lanes, answers, close };
  const look = lookThrough(dataDir);
  if (await soonOr(look, true)) {
    void closeWhenDamaged(look, () => {
      damaged = true;
      lost(new DatabaseAway('damaged', DAMAGED));
      return close();
    });
    return { lanes, answers, close };
  }
  await close();
  throw new UnusableDatabase(DAMAGED);
}

/** What the look says, or the other where it takes too long to wait for. */
async function soonOr(look: Promise<boolean>, other: boolean): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, LOOK_MS, other);
  });
  return Promise.race([look, late]).finally(() => clearTimeout(timer));
}

async function closeWhenDamaged(look: Promise<boolean>, close: () => Promise<void>): Promise<void> {
  if (!(await look)) await close();
}

async function probe(lane: Lane): Promise<void> {
  const turn = await lane.take();
  await turn.ask({ kind: 'probe' }).finally(turn.leave);
}

/** False where SQLite finds a page that is not as it should be. In a thread of its own, because a large file takes long. */
function lookThrough(dataDir: string): Promise<boolean> {
  const worker = new Worker(new URL('./sqlite-look.ts', import.meta.url), { workerData: dataDir, execArgv: [] });
  worker.unref();
  return new Promise((resolve) => {
    worker.on('message', (isWhole: boolean) => resolve(isWhole));
    // What cannot even be looked at will be said by whoever asks it.
    worker.on('error', () => resolve(true));
    worker.on('exit', () => resolve(true));
  });
}
