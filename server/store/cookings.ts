/** Recipes that models are writing, where every process that serves the same instance can read them. Texts come sealed. */
import type { Db } from './open-store.ts';
import { MINUTE, momentAfter } from './moments.ts';

/** How long a cooking can be read, from its beginning on. */
export const COOKING_LASTS = 15 * MINUTE;

/** Some events of a cooking: the place of the first of them, and all of them sealed. */
export interface Piece { cooking: string; first: number; sealed: string }

/** What whoever writes a cooking hears of the others. */
export interface Heard { name: string; readings: number; isStopped: boolean }

export interface CookingNow { orderHash: string; beats: number; ended: boolean }

/** Notes that a cooking begins; false where there is one of this name already. One statement decides, so that two cannot both begin. */
export async function beginCooking(db: Db, name: string, orderHash: string, now: Date = new Date()): Promise<boolean> {
  const begin = async (): Promise<boolean> => await db.insertInto('cookings')
    .values({ key_hash: name, order_hash: orderHash, begun_at: momentAfter(now, 0), beats: 0, readings: 0, stopped: 0, ended: 0 })
    .onConflict((conflict) => conflict.column('key_hash').doNothing()).returning('key_hash').executeTakeFirst() !== undefined;
  if (await begin()) return true;
  const over = await db.deleteFrom('cookings')
    .where('key_hash', '=', name).where('begun_at', '<=', momentAfter(now, -COOKING_LASTS)).executeTakeFirst();
  return over.numDeletedRows > 0n && begin();
}

/**
 * Adds what was written, in one transaction for all; says of each that goes on what the others want of it. A piece that is there already,
 * because its writer never heard so, gives way to the longer one.
 */
export async function writeCookings(db: Db, pieces: readonly Piece[], running: readonly string[], ended: readonly string[]): Promise<Heard[]> {
  return db.transaction().execute(async (tx) => {
    if (pieces.length > 0) {
      await tx.insertInto('cooking_pieces').values([...pieces])
        .onConflict((conflict) => conflict.columns(['cooking', 'first']).doUpdateSet(({ ref }) => ({ sealed: ref('excluded.sealed') }))).execute();
    }
    if (ended.length > 0) await tx.updateTable('cookings').set({ ended: 1 }).where('key_hash', 'in', ended).execute();
    if (running.length === 0) return [];
    const rows = await tx.updateTable('cookings').set(({ eb }) => ({ beats: eb('beats', '+', 1) }))
      .where('key_hash', 'in', running).returning(['key_hash', 'readings', 'stopped']).execute();
    return rows.map(({ key_hash: name, readings, stopped }) => ({ name, readings, isStopped: stopped === 1 }));
  });
}

/** How a cooking stands, or null where there is none of this name any more. */
export async function cookingNow(db: Db, name: string, now: Date = new Date()): Promise<CookingNow | null> {
  const row = await db.selectFrom('cookings').select(['order_hash', 'beats', 'ended'])
    .where('key_hash', '=', name).where('begun_at', '>', momentAfter(now, -COOKING_LASTS)).executeTakeFirst();
  return row === undefined ? null : { orderHash: row.order_hash, beats: row.beats, ended: row.ended === 1 };
}

/** The pieces that begin with the event in place `first` or after it, in order. */
export async function piecesFrom(db: Db, name: string, first: number): Promise<Piece[]> {
  return db.selectFrom('cooking_pieces').selectAll().where('cooking', '=', name).where('first', '>=', first).orderBy('first').execute();
}

/** Tells whoever writes it that somebody reads. */
export async function countReading(db: Db, name: string): Promise<void> {
  await db.updateTable('cookings').set(({ eb }) => ({ readings: eb('readings', '+', 1) })).where('key_hash', '=', name).execute();
}

/** Tells whoever writes it to stop. */
export async function stopCooking(db: Db, name: string): Promise<void> {
  await db.updateTable('cookings').set({ stopped: 1 }).where('key_hash', '=', name).execute();
}
