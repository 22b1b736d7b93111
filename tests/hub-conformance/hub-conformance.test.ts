/** Every statement that the specification makes about the hub library, one by one (docs/hub-conformance.md). */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { conformancePage } from './page.ts';
import { ROWS } from './rows.ts';

describe('the hub library', () => {
  test.each(ROWS.map((row) => [row.says, row] as const))(
    '%s',
    async (_says, { shown }) => {
      expect.hasAssertions();
      await shown();
    },
    20_000,
  );
});

test('no statement is without a row', () => {
  const said = readFileSync(new URL('statements.md', import.meta.url), 'utf8').replaceAll(/^#.*$/gm, '');
  const lost = ROWS.filter(({ says }) => !said.includes(says)).map(({ says }) => says);
  expect(lost, 'rows that quote nothing').toEqual([]);
  const left = ROWS.toSorted((a, b) => b.says.length - a.says.length).reduce((text, { says }) => text.replace(says, ' '), said);
  expect(
    left
      .replaceAll(/^- /gm, '')
      .replaceAll(/[\s,;.]+/g, ' ')
      .trim(),
    'statements that no row quotes',
  ).toBe('');
});

test('what differs today is told, and what does not last says until when it did', () => {
  for (const { says, verdict, today, lastHeld } of ROWS) {
    expect([verdict === 'today', verdict !== 'holds'], says).toEqual([today !== undefined, lastHeld !== undefined]);
  }
});

test('docs/hub-conformance.md is made of these rows (bench/hub-conformance.ts writes it)', () => {
  expect(readFileSync(new URL('../../docs/hub-conformance.md', import.meta.url), 'utf8')).toBe(conformancePage(ROWS));
});
