/** Asks as fast as it is answered, over so many lanes at once, and counts. */
import { quantile } from '../measures/result.ts';
import type { Action } from './actions.ts';
import { familyWorkedMs, workedMs } from './processor-time.ts';

export interface Place { urls: readonly string[]; pids: readonly number[]; /** The first process of PostgreSQL. */ database: number | null }

export interface Load {
  count: number; perSecond: number; p50: number; p95: number;
  /** Milliseconds of a processor that one request takes: in our processes, and in PostgreSQL. */
  serverMs: number; databaseMs: number;
}

const LANES = 16;
const WARM_MS = 2000;

/** Each lane asks one process after the other. */
export async function runLoad({ urls, pids, database }: Place, action: Action, seconds: number): Promise<Load> {
  let at = 0;
  const forMs = async (milliseconds: number, times: number[]): Promise<void> => {
    const end = performance.now() + milliseconds;
    await Promise.all(Array.from({ length: LANES }, async () => {
      while (performance.now() < end) {
        const from = performance.now();
        const n = (at += 1);
        await action(urls[n % urls.length] ?? '', n);
        times.push(performance.now() - from);
      }
    }));
  };
  await forMs(Math.min(WARM_MS, seconds * 1000), []);
  const worked = (): number => pids.reduce((sum, pid) => sum + workedMs(pid), 0);
  const workedThere = (): number => (database === null ? 0 : familyWorkedMs(database));
  const [before, beforeThere, from, times] = [worked(), workedThere(), performance.now(), [] as number[]];
  await forMs(seconds * 1000, times);
  const count = times.length;
  return {
    count, perSecond: count / ((performance.now() - from) / 1000), p50: quantile(times, 0.5), p95: quantile(times, 0.95),
    serverMs: (worked() - before) / count, databaseMs: (workedThere() - beforeThere) / count,
  };
}
