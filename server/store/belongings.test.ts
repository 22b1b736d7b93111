import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../tests/kit/engines.ts';
import { exchangeBelongings, type Belongs } from './belongings.ts';
import type { Db, Store } from './open-store.ts';

const NOW = new Date('2026-11-03T12:00:00.000Z');
const options = (value: string, clock: string): Belongs => ({ name: 'options', value, changedAt: `2026-11-03T${clock}:00.000Z` });

describe.each(ENGINES)('belongings on $name', ({ open }) => {
  let opened: Promise<Store> | undefined;
  /** Two cooks who have nothing yet. */
  const kitchen = async (): Promise<Db> => {
    const { db } = await (opened ??= open());
    await db.deleteFrom('cooks').execute();
    for (const id of ['anna', 'ben']) await db.insertInto('cooks').values({ id, email: id, first_name: '', last_name: '', password_hash: '', made_at: '', changes: 0 }).execute();
    return db;
  };

  test.each<[what: string, second: string, wins: string]>([['newer', '10:01', 'b'], ['older', '09:59', 'a'], ['as old', '10:00', 'a']])('a value that is %s', async (_what, clock, wins) => {
    const db = await kitchen();
    await exchangeBelongings(db, 'anna', [options('a', '10:00')], NOW);
    const answer = await exchangeBelongings(db, 'anna', [options('b', clock)], NOW);
    expect(answer.map(({ value }) => value)).toEqual([wins]);
    expect(await exchangeBelongings(db, 'anna', [], NOW)).toEqual(answer);
  });

  test('all names stand side by side, and a cook has only their own', async () => {
    const db = await kitchen();
    const sent: Belongs[] = [options('a', '10:00'), { ...options('b', '10:00'), name: 'shopping' }, options('c', '10:02')];
    expect((await exchangeBelongings(db, 'anna', sent, NOW)).map(({ name, value }) => [name, value])).toEqual([['options', 'c'], ['shopping', 'b']]);
    await exchangeBelongings(db, 'ben', [options('of Ben', '11:00')], NOW);
    expect((await exchangeBelongings(db, 'anna', [], NOW)).map(({ value }) => value)).toEqual(['c', 'b']);
  });

  test('a device whose clock is ahead does not win for ever', async () => {
    const db = await kitchen();
    expect(await exchangeBelongings(db, 'anna', [options('a', '23:00')], NOW)).toEqual([options('a', '12:00')]);
    expect(await exchangeBelongings(db, 'anna', [options('b', '12:30')], new Date('2026-11-03T12:31:00.000Z'))).toEqual([options('b', '12:30')]);
  });

  test('two devices that send at once, in any order, both get an answer', async () => {
    const db = await kitchen();
    const [one, other]: [Belongs, Belongs] = [options('a', '10:00'), { ...options('b', '10:00'), name: 'shopping' }];
    await Promise.all(Array.from({ length: 20 }, (_, at) => exchangeBelongings(db, 'anna', at % 2 === 0 ? [one, other] : [other, one], NOW)));
    expect(await exchangeBelongings(db, 'anna', [], NOW)).toEqual([one, other]);
  });

  test('who has no account any more is told so', async () => {
    await expect(exchangeBelongings(await kitchen(), 'gone', [options('a', '10:00')], NOW)).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});
