import { expect, it } from 'vitest';
import { readCard } from '../chef/read-card.ts';
import { dishTexts, toBundle } from './dish-texts.ts';

/** What a card says, without where it says it. */
function said(id: string, text: string): string {
  const { card, faults } = readCard(id, text);
  return JSON.stringify([faults.map(({ what }) => what), { ...card, tries: [] }], (key: string, value: unknown) => (key === 'line' ? undefined : value));
}

it('a browser reads the same cards as a server', { timeout: 180_000 }, () => {
  const other = dishTexts().filter(([id, text]) => said(id, toBundle(text)) !== said(id, text)).map(([id]) => id);
  expect(other).toEqual([]);
});
