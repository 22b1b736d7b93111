/**
 * Lists of foods as people of twelve kitchens type them, brands and inflected names among them: bench/sets/typed-lists.tsv, and
 * typed-lists-unread.tsv, which is kept for the figure of its first reading (docs/measurements.md). Language, then "what was typed = food".
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';
import { readingsByEntry } from './read-pantry.ts';

test.each(['typed-lists', 'typed-lists-unread'])('%s: at least 98 in 100 names are understood, apart and in one entry', (name) => {
  const rows = readFileSync(new URL(`../../bench/sets/${name}.tsv`, import.meta.url), 'utf8').trim().split('\n').map((row) => row.split('\t').slice(1).map((item) => item.split(' = ')));
  const missed = rows.flatMap((items) => {
    const texts = items.map(([text = '']) => text);
    const apart = readingsByEntry(texts.map(cleanText));
    const [together = []] = readingsByEntry([cleanText(texts.join(', '))]);
    const told = (list: typeof together): string => list.map((one) => (one.outcome === 'food' ? one.food.id : `<${one.outcome}>`)).join(' + ');
    return items.flatMap(([text, food], at) => [told(apart[at] ?? []), told(together.slice(at, at + 1))].filter((got) => got !== food).map((got) => `${text}: ${got} for ${food}`));
  });
  expect(missed.length / rows.flat().length / 2, missed.join('\n')).toBeLessThanOrEqual(0.02);
});

test.each([
  ['Gardein chicken strips', 'vegan chicken'], ['Beyond sausage', 'vegan sausage'], ['Quorn mince', 'Quorn'], ['vleesvervanger gehakt', 'plant-based ground'], ['wegańskie mielone', 'plant-based ground'], ['vegane Würstchen', 'vegan sausage'], ['веганский фарш', 'plant-based ground'], ['Field Roast apple sage sausages', 'vegan sausage'],
])('%s is no meat', (text, food) => {
  expect(readingsByEntry([text])[0]?.[0]).toMatchObject({ food: { id: food } });
});
