import { useRef } from 'react';
import type { ClipboardEvent, FormEvent } from 'react';
import type { Pantry } from './use-pantry.ts';

export function PantryForm({ pantry }: { pantry: Pantry }) {
  // The field keeps its own text: what was typed before the page woke up stays.
  const input = useRef<HTMLInputElement>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    if (!input.current) return;
    input.current.value = pantry.add(input.current.value);
    input.current.focus();
  }

  /** A one-line input would glue pasted lines together; as commas they stay apart. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    const field = event.currentTarget;
    const lines = pasted.split(/[\r\n]+/).map((line) => line.trim().replace(/,$/, '')).filter(Boolean);
    field.setRangeText(lines.join('; '), field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end');
  }

  return (
    <form className="pantry-form" onSubmit={add}>
      <div className="field">
        <label htmlFor="ingredient">Add ingredient</label>
        <div className="pantry-input">
          <input
            id="ingredient"
            name="ingredient"
            ref={input}
            onPaste={paste}
            placeholder="e.g. oregano"
            required
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="done"
            aria-describedby="ingredient-hint"
          />
          <button className="button button-leaf" type="submit">
            {' + Add ingredient'}
          </button>
        </div>
        <p className="hint" id="ingredient-hint">
          One at a time, or a whole list: eggs, spinach and feta
        </p>
      </div>
      <p className="said" role="status">
        {pantry.said}
      </p>
    </form>
  );
}
