/** Different dishes for one list, best first. */
import type { Order } from '../order.ts';
import type { Candidate } from './choose.ts';
import { titleOf } from './title.ts';

/** Method and kitchen: two ideas differ in one of them at least. */
export const mannerOf = ({ fit: { card } }: Candidate): string => `${card.method}/${card.kitchen[0] ?? 'everyday'}`;

/** Two that are called alike are one to whoever reads: a frittata from the pan and one from the oven. */
const marksOf = (one: Candidate): string[] => [mannerOf(one), titleOf(one.fit)];

/**
 * The first `count` candidates no two of which are called alike, or made in one way in one kitchen.
 * @param besides dishes shown before: neither they nor their name or manner come again
 */
export function ideaFits(candidates: readonly Candidate[], count: number, besides: readonly string[] = []): Candidate[] {
  const seen = new Set(candidates.filter(({ fit }) => besides.includes(fit.card.id)).flatMap(marksOf));
  const chosen: Candidate[] = [];
  for (const one of candidates) {
    if (chosen.length >= count) break;
    if (besides.includes(one.fit.card.id) || marksOf(one).some((mark) => seen.has(mark))) continue;
    for (const mark of marksOf(one)) seen.add(mark);
    chosen.push(one);
  }
  return chosen;
}

/** From how many dishes "something else" picks. */
const ROUNDS = 12;

/**
 * The dish whose turn it is: the best for seed 0, for others one further on that differs in method or kitchen.
 * What was shown before does not come again while there is anything else.
 */
export function inTurn(candidates: readonly Candidate[], { seed, besides }: Pick<Order, 'seed' | 'besides'>): Candidate | undefined {
  const fresh = candidates.filter(({ fit }) => !besides.includes(fit.card.id));
  const left = fresh.length > 0 ? fresh : candidates;
  const different = ideaFits(candidates, ROUNDS, besides);
  const all = [...different, ...left.filter((one) => !different.includes(one)).slice(0, ROUNDS - different.length)];
  return all[seed % Math.max(1, all.length)];
}
