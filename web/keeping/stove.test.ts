// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeStove, clearStove, putOnStove, readStove, startOver, stoveNow } from './stove.ts';
import type { Dish, Stove } from './stove.ts';

const DISH: Dish = { id: 'soup', markdown: '# Soup', origin: { by: 'house', name: '' }, servings: 4, units: 'metric' };
const NOON = '2025-11-01T12:00:00.000Z';
const HALF_WAY: Stove = { dish: DISH, step: 3, startedAt: NOON, ticked: [0, 2], logged: null };
const BEGUN: Stove = { dish: DISH, step: 0, startedAt: NOON, ticked: [], logged: null };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOON), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const store = (value: unknown) => localStorage.setItem('recipe-chef.stove', typeof value === 'string' ? value : JSON.stringify(value));

test.each<[string, unknown, Stove | null]>([
  ['what was written', HALF_WAY, HALF_WAY],
  ['nothing', undefined, null],
  ['null', null, null],
  ['a text', 'soup', null],
  ['no dish', { ...HALF_WAY, dish: undefined }, null],
  ['a dish without a text', { ...HALF_WAY, dish: { ...DISH, markdown: ' \n' } }, null],
  ['a dish without an id', { ...HALF_WAY, dish: { ...DISH, id: 7 } }, null],
  ['a step before the first', { ...HALF_WAY, step: -1 }, { ...HALF_WAY, step: 0 }],
  ['half a step', { ...HALF_WAY, step: 1.5 }, { ...HALF_WAY, step: 0 }],
  ['ticks that are no places', { ...HALF_WAY, ticked: [0, 'x', -1, 2] }, HALF_WAY],
  ['ticks that are no list', { ...HALF_WAY, ticked: 'all' }, { ...HALF_WAY, ticked: [] }],
  ['a start that is no time', { ...HALF_WAY, startedAt: 'noon' }, { ...HALF_WAY, startedAt: '1970-01-01T00:00:00.000Z' }],
  ['nobody at table', { ...HALF_WAY, dish: { ...DISH, servings: 0 } }, { ...HALF_WAY, dish: { ...DISH, servings: null } }],
  ['units that are gone', { ...HALF_WAY, dish: { ...DISH, units: 'imperial' } }, { ...HALF_WAY, dish: { ...DISH, units: 'as written' } }],
  ['a writer that is gone', { ...HALF_WAY, dish: { ...DISH, origin: { by: 'ghost' } } }, { ...HALF_WAY, dish: { ...DISH, origin: { by: 'own', name: '' } } }],
  ['an entry of the log', { ...HALF_WAY, logged: 'abc' }, { ...HALF_WAY, logged: 'abc' }],
])('reading %s', (_case, found, expected) => {
  expect(readStove(found)).toEqual(expected);
});

test('broken memory is an empty stove', () => {
  store('{"dish":');
  expect(stoveNow()).toBeNull();
});

test.each<[string, unknown, Dish, Partial<Stove>]>([
  ['on an empty stove', null, DISH, BEGUN],
  ['half way', HALF_WAY, DISH, HALF_WAY],
  ['half way, for more people', HALF_WAY, { ...DISH, servings: 8 }, { ...HALF_WAY, dish: { ...DISH, servings: 8 } }],
  ['half way, with a swap: other lines, other ticks', HALF_WAY, { ...DISH, markdown: '# Other soup' }, { ...HALF_WAY, dish: { ...DISH, markdown: '# Other soup' }, ticked: [] }],
  ['in place of another', { ...HALF_WAY, dish: { ...DISH, id: 'pie' } }, DISH, BEGUN],
  ['after it was cooked', { ...HALF_WAY, logged: 'abc' }, DISH, BEGUN],
  ['a day later', { ...HALF_WAY, startedAt: '2025-10-31T12:00:00.000Z' }, DISH, BEGUN],
  ['nearly a day later', { ...HALF_WAY, startedAt: '2025-10-31T12:00:01.000Z' }, DISH, { step: 3, ticked: [0, 2] }],
])('the dish is put on the stove %s', (_case, before, dish, expected) => {
  store(before);
  putOnStove(dish);
  expect(stoveNow()).toMatchObject(expected);
});

test('it is taken on, begun anew and taken off', () => {
  changeStove({ step: 2 });
  expect(stoveNow(), 'nothing to change').toBeNull();
  putOnStove(DISH);
  changeStove({ step: 2, ticked: [1], logged: 'abc' });
  expect(stoveNow()).toEqual({ ...BEGUN, step: 2, ticked: [1], logged: 'abc' });
  vi.setSystemTime(Date.parse(NOON) + 60_000);
  startOver();
  expect(stoveNow()).toEqual({ ...BEGUN, startedAt: '2025-11-01T12:01:00.000Z' });
  clearStove();
  expect(stoveNow()).toBeNull();
});
