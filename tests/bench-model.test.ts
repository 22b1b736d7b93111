/** `npm run bench:model` tells a model's own recipes from those that a cook would be served. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookWithModel } from '../bench/cook-with-model.ts';
import { orderOf } from '../bench/measures/dish.ts';
import { BUDGETS, modelChef } from '../server/chefs/model-chef.ts';
import { chunk, DONE, openStream, pieces, RECIPE, startFakeModel, status, type FakeModel } from './kit/fake-model.ts';

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.close());
const chef = () => modelChef({
  budgets: { ...BUDGETS, joinMs: 0 },
  settings: { id: 'soup', endpoint: model.url, token: null, provider: null, billTo: null, callsPerDay: 9 },
  takeCall: () => Promise.resolve(true), log: pino({ level: 'silent' }),
});
const vegan = orderOf(['spinach', 'potatoes', 'tofu', 'rice'], { diets: ['vegan'], seed: 1 });

test('what breaks a diet stands in what was written, and the house chef’s dish in what is served', async () => {
  model.play((response) => {
    openStream(response);
    for (const piece of pieces(RECIPE)) response.write(chunk(piece));
    response.end(chunk('', 'stop') + DONE);
  });
  const { written, served, by, fault, firstTextMs, wholeMs, piecesPerSecond } = await cookWithModel(chef(), vegan);
  expect(written).toMatchObject({ outcome: 'recipe', markdown: RECIPE, verdict: { broken: expect.arrayContaining([{ diet: 'vegan', food: 'feta' }]) as unknown } });
  expect(served).toMatchObject({ outcome: 'recipe', verdict: { broken: [] } });
  expect([by, fault]).toEqual(['house', null]);
  expect(firstTextMs).toBeLessThanOrEqual(wholeMs);
  expect(piecesPerSecond).toBeGreaterThan(0);
});

test('a model that is away wrote nothing, and a cook is still served', async () => {
  model.play(status(402));
  expect(await cookWithModel(chef(), vegan)).toMatchObject({
    written: { outcome: 'refused', sentence: 'the model failed: no-credit' }, served: { outcome: 'recipe' }, by: 'house', fault: 'no-credit', firstTextMs: null,
  });
});
