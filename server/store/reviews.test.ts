import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../tests/kit/engines.ts';
import { approvedReviews, changeReview, giveReview, reviewsOf } from './reviews.ts';
import type { Store } from './open-store.ts';

const ADA = { name: 'Ada', profession: 'Pastry Chef', rate: 4, review: 'The gratin was a success.' };
const at = (day: number): Date => new Date(Date.UTC(2026, 10, day, 23, 59));

async function given({ db }: Store, ...days: number[]): Promise<string[]> {
  for (const day of days) await giveReview(db, { ...ADA, name: `Cook ${day}` }, at(day));
  return (await reviewsOf(db, ['held'])).map(({ id }) => id);
}

describe.each(ENGINES)('reviews on $name', ({ open }) => {
  test('a review is held, and shown only once it is approved', async () => {
    const store = await open();
    const [id = ''] = await given(store, 3);
    expect(await approvedReviews(store.db, 50)).toEqual([]);
    expect(await changeReview(store.db, id, { state: 'approved' })).toBe(true);
    expect(await approvedReviews(store.db, 50)).toEqual([{ ...ADA, name: 'Cook 3', on: '2026-11-03', reply: null }]);
    expect(await changeReview(store.db, id, { state: 'rejected' })).toBe(true);
    expect(await approvedReviews(store.db, 50)).toEqual([]);
    expect((await reviewsOf(store.db, ['held', 'rejected'])).map(({ state }) => state)).toEqual(['rejected']);
  });

  test('the newest come first, no more than asked for', async () => {
    const store = await open();
    for (const id of await given(store, 1, 5, 3)) await changeReview(store.db, id, { state: 'approved' });
    expect((await approvedReviews(store.db, 2)).map(({ name }) => name)).toEqual(['Cook 5', 'Cook 3']);
  });

  test('a reply is shown, and taken away again', async () => {
    const store = await open();
    const [id = ''] = await given(store, 3);
    await changeReview(store.db, id, { state: 'approved' });
    const reply = async () => (await approvedReviews(store.db, 1))[0]?.reply;
    await changeReview(store.db, id, { reply: 'Thank you!' });
    expect(await reply()).toBe('Thank you!');
    await changeReview(store.db, id, { reply: '' });
    expect(await reply()).toBeNull();
  });

  test('there is nothing to change where there is no such review', async () => {
    const { db } = await open();
    expect(await changeReview(db, 'none', { state: 'approved' })).toBe(false);
  });
});
