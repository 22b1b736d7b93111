import { useMemo } from 'react';
import { splitEntry } from '../../kitchen/pantry/split-entry.ts';
import { useLastList } from '../keeping/last-list.ts';
import { useRemembered } from '../parts/device/remembered.ts';
import { readOptions } from './options.ts';
import type { Bars } from './sheet/workbench.ts';

/** What this device knows of its cook: the last list of ingredients, and what recipes have to keep to. */
export function useOwnKitchen(): { pantry: readonly string[]; order: Bars } {
  const pantry = useLastList();
  const [{ diets, allergies, eaters, avoid }] = useRemembered('options', readOptions);
  const order = useMemo(() => ({ diets, allergies, eaters, avoid: splitEntry(avoid) }), [diets, allergies, eaters, avoid]);
  return { pantry, order };
}
