/** A recipe that somebody shared, at /r/...: readable as the server wrote it, and then the whole sheet. */
import '../../cooking/sheet/sheet.css';
import './share-link.css';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { originLine, pageTitle, SHARED_GONE, SHARED_HEADING } from '../../../contract/share-words.ts';
import { SourceLine } from '../../cooking/source-line.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import type { LinkSheet } from './link-sheet.tsx';
import { useShareLink, type Found } from './use-share-link.ts';
import { WrittenRecipe } from './written-recipe.tsx';

type Sheet = typeof LinkSheet;

export function ShareLinkPage() {
  const { token = '' } = useParams();
  // Another link is another page.
  return <SharedLink key={token} token={token} />;
}

function SharedLink({ token }: { token: string }) {
  const [found, again] = useShareLink(token);
  switch (found.is) {
    case 'here': return <Here token={token} recipe={found.recipe} />;
    case 'gone': return (
      <div className="page page-narrow section shared-gone">
        <PageTitle title={pageTitle(SHARED_GONE.title)} description={SHARED_GONE.description} />
        <h1>{SHARED_GONE.title}</h1>
        <p className="lead">{SHARED_GONE.description}</p>
        <p>
          <Link className="button" to="/recipe">
            Cook something
          </Link>
        </p>
      </div>
    );
    case 'away': case 'opening': return (
      <div className="page page-narrow section shared-gone">
        <PageTitle title={pageTitle('Shared recipe')} description="A recipe that somebody shared with you." />
        <h1>{SHARED_HEADING}</h1>
        <p className="lead" role="status">{found.is === 'away' ? found.sentence : 'Opening the recipe …'}</p>
        {found.is === 'away' && (
          <p>
            <button className="button" type="button" onClick={again}>
              Try again
            </button>
          </p>
        )}
      </div>
    );
  }
}

function Here({ token, recipe }: { token: string; recipe: Extract<Found, { is: 'here' }>['recipe'] }) {
  const { title, description = 'A recipe that somebody shared with you.', origin, source, sharedAt, markdown, written } = recipe;
  const [Sheet, setSheet] = useState<Sheet | null>(null);

  // The page that the server wrote is taken over as it is; only then comes what the sheet can do.
  useEffect(() => {
    let left = false;
    import('./link-sheet.tsx').then((loaded) => left || setSheet(() => loaded.LinkSheet), () => undefined);
    return () => {
      left = true;
    };
  }, []);

  return (
    <div className="page page-narrow section shared">
      <PageTitle title={pageTitle(title)} description={description} />
      <header className="shared-head">
        <h1>{SHARED_HEADING}</h1>
        <p className="shared-origin">{originLine(origin, sharedAt)}</p>
        <SourceLine source={source} />
      </header>
      <section className="shared-recipe" aria-labelledby="shared-heading">
        <h2 id="shared-heading" className="visually-hidden">
          The recipe
        </h2>
        {Sheet === null ? <WrittenRecipe written={written ?? [['pre', {}, markdown]]} /> : <Sheet token={token} title={title} markdown={markdown} origin={origin} source={source} />}
      </section>
    </div>
  );
}

export { ShareLinkPage as Component };
