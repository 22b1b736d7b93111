/** Removes rows whose time is over. Nothing waits for it: queries look at the time themselves. */
import type { ExpressionBuilder, Kysely } from 'kysely';
import { COOKING_LASTS } from './cookings.ts';
import { momentAfter } from './moments.ts';
import { RESET_LASTS } from './password-resets.ts';
import { SESSION } from './sessions.ts';
import type { Tables } from './tables.ts';

export async function sweep(db: Kysely<Tables>, now: Date = new Date()): Promise<void> {
  await db.deleteFrom('tries').where('until', '<=', momentAfter(now, 0)).execute();
  await db.deleteFrom('password_resets').where('made_at', '<=', momentAfter(now, -RESET_LASTS)).execute();
  await db.deleteFrom('cookings').where('begun_at', '<=', momentAfter(now, -COOKING_LASTS)).execute();
  // What a link ended by itself showed is nobody's to read any more.
  const over = (eb: ExpressionBuilder<Tables, 'shares'>) => eb('ends_at', '<=', momentAfter(now, 0));
  await db.deleteFrom('share_readings').where('share', 'in', db.selectFrom('shares').select('id').where(over)).execute();
  await db.updateTable('shares').set({ markdown: '' }).where(over).where('markdown', '!=', '').execute();
  await db.deleteFrom('sessions').where((eb) => eb.or([
    eb('made_at', '<=', momentAfter(now, -SESSION.longest)), eb('seen_at', '<=', momentAfter(now, -SESSION.idle)),
  ])).execute();
}
