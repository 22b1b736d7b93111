import './cooked-screen.css';
import { Frown, Meh, Smile } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { KEEPING } from '../../../contract/keeping-limits.ts';
import { cookedLog, logCooked, OUTCOMES, useCookedLog } from '../../keeping/cooked-log.ts';
import type { Outcome } from '../../keeping/cooked-log.ts';
import { newId } from '../../keeping/new-id.ts';
import { changeStove, startOver } from '../../keeping/stove.ts';
import type { Stove } from '../../keeping/stove.ts';

/** A screen without it is still the screen. */
const PhotoOffer = lazy(() =>
  import('./photo-offer.tsx').then(({ PhotoOffer: offer }) => ({ default: offer }), () => ({ default: () => null })),
);

const FACES = { great: Smile, good: Meh, poor: Frown } as const;
const NAMES: Record<Outcome, string> = { great: 'Great', good: 'Good', poor: 'Not so good' };

/** The last screen: one press says how it went. It stays on this device until a cookbook takes it over. */
export function CookedScreen({ stove, leaving }: { stove: Stove; leaving(): void }) {
  const said = useCookedLog().find(({ id }) => id === stove.logged);
  const [note, setNote] = useState(() => cookedLog().find(({ id }) => id === stove.logged)?.note ?? '');

  return (
    <>
      <p className="screen-lead">Enjoy your meal. How did it go?</p>
      <div className="outcomes" role="group" aria-label="How did it go?">
        {OUTCOMES.map((how) => {
          const Face = FACES[how];
          return (
            <button key={how} className="outcome" type="button" aria-pressed={said?.how === how} onClick={() => write(stove, how, note)}>
              <Face aria-hidden="true" />
              {NAMES[how]}
            </button>
          );
        })}
      </div>
      <p className="said" role="status">
        {said ? 'Noted on this device: you cooked it.' : ''}
      </p>
      <div className="field">
        <label htmlFor="cooked-note">A note for next time (optional)</label>
        <textarea
          id="cooked-note"
          rows={3}
          maxLength={KEEPING.notes}
          placeholder="e.g. less salt, five minutes longer"
          value={note}
          onChange={({ target }) => {
            setNote(target.value);
            if (said) write(stove, said.how, target.value);
          }}
        />
        {!said && <p className="hint">It is kept when you say how it went.</p>}
      </div>
      <Suspense>
        <PhotoOffer dish={stove.dish} />
      </Suspense>
      <p className="screen-ways">
        <Link className="button" to="/recipe" onClick={leaving}>
          Cook something else
        </Link>
        <button className="button-quiet" type="button" onClick={startOver}>
          Cook this again
        </button>
      </p>
    </>
  );
}

function write({ dish, logged }: Stove, how: Outcome, note: string): void {
  // The same id even after a cookbook took the entry over: telling twice counts once.
  const id = logged ?? newId();
  const on = cookedLog().find((entry) => entry.id === id)?.on ?? new Date().toISOString();
  logCooked({ id, recipe: dish.id, on, how, note });
  if (logged !== id) changeStove({ logged: id });
}
