// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { KEEPING } from '../../contract/keeping-limits.ts';
import { cookedLog, forgetCooked, logCooked, readLog } from './cooked-log.ts';
import type { CookedEntry } from './cooked-log.ts';

afterEach(() => localStorage.clear());

const entry = (change: Partial<CookedEntry> = {}): CookedEntry => ({ id: 'a', recipe: 'soup', on: '2025-11-01T12:00:00.000Z', how: 'great', note: '', ...change });

test.each<[string, unknown, CookedEntry[]]>([
  ['nothing', undefined, []],
  ['a text', 'soup', []],
  ['what was written', [entry(), entry({ id: 'b', how: 'poor', note: 'too salty' })], [entry(), entry({ id: 'b', how: 'poor', note: 'too salty' })]],
  ['some that are none', [null, 7, {}, entry({ how: 'meh' as 'good' }), { ...entry(), note: 5 }, entry({ id: 'good' })], [entry({ id: 'good' })]],
])('reading %s', (_case, found, expected) => {
  expect(readLog(found)).toEqual(expected);
});

test('telling twice counts once, and the last word counts', () => {
  logCooked(entry());
  logCooked(entry({ id: 'b' }));
  logCooked(entry({ how: 'good', note: '  less salt ' }));
  expect(cookedLog()).toEqual([entry({ how: 'good', note: 'less salt' }), entry({ id: 'b' })]);
});

test('a note is cut where the cookbook would refuse it, and between letters', () => {
  logCooked(entry({ note: '🥕'.repeat(KEEPING.notes + 5) }));
  expect(cookedLog()[0]?.note).toBe('🥕'.repeat(KEEPING.notes));
});

test('the oldest go first', () => {
  for (let at = 0; at < KEEPING.cookedTimes + 2; at += 1) logCooked(entry({ id: `${at}` }));
  expect([cookedLog().length, cookedLog()[0]?.id]).toEqual([KEEPING.cookedTimes, '2']);
});

test('what another place has taken over is forgotten', () => {
  logCooked(entry());
  logCooked(entry({ id: 'b' }));
  forgetCooked(['a', 'unknown']);
  expect(cookedLog()).toEqual([entry({ id: 'b' })]);
});

test('broken memory is an empty log', () => {
  localStorage.setItem('recipe-chef.cooked', '[{');
  expect(cookedLog()).toEqual([]);
});
