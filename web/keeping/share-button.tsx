import { Link2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Refusal } from '../../contract/refusals.ts';
import { Unreachable } from '../api.ts';
import { useSend } from '../send-context.ts';
import type { ToKeep } from './cookbook.ts';
import { endLink, shareLink } from './share-links.ts';
import type { ShareLink } from './share-links.ts';

const LASTING = [
  ['', 'Until I end it'],
  ['7', 'For a week'],
  ['30', 'For a month'],
] as const;

/** Makes a link that anyone who has it can open, and ends it again. */
export function ShareButton({ recipe, kept = false }: { recipe: ToKeep; kept?: boolean }) {
  const send = useSend();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [link, setLink] = useState<ShareLink | null>(null);
  const [days, setDays] = useState('');
  const [said, setSaid] = useState('');
  const address = link === null ? '' : new URL(link.path, window.location.href).href;

  async function attempt(what: () => Promise<string>) {
    setSaid('');
    try {
      setSaid(await what());
    } catch (error) {
      if (error instanceof Unreachable) setSaid('A link needs the network, and we could not reach the server. Try again later.');
      else setSaid(error instanceof Refusal ? error.message : 'That did not work here.');
    }
  }

  const make = () =>
    attempt(async () => {
      setLink(await shareLink(send, recipe, days === '' ? null : Number(days), kept));
      return 'Your link is ready.';
    });

  const hand = () =>
    attempt(async () => {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: recipe.title, url: address }).catch((error: unknown) => {
          if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
        });
        return '';
      }
      await navigator.clipboard.writeText(address);
      return 'Copied.';
    });

  const end = () =>
    attempt(async () => {
      if (link !== null) await endLink(send, link);
      setLink(null);
      return 'The link is ended: it leads nowhere now.';
    });

  return (
    <>
      <button className="button-quiet" type="button" onClick={() => dialog.current?.showModal()}>
        <Link2 aria-hidden="true" />
        Share a link
      </button>
      <dialog className="sheet-dialog share-dialog" ref={dialog} aria-labelledby={`${id}-title`}>
        <h3 id={`${id}-title`}>Share a link</h3>
        {link === null ? (
          <>
            <p>Whoever has the link can read and cook this recipe as it is now. Nobody can find it otherwise.</p>
            <div className="field">
              <label htmlFor={`${id}-days`}>It leads here</label>
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
            <input id={`${id}-address`} readOnly value={address} onFocus={(event) => event.target.select()} />
            {link.endsAt !== null && <p className="hint">It ends on {new Date(link.endsAt).toLocaleDateString('en-GB', { dateStyle: 'long' })}.</p>}
          </div>
        )}
        <p className="said" role="status">
          {said}
        </p>
        <div className="dialog-buttons">
          {link === null ? (
            <button className="button" type="button" onClick={() => void make()}>
              Make a link
            </button>
          ) : (
            <>
              <button className="button" type="button" onClick={() => void hand()}>
                {typeof navigator.share === 'function' ? 'Send it' : 'Copy the link'}
              </button>
              <button className="button-quiet" type="button" onClick={() => void end()}>
                End the link
              </button>
            </>
          )}
          <button className="button-quiet" type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </dialog>
    </>
  );
}
