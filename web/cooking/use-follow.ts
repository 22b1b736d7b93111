import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isCooking } from './cooking.ts';
import type { Cooking } from './cooking.ts';

const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const;
const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/**
 * Brings the result into view when it first appears and when it ends; in between only while the cook has not scrolled.
 * A cook who scrolled and has the result before their eyes at the end is reading, and is left alone.
 */
export function useFollow(target: RefObject<HTMLElement | null>, cooking: Cooking): void {
  const { phase, text } = cooking;
  const away = useRef(false);
  /** A recipe that came back with the cook is not new. */
  const begun = useRef(false);
  const running = isCooking(cooking);

  useEffect(() => {
    if (!running) return;
    away.current = false;
    begun.current = true;
    const scrolled = (event: Event) => {
      if (event instanceof KeyboardEvent && !SCROLL_KEYS.has(event.key)) return;
      away.current = true;
    };
    for (const type of BY_HAND) window.addEventListener(type, scrolled, { passive: true });
    return () => {
      for (const type of BY_HAND) window.removeEventListener(type, scrolled);
    };
  }, [running]);

  useEffect(() => {
    const element = target.current;
    if (!begun.current || phase === 'idle' || element === null) return;
    const growing = phase === 'writing';
    if (away.current && (growing || inView(element))) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
  }, [target, phase, text]);
}

function inView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}
