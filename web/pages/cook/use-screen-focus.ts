import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useNavigationType } from 'react-router';

/** A new screen begins at its top. The focus stays on the button that turned it, or goes to the heading when what had it is gone. */
export function useScreenFocus(at: number): { heading: RefObject<HTMLHeadingElement | null>; body: RefObject<HTMLElement | null> } {
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLElement>(null);
  // A page that was loaded begins where every page does.
  const shown = useRef<number | null>(useNavigationType() === 'PUSH' ? null : at);

  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    if (body.current) body.current.scrollTop = 0;
    const { activeElement } = document;
    const lost = !activeElement || activeElement === document.body || (activeElement instanceof HTMLButtonElement && activeElement.disabled);
    if (lost) heading.current?.focus({ preventScroll: true });
  }, [at]);

  return { heading, body };
}
