/** The reviews at /review: what people think, and a form to say so. */
import './review.css';
import { Carousel } from '../../parts/carousel/carousel.tsx';
import { ThankYouCard } from '../../parts/drawings/thank-you-card.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { ReviewCard } from './review-card.tsx';
import { reviewSlides } from './review-cards.ts';
import { ReviewForm } from './review-form.tsx';
import { useReviews } from './use-reviews.ts';

export function ReviewPage() {
  const slides = reviewSlides(useReviews());
  return (
    <>
      <PageTitle title="Reviews - Recipe Chef" description="What people think about Recipe Chef, and a place to share your own thoughts." />
      <section className="page section review-opinions">
        <h1>What People Think About Us</h1>
        <p className="lead">{leadOf(slides.filter(({ sample }) => sample).length, slides.length)}</p>
        <Carousel label="Reviews" slides={slides.map(({ key, review, sample }) => ({ key, content: <ReviewCard review={review} sample={sample} /> }))} />
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

function leadOf(samples: number, all: number): string {
  if (samples === all) return 'The cards below are samples that we wrote ourselves, until yours take their place.';
  if (samples === 0) return 'From people who cook with it. Every review is read by a person before it appears.';
  return 'Cards marked “Sample” are ones we wrote ourselves, until yours take their place.';
}

export { ReviewPage as Component };
