import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ClipboardEvent, FormEvent } from 'react';
import { TextGuard } from '../../cooking/text-guard.tsx';
import { hereStill } from '../../parts/device/here.ts';
import { idOfRow, LISTBOX, Suggestions } from './suggestions.tsx';
import type { Row } from './type-ahead.ts';
import type { Pantry } from './use-pantry.ts';
import { useTypeAhead } from './use-type-ahead.ts';

const VoiceButton = lazy(async () => ({ default: (await import('./voice-button.tsx')).VoiceButton }));

/** What a browser can do does not change. */
const never = () => () => undefined;

export function PantryForm({ pantry }: { pantry: Pantry }) {
  // The field keeps its own text: what was typed before the page woke up stays.
  const input = useRef<HTMLInputElement>(null);
  const canListen = useSyncExternalStore(never, () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window, () => false);
  /** What the microphone has to say; empty when it has nothing. */
  const [listening, setListening] = useState('');

  // On a desk one types at once; on a phone the keyboard would cover what can be tapped. Who comes back to a list looks at it first.
  useEffect(() => {
    if (!window.matchMedia('(min-width: 62rem) and (hover: hover)').matches || [hereStill('list')].flat().filter(Boolean).length > 0) return;
    // After the focus that every change of page sets.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body || document.activeElement?.localName === 'main') input.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  function put(text: string) {
    setListening('');
    if (!input.current) return;
    input.current.value = pantry.add(text);
    input.current.focus();
  }

  const typed = useTypeAhead(input, pantry.entries, ({ text }: Row) => put(text));

  /** Without the words that part it, what was said is one entry, and can be changed. */
  function hear(said: string) {
    import('./type-ahead.ts').then(({ listOfSpeech }) => listOfSpeech(said), () => said).then(pantry.add, () => undefined);
  }

  function add(event: FormEvent) {
    event.preventDefault();
    typed.close();
    put(input.current?.value ?? '');
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
          <div className="pantry-field">
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
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={typed.rows.length > 0}
              aria-controls={typed.rows.length > 0 ? LISTBOX : undefined}
              aria-activedescendant={typed.active < 0 ? undefined : idOfRow(typed.active)}
              onFocus={typed.ahead}
              onInput={typed.ask}
              onKeyDown={typed.press}
              onBlur={typed.close}
            />
            {canListen && (
              <TextGuard instead={null}>
                <Suspense fallback={null}>
                  <VoiceButton heard={hear} tell={setListening} />
                </Suspense>
              </TextGuard>
            )}
          </div>
          <button className="button button-leaf" type="submit">
            {' + Add ingredient'}
          </button>
          <Suggestions rows={typed.rows} active={typed.active} take={typed.take} />
        </div>
        <p className="hint" id="ingredient-hint">
          One, or a whole list: eggs, spinach and feta
        </p>
      </div>
      <p className="said" role="status">
        {listening || pantry.said}
      </p>
    </form>
  );
}
