import { useEffect, useState } from 'react';

export interface Asked<Question, Answer> {
  question: Question;
  /** Null where there was no answer. */
  answer: Answer | null;
}

/**
 * Asks a while after the question has come to rest, and drops the asking when the question changes. What was answered last stays until
 * the next answer is there. `ask` must keep its identity, and a question is new when it is another object.
 */
export function useAsked<Question, Answer>(
  question: Question | null,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer | null>,
  restMs: number,
): Asked<Question, Answer> | null {
  const [asked, setAsked] = useState<Asked<Question, Answer> | null>(null);
  useEffect(() => {
    if (question === null) return;
    const passed = new AbortController();
    const timer = setTimeout(() => {
      // No answer is no fault: these are offers.
      ask(question, passed.signal)
        .catch(() => null)
        .then((answer) => passed.signal.aborted || setAsked({ question, answer }))
        .catch(() => undefined);
    }, restMs);
    return () => {
      clearTimeout(timer);
      passed.abort();
    };
  }, [question, ask, restMs]);
  return asked;
}
