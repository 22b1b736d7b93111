import { Timer as TimerMark } from 'lucide-react';
import { timersIn } from '../../../kitchen/recipe/step-parts.ts';
import { countdown, startTimer, useTimers } from '../../keeping/timers.ts';
import { allowSound } from './alarm.ts';
import { minutesText } from './minutes-text.ts';

interface Props {
  text: string;
  /** Counted from 1. */
  step: number;
  say(sentence: string): void;
}

/** A button for each time that the step names. It rings at the low end: looking early mends more than looking late. */
export function TimerButtons({ text, step, say }: Props) {
  const timers = useTimers();
  const found = timersIn(text);
  if (found.length === 0) return null;

  function press(label: string, minutes: number) {
    allowSound();
    const running = timers.find((timer) => timer.label === label && timer.step === step && timer.ends > Date.now());
    if (running) return say(`${label}: ${countdown(running.ends - Date.now())} left.`);
    startTimer(label, step, minutes);
    say(`Timer started: ${label}, ${minutesText({ low: minutes, high: minutes })}.`);
  }

  return (
    <ul className="step-timers" aria-label="Timers for this step">
      {found.map(({ minutes, label, start }) => {
        const time = minutesText(minutes);
        // Two times for the same thing are told apart by the times.
        const name = found.filter((other) => other.label === label).length > 1 ? `${label} (${time})` : label;
        return (
          <li key={start}>
            <button className="step-timer" type="button" onClick={() => press(name, minutes.low)}>
              <TimerMark aria-hidden="true" />
              <span>
                <strong>{time}</strong> · {label}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
