import './drawer.css';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';

interface Props {
  open: boolean;
  title: string;
  close(): void;
  children: ReactNode;
}

/** Comes up over the step. The browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function Drawer({ open, title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  return (
    // A press beside it closes it, for a finger; a keyboard has Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog className="drawer" ref={dialog} aria-labelledby={name} onClose={close} onClick={(event) => event.target === event.currentTarget && close()}>
      <div className="drawer-body">
        <header className="drawer-head">
          <h2 id={name}>{title}</h2>
          <button className="cook-icon-button" type="button" aria-label="Close" onClick={close}>
            <X aria-hidden="true" />
          </button>
        </header>
        {open && children}
      </div>
    </dialog>
  );
}
