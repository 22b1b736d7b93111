import './step-screen.css';
import { CircleQuestionMark, LifeBuoy, Volume2, VolumeX } from 'lucide-react';
import type { Recipe } from '../../../kitchen/recipe/recipe.ts';
import { amountsOfStep } from '../../../kitchen/recipe/measures/step-amounts.ts';
import { StepText } from './step-text.tsx';
import { TimerButtons } from './timer-buttons.tsx';
import type { ReadAloud } from './use-read-aloud.ts';

interface Props {
  recipe: Recipe;
  /** Place of the step, counted from 0. */
  at: number;
  aloud: ReadAloud | null;
  /** What comes after it, while it is asked for. */
  next: string | null;
  say(sentence: string): void;
  askNext(): void;
  askHelp(): void;
}

/** More characters than this would not fit a phone in the biggest letters. */
const LONG = 260;

/** One step: what it needs, what to do, its timers. */
export function StepScreen({ recipe, at, aloud, next, say, askNext, askHelp }: Props) {
  const text = recipe.steps[at] ?? '';
  const lines = amountsOfStep(recipe, at);
  return (
    <>
      {lines.length > 0 && (
        <ul className="step-lines" aria-label="For this step">
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      <div className="step-text" data-long={text.length > LONG || undefined}>
        <StepText text={text} />
      </div>
      <TimerButtons text={text} step={at + 1} say={say} />
      <div className="step-tools">
        {aloud && (
          <button className="step-tool" type="button" aria-pressed={aloud.on} onClick={aloud.toggle}>
            {aloud.on ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
            Read aloud
          </button>
        )}
        <button className="step-tool" type="button" onClick={askNext}>
          <CircleQuestionMark aria-hidden="true" />
          What next?
        </button>
        <button className="step-tool" type="button" onClick={askHelp}>
          <LifeBuoy aria-hidden="true" />
          Something wrong?
        </button>
      </div>
      {next !== null && (
        <p className="step-next" ref={intoView}>
          {next}
        </p>
      )}
    </>
  );
}

/** What was asked for is seen, also where the step filled the screen. */
const intoView = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: 'nearest' });
