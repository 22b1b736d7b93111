import './sheet-dialog.css';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Cross } from '../../parts/icons.tsx';

interface Props {
  title: string;
  close(): void;
  children: ReactNode;
}

/** A dialog that is open as long as it is there. */
export function SheetDialog({ title, close, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog className="sheet-dialog no-print" ref={dialog} closedby="any" aria-labelledby={id} onClose={close}>
      <div className="sheet-dialog-body">
        <header className="sheet-dialog-head">
          <h3 id={id}>{title}</h3>
          <button type="button" aria-label="Close" onClick={close}>
            <Cross />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
