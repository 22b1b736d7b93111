/** Cards from their texts, by id. */
import type { Card, CardFault } from './card.ts';
import { readCard, readHeadAndPlaces } from './read-card.ts';
import { repertoireOf, type Repertoire } from './repertoire.ts';

/** Cards that the suite has proven. @param texts id and text of each */
export const provenDishes = (texts: Iterable<readonly [id: string, text: string]>): Repertoire => dishesBy(readHeadAndPlaces, texts).repertoire;

/** Reads cards and leaves out those with faults, which are told apart. @param texts id and text of each card */
export const readDishes = (texts: Iterable<readonly [id: string, text: string]>): ReadDishes => dishesBy(readCard, texts);

interface ReadDishes { repertoire: Repertoire; faults: readonly { id: string; faults: readonly CardFault[] }[] }

function dishesBy(reader: typeof readCard, texts: Iterable<readonly [id: string, text: string]>): ReadDishes {
  const cards: Card[] = [];
  const faults: { id: string; faults: readonly CardFault[] }[] = [];
  for (const [id, text] of texts) {
    const read = reader(id, text);
    if (read.faults.length === 0) cards.push(read.card);
    else faults.push({ id, faults: read.faults });
  }
  return { repertoire: repertoireOf(cards), faults };
}
