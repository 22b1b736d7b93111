/** Removes rows whose time is over. Nothing waits for it: queries look at the time themselves. */
import type { Kysely } from 'kysely';
import { COOKING_LASTS } from './cookings.ts';
import { momentAfter } from './moments.ts';
import { RESET_LASTS } from './password-resets.ts';
import { SESSION } from './sessions.ts';
import type { Tables } from './tables.ts';

export async function sweep(db: Kysely<Tables>, now: Date = new Date()): Promise<void> {
  await db.deleteFrom('tries').where('until', '<=', momentAfter(now, 0)).execute();
  await db.deleteFrom('password_resets').where('made_at', '<=', momentAfter(now, -RESET_LASTS)).execute();
  await db.deleteFrom('cookings').where('begun_at', '<=', momentAfter(now, -COOKING_LASTS)).execute();
  await db.deleteFrom('sessions').where((eb) => eb.or([
    eb('made_at', '<=', momentAfter(now, -SESSION.longest)), eb('seen_at', '<=', momentAfter(now, -SESSION.idle)),
  ])).execute();
}
