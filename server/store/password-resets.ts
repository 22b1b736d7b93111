/** The rows of links for a new password: a hash of the token, for an hour, for one use. */
import type { Kysely } from 'kysely';
import { HOUR, momentAfter } from './moments.ts';
import type { Tables } from './tables.ts';

/** Milliseconds that a link is good for. */
export const RESET_LASTS = HOUR;

/** A new link ends those before it. */
export function addReset(db: Kysely<Tables>, tokenHash: string, cook: string, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('password_resets').where('cook', '=', cook).execute();
    await transaction.insertInto('password_resets').values({ token_hash: tokenHash, cook, made_at: momentAfter(now, 0) }).execute();
  });
}

/** The id of the cook whose link it is while it is good, or null. */
export async function cookOfReset(db: Kysely<Tables>, tokenHash: string, now: Date): Promise<string | null> {
  const found = await db.selectFrom('password_resets').select('cook').where('token_hash', '=', tokenHash).where('made_at', '>', momentAfter(now, -RESET_LASTS)).executeTakeFirst();
  return found?.cook ?? null;
}

/** Uses the link up and sets the password; of two that try at once, one gets true. */
export function spendReset(db: Kysely<Tables>, tokenHash: string, passwordHash: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const used = await transaction.deleteFrom('password_resets').where('token_hash', '=', tokenHash).where('made_at', '>', momentAfter(now, -RESET_LASTS)).returning('cook').executeTakeFirst();
    if (used === undefined) return false;
    await transaction.updateTable('cooks').set({ password_hash: passwordHash }).where('id', '=', used.cook).execute();
    await transaction.deleteFrom('sessions').where('cook', '=', used.cook).execute();
    await transaction.deleteFrom('password_resets').where('cook', '=', used.cook).execute();
    return true;
  });
}
