import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../tests/kit/engines.ts';
import { isOrphan } from './orphan.ts';

describe.each(ENGINES)('a write that names a cook who is gone, on $name', ({ open }) => {
  test('is told from every other failure', async () => {
    const { db } = await open();
    const failed: unknown = await db.insertInto('belongings').values({ cook: 'gone', name: 'options', value: '1', changed_at: '2026-01-01T00:00:00.000Z' }).execute().catch((thrown: unknown) => thrown);
    expect(isOrphan(failed)).toBe(true);
    const other: unknown = await db.insertInto('reviews').values({ id: null } as never).execute().catch((thrown: unknown) => thrown);
    expect(other).toBeInstanceOf(Error);
    expect(isOrphan(other)).toBe(false);
  });
});
