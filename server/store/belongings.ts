/** The small lists and preferences that follow a cook from device to device: of each name, the newest counts. */
import type { Belonging } from '../../contract/keeping-limits.ts';
import { nextChange } from './cookbook-rows.ts';
import type { Db } from './open-store.ts';

export interface Belongs { name: Belonging; value: string; changedAt: string }

/** Takes what is newer than what we have, and answers everything as it stands now. A device whose clock is ahead does not win for ever. */
export function exchangeBelongings(db: Db, cook: string, sent: readonly Belongs[], now = new Date()): Promise<Belongs[]> {
  return db.transaction().execute(async (transaction) => {
    // Two devices at once wait for each other, and a cook who is gone is noticed.
    if (sent.length > 0) await nextChange(transaction, cook);
    for (const { name, value, changedAt } of sent) {
      const moment = changedAt < now.toISOString() ? changedAt : now.toISOString();
      await transaction.insertInto('belongings').values({ cook, name, value, changed_at: moment })
        .onConflict((conflict) => conflict.columns(['cook', 'name']).doUpdateSet({ value, changed_at: moment }).where('belongings.changed_at', '<', moment))
        .execute();
    }
    const rows = await transaction.selectFrom('belongings').selectAll().where('cook', '=', cook).orderBy('name').execute();
    return rows.map(({ name, value, changed_at }) => ({ name: name as Belonging, value, changedAt: changed_at }));
  });
}
