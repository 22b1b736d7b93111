import { useEffect, useState } from 'react';
import type { Review } from '../../../contract/review.ts';
import { ask } from '../../keeping/keeping-api.ts';
import { useSend } from '../../send-context.ts';

/** The approved reviews; none until they have come, and none where the server cannot be asked: the samples stand in. */
export function useReviews(): readonly Review[] {
  const send = useSend();
  const [reviews, setReviews] = useState<readonly Review[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    ask(send, 'reviews', undefined, leaving.signal).then(
      (found) => setReviews(found.reviews),
      () => undefined,
    );
    return () => leaving.abort();
  }, [send]);
  return reviews;
}
