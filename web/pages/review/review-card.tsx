import { Portrait } from '../../parts/drawings/portrait.tsx';
import { Initials } from './initials.tsx';
import { ReviewWords } from './review-words.tsx';
import type { ReviewCardData } from './sample-reviews.ts';
import { StarRating } from './star-rating.tsx';

export function ReviewCard({ review, sample }: { review: ReviewCardData; sample: boolean }) {
  const { user, rating, reviewText, date, reply } = review;
  return (
    <article className="card review-card">
      <header className="review-who">
        {user.profilePic === null ? <Initials name={user.name} /> : <Portrait className="review-portrait" index={user.profilePic} />}
        <div>
          <h2 className="review-name">{user.name}</h2>
          <p className="review-status">{user.status}</p>
        </div>
      </header>
      <div className="review-rated">
        <StarRating rating={rating} />
        {sample && <span className="review-sample">Sample</span>}
      </div>
      {reviewText !== '' && <ReviewWords text={reviewText} />}
      {reply && (
        <p className="review-reply">
          <b>Recipe Chef answers:</b> {reply}
        </p>
      )}
      <p className="review-date">{date}</p>
    </article>
  );
}
