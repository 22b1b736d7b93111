import { expect, test } from 'vitest';
import { MINUTE } from '../store/moments.ts';
import { createOwnCount } from './own-count.ts';

test('so many get through, and the count begins anew when its time is over', () => {
  let now = 0;
  const count = createOwnCount(() => now);
  const twice = { most: 2, perMinutes: 10 };
  expect([count(['soup', 'a'], twice), count(['soup', 'a'], twice), count(['soup', 'b'], twice)]).toEqual([null, null, null]);
  const until = Date.parse(count(['soup', 'a'], twice) ?? '') - Date.now();
  expect(Math.abs(until - 10 * MINUTE)).toBeLessThan(1000);
  now = 10 * MINUTE;
  expect(count(['soup', 'a'], twice)).toBeNull();
});

test('of more keys than there is room for the oldest is forgotten', () => {
  const count = createOwnCount(() => 0, 2);
  const once = { most: 1, perMinutes: 1 };
  for (const name of ['a', 'b', 'c']) expect(count([name], once)).toBeNull();
  expect([count(['c'], once) === null, count(['a'], once) === null]).toEqual([false, true]);
});
