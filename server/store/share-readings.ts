/** What was read of a shared recipe when its link was made, so that nobody's visit reads it again. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const shareOf = (db: Db, token: string) => db.selectFrom('shares').select('id').where('token_hash', '=', hashOf(token));

/** The reading behind a token as JSON, or null where there is none of this form. */
export async function findReading(db: Db, token: string, form: number): Promise<string | null> {
  const row = await db.selectFrom('share_readings').select('reading')
    .where('share', 'in', shareOf(db, token)).where('form', '=', form).executeTakeFirst();
  return row?.reading ?? null;
}

/** Keeps a reading, in the place of an older one; where the link has ended meanwhile, nothing. */
export async function keepReading(db: Db, token: string, form: number, reading: string): Promise<void> {
  const share = await shareOf(db, token).where('ended', 'is', null).executeTakeFirst();
  if (share === undefined) return;
  await db.insertInto('share_readings').values({ share: share.id, form, reading })
    .onConflict((there) => there.column('share').doUpdateSet({ form, reading })).execute();
}
