/** The small lists and preferences that follow a cook from device to device: of each name, the newest counts. */
import type { Kysely } from 'kysely';
import type { Belonging } from '../../contract/keeping-limits.ts';
import type { Tables } from './tables.ts';

export interface Belongs { name: Belonging; value: string; changedAt: string }

/** Takes what is newer than what we have, and answers everything as it stands now. */
export function exchangeBelongings(db: Kysely<Tables>, cook: string, sent: readonly Belongs[]): Promise<Belongs[]> {
  return db.transaction().execute(async (transaction) => {
    for (const { name, value, changedAt } of sent) {
      await transaction.insertInto('belongings').values({ cook, name, value, changed_at: changedAt })
        .onConflict((conflict) => conflict.columns(['cook', 'name']).doUpdateSet({ value, changed_at: changedAt }).where('belongings.changed_at', '<', changedAt))
        .execute();
    }
    const rows = await transaction.selectFrom('belongings').selectAll().where('cook', '=', cook).orderBy('name').execute();
    return rows.map(({ name, value, changed_at }) => ({ name: name as Belonging, value, changedAt: changed_at }));
  });
}
