import { useState } from 'react';
import type { OutputOf, ENDPOINTS } from '../../../contract/endpoints.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { ask } from '../../keeping/keeping-api.ts';
import { useSend } from '../../send-context.ts';

type Version = OutputOf<typeof ENDPOINTS.versions>['versions'][number];

interface Props {
  recipe: DeviceRecipe;
  bringBack(version: Pick<Version, 'title' | 'markdown'>): void;
}

/** Versions that an edit replaced. The account keeps them; a guest's cookbook has none. */
export function EarlierVersions({ recipe, bringBack }: Props) {
  const send = useSend();
  const [versions, setVersions] = useState<readonly Version[] | null>(null);
  const [failed, setFailed] = useState(false);

  return (
    <details
      className="earlier"
      onToggle={(event) => {
        if (!event.currentTarget.open) return;
        setFailed(false);
        ask(send, 'versions', { id: recipe.id }).then(
          (found) => setVersions(found.versions),
          () => setFailed(true),
        );
      }}
    >
      <summary>Earlier versions</summary>
      {failed && <p>They are kept with your account, which we could not reach.</p>}
      {!failed && versions === null && <p>Fetching them…</p>}
      {versions?.length === 0 && <p>You have not changed this recipe’s text yet.</p>}
      <ol>
        {versions?.map((version) => (
          <li key={version.revision}>
            <details>
              <summary>
                {new Date(version.at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}: {version.title}
              </summary>
              <pre className="earlier-text">{version.markdown}</pre>
              <button className="button-quiet" type="button" onClick={() => bringBack({ title: version.title, markdown: version.markdown })}>
                Bring this version back
              </button>
            </details>
          </li>
        ))}
      </ol>
    </details>
  );
}
