/** The proof of the cards in some of the folders, as tests; their files run beside each other. */
import { dishTexts } from '#dish-texts';
import { describe, expect, it } from 'vitest';
import { cardFaults } from '../../kitchen/chef/prove-card.ts';
import { readDishes } from '../../kitchen/chef/read-dishes.ts';

/** One test for each folder whose name matches. */
export function proveFolders(names: RegExp): void {
  const texts = dishTexts();
  const { repertoire, faults } = readDishes(texts);
  const folders = [...new Set(texts.map(([id]) => id.split('/')[0] ?? ''))].filter((folder) => names.test(folder));
  const show = (id: string, found: readonly { line: number; what: string }[]): string[] => found.map(({ line, what }) => `${id}.txt:${line}: ${what}`);

  describe('every card by itself: its pantries, every choice of every place, every gap, at all its yields', () => {
    it.each(folders)('%s', { timeout: 240_000 }, (folder) => {
      expect(faults.filter(({ id }) => id.startsWith(`${folder}/`)).flatMap(({ id, faults: found }) => show(id, found))).toEqual([]);
      const wrong = repertoire.cards.filter(({ id }) => id.startsWith(`${folder}/`)).flatMap((card) => show(card.id, cardFaults(card, repertoire).faults));
      expect(wrong).toEqual([]);
    });
  });
}
