/**
 * Threads that read what strangers wrote, so that a text that takes for ever costs its own request and not the site (decision 0047). Each does
 * one task at a time; its time is counted from the moment it is handed over, and one that is over its limit is ended and replaced.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../../contract/refusals.ts';
import type { Read, TaskInput, TaskName, TaskOutput } from './tasks.ts';

export interface Asked { name: TaskName; input: unknown }
export type Told = { kind: 'ready' } | { kind: 'done'; output: unknown } | { kind: 'failed'; thrown: string };

/** Milliseconds that a line and a whole recipe may take. */
export const LIMIT_MS = { line: 50, recipe: 500 } as const;
/** Who would stand further back in the queue than this is told to come again. */
const LONGEST_QUEUE = 2000;
/** A thread that ends before it was ready is not hired again at once. */
const PAUSE_MS = 1000;

interface Job extends Asked {
  limitMs: number;
  resolve: (output: unknown) => void;
  reject: (thrown: unknown) => void;
}
interface Place { worker: Worker; ready: boolean; job: Job | null; timer: NodeJS.Timeout | undefined }

export interface ReadingPool {
  read: Read;
  /** Fulfilled once all threads take work. */
  ready: Promise<void>;
  /** How many threads were ended because they took too long. */
  ended: () => number;
  close: () => Promise<void>;
}

export interface PoolParts {
  threads?: number;
  /** Hears of threads that broke or were ended. */
  lost?: (what: { task: TaskName | null; why: string }) => void;
  file?: URL;
  limits?: { line: number; recipe: number };
}

/** Entries are lines, each with a line's time; everything else has a recipe's. */
function limitOf(name: TaskName, input: unknown, { line, recipe }: { line: number; recipe: number }): number {
  return name === 'understand' ? Math.min(recipe, line * Math.max(1, (input as TaskInput<'understand'>).entries.length)) : recipe;
}

export function createReadingPool({ threads = Math.max(2, Math.min(8, availableParallelism())), lost = () => undefined, file = new URL('./reading-worker.ts', import.meta.url), limits = LIMIT_MS }: PoolParts = {}): ReadingPool {
  const places = new Set<Place>();
  const queue: Job[] = [];
  let [closed, endedCount] = [false, 0];
  let allReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    allReady = resolve;
  });

  const hire = (): void => {
    if (closed) return;
    const worker = new Worker(file);
    const place: Place = { worker, ready: false, job: null, timer: undefined };
    places.add(place);
    worker.on('message', (told: Told) => heard(place, told));
    worker.on('error', (thrown) => leave(place, thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)));
    worker.on('exit', (code) => leave(place, `ended with ${code}`));
  };

  const heard = (place: Place, told: Told): void => {
    const { job } = place;
    clearTimeout(place.timer);
    place.job = null;
    place.ready = true;
    if (told.kind === 'done') job?.resolve(told.output);
    else if (told.kind === 'failed') job?.reject(new Error(`A thread failed at ${job.name}: ${told.thrown}`));
    else if ([...places].every((one) => one.ready)) allReady();
    next();
  };

  /** A thread is gone; what it was doing has failed, and another takes its place. */
  const leave = (place: Place, why: string): void => {
    if (!places.delete(place)) return;
    clearTimeout(place.timer);
    if (!closed) lost({ task: place.job?.name ?? null, why });
    place.job?.reject(closed ? new Refusal('closing') : new Error(`A thread was lost at ${place.job.name}: ${why}`));
    if (place.ready) hire();
    else setTimeout(hire, PAUSE_MS).unref();
  };

  const overdue = (place: Place): void => {
    const { job } = place;
    if (job === null) return;
    endedCount += 1;
    place.job = null;
    job.reject(new Refusal('too-hard'));
    places.delete(place);
    lost({ task: job.name, why: `took longer than ${job.limitMs} ms` });
    hire();
    void place.worker.terminate();
  };

  const next = (): void => {
    for (const place of places) {
      if (!place.ready || place.job !== null) continue;
      const job = queue.shift();
      if (job === undefined) return;
      place.job = job;
      place.timer = setTimeout(overdue, job.limitMs, place);
      place.worker.postMessage({ name: job.name, input: job.input } satisfies Asked);
    }
  };

  const read: Read = <Name extends TaskName>(name: Name, input: TaskInput<Name>) => new Promise<TaskOutput<Name>>((resolve, reject) => {
    if (closed) return void reject(new Refusal('closing'));
    if (queue.length >= LONGEST_QUEUE) return void reject(new Refusal('too-many'));
    queue.push({ name, input, limitMs: limitOf(name, input, limits), resolve: (output) => resolve(output as TaskOutput<Name>), reject });
    next();
  });

  const close = async (): Promise<void> => {
    closed = true;
    for (const job of queue.splice(0)) job.reject(new Refusal('closing'));
    await Promise.all([...places].map(({ worker }) => worker.terminate()));
  };

  for (let at = 0; at < threads; at++) hire();
  return { read, ready, ended: () => endedCount, close };
}
