/**
 * The cook's own photos on this device, in a database of their own: recipes only name them. A guest's only copy, and a cook's for days
 * without a network.
 */
import type { DBSchema } from 'idb';
import type { DeviceRecipe } from './device-cookbook.ts';
import { databaseNamed } from './open-database.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Schema extends DBSchema {
  /** `waits` stands while the account is still to be told. */
  photos: { key: string; value: { id: string; bytes: Bytes; waits?: 1 }; indexes: { waits: 1 } };
  /** When a photo was first found that no recipe names any more, in milliseconds since 1970. */
  aside: { key: string; value: number };
}

/** So long a photo that nobody names stays: a removed recipe can be brought back, in this tab or another. */
const ASIDE_MS = 24 * 3_600_000;

const database = databaseNamed<Schema>('recipe-chef-photos', (db) => {
  db.createObjectStore('photos', { keyPath: 'id' }).createIndex('waits', 'waits');
  db.createObjectStore('aside');
});

/** The photos that recipes name. */
export const photosNamed = (recipes: readonly DeviceRecipe[]): Set<string> =>
  new Set(recipes.flatMap(({ photo, gone }) => (photo === null || gone ? [] : [photo])));

/** A photo's bytes, or null where this device has not seen it. */
export async function photoOnDevice(id: string): Promise<Bytes | null> {
  return (await (await database()).get('photos', id))?.bytes ?? null;
}

/** Keeps photos; `waits` says that the account does not have them yet. Resolves after the commit. */
export async function putPhotos(photos: readonly { id: string; bytes: Bytes }[], waits: boolean): Promise<void> {
  const { store, done } = (await database()).transaction('photos', 'readwrite', { durability: 'strict' });
  for (const { id, bytes } of photos) await store.put({ id, bytes, ...(waits && { waits: 1 }) });
  await done;
}

/** Which of the named photos are here and still to be told to the account. */
export async function waitingPhotos(named: ReadonlySet<string>): Promise<string[]> {
  if (named.size === 0) return [];
  return (await (await database()).getAllKeysFromIndex('photos', 'waits')).filter((id) => named.has(id));
}

/** Notes down that photos wait for the account, or that it has them. */
export async function setWaiting(ids: Iterable<string>, waits: boolean): Promise<void> {
  const { store, done } = (await database()).transaction('photos', 'readwrite', { durability: 'strict' });
  for (const id of ids) {
    const found = await store.get(id);
    if (found !== undefined) await store.put({ id, bytes: found.bytes, ...(waits && { waits: 1 }) });
  }
  await done;
}

/** Forgets photos that no recipe has named for a day; with `atOnce` all that none names now. */
export async function tidyPhotos(named: ReadonlySet<string>, { atOnce = false, now = Date.now() } = {}): Promise<void> {
  const transaction = (await database()).transaction(['photos', 'aside'], 'readwrite');
  const [photos, aside] = [transaction.objectStore('photos'), transaction.objectStore('aside')];
  for (const id of await photos.getAllKeys()) {
    const since = await aside.get(id);
    if (named.has(id)) {
      if (since !== undefined) await aside.delete(id);
    } else if (atOnce || (since !== undefined && now - since > ASIDE_MS)) {
      await Promise.all([photos.delete(id), aside.delete(id)]);
    } else if (since === undefined) await aside.put(now, id);
  }
  await transaction.done;
}

/** Forgets every photo: after signing out, nothing of the cook stays behind. */
export async function forgetPhotos(): Promise<void> {
  const transaction = (await database()).transaction(['photos', 'aside'], 'readwrite');
  await Promise.all([transaction.objectStore('photos').clear(), transaction.objectStore('aside').clear(), transaction.done]);
}
