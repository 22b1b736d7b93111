import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { changes as changesAnswer, type Kept, type KeptInput } from '../../contract/cookbook.ts';
import { KEEPING } from '../../contract/keeping-limits.ts';
import { ENGINES } from '../../tests/kit/engines.ts';
import { adopt } from './adopt.ts';
import { cells } from './cookbook-rows.ts';
import { changesSince, cookedOnce, keep, remove, versionsOf } from './cookbook.ts';
import { openStore, type Db, type Store } from './open-store.ts';

const AT = '2026-11-03T10:00:00.000Z';
const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const recipe = (number: number, of: Partial<KeptInput> = {}): KeptInput => ({
  id: idOf(number), title: `Soup ${number}`, markdown: `# Soup ${number}`, origin: { by: 'house', name: '' }, tags: [], favourite: false, notes: '', rating: null, source: '', photo: null, cooked: [], keptAt: AT, ...of,
});
const time = (number: number, on = AT) => ({ id: idOf(900_000 + number), on, how: 'good', note: `n${number}` }) as const;
/** A process of its own that keeps recipes, four at a time. */
const WRITER = `
  const { openStore } = await import(${JSON.stringify(join(import.meta.dirname, 'open-store.ts'))});
  const { keep } = await import(${JSON.stringify(join(import.meta.dirname, 'cookbook.ts'))});
  const [place, recipes] = process.argv.slice(1).map((text) => JSON.parse(text));
  const store = await openStore(place);
  const lane = async () => {
    for (let recipe = recipes.pop(); recipe !== undefined; recipe = recipes.pop()) {
      const { revision } = await keep(store.db, 'anna', recipe, 0);
      if (revision !== 1) process.exit(1);
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  await store.close();
`;
const everything = async (db: Db, cook: string) => {
  const recipes: Kept[] = [];
  const gone: string[] = [];
  let since = 0;
  for (let more = true; more;) {
    const news = await changesSince(db, cook, since);
    expect(changesAnswer.parse(news)).toEqual(news);
    recipes.push(...news.recipes);
    gone.push(...news.gone);
    ({ upTo: since, more } = news);
  }
  return { recipes, gone, upTo: since };
};

