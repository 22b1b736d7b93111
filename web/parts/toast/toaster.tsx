/** Where toasts are shown. It is there before the first one, so that a screen reader hears of it. */
import './toast.css';
import { useEffect, useRef } from 'react';
import { Cross } from '../icons.tsx';
import { SHOWN_MS, toast, useToast } from './toast.ts';

export function Toaster() {
  const now = useToast();
  const place = useRef<HTMLDivElement>(null);

  // Who reads it or is about to press its button is not hurried.
  useEffect(() => {
    if (now === null || now.lasting === true) return undefined;
    const timer = setInterval(() => {
      if (place.current?.matches(':hover, :focus-within') !== true) toast(null);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [now]);

  // What was done on one page is no news on the next.
  useEffect(() => () => toast(null), []);

  /** The buttons go with the toast; who used them goes on from here. */
  function end(undo?: () => void) {
    place.current?.focus({ preventScroll: true });
    toast(null);
    undo?.();
  }

  return (
    <div className="toast no-print" ref={place} tabIndex={-1} data-empty={now === null || undefined}>
      <p className="toast-said" role="status">
        {now?.said}
      </p>
      {now?.undo !== undefined && (
        <button className="toast-undo" type="button" onClick={() => end(now.undo)}>
          Undo
        </button>
      )}
      {now !== null && (
        <button className="toast-close" type="button" aria-label="Close this message" onClick={() => end()}>
          <Cross />
        </button>
      )}
    </div>
  );
}
