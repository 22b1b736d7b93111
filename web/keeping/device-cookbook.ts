/** The cookbook on this device, in IndexedDB: a guest's only copy, and a cook's copy for days without a network. */
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Cooked, KeptInput } from '../../contract/cookbook.ts';

/** A recipe as this device has it. */
export interface DeviceRecipe extends KeptInput {
  /** The server's revision that this copy was made from, 0 where the server has not seen it. */
  base: number;
  /** True while the server does not know the latest change. */
  waiting: boolean;
  /** True once it was removed here and the server does not know it yet. */
  gone: boolean;
  /** Counts the changes on this device, so that a change made while another is under way is not taken for sent. */
  edits: number;
}

interface Facts {
  /** Who the copies belong to: an account's e-mail, or nothing for a guest. */
  owner: string;
  /** Up to which change the server's are known. */
  since: number;
  /** What was last agreed on with the server, by name of the belonging. */
  agreed: Record<string, string>;
}

interface Schema extends DBSchema {
  recipes: { key: string; value: DeviceRecipe };
  facts: { key: keyof Facts; value: Facts[keyof Facts] };
}

const CHANNEL = 'recipe-chef.cookbook';
const listeners = new Set<() => void>();
let opened: Promise<IDBPDatabase<Schema>> | null = null;
let channel: BroadcastChannel | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('recipe-chef', 1, {
    upgrade(db) {
      db.createObjectStore('recipes', { keyPath: 'id' });
      db.createObjectStore('facts');
    },
    // Another tab has a newer version of the app: it may have its way.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => void (opened = null),
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Tells every part of the page, and every other tab, that something changed. */
function tell(): void {
  for (const listener of listeners) listener();
  channel?.postMessage('changed');
}

/** Calls back at every change, in this tab or another, until the function it gives back is called. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  if (channel === null && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => {
      for (const each of listeners) each();
    };
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}

/** Everything kept here, removed ones included. */
export async function allOnDevice(): Promise<DeviceRecipe[]> {
  return (await database()).getAll('recipes');
}

export async function onDevice(id: string): Promise<DeviceRecipe | undefined> {
  return (await database()).get('recipes', id);
}

/**
 * Changes some recipes in one transaction. `change` gets what is there and gives back what shall be there, or null to forget it.
 * Resolves after the commit, so that "kept" is true when it is said.
 */
export async function changeOnDevice(ids: readonly string[], change: (found: DeviceRecipe | undefined, id: string) => DeviceRecipe | null): Promise<void> {
  const transaction = (await database()).transaction('recipes', 'readwrite', { durability: 'strict' });
  for (const id of ids) {
    const next = change(await transaction.store.get(id), id);
    await (next === null ? transaction.store.delete(id) : transaction.store.put(next));
  }
  await transaction.done;
  tell();
}

const NOTHING_YET: Facts = { owner: '', since: 0, agreed: {} };

export async function factOf<Name extends keyof Facts>(name: Name): Promise<Facts[Name]> {
  const found = await (await database()).get('facts', name);
  return (found ?? NOTHING_YET[name]) as Facts[Name];
}

export async function setFact<Name extends keyof Facts>(name: Name, value: Facts[Name]): Promise<void> {
  await (await database()).put('facts', value, name);
  if (name === 'owner') tell();
}

/** Forgets every recipe and fact: after signing out, nothing of the cook stays behind. */
export async function forgetAll(): Promise<void> {
  const transaction = (await database()).transaction(['recipes', 'facts'], 'readwrite');
  await Promise.all([transaction.objectStore('recipes').clear(), transaction.objectStore('facts').clear(), transaction.done]);
  tell();
}

/** What the server is sent of a recipe. */
export function asInput({ id, title, markdown, origin, tags, favourite, notes, cooked, keptAt }: DeviceRecipe): KeptInput {
  return { id, title, markdown, origin, tags, favourite, notes, cooked, keptAt };
}

/** Both lists of times it was cooked as one, each time once, oldest first. */
export function bothCooked(one: readonly Cooked[], other: readonly Cooked[]): Cooked[] {
  const byId = new Map([...one, ...other].map((cooked) => [cooked.id, cooked]));
  return [...byId.values()].toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}
