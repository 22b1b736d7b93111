import { useEffect, useRef } from 'react';
import { PantryEntry } from './pantry-entry.tsx';
import type { Pantry } from './use-pantry.ts';
import type { Readings } from './use-readings.ts';

export function PantryList({ pantry, readings }: { pantry: Pantry; readings: Readings | null }) {
  const { entries, last } = pantry;
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  /** Which entry takes the focus once the list is drawn again: whoever removes one, changes one or clears the list loses the button they pressed. */
  const focusNext = useRef<number | null>(null);

  useEffect(() => {
    if (focusNext.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('.entry-name');
    const target = buttons?.[Math.min(focusNext.current, buttons.length - 1)] ?? title.current;
    focusNext.current = null;
    target?.focus();
  }, [entries]);

  return (
    <section className="pantry-list" aria-labelledby="on-hand">
      <div className="pantry-head">
        <h2 id="on-hand" ref={title} tabIndex={-1}>
          Ingredients on hand
        </h2>
        {entries.length > 0 && (
          <button
            className="link-button"
            type="button"
            onClick={() => {
              focusNext.current = 0;
              pantry.clear();
            }}
          >
            Clear the list
          </button>
        )}
      </div>
      <ul className="entries" ref={list} aria-live="polite" aria-relevant="additions">
        {entries.map((entry, index) => (
          <PantryEntry
            key={entry}
            entry={entry}
            readings={readings?.of(entry)}
            change={(text) => {
              focusNext.current = index;
              return pantry.change(index, text);
            }}
            remove={() => {
              focusNext.current = index;
              pantry.remove(index);
            }}
          />
        ))}
      </ul>
      {entries.length === 0 && last.length > 0 && (
        <button
          className="button-quiet"
          type="button"
          onClick={() => {
            focusNext.current = 0;
            pantry.bringBack();
          }}
        >
          Bring back your last list
        </button>
      )}
    </section>
  );
}
