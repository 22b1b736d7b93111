// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { rawOf } from '../parts/device/remembered.ts';
import { IDLE } from './cooking.ts';
import type { Cooking } from './cooking.ts';
import { addRecent, readRecent } from './recent.ts';

const ended = (text: string): Cooking => ({ ...IDLE, phase: 'done', text, done: { finish: 'complete', markdown: text, recipe: { title: text }, verdict: {} } as unknown as Cooking['done'] });
const now = (): string[] => readRecent(JSON.parse(rawOf('recent') ?? '[]')).map(({ title }) => title);

afterEach(() => localStorage.clear());

test('the last twenty, the latest first, each once', () => {
  for (let count = 1; count <= 22; count++) addRecent(ended(`Soup ${count}`));
  addRecent(ended('Soup 10'));
  expect(now().slice(0, 3)).toEqual(['Soup 10', 'Soup 22', 'Soup 21']);
  expect([now().length, new Set(now()).size]).toEqual([20, 20]);
});

test.each([['a stranger’s words', 'soup'], ['no recipe in it', [{ at: '2026', title: 'Soup', cooking: { text: '# Soup', phase: 'done', done: null } }]], ['nothing', undefined]])('%s is no recent recipe', (_what, found) => {
  expect(readRecent(found)).toEqual([]);
});
