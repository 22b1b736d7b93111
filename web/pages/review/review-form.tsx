import { useId, useState, type FormEvent } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { PROFESSIONS } from './professions.ts';

const RATINGS = [1, 2, 3, 4, 5];

/** Asks for an opinion and thanks for it. It sends nothing. */
export function ReviewForm() {
  const id = useId();
  const [thanks, setThanks] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form).get('name');
    const name = typeof given === 'string' ? given.trim() : '';
    form.reset();
    setThanks(`Thank you, ${name}. It is kind of you to tell us.`);
  }

  return (
    <form className="card review-form" onSubmit={submit} onChange={() => setThanks('')}>
      <div className="field">
        <label htmlFor={`${id}-name`}>Name</label>
        {/* The pattern asks for at least one character that is not a space. */}
        <input id={`${id}-name`} name="name" type="text" autoComplete="name" maxLength={80} pattern=".*\S.*" title="Please write your name." required />
      </div>
      <div className="field">
        <label htmlFor={`${id}-profession`}>Profession</label>
        <select id={`${id}-profession`} name="profession" defaultValue="" required>
          <option value="" disabled>
            Choose one
          </option>
          {PROFESSIONS.map((profession) => (
            <option key={profession}>{profession}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-rate`}>Rate us</label>
        <select id={`${id}-rate`} name="rate" defaultValue="" required>
          <option value="" disabled>
            1 to 5 stars
          </option>
          {RATINGS.map((rating) => (
            <option key={rating}>{rating}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-review`}>Give us a review</label>
        <textarea id={`${id}-review`} name="review" rows={8} maxLength={LIMITS.reviewLength} placeholder="What did you cook? What could be better?" />
        <p className="hint">You can leave this empty.</p>
      </div>
      <div className="review-send">
        <button className="button" type="submit">
          Submit
        </button>
        <p className="review-thanks" role="status">
          {thanks}
        </p>
      </div>
    </form>
  );
}
