import { useEffect, useState } from 'react';
import { SHARED_DATA } from '../../../contract/share-document.ts';
import type { SharedData, Written } from '../../../contract/share-document.ts';
import { Refusal } from '../../../contract/refusals.ts';
import { ask } from '../../keeping/keeping-api.ts';
import { useSend } from '../../send-context.ts';

/** What is known of a link: the recipe, or how far looking for it has come. */
export type Found = { is: 'opening' } | { is: 'gone' } | { is: 'away'; sentence: string } | { is: 'here'; recipe: Omit<Written, 'written' | 'description'> & Partial<Written> };

/** What the server wrote into this very page, if it was for this link. While the page is built there is no document. */
function writtenHere(token: string): Found {
  const text = typeof document === 'undefined' ? null : document.querySelector(`script#${SHARED_DATA}`)?.textContent;
  const data = text ? (JSON.parse(text) as SharedData) : null;
  if (data === null || data.token !== token) return { is: 'opening' };
  return data.recipe === null ? { is: 'gone' } : { is: 'here', recipe: data.recipe };
}

/** The recipe behind a link, from the page where it is written there, else asked for; and a way to ask again. */
export function useShareLink(token: string): [Found, () => void] {
  const send = useSend();
  const [found, setFound] = useState(() => writtenHere(token));
  const opening = found.is === 'opening';

  useEffect(() => {
    if (!opening) return;
    const leaving = new AbortController();
    ask(send, 'openShared', { token }, leaving.signal).then(
      (recipe) => setFound({ is: 'here', recipe }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        if (error instanceof Refusal && ['not-shared', 'not-understood'].includes(error.code)) setFound({ is: 'gone' });
        else setFound({ is: 'away', sentence: error instanceof Refusal ? error.message : 'We could not reach the server. Check the network and try again.' });
      },
    );
    return () => leaving.abort();
  }, [opening, send, token]);

  return [found, () => setFound({ is: 'opening' })];
}
