/** Counts the calls to the model, so that a day costs no more than the operator allowed. */
import type { DatabaseSync } from 'node:sqlite';

/** Takes one call of the day's, or says that none is left. One statement, so that processes cannot both take the last. */
export type TakeCall = () => boolean;

export function countModelUse(database: DatabaseSync, callsPerDay: number, now: () => Date = () => new Date()): TakeCall {
  const take = database.prepare(`
    insert into model_use (day, calls) select ?, 1 where ? > 0
    on conflict (day) do update set calls = calls + 1 where calls < ?
    returning calls
  `);
  return () => take.get(now().toISOString().slice(0, 10), callsPerDay, callsPerDay) !== undefined;
}
