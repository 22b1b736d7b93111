import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aJpeg } from '../../tests/kit/a-jpeg.ts';
import { ENGINES } from '../../tests/kit/engines.ts';
import { aRecipe } from '../../tests/kit/full-store.ts';
import { deleteCook } from './accounts.ts';
import { adopt } from './adopt.ts';
import { changesSince, keep, remove } from './cookbook.ts';
import type { Db, Store } from './open-store.ts';
import { keepPhoto, photoOf } from './photos.ts';

const AT = '2026-11-03T10:00:00.000Z';
const sumOf = (bytes: Uint8Array | null): string | null => bytes && createHash('sha256').update(bytes).digest('hex');

describe.each(ENGINES)('$name', ({ open }) => {
  let opened: Promise<Store> | undefined;
  const kitchen = async (): Promise<Db> => {
    const { db } = await (opened ??= open());
    await db.deleteFrom('cooks').execute();
    for (const id of ['anna', 'ben']) await db.insertInto('cooks').values({ id, email: id, first_name: '', last_name: '', password_hash: '', made_at: AT, changes: 0 }).execute();
    return db;
  };
  const there = async (db: Db) => (await db.selectFrom('photos').select(['cook', 'id']).orderBy('cook').orderBy('id').execute()).map(({ cook, id }) => [cook, id]);
  /** A recipe with a photo, as the cook keeps them. */
  const withPhoto = async (db: Db, cook = 'anna', photo: string = randomUUID()) => {
    const recipe = aRecipe({ photo, markdown: `# Soup ${randomUUID()}` });
    await keep(db, cook, recipe, 0);
    expect(await keepPhoto(db, cook, photo, aJpeg({ mark: photo }))).toBe(true);
    return { recipe, photo };
  };

  test('a photo comes back to the byte, for its cook alone', async () => {
    const db = await kitchen();
    const photo = randomUUID();
    // Every byte there is, many times.
    const bytes = Uint8Array.from({ length: 290_000 }, (_, at) => (at * 7 + (at >> 8)) & 0xff);
    await keep(db, 'anna', aRecipe({ photo }), 0);
    await keepPhoto(db, 'anna', photo, bytes);
    expect(sumOf(await photoOf(db, 'anna', photo))).toBe(sumOf(bytes));
    expect(await photoOf(db, 'ben', photo)).toBeNull();
    expect((await changesSince(db, 'anna', 0)).recipes).toMatchObject([{ photo }]);
  });

  test('the same id told again counts once, and its bytes never change', async () => {
    const db = await kitchen();
    const { photo } = await withPhoto(db);
    expect(await keepPhoto(db, 'anna', photo, aJpeg({ mark: 'another' }))).toBe(true);
    expect(sumOf(await photoOf(db, 'anna', photo))).toBe(sumOf(aJpeg({ mark: photo })));
  });

  test('what no recipe of the cook names is not taken', async () => {
    const db = await kitchen();
    const { photo } = await withPhoto(db);
    expect([await keepPhoto(db, 'anna', randomUUID(), aJpeg()), await keepPhoto(db, 'ben', photo, aJpeg())]).toEqual([false, false]);
    expect(await there(db)).toEqual([['anna', photo]]);
  });

  test.each<[how: string, what: (db: Db, recipe: ReturnType<typeof aRecipe>) => Promise<unknown>]>([
    ['removed', (db, recipe) => keep(db, 'anna', { ...recipe, photo: null }, 1)],
    ['changed for another', (db, recipe) => keep(db, 'anna', { ...recipe, photo: randomUUID() }, 1)],
    ['removed with its recipe', (db, recipe) => remove(db, 'anna', recipe.id, 1)],
    ['removed with the account', (db) => deleteCook(db, 'anna')],
  ])('%s, it is gone at once, and nobody else’s is', async (_how, what) => {
    const db = await kitchen();
    const photo = randomUUID();
    const { recipe } = await withPhoto(db, 'anna', photo);
    await withPhoto(db, 'ben', photo);
    await what(db, recipe);
    expect(await there(db)).toEqual([['ben', photo]]);
  });

  test('two recipes may name one photo: the last that lets go takes it along', async () => {
    const db = await kitchen();
    const { recipe, photo } = await withPhoto(db);
    const other = aRecipe({ photo, markdown: '# Stew' });
    await keep(db, 'anna', other, 0);
    await keep(db, 'anna', { ...recipe, photo: null }, 1);
    expect(await there(db)).toEqual([['anna', photo]]);
    await remove(db, 'anna', other.id, 1);
    expect(await there(db)).toEqual([]);
  });

  test('a page from before there were photos changes a recipe, and its photo stays', async () => {
    const db = await kitchen();
    const { recipe: { photo, ...recipe } } = await withPhoto(db);
    expect(await keep(db, 'anna', { ...recipe, notes: 'More leeks.' }, 1)).toEqual({ outcome: 'kept', revision: 2 });
    expect((await changesSince(db, 'anna', 0)).recipes).toMatchObject([{ notes: 'More leeks.', photo }]);
    expect(await there(db)).toEqual([['anna', photo]]);
  });

  test('adopted: a photo comes along, and joins a twin that has none', async () => {
    const db = await kitchen();
    const [mine, plain] = [aRecipe({ photo: randomUUID(), markdown: '# Pie' }), aRecipe({ markdown: '# Soup' })];
    await keep(db, 'anna', plain, 0);
    const twin = aRecipe({ photo: randomUUID(), markdown: '# Soup' });
    await adopt(db, 'anna', [mine, twin]);
    await adopt(db, 'anna', [aRecipe({ photo: randomUUID(), markdown: '# Pie' })]);
    const kept = new Map((await changesSince(db, 'anna', 0)).recipes.map(({ markdown, photo }) => [markdown, photo]));
    expect(kept).toEqual(new Map([['# Pie', mine.photo], ['# Soup', twin.photo]]));
  });

  test.each([['photos', { photos: 2, photosBytes: 1e9 }], ['bytes', { photos: 9, photosBytes: 2500 }]])('so many %s and no more; what does not fit is taken back whole', async (_what, most) => {
    const db = await kitchen();
    const photos = [randomUUID(), randomUUID(), randomUUID()];
    for (const photo of photos) await keep(db, 'anna', aRecipe({ photo, markdown: `# ${photo}` }), 0);
    const [first = '', second = '', third = ''] = photos;
    for (const photo of [first, second]) await keepPhoto(db, 'anna', photo, aJpeg({ bytes: 1000 }), most);
    await expect(keepPhoto(db, 'anna', third, aJpeg({ bytes: 1000 }), most)).rejects.toMatchObject({ code: 'photos-full' });
    expect(await there(db)).toEqual([first, second].toSorted().map((id) => ['anna', id]));
    expect(await keepPhoto(db, 'anna', first, aJpeg({ bytes: 1000 }), most), 'what is there is still there').toBe(true);
    const { id } = (await changesSince(db, 'anna', 0)).recipes.find(({ photo }) => photo === first) ?? { id: '' };
    await remove(db, 'anna', id, 1);
    expect(await keepPhoto(db, 'anna', third, aJpeg({ bytes: 1000 }), most), 'there is room again').toBe(true);
  });
});
