import './photo-field.css';
import { Camera, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

interface Props {
  /** The recipe's photo, small; null where it has none. */
  small: ReactNode;
  /** The one file field, which the button on the picture opens too. */
  chooser: RefObject<HTMLInputElement | null>;
  /** True while a photo is made smaller. */
  busy: boolean;
  take(file: File): void;
  remove(): void;
}

const nameOf = (has: boolean): string => (has ? 'Change photo' : 'Add a photo');

/** The cook's own photo of the recipe: added, changed, removed. On a phone the chooser offers the camera. */
export function PhotoField({ small, chooser, busy, take, remove }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const has = small !== null;

  function chosen(field: HTMLInputElement) {
    const file = field.files?.[0];
    if (file !== undefined && !busy) take(file);
    // The same file may be chosen once more.
    field.value = '';
  }

  return (
    <div className="photo-field no-print" role="group" aria-labelledby={id} aria-busy={busy}>
      <span className="photo-name" id={id}>
        Your photo
      </span>
      {small}
      <span className="photo-ways">
        <input ref={chooser} type="file" accept="image/*" hidden onChange={({ currentTarget }) => chosen(currentTarget)} />
        <button className="button-quiet" ref={button} type="button" aria-label={nameOf(has)} aria-disabled={busy} onClick={() => busy || chooser.current?.click()}>
          <Camera aria-hidden="true" />
          {has ? 'Change' : 'Add a photo'}
        </button>
        {has && (
          <button
            className="button-quiet"
            type="button"
            aria-label="Remove photo"
            aria-disabled={busy}
            onClick={() => {
              if (busy) return;
              // This button goes with the photo.
              button.current?.focus();
              remove();
            }}
          >
            <Trash2 aria-hidden="true" />
            Remove
          </button>
        )}
      </span>
      <p className="hint">Only you see it; a shared link shows the drawing. It is made smaller on this device, and where it was taken is left out.</p>
    </div>
  );
}

/** The same in the corner of the picture, where one looks for it. */
export function PhotoButton({ has, busy, choose }: { has: boolean; busy: boolean; choose(): void }) {
  return (
    <button className="icon-button photo-button no-print" type="button" aria-label={nameOf(has)} title={nameOf(has)} aria-disabled={busy} onClick={() => busy || choose()}>
      <Camera aria-hidden="true" />
    </button>
  );
}
