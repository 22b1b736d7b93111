/** Cards from their texts, by id. */
import type { Card, CardFault } from './card.ts';
import { readCard } from './read-card.ts';
import { repertoireOf, type Repertoire } from './repertoire.ts';

/** Reads cards and leaves out those with faults, which are told apart. @param texts id and text of each card */
export function readDishes(texts: Iterable<readonly [id: string, text: string]>): { repertoire: Repertoire; faults: readonly { id: string; faults: readonly CardFault[] }[] } {
  const cards: Card[] = [];
  const faults: { id: string; faults: readonly CardFault[] }[] = [];
  for (const [id, text] of texts) {
    const read = readCard(id, text);
    if (read.faults.length === 0) cards.push(read.card);
    else faults.push({ id, faults: read.faults });
  }
  return { repertoire: repertoireOf(cards), faults };
}
