/** Has the file of an export written beside the page, and hands it to the browser. Fetched when somebody takes recipes out. */
import type { Send } from '../../api.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { photosNamed } from '../../keeping/device-photos.ts';
import { findPhoto } from '../../keeping/sync-photos.ts';
import { ownScript } from '../../offline/own-script.ts';
import type { ExportFile, Form } from './export-file.ts';
// eslint-disable-next-line import/default -- the bundler makes the worker a file of its own, and this its address
import address from './export-worker.ts?worker&url';
import type { Ordered, Told } from './export-worker.ts';

/** The file of these recipes; `told` hears how many are written. Rejects once `signal` is aborted, and nothing runs on. */
export async function writeExport(form: Form, recipes: readonly DeviceRecipe[], told: (written: number) => void, signal: AbortSignal): Promise<ExportFile> {
  try {
    return await writeBeside({ form, recipes }, told, signal);
  } catch (fault) {
    if (!(fault instanceof NoWorker)) throw fault;
    // The page does it itself, and stands still meanwhile.
    return (await import('./export-file.ts')).exportFile(form, recipes, told);
  }
}

/** Brings photos that are only in the account to this device, from where an archive takes them. */
export async function bringPhotos(send: Send, recipes: readonly DeviceRecipe[], signal: AbortSignal): Promise<void> {
  for (const id of photosNamed(recipes)) {
    await findPhoto(send, id);
    signal.throwIfAborted();
  }
}

/** The worker's code could not be had: without a network, or in a browser that has no workers. */
class NoWorker extends Error {}

async function writeBeside(ordered: Ordered, told: (written: number) => void, signal: AbortSignal): Promise<ExportFile> {
  if (typeof Worker === 'undefined') throw new NoWorker();
  const worker = new Worker(ownScript(address), { type: 'module' });
  let begun = false;
  try {
    return await new Promise<ExportFile>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      worker.addEventListener('error', () => reject(begun ? new Error('The worker broke off.') : new NoWorker()));
      worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
        begun = true;
        if ('file' in data) resolve(data.file);
        else told(data.written);
      });
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
      worker.postMessage(ordered);
    });
  } finally {
    worker.terminate();
  }
}

/** Hands the browser a file to keep. */
export function saveFile({ bytes, name, type }: ExportFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
