/** Databases of this device, each opened once and again when the browser has closed it. */
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/** How to get a database in its first version. `upgrade` makes its stores. The promise rejects where the browser has none to give. */
export function databaseNamed<Schema extends DBSchema>(name: string, upgrade: (db: IDBPDatabase<Schema>) => void): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  return () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade,
      // Another tab has a newer version of the app: it may have its way.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => void (opened = null),
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}
