// @vitest-environment jsdom
/** Whoever signs out leaves nothing of theirs behind, wherever the pages kept it. */
import { afterEach, expect, test } from 'vitest';
import { addRecent } from '../cooking/recent.ts';
import { IDLE } from '../cooking/cooking.ts';
import { keepHere } from '../parts/device/here.ts';
import { remember } from '../parts/device/remembered.ts';
import { forgetLists } from './belongings.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('recent recipes and what the tab showed are forgotten; the theme is nobody’s secret', () => {
  addRecent({ ...IDLE, phase: 'done', text: '# Spinach Frittata' });
  remember('last-list', ['spinach']);
  remember('theme', 'dark');
  keepHere('list', ['spinach']);
  keepHere('cooking', { ...IDLE, phase: 'done', text: '# Spinach Frittata' });
  keepHere('scroll', 400);
  keepHere('shown', { order: '{"pantry":["spinach"]}', besides: ['italian/frittata'] });
  forgetLists();
  const left = [localStorage, sessionStorage].flatMap((storage) => Object.entries({ ...storage }).filter(([, text]) => text !== 'null'));
  expect(left).toEqual([['recipe-chef.theme', '"dark"']]);
});
