/**
 * Threads that read what strangers wrote, so that a text that takes for ever costs its own request and not the site (decision 0047). Each
 * does one task at a time. What counts is the processor's time from the moment it is handed over, so that a busy machine refuses nobody; a
 * thread that is over its limit is ended and replaced.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../../contract/refusals.ts';
import type { Read, TaskInput, TaskName, TaskOutput } from './tasks.ts';

export interface Asked { name: TaskName; input: unknown }
export type Told = { kind: 'ready' } | { kind: 'done'; output: unknown } | { kind: 'failed'; thrown: string };

/** Milliseconds of work that a line and a whole recipe may take. A line takes one or two; the rest is for a thread that tidies its memory just then. */
export const LIMIT_MS = { line: 200, recipe: 500 } as const;
/** Who would stand further back in the queue than this is told to come again. */
const LONGEST_QUEUE = 2000;
/** On a busy machine work may take so many times its limit by the clock, and no longer. */
const PATIENCE = 8;
/** The first thread has the machine to itself while it gets ready; the others come so many milliseconds later, or when work waits for one. */
const OTHERS_MS = 10_000;
/** A thread that ends before it was ready is not hired again at once. */
const PAUSE_MS = 1000;

interface Job extends Asked {
  limitMs: number;
  /** By the clock, in milliseconds. */
  began: number;
  /** Milliseconds that the thread had worked before. */
  before: Promise<number>;
  resolve: (output: unknown) => void;
  reject: (thrown: unknown) => void;
}
interface Place { worker: Worker; ready: boolean; job: Job | null; timer: NodeJS.Timeout | undefined }

export interface ReadingPool {
  read: Read;
  /** Fulfilled once a thread takes work; the others follow. */
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

/** Milliseconds that a thread has worked; it answers also in the middle of work. */
const workOf = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
};

const THREADS = Math.max(2, Math.min(8, availableParallelism()));
/** What a thread may have for what it forgets at once. V8 would take eight times as much, and give none of it back. */
const YOUNG_MB = 24;
const FILE = new URL('./reading-worker.ts', import.meta.url);

/** Hires the threads; they take work once `ready` is fulfilled, and what is asked before waits for them. */
export function createReadingPool(parts: PoolParts = {}): ReadingPool {
  const { threads = THREADS, lost = () => undefined, file = FILE, limits = LIMIT_MS } = parts;
  const places = new Set<Place>();
  const queue: Job[] = [];
  let [closed, endedCount] = [false, 0];
  let firstReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    firstReady = resolve;
  });

  const hireAll = (): void => {
    for (let at = places.size; at < threads; at += 1) hire();
  };

  const hire = (): void => {
    if (closed || places.size >= threads) return;
    const worker = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
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
    else {
      firstReady();
      setTimeout(hireAll, OTHERS_MS).unref();
    }
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

  /** Looks whether a task has used up its time, and if not, when to look again. */
  const look = async (place: Place, job: Job): Promise<void> => {
    const [before, now] = await Promise.all([job.before, workOf(place.worker)]).catch(() => [0, Infinity]);
    if (place.job !== job) return;
    const left = job.limitMs - (now - before);
    if (left <= 0 || performance.now() - job.began > job.limitMs * PATIENCE) end(place, job);
    else place.timer = setTimeout(() => void look(place, job), Math.max(5, left));
  };

  const end = (place: Place, job: Job): void => {
    endedCount += 1;
    place.job = null;
    job.reject(new Refusal('too-hard'));
    places.delete(place);
    lost({ task: job.name, why: `took longer than ${job.limitMs} ms` });
    hire();
    void place.worker.terminate();
  };

  const next = (): void => {
    let isReady = false;
    for (const place of places) {
      isReady ||= place.ready;
      if (!place.ready || place.job !== null) continue;
      const job = queue.shift();
      if (job === undefined) return;
      place.job = job;
      job.began = performance.now();
      job.before = workOf(place.worker).catch(() => 0);
      place.timer = setTimeout(() => void look(place, job), job.limitMs);
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      place.worker.postMessage({ name: job.name, input: job.input } satisfies Asked);
    }
    if (isReady && queue.length > 0) hireAll();
  };

  const read: Read = <Name extends TaskName>(name: Name, input: TaskInput<Name>) => new Promise<TaskOutput<Name>>((resolve, reject) => {
    if (closed) reject(new Refusal('closing'));
    else if (queue.length >= LONGEST_QUEUE) reject(new Refusal('too-many'));
    else {
      const limitMs = limitOf(name, input, limits);
      const settle = (output: unknown): void => resolve(output as TaskOutput<Name>);
      queue.push({ name, input, limitMs, began: 0, before: Promise.resolve(0), resolve: settle, reject });
    }
    next();
  });

  const close = async (): Promise<void> => {
    closed = true;
    for (const job of queue.splice(0)) job.reject(new Refusal('closing'));
    await Promise.all([...places].map(({ worker }) => worker.terminate()));
  };

  hire();
  return { read, ready, ended: () => endedCount, close };
}