describe.each(ENGINES)('$name', ({ fresh, open }) => {
  let opened: Promise<Store> | undefined;
  /** Two cooks who have nothing yet. */
  const kitchen = async (): Promise<Db> => {
    const { db } = await (opened ??= open());
    await db.deleteFrom('cooks').execute();
    for (const id of ['anna', 'ben']) await db.insertInto('cooks').values({ id, email: id, first_name: '', last_name: '', password_hash: '', made_at: AT, changes: 0 }).execute();
    return db;
  };

  test('a cookbook has so many characters and no more, earlier versions and times among them; what does not fit is taken back whole', async () => {
    const db = await kitchen();
    const sizeOf = async (): Promise<number> => (await db.selectFrom('recipes').select('size').where('cook', '=', 'anna').where('id', '=', idOf(1)).executeTakeFirstOrThrow()).size;
    await keep(db, 'anna', recipe(1, { markdown: 'a'.repeat(1000) }), 0);
    const alone = await sizeOf();
    await keep(db, 'anna', recipe(1, { markdown: 'b'.repeat(1000) }), 1);
    await cookedOnce(db, 'anna', idOf(1), time(1));
    expect(alone).toBeGreaterThan(1000);
    expect(await sizeOf()).toBeGreaterThan(2 * 1000 + 60);
    await keep(db, 'anna', recipe(2), 0);
    await db.updateTable('recipes').set({ size: KEEPING.keptLength - (await sizeOf()) - 500 }).where('cook', '=', 'anna').where('id', '=', idOf(2)).execute();
    const long = recipe(3, { markdown: 'c'.repeat(1000) });
    const before = await everything(db, 'anna');
    const longer = recipe(1, { markdown: 'd'.repeat(1000) });
    for (const attempt of [() => keep(db, 'anna', long, 0), () => adopt(db, 'anna', [recipe(4), long]), () => keep(db, 'anna', longer, 3)]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'cookbook-full' });
    }
    expect(await everything(db, 'anna')).toEqual(before);
    expect(await keep(db, 'ben', long, 0), 'another cook has room').toEqual({ outcome: 'kept', revision: 1 });
    await remove(db, 'anna', idOf(1), 3);
    expect(await keep(db, 'anna', long, 0), 'there is room again').toEqual({ outcome: 'kept', revision: 1 });
  });

  test('how its dish was fitted comes back as it was kept', async () => {
    const db = await kitchen();
    const origin: KeptInput['origin'] = {
      by: 'house', name: '', fitted: {
        version: 1, dish: 'greek/avgolemono', factor: 0.5, hand: [{ food: 'lemon', grams: 65, word: null, pieces: 1 }], added: ['salt'],
        wishes: { diets: [], allergies: ['milk'], avoid: [] },
      },
    };
    await keep(db, 'anna', recipe(1, { origin }), 0);
    expect((await everything(db, 'anna')).recipes.map((one) => one.origin)).toEqual([origin]);
  });

  test('what is kept comes back to the letter', async () => {
    const db = await kitchen();
    const whole = recipe(1, {
      title: 'Crème “brûlée” 🥚', markdown: '# Crème\n\n1 egg; \'--\n\t"', origin: { by: 'model', name: 'soup-7b' }, tags: ['ä', 'winter'], favourite: true, notes: 'a\nb', rating: 5, source: 'https://soups.example/crème', cooked: [time(1), time(2, '2026-11-04T10:00:00.000Z')],
    });
    expect(await keep(db, 'anna', whole, 0)).toEqual({ outcome: 'kept', revision: 1 });
    expect(await everything(db, 'anna')).toEqual({ recipes: [{ ...whole, revision: 1 }], gone: [], upTo: 1 });
  });

  test('the same change told again is kept once', async () => {
    const db = await kitchen();
    for (const _ of [1, 2]) expect(await keep(db, 'anna', recipe(1), 0)).toEqual({ outcome: 'kept', revision: 1 });
    for (const _ of [1, 2, 3]) expect(await keep(db, 'anna', recipe(1, { markdown: '# Stew' }), 1)).toEqual({ outcome: 'kept', revision: 2 });
    expect(await versionsOf(db, 'anna', idOf(1))).toEqual([{ revision: 1, title: 'Soup 1', markdown: '# Soup 1', at: expect.stringMatching(/^20.*Z$/) as string }]);
  });

  test('a change to an older revision overwrites nothing', async () => {
    const db = await kitchen();
    await keep(db, 'anna', recipe(1), 0);
    await keep(db, 'anna', recipe(1, { markdown: '# From the phone' }), 1);
    for (const base of [0, 1, 3]) expect(await keep(db, 'anna', recipe(1, { markdown: '# From the desk' }), base)).toEqual({ outcome: 'changed-elsewhere' });
    for (const base of [0, 1, 3]) expect(await remove(db, 'anna', idOf(1), base)).toEqual({ outcome: 'changed-elsewhere' });
    expect((await everything(db, 'anna')).recipes).toMatchObject([{ markdown: '# From the phone', revision: 2 }]);
  });

  test.each<[what: string, of: Partial<KeptInput>, versions: number]>([
    ['text', { markdown: '# Stew' }, 1], ['title', { title: 'Stew' }, 1], ['tags', { tags: ['x'] }, 0], ['favourite', { favourite: true }, 0], ['notes', { notes: 'x' }, 0], ['rating', { rating: 4 }, 0], ['source', { source: 'Grandma' }, 0], ['photo', { photo: idOf(77) }, 0], ['cooked', { cooked: [time(1)] }, 0],
  ])('a change of its %s counts; only a text has earlier versions', async (_what, of, versions) => {
    const db = await kitchen();
    await keep(db, 'anna', recipe(1), 0);
    const { upTo } = await changesSince(db, 'anna', 0);
    expect(await keep(db, 'anna', recipe(1, of), 1)).toEqual({ outcome: 'kept', revision: 2 });
    expect((await changesSince(db, 'anna', upTo)).recipes).toEqual([{ ...recipe(1, of), revision: 2 }]);
    expect(await versionsOf(db, 'anna', idOf(1))).toHaveLength(versions);
  });

  test('the newest 50 earlier versions are kept, of each cook’s', async () => {
    const db = await kitchen();
    for (const cook of ['ben', 'anna']) for (let revision = 0; revision < 54; revision += 1) await keep(db, cook, recipe(1, { markdown: `# Soup, ${revision}` }), revision);
    const versions = await versionsOf(db, 'anna', idOf(1));
    expect(versions.map(({ revision }) => revision)).toEqual(Array.from({ length: 50 }, (_, at) => 53 - at));
    expect(versions.at(-1)?.markdown).toBe('# Soup, 3');
  });

  test('removing leaves a mark and nothing else; removing again is no fault; keeping anew goes on counting', async () => {
    const db = await kitchen();
    await keep(db, 'anna', recipe(1, { notes: 'secret', tags: ['secret'], cooked: [time(1)] }), 0);
    await keep(db, 'anna', recipe(1, { markdown: '# secret', notes: 'secret', tags: ['secret'], cooked: [time(1)] }), 1);
    const { upTo } = await changesSince(db, 'anna', 0);
    expect(await remove(db, 'anna', idOf(1), 2)).toEqual({ outcome: 'kept', revision: 3 });
    for (const base of [2, 3, 9]) expect(await remove(db, 'anna', idOf(1), base)).toEqual({ outcome: 'kept', revision: 3 });
    expect(await remove(db, 'anna', idOf(2), 1)).toMatchObject({ outcome: 'kept' });
    expect(await changesSince(db, 'anna', upTo)).toMatchObject({ recipes: [], gone: [idOf(1)], more: false });
    for (const table of ['recipes', 'recipe_versions', 'cooked'] as const) expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toMatch(/Soup|secret|n1/);
    expect(await keep(db, 'anna', recipe(1), 1)).toEqual({ outcome: 'changed-elsewhere' });
    expect(await keep(db, 'anna', recipe(1, { cooked: [time(1)] }), 0)).toEqual({ outcome: 'kept', revision: 4 });
    expect(await everything(db, 'anna')).toMatchObject({ recipes: [{ revision: 4, cooked: [time(1)] }], gone: [] });
  });

  test('one time it was cooked counts once, and only in a cookbook that has the recipe', async () => {
    const db = await kitchen();
    await keep(db, 'anna', recipe(1), 0);
    expect([await cookedOnce(db, 'anna', idOf(1), time(1)), await cookedOnce(db, 'anna', idOf(1), time(1)), await cookedOnce(db, 'anna', idOf(1), time(2))]).toEqual([2, 2, 3]);
    expect([await cookedOnce(db, 'anna', idOf(2), time(3)), await cookedOnce(db, 'ben', idOf(1), time(3))]).toEqual([null, null]);
    // Told together with a change whose base is older, times are joined and nothing is lost.
    expect(await keep(db, 'anna', recipe(1, { cooked: [time(1), time(4)] }), 1)).toEqual({ outcome: 'kept', revision: 4 });
    expect((await everything(db, 'anna')).recipes[0]?.cooked.map(({ id }) => id)).toEqual([time(1).id, time(2).id, time(4).id]);
    await remove(db, 'anna', idOf(1), 4);
    expect(await cookedOnce(db, 'anna', idOf(1), time(5))).toBeNull();
  });

  test('of more times than one recipe may have, the oldest are forgotten', async () => {
    const db = await kitchen();
    const times = Array.from({ length: KEEPING.cookedTimes }, (_, at) => time(at, new Date(Date.parse(AT) + at * 1000).toISOString()));
    await keep(db, 'anna', recipe(1, { cooked: times }), 0);
    await cookedOnce(db, 'anna', idOf(1), time(5000, '2027-01-01T00:00:00.000Z'));
    const cooked = (await everything(db, 'anna')).recipes[0]?.cooked ?? [];
    expect([cooked.length, cooked[0]?.id, cooked.at(-1)?.id]).toEqual([KEEPING.cookedTimes, time(1).id, time(5000).id]);
  });

  test('a cook sees and changes only what is theirs, also under the same ids', async () => {
    const db = await kitchen();
    await keep(db, 'anna', recipe(1, { cooked: [time(1)] }), 0);
    await keep(db, 'anna', recipe(1, { markdown: '# Anna’s', cooked: [time(1)] }), 1);
    const before = await everything(db, 'anna');
    expect(await everything(db, 'ben')).toMatchObject({ recipes: [], gone: [], upTo: 0 });
    expect(await versionsOf(db, 'ben', idOf(1))).toEqual([]);
    expect(await remove(db, 'ben', idOf(1), 2)).toMatchObject({ outcome: 'kept' });
    const bens = recipe(1, { markdown: '# Ben’s', cooked: [time(1)] });
    expect(await keep(db, 'ben', bens, 2)).toEqual({ outcome: 'kept', revision: 1 });
    expect(await keep(db, 'ben', { ...bens, markdown: '# Ben’s own' }, 1)).toEqual({ outcome: 'kept', revision: 2 });
    expect(await cookedOnce(db, 'ben', idOf(1), time(2))).toBe(3);
    expect(await adopt(db, 'ben', [{ ...bens, markdown: '# Ben’s own', notes: 'joined' }])).toEqual([{ id: idOf(1), revision: 4, fresh: false }]);
    // Anna's text, and her earlier one, are nothing that Ben has.
    expect(await adopt(db, 'ben', [recipe(1, { markdown: '# Anna’s' }), recipe(1)])).toMatchObject([{ fresh: true }, { fresh: true }]);
    expect(await remove(db, 'ben', idOf(1), 4)).toEqual({ outcome: 'kept', revision: 5 });
    expect(await adopt(db, 'ben', [bens])).toEqual([{ id: idOf(1), revision: 6, fresh: true }]);
    for (let revision = 6; revision < 60; revision += 1) await keep(db, 'ben', { ...bens, markdown: `# ${revision}` }, revision);
    expect(await everything(db, 'anna')).toEqual(before);
    expect(await versionsOf(db, 'anna', idOf(1))).toHaveLength(1);
  });

  test('who has no account any more is told so, and nothing is kept', async () => {
    const db = await kitchen();
    for (const ask of [() => keep(db, 'gone', recipe(1), 0), () => remove(db, 'gone', idOf(1), 0), () => cookedOnce(db, 'gone', idOf(1), time(1)), () => adopt(db, 'gone', [recipe(1)])]) {
      await expect(ask()).rejects.toMatchObject({ code: 'not-signed-in' });
    }
    expect(await db.selectFrom('recipes').selectAll().execute()).toEqual([]);
  });

  test('a full cookbook takes no more, by one or by many, until there is room', async () => {
    const db = await kitchen();
    const rows = Array.from({ length: KEEPING.kept - 1 }, (_, at) => ({ cook: 'anna', id: idOf(at), ...cells(recipe(at)), revision: 1, change: at + 1 }));
    for (let at = 0; at < rows.length; at += 1000) await db.insertInto('recipes').values(rows.slice(at, at + 1000)).execute();
    await db.updateTable('cooks').set({ changes: rows.length }).where('id', '=', 'anna').execute();
    expect(await adopt(db, 'anna', [recipe(20_001), recipe(1, { id: idOf(20_002), notes: 'joined' }), recipe(20_003)])).toBeNull();
    expect(await db.selectFrom('recipes').select('id').where('notes', '=', 'joined').execute()).toEqual([]);
    expect(await keep(db, 'anna', recipe(20_001), 0)).toEqual({ outcome: 'kept', revision: 1 });
    expect(await keep(db, 'anna', recipe(20_002), 0)).toEqual({ outcome: 'full' });
    expect(await adopt(db, 'anna', [recipe(20_002)])).toBeNull();
    // What needs no room still goes.
    expect(await adopt(db, 'anna', [recipe(1, { id: idOf(20_009), notes: 'joined' })])).toEqual([{ id: idOf(1), revision: 2, fresh: false }]);
    expect(await keep(db, 'anna', recipe(2, { notes: 'still' }), 1)).toEqual({ outcome: 'kept', revision: 2 });
    expect(await remove(db, 'anna', idOf(3), 1)).toEqual({ outcome: 'kept', revision: 2 });
    expect(await keep(db, 'anna', recipe(20_002), 0)).toEqual({ outcome: 'kept', revision: 1 });
    expect(await keep(db, 'anna', recipe(3), 0), 'it was removed; another took its place').toEqual({ outcome: 'full' });
  });

  describe('adopting', () => {
    test('takes all in one step, which is one change; told again, it is the same', async () => {
      const db = await kitchen();
      const sent = [recipe(1, { cooked: [time(1)] }), recipe(2), recipe(3)];
      const first = await adopt(db, 'anna', sent);
      expect(first).toEqual([1, 2, 3].map((number) => ({ id: idOf(number), revision: 1, fresh: true })));
      expect(await adopt(db, 'anna', sent)).toEqual([1, 2, 3].map((number) => ({ id: idOf(number), revision: 1, fresh: false })));
      expect(await everything(db, 'anna')).toMatchObject({ upTo: 1, recipes: sent });
    });

    test('what has the same text is joined, not doubled', async () => {
      const db = await kitchen();
      await keep(db, 'anna', recipe(1, { tags: ['a'], notes: 'mine', cooked: [time(1)] }), 0);
      const guest = recipe(2, { markdown: '# Soup 1', title: 'Another name', tags: ['b', 'a'], notes: 'as a guest', favourite: true, rating: 4, source: 'A book', cooked: [time(2)] });
      const answer = [{ id: idOf(1), revision: 2, fresh: false }];
      for (const _ of [1, 2]) expect(await adopt(db, 'anna', [guest])).toEqual(answer);
      expect((await everything(db, 'anna')).recipes).toEqual([{ ...recipe(1), tags: ['a', 'b'], notes: 'mine\nas a guest', favourite: true, rating: 4, source: 'A book', cooked: [time(1), time(2)], revision: 2 }]);
    });

    test('twins among what is sent become one; ids sent twice become two', async () => {
      const db = await kitchen();
      const answers = await adopt(db, 'anna', [recipe(1), recipe(2, { markdown: '# Soup 1', tags: ['b'] }), recipe(1, { markdown: '# Stew' })]);
      const other = answers?.[2]?.id ?? '';
      expect(answers).toEqual([{ id: idOf(1), revision: 2, fresh: true }, { id: idOf(1), revision: 2, fresh: false }, { id: expect.stringMatching(/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/) as string, revision: 1, fresh: true }]);
      const { recipes } = await everything(db, 'anna');
      expect(new Map(recipes.map(({ id, markdown, tags }) => [id, [markdown, tags]]))).toEqual(new Map([[idOf(1), ['# Soup 1', ['b']]], [other, ['# Stew', []]]]));
    });

    test('an id that another text has is left to it, however often it is told, and whatever became of the two since', async () => {
      const db = await kitchen();
      await keep(db, 'anna', recipe(1), 0);
      const stew = recipe(1, { markdown: '# Stew' });
      const [first] = await adopt(db, 'anna', [stew]) ?? [];
      expect(first?.id).not.toBe(idOf(1));
      expect(await adopt(db, 'anna', [stew])).toEqual([{ ...first, fresh: false }]);
      await keep(db, 'anna', recipe(1, { id: first?.id ?? '', markdown: '# Stew with leeks' }), 1);
      expect(await adopt(db, 'anna', [stew]), 'its answer was lost, and it was changed since').toEqual([{ id: first?.id, revision: 2, fresh: false }]);
      await remove(db, 'anna', first?.id ?? '', 2);
      expect(await adopt(db, 'anna', [stew])).toEqual([{ id: first?.id, revision: 4, fresh: true }]);
      expect((await everything(db, 'anna')).recipes.map(({ markdown }) => markdown).toSorted()).toEqual(['# Soup 1', '# Stew']);
    });

    test('told again after the recipe was changed, it is that recipe', async () => {
      const db = await kitchen();
      await adopt(db, 'anna', [recipe(1)]);
      await keep(db, 'anna', recipe(1, { markdown: '# Stew' }), 1);
      expect(await adopt(db, 'anna', [recipe(1)])).toEqual([{ id: idOf(1), revision: 2, fresh: false }]);
      expect((await everything(db, 'anna')).recipes).toMatchObject([{ markdown: '# Stew' }]);
    });

    test('a removed recipe comes back', async () => {
      const db = await kitchen();
      await keep(db, 'anna', recipe(1), 0);
      await remove(db, 'anna', idOf(1), 1);
      expect(await adopt(db, 'anna', [recipe(1, { cooked: [time(1)] })])).toEqual([{ id: idOf(1), revision: 3, fresh: true }]);
      expect(await everything(db, 'anna')).toMatchObject({ recipes: [{ id: idOf(1), cooked: [time(1)] }], gone: [] });
    });

    test('1,000 at once, and two devices at once: none lost, none doubled', async () => {
      const db = await kitchen();
      const sent = Array.from({ length: KEEPING.adopted }, (_, at) => recipe(at, { markdown: `# Soup ${at}\n\n${'leek'.repeat(200)}` }));
      const answers = await Promise.all([adopt(db, 'anna', sent), adopt(db, 'anna', sent.map((each) => ({ ...each, id: randomUUID() })))]);
      expect(new Set(answers.map((answer) => answer?.filter(({ fresh: isFresh }) => isFresh).length))).toEqual(new Set([0, 1000]));
      expect(new Set(answers.flatMap((answer) => answer ?? []).map(({ id }) => id)).size).toBe(1000);
      const { recipes } = await everything(db, 'anna');
      expect([new Set(recipes.map(({ id }) => id)).size, recipes.length]).toEqual([1000, 1000]);
    });
  });

  test('helpings never skip and never repeat, with many that share a change among them', async () => {
    const db = await kitchen();
    const batches = [3, 190, 20, 260, 1, 1, 198, 200, 201];
    let number = 0;
    for (const size of batches) await adopt(db, 'anna', Array.from({ length: size }, () => recipe(number += 1)));
    await remove(db, 'anna', idOf(1), 1);
    const { recipes, gone, upTo } = await everything(db, 'anna');
    expect(recipes.map(({ id }) => id).toSorted()).toEqual(Array.from({ length: number - 1 }, (_, at) => idOf(at + 2)));
    expect([gone, upTo]).toEqual([[idOf(1)], batches.length + 1]);
    expect(await changesSince(db, 'anna', upTo)).toEqual({ recipes: [], gone: [], upTo, more: false });
  });

  test('two connections keep 100 each while a third follows: it misses nothing, and the changes are strictly in order', async () => {
    const place = await fresh();
    const reader = await openStore(place);
    await reader.db.insertInto('cooks').values({ id: 'anna', email: '', first_name: '', last_name: '', password_hash: '', made_at: AT, changes: 0 }).execute();
    let writing = true;
    const seen: string[] = [];
    const follow = async (): Promise<void> => {
      for (let since = 0, last = false; ;) {
        const news = await changesSince(reader.db, 'anna', since);
        seen.push(...news.recipes.map(({ id }) => id));
        expect(news.upTo).toBeGreaterThanOrEqual(since);
        since = news.upTo;
        if (last && !news.more) return;
        last = !writing;
        // SQLite answers at once: without a pause nobody else would get a turn.
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    };
    const following = follow();
    const start = promisify(execFile);
    await Promise.all([0, 100].map((from) => start(process.execPath, ['--input-type=module', '-e', WRITER, JSON.stringify(place), JSON.stringify(Array.from({ length: 100 }, (_, at) => recipe(from + at)))])));
    writing = false;
    await following;
    expect(seen.toSorted()).toEqual(Array.from({ length: 200 }, (_, at) => idOf(at)));
    const counted = await reader.db.selectFrom('recipes').select('change').orderBy('change').execute();
    expect(counted.map(({ change }) => change)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
    await reader.close();
  });
});
