/** The proof of the cards in some of the folders, as tests; their files run beside each other. */
import { createHash } from 'node:crypto';
import { dishTexts } from '#dish-texts';
import { describe, expect, it } from 'vitest';
import { cardFaults } from '../../kitchen/chef/prove-card.ts';
import { readDishes } from '../../kitchen/chef/read-dishes.ts';

/** One card in so many is told at all its yields (docs/decisions/0077); `PROOF_TURN` has others in turn. */
const TURNS = 8;
const TURN = Number(process.env['PROOF_TURN'] ?? 0);
const isInTurn = (id: string): boolean => createHash('sha256').update(id).digest().readUInt32BE() % TURNS === TURN % TURNS;

let read: (ReturnType<typeof readDishes> & { ids: readonly string[] }) | null = null;
/** All cards, read once for all files that one process runs. */
function allCards(): NonNullable<typeof read> {
  if (read === null) {
    const texts = dishTexts();
    read = { ...readDishes(texts), ids: texts.map(([id]) => id) };
  }
  return read;
}

/**
 * One test for each folder whose name matches.
 * @param yields whether cards that are not in turn are told at their own yield alone, or at all of theirs too
 */
export function proveFolders(names: RegExp, yields: 'own' | 'all' = 'own'): void {
  const { repertoire, faults, ids } = allCards();
  const folders = [...new Set(ids.map((id) => id.split('/')[0] ?? ''))].filter((folder) => names.test(folder));
  const show = (id: string, found: readonly { line: number; what: string }[]): string[] => found.map(({ line, what }) => `${id}.txt:${line}: ${what}`);
  const others = yields === 'all' ? 'at all its yields' : `at its own yield, and one in ${TURNS} at all of theirs (PROOF_TURN=${TURN})`;

  describe(`every card by itself: its pantries, every choice of every place, every gap, ${others}`, () => {
    it.each(folders)('%s', { timeout: 900_000 }, (folder) => {
      const mine = (id: string): boolean => id.startsWith(`${folder}/`);
      expect(faults.filter(({ id }) => mine(id)).flatMap(({ id, faults: found }) => show(id, found))).toEqual([]);
      const cards = repertoire.cards.filter(({ id }) => mine(id));
      expect(cards.length).toBeGreaterThan(0);
      expect(cards.flatMap((card) => show(card.id, cardFaults(card, repertoire, isInTurn(card.id) ? 'all' : yields).faults))).toEqual([]);
    });
  });
}
