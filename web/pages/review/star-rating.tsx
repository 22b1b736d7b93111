import { Star } from 'lucide-react';

const STARS = [1, 2, 3, 4, 5];

/** Five stars, filled up to the rating; a screen reader hears the sentence instead. */
export function StarRating({ rating }: { rating: number }) {
  return (
    <p className="stars">
      {STARS.map((star) => (
        <Star key={star} className={star <= rating ? 'star star-filled' : 'star'} aria-hidden="true" />
      ))}
      <span className="visually-hidden">{`${rating} out of ${STARS.length} stars`}</span>
    </p>
  );
}
