import { useCallback, useMemo } from 'react';
import type { CookInput, PantryInput, PantryRead } from '../../api.ts';
import { askPantry } from '../../cooking/ask-ahead.ts';
import { useSend } from '../../send-context.ts';
import { useAsked } from './use-asked.ts';

export type Reading = PantryRead['readings'][number];

/** How long the list must be at rest before it is read. */
const REST_MS = 100;

export interface Readings {
  /** What an entry was read as; undefined until it is known. */
  of(entry: string): readonly Reading[] | undefined;
  /** Names of foods to keep out that we do not know. */
  unknown: readonly string[];
}

/** Reads the list as it grows. Readings stay with their entry's text while the rest of the list changes. */
export function useReadings(order: CookInput): Readings {
  const send = useSend();
  const question = useMemo<PantryInput | null>(() => {
    const { pantry = [], diets, allergies, eaters } = order;
    return pantry.length === 0 ? null : { pantry, ...(diets && { diets }), ...(allergies && { allergies }), ...(eaters && { eaters }) };
  }, [order]);
  const ask = useCallback((input: PantryInput, signal: AbortSignal) => askPantry(send, input, signal), [send]);
  const asked = useAsked(question, ask, REST_MS);

  return useMemo(() => {
    const { pantry = [], allergies = [] } = asked?.question ?? {};
    const { readings = [], unknownAllergies = [] } = asked?.answer ?? {};
    const known = new Map(pantry.map((entry, index) => [entry, readings.filter((reading) => reading.entry === index)]));
    return { of: (entry) => known.get(entry), unknown: unknownAllergies.flatMap((index) => allergies[index] ?? []) };
  }, [asked]);
}
