import { Portrait } from '../../parts/drawings/portrait.tsx';
import type { ReviewCardData } from './sample-reviews.ts';
import { StarRating } from './star-rating.tsx';

export function ReviewCard({ review, sample }: { review: ReviewCardData; sample: boolean }) {
  const { user, rating, reviewText, date } = review;
  return (
    <article className="card review-card">
      <header className="review-who">
        <Portrait className="review-portrait" index={user.profilePic} />
        <div>
          <h2 className="review-name">{user.name}</h2>
          <p className="review-status">{user.status}</p>
        </div>
      </header>
      <div className="review-rated">
        <StarRating rating={rating} />
        {sample && <span className="review-sample">Sample</span>}
      </div>
      <blockquote className="review-text">“{reviewText}”</blockquote>
      <p className="review-date">{date}</p>
    </article>
  );
}
