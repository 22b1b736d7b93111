import { useEffect, useEffectEvent } from 'react';

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

/** Arrow keys, space, Home and End turn the screens, but not behind an open drawer. */
export function useKeys(at: number, last: number, go: (to: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (document.querySelector('dialog[open]') || target?.closest(TYPES) || (event.key === ' ' && target?.closest(PRESSES))) return;
    event.preventDefault();
    go(move(at, last));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
