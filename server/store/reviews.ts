/** Reviews: held until the operator approved or rejected them. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Review } from '../../contract/review.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;
export type ReviewState = 'held' | 'approved' | 'rejected';

/** A review as the operator sees it. */
export interface HeldReview { id: string; name: string; profession: string; rate: number; review: string; givenAt: string; state: ReviewState; reply: string | null }

/** Takes a review; nobody but the operator sees it yet. */
export async function giveReview(db: Db, given: { name: string; profession: string; rate: number; review: string }, now = new Date()): Promise<void> {
  await db.insertInto('reviews').values({ id: randomUUID(), ...given, given_at: now.toISOString(), state: 'held', reply: null }).execute();
}

/** The newest approved ones, each with the day it was given (YYYY-MM-DD, UTC). */
export async function approvedReviews(db: Db, most: number): Promise<Review[]> {
  const rows = await db.selectFrom('reviews').select(['name', 'profession', 'rate', 'review', 'given_at', 'reply'])
    .where('state', '=', 'approved').orderBy('given_at', 'desc').orderBy('id').limit(most).execute();
  return rows.map(({ given_at: givenAt, ...row }) => ({ ...row, on: givenAt.slice(0, 10) }));
}

/** For the operator, oldest first: those that wait, or all. */
export async function reviewsOf(db: Db, states: readonly ReviewState[]): Promise<HeldReview[]> {
  const rows = await db.selectFrom('reviews').select(['id', 'name', 'profession', 'rate', 'review', 'given_at as givenAt', 'state', 'reply'])
    .where('state', 'in', states).orderBy('given_at').orderBy('id').execute();
  return rows.map((row) => ({ ...row, state: row.state as ReviewState }));
}

/** Approves, rejects or answers a review; false where there is none of that id. An empty reply takes the reply away. */
export async function changeReview(db: Db, id: string, change: { state: ReviewState } | { reply: string }): Promise<boolean> {
  const set = 'state' in change ? change : { reply: change.reply === '' ? null : change.reply };
  const { numUpdatedRows } = await db.updateTable('reviews').set(set).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}
