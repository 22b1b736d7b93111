/**
 * Ends a process whose event loop is silent: it hears no signal and answers nobody, and only a supervisor can start another
 * one (decision 0071). Off where a debugger holds the loop.
 */
import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** What the loop writes and the watching thread reads: how often it has come round, and whether a debugger is there. */
export interface WatchdogData { beats: SharedArrayBuffer; seconds: number }

const BEAT_MS = 500;

/** Watches until the function it returns is called. `seconds` of silence end the process; 0 watches nothing. */
export function startWatchdog(seconds: number): () => Promise<void> {
  if (seconds === 0) return async () => undefined;
  const beats = new SharedArrayBuffer(8);
  const told = new Int32Array(beats);
  const beat = (): void => {
    Atomics.add(told, 0, 1);
    Atomics.store(told, 1, inspector.url() === undefined ? 0 : 1);
  };
  beat();
  const timer = setInterval(beat, BEAT_MS);
  timer.unref();
  const workerData: WatchdogData = { beats, seconds };
  const worker = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData, execArgv: [] });
  worker.unref();
  return async () => {
    clearInterval(timer);
    await worker.terminate();
  };
}
