/** Writes the file of an export beside the page, which stays quick meanwhile. One export a worker. */
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { exportFile } from './export-file.ts';
import type { ExportFile, Form } from './export-file.ts';

export interface Ordered { form: Form; recipes: readonly DeviceRecipe[] }
export type Told = { written: number } | { file: ExportFile };

/** What a worker has around it; the compiler knows the page. */
interface Scope {
  addEventListener(type: 'message', listener: (event: { data: Ordered }) => void): void;
  postMessage(told: Told, how?: { transfer: readonly ArrayBuffer[] }): void;
}
const scope = globalThis as unknown as Scope;

/** Milliseconds between two words on how far it has come. */
const TELL_MS = 100;

scope.addEventListener('message', ({ data: { form, recipes } }) => {
  let last = 0;
  const done = exportFile(form, recipes, (written) => {
    if (performance.now() - last < TELL_MS) return;
    last = performance.now();
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page is its only target
    scope.postMessage({ written });
  });
  // What goes wrong here is told to the page as an error of the worker.
  void done.then(
    (file) => scope.postMessage({ file }, { transfer: [file.bytes.buffer] }),
    (fault: unknown) => setTimeout(() => { throw fault; }),
  );
});
