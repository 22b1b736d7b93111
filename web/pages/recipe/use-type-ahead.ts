import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Row, suggestRows } from './type-ahead.ts';

type Suggest = typeof suggestRows;
/** Once it is there, the rows come with the letter that was typed. */
let suggest: Suggest | null = null;
const load = async (): Promise<Suggest> => (suggest ??= (await import('./type-ahead.ts')).suggestRows);

export interface TypeAhead {
  rows: readonly Row[];
  /** The row that Enter takes, or -1: then Enter adds what was typed. */
  active: number;
  /** Fetches the words while the cook reaches for the keys. */
  ahead(): void;
  /** To be called with every change of the field. */
  ask(): void;
  press(event: KeyboardEvent): void;
  /** Takes a row that was pressed. */
  take(row: Row): void;
  close(): void;
}

const NONE: readonly Row[] = [];

/** The behaviour of a combobox with a list of its own (ARIA authoring practices): nothing is chosen before an arrow key or a finger chooses it. */
export function useTypeAhead(field: RefObject<HTMLInputElement | null>, entries: readonly string[], take: (row: Row) => void): TypeAhead {
  const [{ rows, active }, show] = useState({ rows: NONE, active: -1 });
  const close = () => show({ rows: NONE, active: -1 });

  function choose(row: Row) {
    close();
    take(row);
  }

  function ask() {
    const text = field.current?.value ?? '';
    // Who mends the middle of a list is not asked what comes at its end.
    if (text.trim() === '' || field.current?.selectionStart !== text.length) return close();
    // Rows of an earlier text would be taken for this one, and swallow what was typed since.
    close();
    const isStale = () => field.current?.value !== text || document.activeElement !== field.current;
    // Rows that come late must not take away what an arrow key has chosen meanwhile.
    const tell = (found: readonly Row[]) =>
      isStale() || show((was) => ({ rows: found, active: was.active < 0 ? -1 : found.findIndex((row) => row.text === was.rows[was.active]?.text) }));
    if (suggest !== null) return suggest(text, entries, tell);
    // Without the words one simply types.
    load().then((rowsFor) => (isStale() ? undefined : rowsFor(text, entries, tell)), () => undefined);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rows[active];
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        if (rows.length === 0) return ask();
        const down = event.key === 'ArrowDown';
        show({ rows, active: down ? (active + 1) % rows.length : (active <= 0 ? rows.length : active) - 1 });
        return;
      }
      case 'Enter':
        if (row === undefined) return;
        event.preventDefault();
        choose(row);
        return;
      case 'Escape':
        if (rows.length === 0) return;
        event.preventDefault();
        close();
        return;
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        // Back in the text: Enter means the text again.
        if (active >= 0) show({ rows, active: -1 });
    }
  }

  return { rows, active, ahead: () => void load().catch(() => undefined), ask, press, take: choose, close };
}
