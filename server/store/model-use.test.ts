import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../tests/kit/engines.ts';
import { countModelUse } from './model-use.ts';
import { openStore } from './open-store.ts';

describe.each(ENGINES)('$name', ({ open, fresh }) => {
  test('a day gives its calls and no more; the next day gives them again', async () => {
    const { db } = await open();
    let day = new Date('2025-03-01T23:59:00Z');
    const take = countModelUse(db, 3, () => day);
    expect([await take(), await take(), await take(), await take(), await take()]).toEqual([true, true, true, false, false]);
    day = new Date('2025-03-02T00:00:00Z');
    expect(await take()).toBe(true);
  });

  test('no calls a day means none', async () => {
    const take = countModelUse((await open()).db, 0);
    expect([await take(), await take()]).toEqual([false, false]);
  });

  test('two processes share a day, and it outlives them', async () => {
    const place = await fresh();
    const [one, two] = [await openStore(place), await openStore(place)];
    const [take, too] = [countModelUse(one.db, 5), countModelUse(two.db, 5)];
    const taken = await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? take() : too())));
    expect(taken.filter(Boolean)).toHaveLength(5);
    await one.close();
    await two.close();
    const again = await openStore(place);
    expect(await countModelUse(again.db, 5)()).toBe(false);
    await again.close();
  });

  test('a closed database throws, so that the caller does not take it for a yes', async () => {
    const store = await open();
    const take = countModelUse(store.db, 5);
    await store.close();
    await expect(take()).rejects.toThrow();
  });
});
