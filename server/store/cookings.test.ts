import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../tests/kit/engines.ts';
import { beginCooking, COOKING_LASTS, cookingNow, countReading, piecesFrom, stopCooking, writeCookings } from './cookings.ts';
import { momentAfter } from './moments.ts';
import { sweep } from './sweep.ts';

const NOW = new Date('2026-11-03T10:00:00Z');
const later = (milliseconds: number) => new Date(momentAfter(NOW, milliseconds));
const piece = (first: number) => ({ cooking: 'soup', first, sealed: `from ${first}` });

describe.each(ENGINES)('$name', ({ open }) => {
  test('of many who begin at once one does', async () => {
    const { db } = await open();
    const begun = await Promise.all(Array.from({ length: 8 }, () => beginCooking(db, 'soup', 'order', NOW)));
    expect(begun.filter(Boolean)).toHaveLength(1);
  });

  test('who writes hears who reads and who wants it stopped; who reads hears how it stands', async () => {
    const { db } = await open();
    await beginCooking(db, 'soup', 'order', NOW);
    await beginCooking(db, 'stew', 'order', NOW);
    expect(await writeCookings(db, [piece(0), piece(3)], ['soup', 'stew'], [])).toHaveLength(2);
    await countReading(db, 'soup');
    await stopCooking(db, 'stew');
    const heard = await writeCookings(db, [], ['soup', 'stew'], []);
    expect(heard.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual([{ name: 'soup', readings: 1, isStopped: false }, { name: 'stew', readings: 0, isStopped: true }]);
    expect(await cookingNow(db, 'soup', NOW)).toEqual({ orderHash: 'order', beats: 2, ended: false });
    expect(await piecesFrom(db, 'soup', 2)).toEqual([piece(3)]);
    expect(await writeCookings(db, [], [], ['soup'])).toEqual([]);
    expect(await cookingNow(db, 'soup', NOW)).toEqual({ orderHash: 'order', beats: 2, ended: true });
  });

  test('a piece whose writer never heard that it is there is written again', async () => {
    const { db } = await open();
    await beginCooking(db, 'soup', 'order', NOW);
    await writeCookings(db, [piece(0)], ['soup'], []);
    await writeCookings(db, [{ ...piece(0), sealed: 'longer' }, piece(5)], ['soup'], []);
    expect(await piecesFrom(db, 'soup', 0)).toEqual([{ ...piece(0), sealed: 'longer' }, piece(5)]);
  });

  test('after a while it is gone, with its pieces, and its name is free again', async () => {
    const { db } = await open();
    await beginCooking(db, 'soup', 'order', NOW);
    await writeCookings(db, [piece(0)], ['soup'], []);
    expect(await beginCooking(db, 'soup', 'other', later(COOKING_LASTS - 1))).toBe(false);
    expect(await cookingNow(db, 'soup', later(COOKING_LASTS))).toBeNull();
    expect(await beginCooking(db, 'soup', 'other', later(COOKING_LASTS))).toBe(true);
    expect(await piecesFrom(db, 'soup', 0)).toEqual([]);
    await writeCookings(db, [piece(0)], ['soup'], []);
    await sweep(db, later(2 * COOKING_LASTS));
    expect(await piecesFrom(db, 'soup', 0)).toEqual([]);
  });
});
