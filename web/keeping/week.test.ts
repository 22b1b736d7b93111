// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { DAYS, MOST_A_DAY, plan, readWeek, setWeek, unplan, weekNow } from './week.ts';

afterEach(() => localStorage.clear());

test('a recipe is put on a day once, and taken off again', () => {
  plan('Monday', 'a');
  plan('Monday', 'b');
  plan('Monday', 'a');
  plan('Sunday', 'a');
  expect(weekNow()).toEqual([['b', 'a'], [], [], [], [], [], ['a']]);
  unplan('Monday', 'b');
  expect(weekNow()[0]).toEqual(['a']);
});

test('a day holds no more than anyone cooks', () => {
  for (let id = 0; id < MOST_A_DAY + 2; id++) plan('Friday', String(id));
  expect(weekNow()[4]).toEqual(['2', '3', '4', '5', '6', '7']);
});

test('an emptied week is an empty list, which does not empty other devices', () => {
  plan('Monday', 'a');
  unplan('Monday', 'a');
  expect(localStorage.getItem('recipe-chef.week')).toBe('[]');
});

test.each([undefined, null, 'x', {}, [1, 2], [[1, null]], [['x'.repeat(65)]]])('%j is an empty week', (found) => {
  expect(readWeek(found)).toEqual(DAYS.map(() => []));
});

test('a week is put back as it was', () => {
  plan('Tuesday', 'a');
  const before = weekNow();
  setWeek([]);
  expect(weekNow().flat()).toEqual([]);
  setWeek(before);
  expect(weekNow()[1]).toEqual(['a']);
});
