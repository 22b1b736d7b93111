import './cook-head.css';
import { Lightbulb, LightbulbOff, X } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import type { WakeLock } from './use-wake-lock.ts';

interface Props {
  title: string;
  at: number;
  last: number;
  wakeLock: WakeLock;
  /** Called before the cook leaves. */
  leaving(): void;
}

/** The way out, the name of the dish, whether the screen stays on, and how far it is. */
export function CookHead({ title, at, last, wakeLock, leaving }: Props) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // Back to where the cook came from; a visit that began here has no such place.
  const leave = () => {
    leaving();
    void (key === 'default' ? navigate('/recipe') : navigate(-1));
  };

  return (
    <header className="cook-head">
      <button className="cook-icon-button" type="button" aria-label="Leave cook mode" onClick={leave}>
        <X aria-hidden="true" />
      </button>
      <h1 className="cook-dish">{title}</h1>
      <ScreenState {...wakeLock} />
      <div className="progress" aria-hidden="true">
        {Array.from({ length: last }, (_, screen) => (
          <span key={screen} data-done={screen < at || undefined} />
        ))}
      </div>
    </header>
  );
}

/** Says whether the screen stays on; where it may sleep and could stay on, pressing asks again. */
function ScreenState({ on, ask }: WakeLock) {
  const words = on ? 'Screen stays on' : 'Your screen may sleep';
  const Mark = on ? Lightbulb : LightbulbOff;
  if (on || !ask) {
    return (
      <p className="screen-state" data-on={on || undefined} title={words}>
        <Mark aria-hidden="true" />
        <span className="screen-state-words">{words}</span>
      </p>
    );
  }
  return (
    <button className="screen-state" type="button" aria-label="Your screen may sleep. Keep screen on" title={words} onClick={ask}>
      <Mark aria-hidden="true" />
      <span className="screen-state-words" aria-hidden="true">Keep screen on</span>
    </button>
  );
}
