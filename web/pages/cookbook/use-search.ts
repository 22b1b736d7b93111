import { useEffect, useMemo, useState } from 'react';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
// Only its types: the code is fetched when somebody searches.
import type * as searchingModule from './searching.ts';

type Searching = typeof searchingModule;
type CanCook = ReturnType<ReturnType<Searching['openIndex']>['canCook']>;

export interface Found {
  /** Ids that fit the text, best first; null without a text. */
  found: readonly string[] | null;
  /** What can be cooked with the pantry, best first; null where it was not asked. */
  canCook: CanCook | null;
  /** True where the part that searches could not be fetched. */
  failed: boolean;
}

/** Searches in the browser. The index is built when it is first needed, and brought up to date when the recipes change. */
export function useSearch(recipes: readonly DeviceRecipe[], text: string, pantry: readonly string[] | null): Found {
  const needed = text.trim() !== '' || pantry !== null;
  const [searching, setSearching] = useState<Searching | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!needed) return;
    let left = false;
    import('./searching.ts').then(
      (module) => left || setSearching(module),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [needed]);

  const index = useMemo(() => (needed ? (searching?.openIndex(recipes) ?? null) : null), [searching, recipes, needed]);
  return {
    found: useMemo(() => (index === null || text.trim() === '' ? null : index.search(text)), [index, text]),
    canCook: useMemo(() => (index === null || pantry === null ? null : index.canCook(pantry)), [index, pantry]),
    failed,
  };
}
