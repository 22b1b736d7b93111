import { useEffect } from 'react';
import { addCooked } from '../../keeping/cookbook.ts';
import { forgetCooked, useCookedLog } from '../../keeping/cooked-log.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';

/** What was cooked from recipes of the cookbook goes into the cookbook; the rest waits in the device's log. */
export function useCookedIntoCookbook(recipes: readonly DeviceRecipe[] | null): void {
  const log = useCookedLog();
  useEffect(() => {
    const known = log.filter(({ recipe }) => recipes?.some(({ id }) => id === recipe));
    if (known.length === 0) return;
    addCooked(known.map(({ recipe, ...cooked }) => ({ recipe, cooked }))).then(
      () => forgetCooked(known.map(({ id }) => id)),
      () => undefined,
    );
  }, [log, recipes]);
}
