/** Different dishes for one list, best first. */
import type { Candidate } from './choose.ts';

/** Method and kitchen: two ideas differ in one of them at least. */
export const mannerOf = ({ fit: { card } }: Candidate): string => `${card.method}/${card.kitchen[0] ?? 'everyday'}`;

/** The first `count` candidates no two of which are made in one way in one kitchen. @param besides dishes shown before: neither they nor their manner come again */
export function ideaFits(candidates: readonly Candidate[], count: number, besides: readonly string[] = []): Candidate[] {
  const seen = new Set(candidates.filter(({ fit }) => besides.includes(fit.card.id)).map(mannerOf));
  const chosen: Candidate[] = [];
  for (const one of candidates) {
    if (chosen.length >= count) break;
    if (seen.has(mannerOf(one)) || besides.includes(one.fit.card.id)) continue;
    seen.add(mannerOf(one));
    chosen.push(one);
  }
  return chosen;
}
