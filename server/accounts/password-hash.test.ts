import { expect, test } from 'vitest';
import { Refusal } from '../../contract/refusals.ts';
import { hashPassword, isPassword } from './password-hash.ts';

test('a hash names its cost, has a salt of its own and fits its password only', async () => {
  const [one, other] = await Promise.all([hashPassword('leeks in rain'), hashPassword('leeks in rain')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect([await isPassword('leeks in rain', one), await isPassword('leeks in Rain', one), await isPassword('', one)]).toEqual([true, false, false]);
});

test('made elsewhere with another cost, it is still understood', async () => {
  // printf password | argon2 somesalt -id -t 2 -m 16 -p 1: from the README of the reference implementation's test vectors.
  expect(await isPassword('password', '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc')).toBe(true);
});

test.each([null, '', 'x', '$argon2i$v=19$m=19456,t=2,p=1$AAAA$AAAA', '$2b$10$abc'])('nothing fits %j', async (kept) => {
  expect(await isPassword('password', kept)).toBe(false);
  expect(await isPassword('', kept)).toBe(false);
});

test('an account that is not there takes as long as one that is', async () => {
  const kept = await hashPassword('leeks in rain');
  const time = async (hash: string | null): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const start = performance.now();
      await isPassword('wrong', hash);
      times.push(performance.now() - start);
    }
    // The quickest of several is the least disturbed.
    return Math.min(...times);
  };
  const [there, notThere] = [await time(kept), await time(null)];
  expect(Math.max(there, notThere) / Math.min(there, notThere)).toBeLessThan(4);
});

test('a flood is refused, not queued without end, and leaves nothing behind', async () => {
  const flood = await Promise.allSettled(Array.from({ length: 80 }, () => hashPassword('leeks in rain')));
  const refused = flood.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toHaveLength(80 - 62);
  expect(refused.every((thrown) => thrown instanceof Refusal && thrown.code === 'too-many')).toBe(true);
  expect(await hashPassword('leeks in rain')).toMatch(/^\$argon2id/);
});
