import './understood.css';
import type { Reading } from './use-readings.ts';
import { sameAs } from './same-as.ts';

interface Props {
  entry: string;
  readings: readonly Reading[];
  edit(): void;
}

/** What an entry was read as, where that is not what stands there, or why it stays out; with the way to mend it. */
export function Understood({ entry, readings, edit }: Props) {
  const out = readings.filter(({ sentence }) => sentence !== null);
  const names = readings.flatMap(({ food, outcome }) => (outcome === 'food' && food !== null ? [food] : []));
  const mended = readings.some(({ outcome, named }) => outcome === 'food' && !named) && sameAs(names.join(' and ')) !== sameAs(entry);
  if (out.length === 0 && !mended) return null;
  return (
    <div className={`understood understood-${out[0]?.outcome ?? 'food'}`}>
      {mended && <p>read as {names.join(' and ')}</p>}
      {out.map(({ outcome, sentence }, index) => (
        <p key={index}>
          <Sign danger={outcome === 'unsafe' || outcome === 'spoiled' || outcome === 'not-food'} />
          <span>{sentence}</span>
        </p>
      ))}
      <button className="link-button" type="button" aria-label={`Edit ${entry}`} onClick={edit}>
        Edit
      </button>
    </div>
  );
}

/** A triangle where it is dangerous, a ring where something merely stays out: colour is not all that tells them apart. */
function Sign({ danger }: { danger: boolean }) {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={danger ? 'M12 3.5 22 20.5H2zM12 10v4.5M12 17.4v.2' : 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.6v.2'} />
    </svg>
  );
}
