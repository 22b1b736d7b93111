/** What the carousel shows: approved reviews, and samples of ours in the places that are still free. */
import { longDay } from '../../../contract/share-words.ts';
import type { Review } from '../../../contract/review.ts';
import { SAMPLE_REVIEWS, type ReviewCardData } from './sample-reviews.ts';

export interface ReviewSlide {
  key: string;
  review: ReviewCardData;
  sample: boolean;
}

const SAMPLES: readonly ReviewSlide[] = SAMPLE_REVIEWS.map((review) => ({ key: review.user.name, review, sample: true }));

/** Approved ones first, newest first; samples fill up to eight. */
export function reviewSlides(approved: readonly Review[]): ReviewSlide[] {
  const given = approved.map((one, index) => ({ key: `review-${index}`, review: cardOf(one), sample: false }));
  return [...given, ...SAMPLES.slice(0, Math.max(0, SAMPLES.length - given.length))];
}

function cardOf({ name, profession, rate, review, on, reply }: Review): ReviewCardData {
  return { user: { name, profilePic: null, status: profession }, rating: rate, reviewText: review, date: longDay(on), reply };
}
