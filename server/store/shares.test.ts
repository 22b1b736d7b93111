import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../tests/kit/engines.ts';
import { allShares, makeShare, openShare, reportShare, revokeShare, shareReports, sharesOf, takeDownShare, type NewShare } from './shares.ts';
import { findReading, keepReading } from './share-readings.ts';
import { sweep } from './sweep.ts';
import type { Store } from './open-store.ts';

const SOUP: NewShare = { title: 'Soup', markdown: '# Soup', origin: { by: 'model', name: 'Mixtral' }, cook: null, recipe: null, days: null };
const NOW = new Date('2026-11-03T10:00:00.000Z');
const later = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

async function cookIn({ db }: Store, id: string): Promise<string> {
  await db.insertInto('cooks').values({ id, email: `${id}@example.org`, first_name: id, last_name: '', password_hash: '-', made_at: NOW.toISOString(), changes: 0 }).execute();
  return id;
}

describe.each(ENGINES)('share links on $name', ({ open }) => {
  test('a link opens what was shared, and the database knows neither its token nor its key', async () => {
    const store = await open();
    const { id, token, key, endsAt } = await makeShare(store.db, SOUP, NOW);
    expect([token.length, key.length, endsAt]).toEqual([32, 32, null]);
    expect(await openShare(store.db, token, NOW)).toEqual({ title: 'Soup', markdown: '# Soup', origin: { by: 'model', name: 'Mixtral' }, source: '', sharedAt: NOW.toISOString() });
    const row = JSON.stringify(await store.db.selectFrom('shares').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
    expect(row).not.toContain(token);
    expect(row).not.toContain(key);
  });

  test('how its dish was fitted goes with it', async () => {
    const { db } = await open();
    const origin: NewShare['origin'] = {
      by: 'house', name: '', fitted: {
        version: 1, dish: 'greek/avgolemono', factor: 0.5, hand: [{ food: 'lemon', grams: 65, word: null, pieces: 1 }], added: ['salt'],
        wishes: { diets: [], allergies: ['milk'], avoid: [] },
      },
    };
    const { token } = await makeShare(db, { ...SOUP, origin }, NOW);
    expect((await openShare(db, token, NOW))?.origin).toEqual(origin);
  });

  test('two links for the same text are two', async () => {
    const { db } = await open();
    const [one, other] = [await makeShare(db, SOUP, NOW), await makeShare(db, SOUP, NOW)];
    expect(new Set([one.id, other.id, one.token, other.token, one.key, other.key]).size).toBe(6);
  });

  test.each([
    ['before its end', 7, 6.9, true],
    ['at its end', 7, 7, false],
    ['after its end', 7, 8, false],
    ['without an end', null, 10_000, true],
  ])('%s', async (_case, days, at, opens) => {
    const { db } = await open();
    const { token } = await makeShare(db, { ...SOUP, days }, NOW);
    expect((await openShare(db, token, later(at))) !== null).toBe(opens);
    expect(await reportShare(db, token, 'odd', later(at))).toBe(opens);
  });

  test('a link that has come to its end keeps neither text nor reading', async () => {
    const { db } = await open();
    const [ended, lasting] = [await makeShare(db, { ...SOUP, days: 7 }, NOW), await makeShare(db, SOUP, NOW)];
    for (const { token } of [ended, lasting]) await keepReading(db, token, 1, '{}');
    await sweep(db, later(6.9));
    expect(await findReading(db, ended.token, 1)).toBe('{}');
    await sweep(db, later(7));
    const texts = await db.selectFrom('shares').select(['id', 'markdown']).execute();
    expect(new Map(texts.map(({ id, markdown }) => [id, markdown]))).toEqual(new Map([[ended.id, ''], [lasting.id, '# Soup']]));
    expect([await findReading(db, ended.token, 1), await findReading(db, lasting.token, 1)]).toEqual([null, '{}']);
  });

  test('only its cook or whoever has its key ends it, once, and its text is gone', async () => {
    const store = await open();
    const { db } = store;
    const [ada, ben] = [await cookIn(store, 'ada'), await cookIn(store, 'ben')];
    const guests = await makeShare(db, SOUP, NOW);
    const adas = await makeShare(db, { ...SOUP, cook: ada }, NOW);
    for (const by of [{ cook: null, key: null }, { cook: ada, key: null }, { cook: null, key: adas.key }, { cook: null, key: '' }]) expect(await revokeShare(db, guests.id, by)).toBe(false);
    for (const by of [{ cook: ben, key: null }, { cook: ben, key: guests.key }, { cook: null, key: null }]) expect(await revokeShare(db, adas.id, by)).toBe(false);
    expect(await openShare(db, adas.token, NOW)).not.toBeNull();
    expect(await revokeShare(db, guests.id, { cook: ben, key: guests.key })).toBe(true);
    expect(await revokeShare(db, adas.id, { cook: ada, key: null })).toBe(true);
    expect(await revokeShare(db, adas.id, { cook: ada, key: null })).toBe(false);
    expect([await openShare(db, guests.token, NOW), await openShare(db, adas.token, NOW)]).toEqual([null, null]);
    expect(await db.selectFrom('shares').select('markdown').execute()).toEqual([{ markdown: '' }, { markdown: '' }]);
  });

  test('a cook sees their own links while they lead somewhere, and deleting the account ends them', async () => {
    const store = await open();
    const { db } = store;
    const [ada, ben] = [await cookIn(store, 'ada'), await cookIn(store, 'ben')];
    const old = await makeShare(db, { ...SOUP, cook: ada, days: 1 }, NOW);
    const pie = await makeShare(db, { ...SOUP, title: 'Pie', cook: ada }, later(1));
    await makeShare(db, { ...SOUP, cook: ben }, NOW);
    expect((await sharesOf(db, ada, NOW)).map(({ id }) => id)).toEqual([pie.id, old.id]);
    expect(await sharesOf(db, ada, later(2))).toEqual([{ id: pie.id, title: 'Pie', sharedAt: later(1).toISOString(), endsAt: null, recipe: null }]);
    await db.deleteFrom('cooks').where('id', '=', ada).execute();
    expect(await openShare(db, pie.token, NOW)).toBeNull();
    expect(await allShares(db)).toHaveLength(1);
  });

  test('reports are kept for the operator, who alone takes a link down', async () => {
    const { db } = await open();
    const { id, token } = await makeShare(db, SOUP, NOW);
    const quiet = await makeShare(db, { ...SOUP, title: 'Pie' }, later(1));
    for (const why of ['raw chicken', 'not a recipe', 'rude', 'rude again']) expect(await reportShare(db, token, why, NOW)).toBe(true);
    expect(await openShare(db, token, NOW), 'reports alone take nothing down').not.toBeNull();
    expect((await allShares(db)).map((row) => [row.id, row.reports, row.ended])).toEqual([[id, 4, null], [quiet.id, 0, null]]);
    expect((await shareReports(db)).map(({ share, why, markdown }) => [share, why, markdown])).toContainEqual([id, 'raw chicken', '# Soup']);
    expect([await takeDownShare(db, id), await takeDownShare(db, id), await takeDownShare(db, 'none')]).toEqual([true, false, false]);
    expect(await openShare(db, token, NOW)).toBeNull();
    expect(await reportShare(db, token, 'late', NOW)).toBe(false);
  });

  test('a token nobody made opens nothing', async () => {
    const { db } = await open();
    expect(await openShare(db, 'A'.repeat(32), NOW)).toBeNull();
  });
});
