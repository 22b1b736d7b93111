import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../tests/kit/engines.ts';
import { MINUTE } from '../store/moments.ts';
import { countTry } from '../store/tries.ts';
import { sweep } from '../store/sweep.ts';
import { takeTry } from './rate-limit.ts';

describe.each(ENGINES)('$name', ({ open }) => {
  test('of many at once exactly so many get through', async () => {
    const { db } = await open();
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => takeTry(db, ['soup', '192.0.2.1'], { most: 7, perMinutes: 1 })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    await takeTry(db, ['soup', '192.0.2.2'], { most: 1, perMinutes: 1 });
    await takeTry(db, ['stew', '192.0.2.1'], { most: 1, perMinutes: 1 });
  });

  test.each([[1, 'a minute'], [15, '15 minutes'], [60, '60 minutes'], [24 * 60, '24 hours']])('says when: %i minutes', async (perMinutes, words) => {
    const { db } = await open();
    const once = { most: 1, perMinutes };
    await takeTry(db, ['soup'], once);
    await expect(takeTry(db, ['soup'], once)).rejects.toThrow(`Try again in ${words}.`);
  });

  test('the count begins anew when its time is over, and old ones are swept', async () => {
    const { db } = await open();
    const [start, twice] = [new Date('2026-01-01T12:00:00Z'), { most: 2, perMinutes: 10 }];
    const at = (minutes: number): Promise<string | null> => countTry(db, ['soup'], twice, new Date(start.getTime() + minutes * MINUTE));
    expect([await at(0), await at(5), await at(9.9)]).toEqual([null, null, '2026-01-01T12:10:00.000Z']);
    expect([await at(10), await at(11), await at(12)]).toEqual([null, null, '2026-01-01T12:20:00.000Z']);
    await sweep(db, new Date('2026-01-01T12:19:00Z'));
    expect(await db.selectFrom('tries').selectAll().execute()).toHaveLength(1);
    await sweep(db, new Date('2026-01-01T12:20:00Z'));
    expect(await db.selectFrom('tries').selectAll().execute()).toEqual([]);
  });

  test('a clock that was far ahead and is right again locks nobody out', async () => {
    const { db } = await open();
    const once = { most: 1, perMinutes: 10 };
    const ahead = new Date(Date.now() + 400 * 24 * 60 * MINUTE);
    expect(await countTry(db, ['soup'], once, ahead)).toBeNull();
    expect(await countTry(db, ['soup'], once, ahead)).not.toBeNull();
    expect(await countTry(db, ['soup'], once)).toBeNull();
    // Another process whose clock is a little ahead of ours is no reason to begin anew.
    expect(await countTry(db, ['soup'], once, new Date(Date.now() - MINUTE))).not.toBeNull();
  });

  test('nobody’s address can be read from the table', async () => {
    const { db } = await open();
    await takeTry(db, ['soup', '192.0.2.1', 'anna@paprika.example'], { most: 1, perMinutes: 1 });
    expect(JSON.stringify(await db.selectFrom('tries').selectAll().execute())).not.toMatch(/192|anna/);
  });
});
