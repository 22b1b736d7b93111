/** Has files read into recipes beside the page, and says what became of them. Fetched when it is first needed. */
import { ownScript } from '../../offline/own-script.ts';
// eslint-disable-next-line import/default -- the bundler makes the worker a file of its own, and this its address
import address from './import-worker.ts?worker&url';
import type { Brought } from './import-worker.ts';
import type { ReadFiles } from './read-files.ts';

/** The worker's code could not be had: without a network, or in a browser that has no workers. */
class NoWorker extends Error {}

/** The recipes of some files; what cannot be read is told, and stops nothing. Rejects once `signal` is aborted. */
export async function readImported(files: readonly Brought[], signal: AbortSignal): Promise<ReadFiles> {
  try {
    return await readBeside(files, signal);
  } catch (fault) {
    if (!(fault instanceof NoWorker)) throw fault;
    // The page does it itself, and stands still meanwhile.
    return (await import('./read-files.ts')).readFiles(files.map(({ name, bytes }) => ({ name, bytes: () => Promise.resolve(bytes) })));
  }
}

async function readBeside(files: readonly Brought[], signal: AbortSignal): Promise<ReadFiles> {
  if (typeof Worker === 'undefined') throw new NoWorker();
  const worker = new Worker(ownScript(address), { type: 'module' });
  try {
    return await new Promise<ReadFiles>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      worker.addEventListener('error', () => reject(new NoWorker()));
      worker.addEventListener('message', ({ data }: MessageEvent<ReadFiles>) => resolve(data));
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
      worker.postMessage(files);
    });
  } finally {
    worker.terminate();
  }
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** "12 recipes are in your cookbook now; 1 was there already. 12 photos were not taken in." */
export function sentenceOf(kept: readonly { fresh: boolean }[], left: ReadonlyMap<string, number>): string {
  const fresh = kept.filter((each) => each.fresh).length;
  const known = kept.length - fresh;
  const things = [...left].map(([what, count]) => counted(count, what));
  const behind = things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
  const single = left.size === 1 && [...left.values()][0] === 1;
  return [
    `${counted(fresh, 'recipe')} ${fresh === 1 ? 'is' : 'are'} in your cookbook now${known > 0 ? `; ${known} ${known === 1 ? 'was' : 'were'} there already` : ''}.`,
    behind === '' ? '' : `${behind} ${single ? 'was' : 'were'} not taken in.`,
  ].filter(Boolean).join(' ');
}
