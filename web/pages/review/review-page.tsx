/** The reviews at /review: what people think, and a form to say so. */
import './review.css';
import { Carousel } from '../../parts/carousel/carousel.tsx';
import { ThankYouCard } from '../../parts/drawings/thank-you-card.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewForm } from './review-form.tsx';
import { SAMPLE_REVIEWS } from './sample-reviews.ts';

const SLIDES = SAMPLE_REVIEWS.map((review) => ({
  key: review.user.name,
  content: <ReviewCard review={review} sample />,
}));

export function ReviewPage() {
  return (
    <>
      <PageTitle title="Reviews - Recipe Chef" description="What people think about Recipe Chef, and a place to share your own thoughts." />
      <section className="page section review-opinions">
        <h1>What People Think About Us</h1>
        <p className="lead">The cards below are samples that we wrote ourselves, until yours take their place.</p>
        <Carousel label="Reviews" slides={SLIDES} />
      </section>
      <section className="page section review-share" aria-labelledby="share-your-thoughts">
        <div className="review-ask">
          <h2 id="share-your-thoughts">Share Your Thoughts</h2>
          <p className="lead">Tell us what worked in your kitchen and what did not. Both help.</p>
          <ThankYouCard className="review-drawing" />
        </div>
        <ReviewForm />
      </section>
    </>
  );
}
