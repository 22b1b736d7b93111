import './stars.css';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { KEEPING } from '../../../contract/keeping-limits.ts';

const ALL = Array.from({ length: KEEPING.stars }, (_, index) => index + 1);
const named = (stars: number): string => (stars === 1 ? '1 star' : `${stars} stars`);

/** Stars to give, as the radio group that they are; a given rating can be taken back. */
export function StarsField({ rating, rate }: { rating: number | null; rate(rating: number | null): void }) {
  const id = useId();
  /** What was just asked for, until the recipe has it. */
  const [asked, setAsked] = useState<{ before: number | null; stars: number | null } | null>(null);
  const given = asked !== null && asked.before === rating ? asked.stars : rating;
  const ask = (stars: number | null) => {
    setAsked({ before: rating, stars });
    rate(stars);
  };
  return (
    <fieldset className="stars-field no-print">
      <legend>Your rating</legend>
      <span className="stars-row">
        {ALL.map((stars) => (
          <label key={stars} title={named(stars)}>
            <input className="visually-hidden" type="radio" name={id} checked={given === stars} onChange={() => ask(stars)} aria-label={named(stars)} />
            <Star className={stars <= (given ?? 0) ? 'star star-given' : 'star'} aria-hidden="true" />
          </label>
        ))}
      </span>
      {given !== null && (
        <button className="button-quiet" type="button" onClick={() => ask(null)}>
          Take it back
        </button>
      )}
    </fieldset>
  );
}

/** Stars as they were given. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} of ${KEEPING.stars} stars`}>
      {ALL.map((stars) => (
        <Star key={stars} className={stars <= rating ? 'star star-given' : 'star'} aria-hidden="true" />
      ))}
    </span>
  );
}
