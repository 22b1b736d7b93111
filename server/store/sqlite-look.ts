/** One look through a whole file of SQLite, in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { fileIn, isWhole } from './sqlite-file.ts';

// eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(isWhole(fileIn(workerData as string)));
