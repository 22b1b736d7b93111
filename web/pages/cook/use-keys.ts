import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

interface Screens {
  at: number;
  last: number;
  go(to: number): void;
  /** What scrolls. */
  body: RefObject<HTMLElement | null>;
}

/** What a key would do by itself goes first: typing, and pressing what has the focus. */
const TYPES = 'input:not([type="checkbox"]), textarea, select';
const PRESSES = 'button, a, summary, input';

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  PageDown: (at) => at + 1,
  PageUp: (at) => at - 1,
  ' ': (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};
/** A long step is read on from wherever the focus is, by this part of the screen. */
const SCROLLS: Readonly<Record<string, number>> = { ArrowDown: 0.4, ArrowUp: -0.4 };

/** Arrow keys, space, Home and End turn the screens, up and down scroll them, but not behind an open drawer. */
export function useKeys({ at, last, go, body }: Screens): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (document.querySelector('dialog[open]') || target?.closest(TYPES) || (key === ' ' && target?.closest(PRESSES))) return;
    const [move, part] = [MOVES[key], SCROLLS[key]];
    if (move) go(move(at, last));
    else if (part && body.current) body.current.scrollBy({ top: part * body.current.clientHeight });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
