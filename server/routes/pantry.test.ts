import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { appParts } from '../../tests/kit/app-parts.ts';
import { createApp } from '../app.ts';

const app = createApp(await appParts());

async function post(path: string, body: object): Promise<{ status: number; json: unknown }> {
  const response = await app.request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  return { status: response.status, json: await response.json() };
}

test('each entry is read, from the first on, and the answer keeps the contract', async () => {
  const { status, json } = await post('/api/pantry', { pantry: ['brocoli', 'bleach', 'feta'], diets: ['vegan'], allergies: ['kiwi', 'zzyzx'] });
  expect(status).toBe(200);
  const { readings, unknownAllergies } = ENDPOINTS.pantry.output.parse(json);
  expect(readings.map(({ entry, outcome, food }) => [entry, outcome, food])).toEqual([[0, 'food', 'broccoli'], [1, 'not-food', null], [2, 'barred', 'feta']]);
  expect(unknownAllergies).toEqual([1]);
  expect((await post('/api/pantry', { pantry: ['eggs'] })).json).toEqual({ readings: [{ entry: 0, outcome: 'food', food: 'egg', named: true, sentence: null }], unknownAllergies: [] });
});

test.each([
  [{}, 'pantry-empty'],
  [{ pantry: ['eggs'], wish: 'soup' }, 'unknown-field'],
  [{ pantry: [1] }, 'not-understood'],
])('%j is refused', async (body, code) => {
  expect(await post('/api/pantry', body)).toMatchObject({ status: 422, json: { refusal: { code } } });
});

test('ideas keep the contract, come with the seed they were made with, and do not come twice', async () => {
  const pantry = ['eggs', 'spinach', 'feta', 'potatoes'];
  const first = ENDPOINTS.ideas.output.parse((await post('/api/ideas', { pantry, seed: 7 })).json);
  expect([first.ideas.length, first.seed]).toEqual([3, 7]);
  const besides = first.ideas.map(({ dish }) => dish);
  const others = ENDPOINTS.ideas.output.parse((await post('/api/ideas', { pantry, seed: 7, besides })).json);
  expect(others.ideas.length).toBeGreaterThan(0);
  expect(others.ideas.filter(({ dish }) => besides.includes(dish))).toEqual([]);
});

test('where nothing may be cooked there are no ideas but the reason', async () => {
  const { status, json } = await post('/api/ideas', { pantry: ['bleach', 'vinegar', 'ammonia', 'rice'] });
  expect([status, json]).toMatchObject([200, { ideas: [] }]);
  expect(ENDPOINTS.ideas.output.parse(json).notices.map(({ code }) => code)).toContain('dangerous-mix');
});
