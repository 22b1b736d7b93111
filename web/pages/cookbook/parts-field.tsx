import { Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Part } from './recipe-draft.ts';

interface Props {
  label: string;
  hint: string;
  /** What a group is called here: "For the sauce". */
  example: string;
  rows: number;
  parts: readonly Part[];
  set(parts: readonly Part[]): void;
}

/** Lines in groups: one field for each group, so that no line can slip into another. */
export function PartsField({ label, hint, example, rows, parts, set }: Props) {
  const id = useId();
  const last = useRef<HTMLInputElement>(null);
  const added = useRef(false);
  const change = (index: number, part: Partial<Part>) => set(parts.map((each, at) => (at === index ? { ...each, ...part } : each)));

  useEffect(() => {
    if (added.current) last.current?.focus();
    added.current = false;
  }, [parts.length]);

  return (
    <fieldset className="parts">
      <legend>{label}</legend>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {parts.map(({ heading, lines }, index) => (
        // A group has no name of its own that could not change: its place is its key.
        <div key={index} className="part">
          {(parts.length > 1 || heading !== '') && (
            <input
              ref={index === parts.length - 1 ? last : undefined}
              className="part-heading"
              value={heading}
              placeholder={index === 0 ? 'No heading' : example}
              maxLength={200}
              autoComplete="off"
              aria-label={`Heading of group ${index + 1} of ${label.toLowerCase()}`}
              onChange={(event) => change(index, { heading: event.target.value })}
            />
          )}
          <textarea
            value={lines}
            rows={parts.length > 1 ? Math.max(3, Math.min(rows, lines.split('\n').length + 1)) : rows}
            aria-label={index === 0 && heading === '' ? label : `${label}: ${heading || `group ${index + 1}`}`}
            aria-describedby={`${id}-hint`}
            onChange={(event) => change(index, { lines: event.target.value })}
          />
        </div>
      ))}
      <button
        className="button-quiet"
        type="button"
        onClick={() => {
          added.current = true;
          set([...parts, { heading: '', lines: '' }]);
        }}
      >
        <Plus aria-hidden="true" />
        Add a group{' '}
        <span className="visually-hidden">of {label.toLowerCase()}</span>
      </button>
    </fieldset>
  );
}
