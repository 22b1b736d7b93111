import { expect, test } from 'vitest';
import type { CookEvent } from '../../contract/cook.ts';
import { takeConsoleNoise } from '../../tests/kit/no-console-noise.ts';
import type { CookInput, Send } from '../api.ts';
import { orderRecipe } from './order-recipe.ts';

const nobody: Send = () => Promise.reject(new TypeError('Failed to fetch'));
const EGGS: CookInput = { pantry: ['eggs', 'spinach', 'feta', 'potatoes'], seed: 1 };

async function all(order: CookInput, signal = new AbortController().signal): Promise<CookEvent[]> {
  const told: CookEvent[] = [];
  for await (const event of orderRecipe(nobody, order, signal)) told.push(event);
  return told;
}

test('without a network the house chef cooks here, and says so', async () => {
  const told = await all(EGGS);
  expect(told[0]).toMatchObject({ event: 'meta', data: { chef: 'house', seed: 1 } });
  expect(told).toContainEqual({ event: 'notice', data: { code: 'offline', sentence: expect.stringMatching(/on your device/) } });
  expect(told.at(-1)).toMatchObject({ event: 'done', data: { finish: 'complete', markdown: expect.stringMatching(/^# /) } });
});

test('the same order and seed give the same recipe', async () => {
  expect((await all(EGGS)).at(-1)).toEqual((await all(EGGS)).at(-1));
});

test('allergies outside the fourteen are read here too', async () => {
  expect((await all({ ...EGGS, allergies: ['kiwi'] })).at(-1)?.event).toBe('done');
});

test.each([
  ['nothing in the list is food', { pantry: ['bleach', 'gravel'] }],
  ['an allergy nobody knows', { ...EGGS, allergies: ['florble'] }],
])('%s: the refusal is an end too', async (_name, order) => {
  const last = (await all(order)).at(-1);
  expect(last).toMatchObject({ event: 'refused', data: { retryable: false } });
  expect(takeConsoleNoise()).toEqual([expect.stringMatching(/^error: The recipe request failed: .+/)]);
});

test('who asked for the model by name is told, and not given another chef', async () => {
  const told = await all({ ...EGGS, chef: 'model' });
  expect(told).toEqual([{ event: 'refused', data: { code: 'unexpected', sentence: expect.stringMatching(/could not reach the kitchen/), retryable: true } }]);
  expect(takeConsoleNoise()).toEqual([expect.stringMatching(/^error: The recipe request failed:/)]);
});

test('what was stopped says nothing more', async () => {
  expect(await all({ ...EGGS, chef: 'model' }, AbortSignal.abort())).toEqual([]);
});
