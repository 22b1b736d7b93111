import { lazy, Suspense, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { TextGuard } from '../../cooking/text-guard.tsx';
import { Cross } from '../../parts/icons.tsx';
import type { Reading } from './use-readings.ts';

const Understood = lazy(async () => ({ default: (await import('./understood.tsx')).Understood }));

interface Props {
  entry: string;
  /** What it was read as, once that is known. */
  readings: readonly Reading[] | undefined;
  /** False when the new text cannot stand; then it stays open. */
  change(text: string): boolean;
  remove(): void;
}

/** One ingredient: its name opens a field to change it, the cross takes it off the list. */
export function PantryEntry({ entry, readings, change, remove }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const name = useRef<HTMLButtonElement>(null);

  function close() {
    setDraft(null);
    // After React has put the button back.
    requestAnimationFrame(() => name.current?.focus());
  }

  function save() {
    if (draft === null) return;
    if (draft === entry) close();
    else if (change(draft)) setDraft(null);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      save();
    } else if (event.key === 'Escape') close();
  }

  if (draft !== null) {
    return (
      <li className="entry entry-open">
        <input
          className="entry-field"
          aria-label={`Change ${entry}`}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={press}
          onBlur={() => (draft === entry || draft.trim() === '' ? setDraft(null) : save())}
          enterKeyHint="done"
          autoFocus
        />
      </li>
    );
  }

  return (
    <li className="entry">
      <button className="entry-name" type="button" ref={name} aria-label={`Change ${entry}`} onClick={() => setDraft(entry)}>
        {entry}
      </button>
      <button className="entry-remove" type="button" aria-label={`Remove ${entry}`} onClick={remove}>
        <Cross />
      </button>
      {readings && (
        <TextGuard instead={null}>
          <Suspense fallback={null}>
            <Understood entry={entry} readings={readings} edit={() => setDraft(entry)} />
          </Suspense>
        </TextGuard>
      )}
    </li>
  );
}
