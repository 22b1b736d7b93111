/** A kill in the middle of saves loses nothing. `bench/kill-saves.ts` does it some hundred times. */
import { expect, test } from 'vitest';
import { killSaves } from './kit/kill-saves.ts';
import { findPostgres, startPostgres } from './kit/postgres.ts';

const PATIENCE = { timeout: 300_000 };
const NOTHING = { lost: 0, torn: 0 };

test('five kills on SQLite', PATIENCE, async () => {
  const killed = await killSaves(5);
  expect(killed).toMatchObject({ kills: 5, ...NOTHING });
  expect(killed.acknowledged).toBeGreaterThan(20);
});

test('three kills on PostgreSQL', PATIENCE, async ({ skip }) => {
  const bin = findPostgres();
  if (bin === null) skip('There is no PostgreSQL on this machine.');
  const postgres = await startPostgres(bin ?? '');
  try {
    const killed = await killSaves(3, { databaseUrl: await postgres.fresh() });
    expect(killed).toMatchObject({ kills: 3, ...NOTHING });
    expect(killed.acknowledged).toBeGreaterThan(2);
  } finally {
    await postgres.stop();
  }
});
