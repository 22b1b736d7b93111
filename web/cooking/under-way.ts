/** The recipe that a model is writing for this tab: what it takes to read on after a reload or a look at another page. */
import { hereStill, keepHere } from '../parts/device/here.ts';
import type { CookInput } from '../api.ts';

export interface UnderWay { order: CookInput; key: string; since: number }

/** For so long, in milliseconds, the kitchen keeps a recipe that it has finished. */
const KEPT_MS = 600_000;

export const keepUnderWay = (order: CookInput, key: string): void => keepHere('under-way', { order, key, since: Date.now() } satisfies UnderWay);
export const endUnderWay = (): void => keepHere('under-way', null);

/** What may still be under way, or null. */
export function underWay(): UnderWay | null {
  const found = (hereStill('under-way') ?? null) as UnderWay | null;
  return found === null || Date.now() - found.since > KEPT_MS ? null : found;
}
