/** Cook mode: the dish on the stove, one step to a screen. Stands outside the shell, because a pan leaves no time for menus. */
import './cook.css';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { TextGuard } from '../../cooking/text-guard.tsx';
import { useStove } from '../../keeping/stove.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { EmptyStove } from './empty-stove.tsx';

// The kitchen that reads and scales a recipe comes with it; the page itself stays light.
const CookMode = lazy(async () => ({ default: (await import('./cook-mode.tsx')).CookMode }));

const never = () => () => {};
/** False while the prerendered page is woken: what the device remembers is not known before. */
const useAwake = () => useSyncExternalStore(never, () => true, () => false);

export function CookPage() {
  const awake = useAwake();
  const stove = useStove();
  if (!awake) return <Waiting />;
  if (!stove) return <EmptyStove />;
  return (
    <TextGuard instead={<Broken text={stove.dish.markdown} />}>
      <Suspense fallback={<Waiting />}>
        <CookMode stove={stove} />
      </Suspense>
    </TextGuard>
  );
}

const TITLE = <PageTitle title="Cook mode - Recipe Chef" description="Cook a recipe step by step, with timers, on a screen that stays on. Works without a network." />;

function Waiting() {
  return (
    <main className="cook-empty page page-narrow">
      {TITLE}
      <h1>Cook mode</h1>
      <p className="lead">Laying out your recipe…</p>
    </main>
  );
}

/** Where cook mode did not arrive or broke, the recipe is still there to read. */
function Broken({ text }: { text: string }) {
  return (
    <main className="cook-broken page page-narrow">
      {TITLE}
      <h1>Your recipe</h1>
      <p>
        Cook mode could not be opened. Here is the whole recipe; <a href="/cook">load the page again</a> to try once more.
      </p>
      <pre>{text}</pre>
    </main>
  );
}

export { CookPage as Component };
