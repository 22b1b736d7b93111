import { useId, useState } from 'react';
import { Refusal } from '../../contract/refusals.ts';
import { Unreachable } from '../api.ts';
import { copyText } from '../cooking/sheet/copy-text.ts';
import { SheetDialog } from '../cooking/sheet/sheet-dialog.tsx';
import { useSend } from '../send-context.ts';
import type { ToKeep } from './cookbook.ts';
import { endLink, linkOf, shareLink } from './share-links.ts';

const LASTING = [
  ['', 'Until I end it'],
  ['7', 'For a week'],
  ['30', 'For a month'],
] as const;

interface Props {
  recipe: ToKeep;
  kept: boolean;
  close(): void;
}

/** The link of a recipe: made, handed on, ended. */
export function ShareDialog({ recipe, kept, close }: Props) {
  const send = useSend();
  const id = useId();
  const [link, setLink] = useState(() => linkOf(recipe));
  const [days, setDays] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  async function attempt(what: () => Promise<string>) {
    if (busy) return;
    setBusy(true);
    setSaid('');
    try {
      setSaid(await what());
    } catch (error) {
      if (error instanceof Unreachable) setSaid('A link needs the network, and we could not reach the server. Try again later.');
      else setSaid(error instanceof Refusal ? error.message : 'That did not work here.');
    }
    setBusy(false);
  }

  const make = () =>
    attempt(async () => {
      setLink(await shareLink(send, recipe, days === '' ? null : Number(days), kept));
      return 'Your link is ready.';
    });

  const end = () =>
    attempt(async () => {
      if (link !== null) await endLink(send, link);
      setLink(null);
      return 'The link is ended: it leads nowhere now.';
    });

  return (
    <SheetDialog title="Share a link" close={close}>
      {link === null ? (
        <>
          <p>Whoever has the link can read and cook this recipe as it is now. Nobody finds it without the link.</p>
          <div className="field">
            <label htmlFor={`${id}-days`}>The link works</label>
            <select id={`${id}-days`} value={days} onChange={(event) => setDays(event.target.value)}>
              {LASTING.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </>
      ) : (
        <div className="field">
          <label htmlFor={`${id}-address`}>Your link</label>
          <input id={`${id}-address`} readOnly value={addressOf(link.path)} onFocus={(event) => event.target.select()} />
          {link.endsAt !== null && <p className="hint">It ends on {new Date(link.endsAt).toLocaleDateString('en-GB', { dateStyle: 'long' })}.</p>}
        </div>
      )}
      <p className="said" role="status">
        {said}
      </p>
      <div className="dialog-buttons">
        {link === null ? (
          <button className="button" type="button" aria-disabled={busy} onClick={() => void make()}>
            Make a link
          </button>
        ) : (
          <>
            <button className="button" type="button" onClick={() => void attempt(() => handOn(recipe.title, addressOf(link.path)))}>
              {typeof navigator.share === 'function' ? 'Send it' : 'Copy the link'}
            </button>
            <button className="button-quiet" type="button" aria-disabled={busy} onClick={() => void end()}>
              End the link
            </button>
          </>
        )}
      </div>
    </SheetDialog>
  );
}

const addressOf = (path: string): string => new URL(path, window.location.href).href;

/** By the device's own way of sending where it has one, else by the clipboard. */
async function handOn(title: string, url: string): Promise<string> {
  if (typeof navigator.share !== 'function') return (await copyText(url)) ? 'Copied.' : 'Copying did not work here. Mark the link to copy it.';
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Who closes the share sheet has changed their mind; that is no fault.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
  return '';
}
