// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMinute, countdown, rangAgo, readTimers, startTimer, stopTimer, timersNow } from './timers.ts';
import type { Timer } from './timers.ts';

const NOON = Date.parse('2025-11-01T12:00:00Z');
const MINUTE = 60_000;
const timer = (change: Partial<Timer> = {}): Timer => ({ id: 'a', label: 'Simmer', step: 2, ends: NOON + MINUTE, ...change });

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test.each<[string, unknown, string[]]>([
  ['nothing', undefined, []],
  ['a text', 'soup', []],
  ['the soonest first', [timer({ id: 'late', ends: NOON + 9 }), timer({ id: 'soon', ends: NOON + 3 })], ['soon', 'late']],
  ['one that rang this morning', [timer({ ends: NOON - 11 * 60 * MINUTE })], ['a']],
  ['one that rang last night', [timer({ ends: NOON - 12 * 60 * MINUTE })], []],
  ['some that are none', [null, 7, {}, timer({ ends: Number.NaN }), { ...timer(), step: '2' }, timer({ id: 'good' })], ['good']],
  ['far too many', Array.from({ length: 40 }, (_, at) => timer({ id: `${at}`, ends: NOON + at })), Array.from({ length: 12 }, (_, at) => `${at}`)],
])('reading %s', (_case, found, expected) => {
  expect(readTimers(found).map(({ id }) => id)).toEqual(expected);
});

test('several run at once, and each is moved and stopped by itself', () => {
  const roast = startTimer('Roast', 1, 35);
  const rest = startTimer('Rest', 3, 0.5);
  expect(timersNow()).toEqual([rest, roast]);
  expect([rest.ends, roast.ends]).toEqual([NOON + 30_000, NOON + 35 * MINUTE]);
  addMinute(rest.id);
  expect(timersNow().map(({ ends }) => ends)).toEqual([NOON + 90_000, NOON + 35 * MINUTE]);
  vi.setSystemTime(NOON + 10 * MINUTE);
  addMinute(rest.id);
  expect(timersNow()[0]?.ends, 'it rang long ago: a minute from now').toBe(NOON + 11 * MINUTE);
  stopTimer(rest.id);
  expect(timersNow()).toEqual([roast]);
  stopTimer('unknown');
  expect(timersNow()).toEqual([roast]);
});

test('broken memory is no timer', () => {
  localStorage.setItem('recipe-chef.timers', '[{');
  expect(timersNow()).toEqual([]);
});

test.each([[-5, '0:00'], [0, '0:00'], [1, '0:01'], [1000, '0:01'], [1001, '0:02'], [59_000, '0:59'], [60_000, '1:00'], [725_000, '12:05'], [3_599_001, '1:00:00'], [3_845_000, '1:04:05'], [36_000_000, '10:00:00']])('%i ms left read %s', (left, text) => {
  expect(countdown(left)).toBe(text);
});

test.each([[0, 'rang just now'], [59_999, 'rang just now'], [MINUTE, 'rang 1 min ago'], [89 * MINUTE, 'rang 89 min ago'], [90 * MINUTE, 'rang 2 h ago'], [300 * MINUTE, 'rang 5 h ago']])('%i ms ago: %s', (ago, text) => {
  expect(rangAgo(ago)).toBe(text);
});
