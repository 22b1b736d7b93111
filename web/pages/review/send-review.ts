/** Gives a review to the server, where there is one that takes reviews. */
import { Refusal } from '../../../contract/refusals.ts';
import type { InputOf, ENDPOINTS } from '../../../contract/endpoints.ts';
import { ask } from '../../keeping/keeping-api.ts';
import type { Send } from '../../api.ts';

export type ReviewGiven = InputOf<typeof ENDPOINTS.giveReview>;

/** What became of it: it waits to be read, reviews are switched off here and it was not sent, or it did not arrive and why. */
export type Sending = { outcome: 'held' | 'not-sent' } | { outcome: 'refused'; sentence: string };

export async function sendReview(send: Send, review: ReviewGiven): Promise<Sending> {
  try {
    const { reviews } = await ask(send, 'kitchen', undefined);
    if (!reviews) return { outcome: 'not-sent' };
    await ask(send, 'giveReview', review);
    return { outcome: 'held' };
  } catch (error) {
    if (error instanceof Refusal) return { outcome: 'refused', sentence: error.message };
    return { outcome: 'refused', sentence: 'We could not reach the server, so your review was not sent. Your words are still here; try again when you are online.' };
  }
}
