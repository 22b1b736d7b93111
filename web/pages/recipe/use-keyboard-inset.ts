import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Tells an element's style, as `--keyboard`, how much of the window the keyboard of a phone covers: phones lay it over the page,
 * and what stands at the lower edge would stand behind it.
 */
export function useKeyboardInset(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      // Who has zoomed in sees a part of the page, and no keyboard.
      const covered = view.scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
      target.current?.style.setProperty('--keyboard', `${covered}px`);
    };
    measure();
    for (const event of ['resize', 'scroll'] as const) view.addEventListener(event, measure);
    return () => {
      for (const event of ['resize', 'scroll'] as const) view.removeEventListener(event, measure);
    };
  }, [target]);
}
