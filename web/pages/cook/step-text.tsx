import { Fragment } from 'react';
import { spansIn } from '../../../kitchen/recipe/measures/spans.ts';
import { sentencesIn } from './sentences.ts';

/** A step, one sentence to a line so that the eye finds its place again, with its amounts, times and temperatures set off. */
export function StepText({ text }: { text: string }) {
  const spans = spansIn(text);
  return sentencesIn(text).map((sentence) => (
    <p key={sentence.start}>
      {cut(sentence, spans).map(({ start, end, kind }) => {
        const words = text.slice(start, end);
        return kind ? <strong key={start} className={`step-${kind}`}>{words}</strong> : <Fragment key={start}>{words}</Fragment>;
      })}
    </p>
  ));
}

interface Piece {
  start: number;
  end: number;
  kind: string | null;
}

/** The pieces of one sentence: what lies between the spans, and the spans. */
function cut(sentence: { start: number; end: number }, spans: readonly { start: number; end: number; kind: string }[]): Piece[] {
  const pieces: Piece[] = [];
  let at = sentence.start;
  for (const { start, end, kind } of spans) {
    if (start < at || end > sentence.end) continue;
    if (start > at) pieces.push({ start: at, end: start, kind: null });
    pieces.push({ start, end, kind });
    at = end;
  }
  if (at < sentence.end) pieces.push({ start: at, end: sentence.end, kind: null });
  return pieces;
}
