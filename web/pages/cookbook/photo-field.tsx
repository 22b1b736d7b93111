import './photo-field.css';
import { Camera, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

interface Props {
  /** The recipe's photo, small; null where it has none. */
  small: ReactNode;
  /** Opens the chooser from elsewhere, too: the field is the page's one file field. */
  chooser: RefObject<HTMLInputElement | null>;
  /** Takes the chosen file; resolves to a sentence where it was not taken, and to null where it was. */
  take(file: File): Promise<string | null>;
  remove(): void;
}

/** The cook's own photo of the recipe: added, changed, removed. On a phone the chooser offers the camera. */
export function PhotoField({ small, chooser, take, remove }: Props) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const button = useRef<HTMLButtonElement>(null);

  async function chosen(input: HTMLInputElement) {
    const file = input.files?.[0];
    if (file === undefined || busy) return;
    setFault('');
    setBusy(true);
    const sentence = await take(file);
    setBusy(false);
    setFault(sentence ?? '');
    // The same file may be chosen once more.
    input.value = '';
  }

  return (
    <div className="photo-field no-print" role="group" aria-labelledby={id}>
      <span className="photo-name" id={id}>
        Your photo
      </span>
      {small}
      <span className="photo-ways">
        <input className="photo-chooser" ref={chooser} type="file" accept="image/*" tabIndex={-1} aria-hidden="true" onChange={({ currentTarget }) => void chosen(currentTarget)} />
        <button className="button-quiet" ref={button} type="button" aria-disabled={busy} onClick={() => busy || chooser.current?.click()}>
          <Camera aria-hidden="true" />
          {busy ? 'Making it smaller…' : small !== null ? 'Change photo' : 'Add a photo'}
        </button>
        {small !== null && (
          <button
            className="button-quiet"
            type="button"
            aria-disabled={busy}
            onClick={() => {
              if (busy) return;
              // This button goes with the photo.
              button.current?.focus();
              remove();
            }}
          >
            <Trash2 aria-hidden="true" />
            Remove photo
          </button>
        )}
      </span>
      <p className="photo-fault" role="alert">
        {fault}
      </p>
      <p className="hint">Only you see it; who opens a shared link sees the drawing. It is made smaller here first, and the place it was taken at is left out.</p>
    </div>
  );
}
