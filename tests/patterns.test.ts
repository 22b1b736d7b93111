/**
 * No pattern may hold a thread. What recheck once said of a pattern is remembered (bench/patterns.ts --write); a new one is asked about
 * here.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { allPatterns, growthOf, keyOf, type Growth, type Pattern } from './kit/patterns.ts';
import { readProjectFile } from './kit/source-files.ts';

const checked = new Map(Object.entries(JSON.parse(readProjectFile('tests/kit/checked-patterns.json')) as Record<string, Growth>));
/** More new patterns than this at once: run `node bench/patterns.ts --write`, which takes some minutes. */
const MOST_NEW = 60;
/** Patterns whose time grows with the square of a line, which the door (kitchen/text-bounds.ts) keeps short. May only fall. */
const MOST_QUADRATIC = 118;

const patterns: { pattern: Pattern; growth: Growth }[] = [];
const show = ({ pattern, growth }: { pattern: Pattern; growth: Growth }): string => `${growth}: ${pattern.where} /${pattern.source}/${pattern.flags}`;

beforeAll(async () => {
  const all = await allPatterns();
  if (all.filter((pattern) => !checked.has(keyOf(pattern))).length > MOST_NEW) throw new Error('Too many new patterns: run `node bench/patterns.ts --write`.');
  for (const pattern of all) patterns.push({ pattern, growth: checked.get(keyOf(pattern)) ?? await growthOf(pattern) });
}, 300_000);

describe('patterns', () => {
  test('are found: ours, and those of libraries', () => {
    expect(patterns.filter(({ pattern }) => pattern.whose === 'ours').length).toBeGreaterThan(500);
    expect(patterns.filter(({ pattern }) => pattern.whose === 'theirs').length).toBeGreaterThan(20);
  });
  test('the one that stopped the server would be seen', async () => {
    expect(await growthOf({ source: String.raw`^([\p{L}\p{N}_]+(?:[.-]?[\p{L}\p{N}_]+)*[-.]?)(?:\s+|$)`, flags: 'iu', where: '', whose: 'theirs' })).toBe('exponential');
  });
  test('none grows faster than with the square', () => {
    expect(patterns.filter(({ growth }) => growth !== 'linear' && growth !== 'quadratic').map(show)).toEqual([]);
  });
  test('what grows with the square becomes less, never more', () => {
    // The chef's rooms read dish cards, which are ours and short.
    const found = patterns.filter(({ pattern, growth }) => growth === 'quadratic' && !pattern.where.startsWith('kitchen/chef/'));
    expect(found.length, found.map(show).join('\n')).toBeLessThanOrEqual(MOST_QUADRATIC);
  });
});
