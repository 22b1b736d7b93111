import { describe, expect, test } from 'vitest';
import { appParts } from '../../tests/kit/app-parts.ts';
import { createApp } from '../app.ts';
import { changeReview, reviewsOf } from '../store/reviews.ts';

const ADA = { name: 'Ada', profession: 'Pastry Chef', rate: 4, review: 'The gratin was a success.' };

async function site({ reviews = true } = {}) {
  const parts = await appParts({ site: { accounts: true, reviews, publicUrl: null, trustedProxies: 0 } });
  const app = createApp(parts);
  const give = async (input: object) => {
    const answer = await app.request('/api/reviews/give', { method: 'POST', body: JSON.stringify(input), headers: { 'content-type': 'application/json' } });
    const body = (await answer.json()) as { held?: boolean; refusal?: { code: string } };
    return [answer.status, body.held ?? body.refusal?.code];
  };
  const read = async () => (await app.request('/api/reviews')).json();
  return { db: parts.store.db, give, read };
}

test('a review is held until the operator approved it', async () => {
  const { db, give, read } = await site();
  expect(await give(ADA)).toEqual([200, true]);
  expect(await read()).toEqual({ reviews: [] });
  const [held] = await reviewsOf(db, ['held']);
  await changeReview(db, held?.id ?? '', { state: 'approved' });
  expect(await read()).toEqual({ reviews: [{ ...ADA, on: held?.givenAt.slice(0, 10), reply: null }] });
});

test('switched off, none is taken and none is shown', async () => {
  const { db, give, read } = await site({ reviews: false });
  expect(await give(ADA)).toEqual([404, 'switched-off']);
  expect(await reviewsOf(db, ['held'])).toEqual([]);
  expect(await read()).toEqual({ reviews: [] });
});

describe('what may be given', () => {
  test.each<[string, object]>([
    ['no name', { name: '' }], ['a name of nothing visible', { name: '\u200B\u2060' }], ['a strange profession', { profession: 'Butcher' }], ['no stars', { rate: 0 }], ['six stars', { rate: 6 }],
    ['half a star', { rate: 4.5 }], ['too many words', { review: 'a'.repeat(1001) }], ['a NUL', { review: 'a\u0000b' }], ['half a character', { name: 'a\uD800' }], ['a field of its own', { state: 'approved' }],
  ])('not %s', async (_case, change) => {
    const { db, give } = await site();
    const [status] = await give({ ...ADA, ...change });
    expect(status).toBe(422);
    expect(await reviewsOf(db, ['held'])).toEqual([]);
  });

  test.each([
    ['control characters', 'a\u0007b\u001B[31mc', 'a b [31mc'], ['directions', 'a\u202Eb\u2066c', 'abc'], ['many empty lines', 'a\n\n\n\n\nb', 'a\n\nb'], ['tabs and spaces', 'a\t \u00A0b  c \n d', 'a b c\nd'],
    ['other line ends', 'a\r\nb\rc\u2028d', 'a\nb\nc d'], ['marks', '<b>5 & "6"</b> **x**', '<b>5 & "6"</b> **x**'], ['people and flags', '👩‍🍳 crème', '👩‍🍳 crème'], ['nothing', '', ''],
  ])('%s become plain text', async (_case, review, kept) => {
    const { db, give } = await site();
    expect(await give({ ...ADA, review })).toEqual([200, true]);
    expect((await reviewsOf(db, ['held'])).map((one) => one.review)).toEqual([kept]);
  });
});
