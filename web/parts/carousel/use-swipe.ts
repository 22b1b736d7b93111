import { useRef, type PointerEvent } from 'react';
import { CAROUSEL } from './carousel-pace.ts';

/** A finger or pen drawn sideways moves on or back; carousel.css leaves up and down to the page. */
export function useSwipe(step: (by: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const across = event.clientX - start.current.x;
      const down = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < CAROUSEL.swipe || Math.abs(across) < Math.abs(down)) return;
      step(across < 0 ? CAROUSEL.scroll : -CAROUSEL.scroll);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
