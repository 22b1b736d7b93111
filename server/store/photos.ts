/** The cooks' own photos. One is there for as long as a recipe of its cook names it, and goes in the transaction in which the last stops. */
import { KEEPING } from '../../contract/keeping-limits.ts';
import { Refusal } from '../../contract/refusals.ts';
import { nextChange } from './cookbook-rows.ts';
import type { Db } from './open-store.ts';

/** How much one cook may keep: photos, and their bytes together. */
interface Most { photos: number; photosBytes: number }

const namedBy = (db: Db, cook: string) => db.selectFrom('recipes').select('photo').where('cook', '=', cook).where('photo', '!=', '');

/**
 * Keeps a photo that a recipe of the cook names; the same id told again counts once, whatever its bytes. False where no recipe names it.
 * Throws the refusal `photos-full` beyond `most`.
 */
export function keepPhoto(db: Db, cook: string, id: string, bytes: Uint8Array, most: Most = KEEPING): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await nextChange(transaction, cook);
    const named = await namedBy(transaction, cook).where('photo', '=', id).limit(1).executeTakeFirst();
    if (named === undefined) return false;
    await transaction.insertInto('photos').values({ cook, id, size: bytes.length, kept_at: new Date().toISOString(), bytes })
      .onConflict((conflict) => conflict.columns(['cook', 'id']).doNothing()).execute();
    const { count, sum } = await transaction.selectFrom('photos').where('cook', '=', cook)
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum('size').as('sum')]).executeTakeFirstOrThrow();
    if (count > most.photos || Number(sum) > most.photosBytes) throw new Refusal('photos-full');
    return true;
  });
}

/** The bytes of a photo of the cook, or null. */
export async function photoOf(db: Db, cook: string, id: string): Promise<Uint8Array | null> {
  const row = await db.selectFrom('photos').select('bytes').where('cook', '=', cook).where('id', '=', id).executeTakeFirst();
  return row?.bytes ?? null;
}

/** What the cook has of photos, but for their bytes. */
export function photosOf(db: Db, cook: string): Promise<{ id: string; kept_at: string }[]> {
  return db.selectFrom('photos').select(['id', 'kept_at']).where('cook', '=', cook).orderBy('kept_at').orderBy('id').execute();
}

/** Lets go of photos that no recipe names any more; for the transaction that may have taken the last name away. */
export async function dropUnnamed(transaction: Db, cook: string): Promise<void> {
  await transaction.deleteFrom('photos').where('cook', '=', cook).where('id', 'not in', namedBy(transaction, cook)).execute();
}
