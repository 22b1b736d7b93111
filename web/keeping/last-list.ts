/** The ingredients on hand as this device remembers them between visits; the recipe page keeps them here. */
import { LIMITS } from '../../contract/limits.ts';
import { keepHere } from '../parts/device/here.ts';
import { rawOf, remember, useRemembered } from '../parts/device/remembered.ts';

const KEY = 'last-list';

function readNames(found: unknown): readonly string[] {
  if (!Array.isArray(found)) return [];
  return found.filter((entry): entry is string => typeof entry === 'string' && [...entry].length <= LIMITS.entryLength).slice(0, LIMITS.entries);
}

export function useLastList(): readonly string[] {
  return useRemembered(KEY, readNames)[0];
}

/** Adds what was bought, also to the list that this tab shows. Gives back the names that did not fit any more; what is on the list already stays as it is. */
export function addToLastList(names: readonly string[]): string[] {
  const list = [...readNames(read())];
  const left: string[] = [];
  for (const name of names) {
    if (list.some((entry) => entry.toLowerCase() === name.toLowerCase())) continue;
    if (list.length < LIMITS.entries && [...name].length <= LIMITS.entryLength) list.push(name);
    else left.push(name);
  }
  remember(KEY, list);
  keepHere('list', list);
  return left;
}

function read(): unknown {
  try {
    return JSON.parse(rawOf(KEY) ?? 'null');
  } catch {
    return null;
  }
}
