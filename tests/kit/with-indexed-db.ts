/** Neither jsdom nor Node keeps a database for pages; this one lives in memory. */
import * as indexedDb from 'fake-indexeddb';

export function withIndexedDb(): void {
  Object.assign(globalThis, indexedDb);
}
