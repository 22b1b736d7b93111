/** Counts the calls to the model, so that a day costs no more than the operator allowed. */
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Takes one call of the day's, or says that none is left. One statement, so that processes cannot both take the last. */
export type TakeCall = () => Promise<boolean>;

export function countModelUse(db: Kysely<Tables>, callsPerDay: number, now: () => Date = () => new Date()): TakeCall {
  return async () => {
    if (callsPerDay === 0) return false;
    const taken = await db.insertInto('model_use').values({ day: now().toISOString().slice(0, 10), calls: 1 })
      .onConflict((conflict) => conflict.column('day')
        .doUpdateSet(({ eb }) => ({ calls: eb('model_use.calls', '+', 1) }))
        .where('model_use.calls', '<', callsPerDay))
      .returning('calls').executeTakeFirst();
    return taken !== undefined;
  };
}
