// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { addToLastList } from './last-list.ts';

afterEach(() => localStorage.clear());

const list = () => JSON.parse(localStorage.getItem('recipe-chef.last-list') ?? 'null') as unknown;
const many = (count: number) => Array.from({ length: count }, (_, at) => `food ${at}`);

test.each([
  ['to nothing', null, ['egg'], ['egg'], []],
  ['to a list', ['feta'], ['egg', 'leek'], ['feta', 'egg', 'leek'], []],
  ['what is there already, however it is written', ['Eggs'], ['eggs'], ['Eggs'], []],
  ['the same twice', [], ['egg', 'egg'], ['egg'], []],
  ['to a list that is nearly full', many(29), ['egg', 'leek'], [...many(29), 'egg'], ['leek']],
  ['a name that is too long', [], ['x'.repeat(81)], [], ['x'.repeat(81)]],
  ['to a list that makes no sense', { a: 1 }, ['egg'], ['egg'], []],
])('adding %s', (_case, before, names, after, left) => {
  localStorage.setItem('recipe-chef.last-list', JSON.stringify(before));
  expect([addToLastList(names), list()]).toEqual([left, after]);
});

test('a list that is no JSON is an empty one', () => {
  localStorage.setItem('recipe-chef.last-list', '{');
  addToLastList(['egg']);
  expect(list()).toEqual(['egg']);
});
