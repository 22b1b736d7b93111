import './timer-bar.css';
import { BellRing } from 'lucide-react';
import { useEffect } from 'react';
import { addMinute, countdown, rangAgo, stopTimer, useTimers } from '../../keeping/timers.ts';
import type { Timer } from '../../keeping/timers.ts';
import { allowSound, watchTimers } from './alarm.ts';
import { NotifyButton } from './notify-button.tsx';
import { useNow } from './use-now.ts';

/** All timers, on every screen, the soonest first. */
export function TimerBar() {
  const timers = useTimers();
  const now = useNow(timers.length > 0);

  useEffect(watchTimers, [timers]);
  useEffect(() => {
    // After a reload the first press gives the sound back.
    document.addEventListener('click', allowSound);
    document.addEventListener('keydown', allowSound);
    return () => {
      document.removeEventListener('click', allowSound);
      document.removeEventListener('keydown', allowSound);
    };
  }, []);

  const ended = timers.filter(({ ends }) => ends <= now);
  return (
    <>
      <p className="visually-hidden" role="alert">
        {ended.map(({ label, step }) => `Time is up: ${label}, step ${step}.`).join(' ')}
      </p>
      {timers.length > 0 && (
        <section className="timers" aria-label="Timers">
          <ul>
            {timers.map((timer) => (
              <TimerRow key={timer.id} timer={timer} now={now} />
            ))}
          </ul>
          <NotifyButton />
        </section>
      )}
    </>
  );
}

function TimerRow({ timer: { id, label, step, ends }, now }: { timer: Timer; now: number }) {
  const over = ends <= now;
  return (
    <li className="timer" data-over={over || undefined}>
      <p className="timer-left" role="timer">
        {over ? (
          <>
            <BellRing aria-hidden="true" />
            <span className="visually-hidden">Time is up</span>
          </>
        ) : (
          countdown(ends - now)
        )}
      </p>
      <p className="timer-what">
        <span className="timer-label">{label}</span>
        <span className="timer-step">
          Step {step}
          {over && ` · ${rangAgo(now - ends)}`}
        </span>
      </p>
      <button className="timer-button" type="button" aria-label={`+1 min: ${label}`} onClick={() => addMinute(id)}>
        +1 min
      </button>
      <button className="timer-button" type="button" aria-label={`Stop: ${label}`} onClick={() => stopTimer(id)}>
        Stop
      </button>
    </li>
  );
}
