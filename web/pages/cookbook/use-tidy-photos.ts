import { useEffect } from 'react';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { photosNamed, tidyPhotos } from '../../keeping/device-photos.ts';

/** Once a visit, lets go of photos that no recipe has named for a day. */
export function useTidyPhotos(recipes: readonly DeviceRecipe[] | null): void {
  const read = recipes !== null;
  useEffect(() => {
    // What cannot be tidied now is the next time; the recipes are shown all the same.
    if (recipes !== null) tidyPhotos(photosNamed(recipes)).catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the first recipes that are read
  }, [read]);
}
