import { useEffect } from 'react';
import { savesData } from './saves-data.ts';

/** Fetches what the recipe will need while the cook is still typing, and the house chef in case the network goes away. */
export function useLoadAhead(count: number): void {
  const begun = count > 0;
  const likely = count > 1;

  useEffect(() => {
    if (!begun) return;
    import('../../cooking/follow-recipe.ts').catch(() => undefined);
    import('./recommendation.tsx').catch(() => undefined);
    import('./reader.tsx').catch(() => undefined);
    import('./understood.tsx').catch(() => undefined);
    import('./warnings.tsx').catch(() => undefined);
    import('./ideas.tsx').catch(() => undefined);
  }, [begun]);

  useEffect(() => {
    if (!likely || savesData()) return;
    const timer = setTimeout(() => {
      import('../../offline/fetch-chef.ts').then(({ fetchChef }) => fetchChef(), () => undefined);
    }, 1_500);
    return () => clearTimeout(timer);
  }, [likely]);
}
