import { useEffect } from 'react';

/** Fetches what the recipe will need while the cook is still typing, and the house chef in case the network goes away. */
export function useLoadAhead(count: number): void {
  const begun = count > 0;
  const likely = count > 1;

  useEffect(() => {
    if (!begun) return;
    import('../../cooking/order-recipe.ts').catch(() => undefined);
    import('./recommendation.tsx').catch(() => undefined);
  }, [begun]);

  useEffect(() => {
    if (!likely) return;
    const timer = setTimeout(() => {
      import('../../offline/cook-here.ts').catch(() => undefined);
    }, 1_500);
    return () => clearTimeout(timer);
  }, [likely]);
}
