/** The thread of watchdog.ts. It counts its own seconds, so that a process that was put to sleep whole is not taken for silent. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { WatchdogData } from './watchdog.ts';

const { beats, seconds } = workerData as WatchdogData;
const told = new Int32Array(beats);
const LOOK_MS = 1000;

let last = Atomics.load(told, 0);
let silent = 0;
setInterval(() => {
  const now = Atomics.load(told, 0);
  silent = now === last && Atomics.load(told, 1) === 0 ? silent + 1 : 0;
  last = now;
  if (silent < seconds) return;
  const msg = `The event loop has been silent for ${silent} seconds: the process is ended.`;
  writeSync(2, `${JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg })}\n`);
  process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
