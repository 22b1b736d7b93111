/** Counts how often something was done lately. */
import { createHash } from 'node:crypto';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { MINUTE, momentAfter } from './moments.ts';
import type { Tables } from './tables.ts';

export interface Rate { most: number; perMinutes: number }

const hashOf = (key: readonly string[]): string => createHash('sha256').update(JSON.stringify(key)).digest('base64url');

/**
 * Counts one more try under a key and says until when (an ISO moment) there are no more, or null while there are. One
 * statement, so that many at once are all counted. The key is kept as a hash, and only until its time is over.
 */
export async function countTry(db: Kysely<Tables>, key: readonly string[], { most, perMinutes }: Rate, now: Date = new Date()): Promise<string | null> {
  const fresh = { key: hashOf(key), until: momentAfter(now, perMinutes * MINUTE), count: 1 };
  const isOver = momentAfter(now, 0);
  // Further away than any count lasts: the clock was ahead when it began. Others' clocks may be ahead by less.
  const isWrong = momentAfter(now, 2 * perMinutes * MINUTE);
  const anew = (eb: ExpressionBuilder<Tables, 'tries'>) => eb.or([eb('tries.until', '<=', isOver), eb('tries.until', '>', isWrong)]);
  const { count, until } = await db.insertInto('tries').values(fresh)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ eb, ref }) => ({
      count: eb.case().when(anew(eb)).then(1).else(eb('tries.count', '+', 1)).end(),
      until: eb.case().when(anew(eb)).then(ref('excluded.until')).else(ref('tries.until')).end(),
    })))
    .returning(['count', 'until']).executeTakeFirstOrThrow();
  return count > most ? until : null;
}

/** How many tries under a key count now. */
export async function triesUnder(db: Kysely<Tables>, key: readonly string[], now: Date = new Date()): Promise<number> {
  const row = await db.selectFrom('tries').select('count').where('key', '=', hashOf(key)).where('until', '>', momentAfter(now, 0)).executeTakeFirst();
  return row?.count ?? 0;
}
