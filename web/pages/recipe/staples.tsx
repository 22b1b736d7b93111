import { useEffect, useRef } from 'react';
import { sameAs } from './same-as.ts';
import type { Pantry } from './use-pantry.ts';

/** What most kitchens have and most dishes begin with, in the order of the drawings in staples.svg. */
const STAPLES = ['eggs', 'onions', 'potatoes', 'tomatoes', 'chicken', 'ground beef', 'rice', 'pasta', 'cheese', 'carrots', 'bread', 'canned beans'];
/** A list of so many begins to spell a dish. */
const ENOUGH = 3;

/** Foods to tap for who does not want to type, until the list has begun. */
export function Staples({ pantry }: { pantry: Pantry }) {
  const group = useRef<HTMLDivElement>(null);
  /** Which button takes the focus of the one that was pressed and is gone. */
  const focusNext = useRef<number | null>(null);
  const listed = new Set(pantry.entries.map(sameAs));
  const left = STAPLES.filter((food) => !listed.has(sameAs(food)));

  useEffect(() => {
    if (focusNext.current === null) return;
    const buttons = group.current?.querySelectorAll('button');
    (buttons?.[Math.min(focusNext.current, buttons.length - 1)] ?? document.getElementById('on-hand'))?.focus();
    focusNext.current = null;
  }, [pantry.entries]);

  if (pantry.entries.length >= ENOUGH) return null;
  return (
    <div className="staples" role="group" aria-label="Tap what you have" ref={group}>
      {left.map((food, index) => (
        <button
          key={food}
          className={`staple staple-${STAPLES.indexOf(food)}`}
          type="button"
          aria-label={`Add ${food}`}
          onClick={() => {
            focusNext.current = index;
            pantry.add(food);
          }}
        >
          {food}
        </button>
      ))}
    </div>
  );
}
