/** The cookbook on this device, in IndexedDB: a guest's only copy, and a cook's copy for days without a network. */
import type { DBSchema } from 'idb';
import type { Account } from '../../contract/account.ts';
import type { KeptInput } from '../../contract/cookbook.ts';
import { databaseNamed } from './open-database.ts';

/** What a person can change of a kept recipe. */
export type Changeable = Pick<KeptInput, 'title' | 'markdown' | 'tags' | 'favourite' | 'notes' | 'rating' | 'source'> & Pick<DeviceRecipe, 'photo'>;

/** A recipe as this device has it. */
export interface DeviceRecipe extends KeptInput {
  /** The cook's own photo of it by its id (device-photos.ts), or null. */
  photo: string | null;
  /** The server's revision that this copy was made from, 0 where the server has not seen it. */
  base: number;
  /** True while the server does not know the latest change. */
  waiting: boolean;
  /** True once it was removed here and the server does not know it yet. */
  gone: boolean;
  /** Counts the changes on this device, so that a change made while another is under way is not taken for sent. */
  edits: number;
  /** What the server had at `base`, while a change waits: it tells who changed what. Null where the server had nothing. */
  was: Changeable | null;
  /** What the server was sent last, until its answer is here: an answer may get lost. */
  sent: Changeable | null;
  /** What another place made of it meanwhile, where both changed the text: nothing is told until the cook has chosen. */
  other: Changeable | null;
}

interface Facts {
  /** Who the copies belong to: an account's e-mail, or nothing for a guest. */
  owner: string;
  /** When that account was made; one made anew with the same e-mail is another. */
  ownerSince: string;
  /** Up to which change the server's are known. */
  since: number;
  /** What was last agreed on with the server, by name of the belonging. */
  agreed: Record<string, { value: string; changedAt: string }>;
}

interface Schema extends DBSchema {
  recipes: { key: string; value: DeviceRecipe; indexes: { title: string } };
  facts: { key: keyof Facts; value: Facts[keyof Facts] };
}

const CHANNEL = 'recipe-chef.cookbook';
const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

const database = databaseNamed<Schema>('recipe-chef', (db) => {
  db.createObjectStore('recipes', { keyPath: 'id' }).createIndex('title', 'title');
  db.createObjectStore('facts');
});

/** Tells every part of the page, and every other tab, that something changed. */
function tell(): void {
  for (const listener of listeners) listener();
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; its messages never leave the origin
  channel?.postMessage('changed');
}

/** Calls back at every change, in this tab or another, until the function it gives back is called. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  if (channel === null && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', () => {
      for (const each of listeners) each();
    });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}

/** A copy from before there were stars, sources, photos and two versions, with all of them. */
function whole(recipe: DeviceRecipe): DeviceRecipe {
  const since = { rating: null, source: '', photo: null };
  const alone = { ...since, other: null };
  return { ...alone, ...recipe, was: recipe.was && { ...since, ...recipe.was }, sent: recipe.sent && { ...since, ...recipe.sent } };
}
const maybeWhole = (recipe: DeviceRecipe | undefined): DeviceRecipe | undefined => recipe && whole(recipe);

/** Everything kept here, removed ones included. */
export async function allOnDevice(): Promise<DeviceRecipe[]> {
  return (await (await database()).getAll('recipes')).map(whole);
}

export async function onDevice(id: string): Promise<DeviceRecipe | undefined> {
  return maybeWhole(await (await database()).get('recipes', id));
}

/** The recipe kept under this id, or else under another with the very same text. */
export async function sameOnDevice({ id, title, markdown }: Pick<KeptInput, 'id' | 'title' | 'markdown'>): Promise<DeviceRecipe | undefined> {
  const found = [await onDevice(id), ...(await (await database()).getAllFromIndex('recipes', 'title', title)).map(whole)];
  return found.find((recipe) => recipe?.gone === false && (recipe.id === id || recipe.markdown === markdown));
}

/** What shall be there in place of what was found: nothing (null), or one or several recipes. */
export type Becomes = DeviceRecipe | readonly DeviceRecipe[] | null;

/**
 * Changes some recipes in one transaction; `change` is given what is there under an id.
 * Resolves after the commit, so that "kept" is true when it is said. `quietly` tells nobody, for what nobody sees.
 */
export async function changeOnDevice(ids: readonly string[], change: (found: DeviceRecipe | undefined, id: string) => Becomes, quietly = false): Promise<void> {
  const { store, done } = (await database()).transaction('recipes', 'readwrite', { durability: 'strict' });
  for (const id of ids) {
    const becomes = [change(maybeWhole(await store.get(id)), id) ?? []].flat();
    if (becomes.every((recipe) => recipe.id !== id)) await store.delete(id);
    for (const recipe of becomes) await store.put(recipe);
  }
  await done;
  if (!quietly) tell();
}

/**
 * Hands what is here to an account, in one transaction: as if it had been kept there while there was no network. Of another
 * account's copies only what that one never got is taken along.
 */
export async function handOver(account: Pick<Account, 'email' | 'since'>): Promise<void> {
  const transaction = (await database()).transaction(['recipes', 'facts'], 'readwrite', { durability: 'strict' });
  const [recipes, facts] = [transaction.objectStore('recipes'), transaction.objectStore('facts')];
  const another = ((await facts.get('owner')) ?? '') !== '';
  for (const recipe of await recipes.getAll()) {
    if (recipe.gone || (another && !recipe.waiting)) await recipes.delete(recipe.id);
    else await recipes.put({ ...recipe, base: 0, waiting: true, was: null, sent: null, other: null });
  }
  const next: Facts = { owner: account.email, ownerSince: account.since, since: 0, agreed: {} };
  for (const [name, value] of Object.entries(next) as [keyof Facts, Facts[keyof Facts]][]) await facts.put(value, name);
  await transaction.done;
  tell();
}

const NOTHING_YET: Facts = { owner: '', ownerSince: '', since: 0, agreed: {} };

export async function factOf<Name extends keyof Facts>(name: Name): Promise<Facts[Name]> {
  const found = await (await database()).get('facts', name);
  return (found ?? NOTHING_YET[name]) as Facts[Name];
}

export async function setFact<Name extends keyof Facts>(name: Name, value: Facts[Name]): Promise<void> {
  await (await database()).put('facts', value, name);
}

/** Forgets every recipe and fact: after signing out, nothing of the cook stays behind. */
export async function forgetAll(): Promise<void> {
  const transaction = (await database()).transaction(['recipes', 'facts'], 'readwrite');
  await Promise.all([transaction.objectStore('recipes').clear(), transaction.objectStore('facts').clear(), transaction.done]);
  tell();
}
