/** Reads the files of an import beside the page, which stays quick meanwhile. One import a worker. */
import { readFiles, type ReadFiles } from './read-files.ts';

export interface Brought { name: string; bytes: Uint8Array<ArrayBuffer> }

/** What a worker has around it; the compiler knows the page. */
interface Scope {
  addEventListener(type: 'message', listener: (event: { data: readonly Brought[] }) => void): void;
  postMessage(read: ReadFiles): void;
}
const scope = globalThis as unknown as Scope;

scope.addEventListener('message', ({ data }) => {
  // What goes wrong here is told to the page as an error of the worker.
  void readFiles(data.map(({ name, bytes }) => ({ name, bytes: () => Promise.resolve(bytes) }))).then(
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page is its only target
    (read) => scope.postMessage(read),
    (fault: unknown) => setTimeout(() => { throw fault; }),
  );
});
