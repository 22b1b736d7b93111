import { Timer as TimerMark } from 'lucide-react';
import { timersIn } from '../../../kitchen/recipe/measures/step-timers.ts';
import { countdown, startTimer, useTimers } from '../../keeping/timers.ts';
import { allowSound } from '../../cooking/timers/alarm.ts';
import { minutesText } from './minutes-text.ts';
import { useNow } from '../../cooking/timers/use-now.ts';

interface Props {
  text: string;
  /** Counted from 1. */
  step: number;
  say(sentence: string): void;
}

/** A button for each time that the step names. It rings at the low end: looking early mends more than looking late. */
export function TimerButtons({ text, step, say }: Props) {
  const timers = useTimers().filter((timer) => timer.step === step);
  const now = useNow(timers.length > 0);
  const found = timersIn(text);
  if (found.length === 0) return null;

  return (
    <ul className="step-timers" aria-label="Timers for this step">
      {found.map(({ minutes, label, start }) => {
        const time = minutesText(minutes);
        // Two times for the same thing are told apart by the times.
        const name = found.filter((other) => other.label === label).length > 1 ? `${label} (${time})` : label;
        const running = timers.find((timer) => timer.label === name && timer.ends > now);
        const left = running && `${countdown(running.ends - now)} left`;
        function press() {
          allowSound();
          if (left) return say(`${label}: ${left}.`);
          startTimer(name, step, minutes.low);
          say(`Timer started: ${label}, ${minutesText({ low: minutes.low, high: minutes.low })}.`);
        }
        return (
          <li key={start}>
            <button className="step-timer" type="button" data-running={running && true} onClick={press}>
              <TimerMark aria-hidden="true" />
              <span>
                <strong>{left ?? time}</strong> · {label}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
