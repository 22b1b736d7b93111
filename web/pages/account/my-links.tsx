import { useEffect, useState } from 'react';
import { ask } from '../../keeping/keeping-api.ts';
import { endLink, readShareLinks } from '../../keeping/share-links.ts';
import { useRemembered } from '../../parts/device/remembered.ts';
import { useSend } from '../../send-context.ts';
import { sentenceOf } from './asking-form.tsx';

interface Link {
  id: string;
  title: string;
  sharedAt: string;
  endsAt: string | null;
}

const day = (moment: string): string => new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long' });

/** The share links that still lead somewhere: the cook's, and those made on this device. Addresses are known to the device that made them alone. */
export function MyLinks({ cook = false }: { cook?: boolean }) {
  const send = useSend();
  const [found, setFound] = useState<readonly Link[] | null>(cook ? null : []);
  const [said, setSaid] = useState('');
  const [here] = useRemembered('share-links', readShareLinks);

  useEffect(() => {
    if (!cook) return;
    const leaving = new AbortController();
    ask(send, 'shareLinks', undefined, leaving.signal).then(
      (answer) => setFound(answer.links),
      () => undefined,
    );
    return () => leaving.abort();
  }, [cook, send]);

  function end(link: Link) {
    const made = here.find(({ id }) => id === link.id);
    endLink(send, made ?? { id: link.id }).then(
      () => {
        setFound((all) => all?.filter(({ id }) => id !== link.id) ?? null);
        return setSaid(`The link to ${link.title} is ended.`);
      },
      (error: unknown) => setSaid(sentenceOf(error)),
    );
  }

  if (found === null) return null;
  const onlyHere = here.filter(({ id }) => found.every((link) => link.id !== id)).map(({ madeAt, ...link }) => ({ ...link, sharedAt: madeAt }));
  const links: readonly Link[] = [...found, ...onlyHere];
  if (!cook && links.length === 0 && said === '') return null;
  return (
    <section className="card account-card" aria-labelledby="my-links">
      <h2 id="my-links">Shared links</h2>
      {links.length === 0 ? (
        <p>No recipe of yours is shared. A recipe’s “Share a link” makes one.</p>
      ) : (
        <ul className="my-links">
          {links.map((link) => {
            const path = here.find(({ id }) => id === link.id)?.path;
            return (
              <li key={link.id}>
                <span>
                  {path === undefined ? <strong>{link.title}</strong> : <a href={path}>{link.title}</a>}
                  <span className="hint">
                    {' '}
                    since {day(link.sharedAt)}
                    {link.endsAt !== null && `, until ${day(link.endsAt)}`}
                  </span>
                </span>
                <button className="button-quiet" type="button" aria-label={`End the link to ${link.title}`} onClick={() => end(link)}>
                  End
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <p className="said" role="status">
        {said}
      </p>
    </section>
  );
}
