import './understood.css';
import type { Reading } from './use-readings.ts';
import { sameAs } from './same-as.ts';
import { Sign } from './sign.tsx';

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
