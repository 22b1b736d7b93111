import { useId, useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { useSend } from '../../send-context.ts';
import { PROFESSIONS } from './professions.ts';
import { sendReview, type ReviewGiven } from './send-review.ts';

const RATINGS = [1, 2, 3, 4, 5];

/** Asks for an opinion, gives it to the server where reviews are taken, and thanks for it. What did not arrive stays in the form. */
export function ReviewForm() {
  const id = useId();
  const send = useSend();
  const [sending, setSending] = useState(false);
  const [thanks, setThanks] = useState('');
  const [trouble, setTrouble] = useState('');

  async function submit(form: HTMLFormElement) {
    if (sending) return;
    const given = new FormData(form);
    const text = (name: string): string => {
      const value = given.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const review = { name: text('name'), profession: text('profession') as ReviewGiven['profession'], rate: Number(text('rate')), review: text('review') };
    setSending(true);
    setTrouble('');
    const sent = await sendReview(send, review);
    setSending(false);
    if (sent.outcome === 'refused') {
      setTrouble(sent.sentence);
      return;
    }
    form.reset();
    setThanks(`Thank you, ${review.name}. It is kind of you to tell us.${sent.outcome === 'held' ? ' We read every review before it appears here.' : ''}`);
  }

  return (
    <form
      className="card review-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
      onChange={() => {
        setThanks('');
        setTrouble('');
      }}
    >
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
        <button className="button" type="submit" aria-disabled={sending}>
          Submit
        </button>
        <p className="review-thanks" role="status">
          {thanks}
        </p>
        <p className="review-trouble" role="alert">
          {trouble}
        </p>
      </div>
    </form>
  );
}
