/** The rows of sessions: a hash of the token, never the token. */
import type { Kysely } from 'kysely';
import { DAY, HOUR, momentAfter } from './moments.ts';
import type { Cook } from './accounts.ts';
import type { Tables } from './tables.ts';

/** Milliseconds after which a session ends: unused for the first, at the latest after the second. */
export const SESSION = { idle: 14 * DAY, longest: 90 * DAY } as const;

export async function addSession(db: Kysely<Tables>, tokenHash: string, cook: string, now: Date): Promise<void> {
  const moment = momentAfter(now, 0);
  await db.insertInto('sessions').values({ token_hash: tokenHash, cook, made_at: moment, seen_at: moment }).execute();
}

/** Whose session it is while it lasts, or null. That it was used is noted at most once an hour. */
export async function cookOfSession(db: Kysely<Tables>, tokenHash: string, now: Date): Promise<Cook | null> {
  const found = await db.selectFrom('sessions').innerJoin('cooks', 'cooks.id', 'sessions.cook')
    .select(['cooks.id', 'cooks.email', 'cooks.first_name', 'cooks.last_name', 'cooks.made_at', 'sessions.seen_at'])
    .where('token_hash', '=', tokenHash)
    .where('sessions.made_at', '>', momentAfter(now, -SESSION.longest))
    .where('seen_at', '>', momentAfter(now, -SESSION.idle))
    .executeTakeFirst();
  if (found === undefined) return null;
  if (found.seen_at < momentAfter(now, -HOUR)) {
    await db.updateTable('sessions').set({ seen_at: momentAfter(now, 0) }).where('token_hash', '=', tokenHash).execute();
  }
  return { id: found.id, email: found.email, firstName: found.first_name, lastName: found.last_name, since: found.made_at };
}

export async function endSession(db: Kysely<Tables>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function endSessionsOf(db: Kysely<Tables>, cook: string): Promise<void> {
  await db.deleteFrom('sessions').where('cook', '=', cook).execute();
}
