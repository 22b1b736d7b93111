import { describe, expect, it } from 'vitest';
import type { RecipeStep, Span } from '../recipe/recipe.ts';
import { cookedAlong, finished, laidReady, oneMeanwhile, setTable } from './set-table.ts';
import { withTimes } from './spans.ts';

/** A step in which {food} is a food. */
const step = (text: string): RecipeStep => ({
  spans: text.split(/(\{[^}]+\})/).flatMap((part): Span[] =>
    part.startsWith('{') ? [{ text: part.slice(1, -1), foods: [{ place: '', food: part.slice(1, -1), part: 'all' }] }] : part === '' ? [] : withTimes(part)),
});
const told = (steps: readonly RecipeStep[]): string[] => steps.map(({ spans }) => spans.map(({ text }) => text).join(''));
const RICE = step('Meanwhile, boil {the rice} for 12 to 15 minutes. Drain.');

describe('what is cooked beside a dish', () => {
  it('goes on while the dish simmers, not after what must not wait', () => {
    expect(told(setTable(['Simmer for 30 minutes.', 'Fry the spices for 20 seconds.', 'Pour over. Serve hot.'].map(step), RICE, null))).toEqual([
      'Simmer for 30 minutes.', 'Meanwhile, boil the rice for 12 to 15 minutes. Drain.', 'Fry the spices for 20 seconds.', 'Pour over. Serve hot with the rice.',
    ]);
  });
  it('comes first where all is quick', () => {
    expect(told(setTable(['Fry for 4 minutes.', 'Season.'].map(step), RICE, null))).toEqual([
      'Boil the rice for 12 to 15 minutes. Drain.', 'Fry for 4 minutes.', 'Season. Serve with the rice.',
    ]);
  });
  it('is folded in where it is no side dish', () => {
    expect(told(setTable(['Simmer for 30 minutes.', 'Serve hot.'].map(step), step('Meanwhile, fry {the mushrooms} for 7 minutes.'), null, null, () => true))).toEqual([
      'Simmer for 30 minutes.', 'Meanwhile, fry the mushrooms for 7 minutes.', 'Fold in the mushrooms. Serve hot.',
    ]);
  });
  it('comes after the last of several long steps', () => {
    expect(told(setTable(['Simmer for 30 minutes.', 'Cook for 20 minutes.', 'Eat.'].map(step), RICE, null))[2]).toMatch(/^Meanwhile/);
  });
});

it('what goes into the pot at its end goes in before the dish is tasted and served', () => {
  expect(told(finished(['Simmer.', 'Taste for salt. Serve.'].map(step), step('Stir in {the cream}.')))).toEqual(['Simmer.', 'Stir in the cream. Taste for salt. Serve.']);
  expect(told(finished([step('Simmer.')], null))).toEqual(['Simmer.']);
});

describe('what cooks along', () => {
  const CARROTS = step('Stir in {the carrots} and simmer for 15 minutes, until tender.');
  it('goes in while the pot simmers for longer than it needs', () => {
    expect(told(cookedAlong(['Fry for 8 minutes.', 'Add water and simmer for 40 minutes, until soft. Skim.', 'Serve.'].map(step), [CARROTS]))).toEqual([
      'Fry for 8 minutes.', 'Add water and simmer for 40 minutes, until soft. Add the carrots for the last 15 minutes. Skim.', 'Serve.',
    ]);
  });
  it('is told once for foods that need the same time, and the slowest first', () => {
    const more = [step('Stir in {the cabbage} and simmer for 10 minutes.'), CARROTS, step('Stir in {the parsnips} and simmer for 15 minutes.')];
    expect(told(cookedAlong([step('Simmer for 1 hour.')], more))).toEqual([
      'Simmer for 1 hour. Add the carrots and parsnips for the last 15 minutes. Add the cabbage for the last 10 minutes.',
    ]);
  });
  it('goes in at the end where nothing simmers for long enough', () => {
    expect(told(cookedAlong(['Simmer for 10 minutes.', 'Season and serve.'].map(step), [CARROTS]))).toEqual([
      'Simmer for 10 minutes.', 'Stir in the carrots and simmer for 15 minutes, until tender. Season and serve.',
    ]);
  });
});

it('what is filled into bread lies ready before the last step that handles the bread', () => {
  const steps = ['Toast {the rolls}.', 'Fry the onions.', 'Fill {the rolls}.', 'Serve.'].map(step);
  expect(told(laidReady(steps, step('Have {the avocado} ready.'), (food) => food === 'the rolls'))).toEqual([
    'Toast the rolls.', 'Fry the onions.', 'Have the avocado ready. Fill the rolls.', 'Serve.',
  ]);
});

it('two things that cook beside a dish have one “Meanwhile”', () => {
  expect(told([oneMeanwhile(step('Meanwhile, boil {the rice}. Meanwhile, fry {the eggs}.'))])).toEqual(['Meanwhile, boil the rice. Fry the eggs.']);
});

describe('what stands beside a dish', () => {
  it.each([
    ['Serve hot.', 'Serve with {the naan}, warmed.', 'Serve hot with the naan, warmed.'],
    ['Ladle into bowls and serve at once.', 'Serve with {the bread}.', 'Ladle into bowls and serve at once with the bread.'],
    ['Scatter with {the dill}.', 'Serve with {the bread}.', 'Scatter with the dill. Serve with the bread.'],
    ['Serve at once, with {the rice}.', 'Serve with {the eggs}.', 'Serve at once, with the rice and eggs.'],
    ['Serve hot.', 'Serve {the rice} alongside.', 'Serve hot, with the rice alongside.'],
    ['Serve with {the custard}.', 'Serve warm.', 'Serve warm with the custard.'],
    ['Serve with {the greens}, tossed in oil.', 'Serve with {the jam}.', 'Serve with the greens, tossed in oil. Serve with the jam.'],
    ['Serve hot.', 'Warm {the tortillas} and serve alongside.', 'Serve hot. Warm the tortillas and serve alongside.'],
  ])('%s and %s', (last, beside, whole) => {
    expect(told(setTable([step('Cook.'), step(last)], null, step(beside)))).toEqual(['Cook.', whole]);
  });
  it('follows what was cooked beside it', () => {
    expect(told(setTable([step('Cook.'), step('Serve hot.')], RICE, step('Serve with {the naan}.'))).at(-1)).toBe('Serve hot with the rice and naan.');
  });
});
