/** What every chef must do, whoever it is. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOrder } from '../../contract/order-input.ts';
import { Refusal } from '../../contract/refusals.ts';
import { cook } from '../../kitchen/chef/cook.ts';
import { startFakeModel, type FakeModel } from '../../tests/kit/fake-model.ts';
import type { Chef, ChefEvent } from './chef.ts';
import { houseChef } from './house-chef.ts';
import { modelChef } from './model-chef.ts';

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.close());

const CHEFS: readonly (readonly [kind: 'house' | 'model', hire: () => Chef])[] = [
  ['house', () => houseChef(cook)],
  ['model', () => modelChef({
    settings: { id: 'owner/name', endpoint: model.url, token: null, provider: null, billTo: null, callsPerDay: 1 },
    takeCall: () => Promise.resolve(true), log: pino({ level: 'silent' }),
  })],
];
const order = readOrder({ pantry: ['eggs', 'spinach', 'feta', 'potatoes'], seed: 1 });
const stay = (): AbortSignal => new AbortController().signal;

describe.each(CHEFS)('the %s chef', (kind, hire) => {
  test('says who it is', () => {
    expect(hire().kind).toBe(kind);
    expect(hire().name).toBe(kind === 'house' ? 'the house chef' : 'name');
  });

  test('writes texts that are the recipe, and ends once', async () => {
    const events: ChefEvent[] = [];
    for await (const event of hire().cook(order, stay())) events.push(event);
    const last = events.at(-1);
    expect(events.filter(({ event }) => event === 'done')).toEqual([last]);
    if (last?.event !== 'done') throw new Error('no end');
    const { markdown, recipe, verdict, finish } = last.done;
    expect(finish).toBe('complete');
    expect(events.map((event) => (event.event === 'text' ? event.text : '')).join('')).toBe(markdown);
    expect(markdown).toMatch(/^# .+/);
    expect(markdown).toContain(recipe.title);
    expect(recipe.ingredients.length).toBeGreaterThanOrEqual(3);
    expect(recipe.steps.length).toBeGreaterThanOrEqual(2);
    expect(verdict.of).toBe(4);
    expect(verdict.uses).toContain('egg');
    expect(verdict.allergens.map(({ allergen }) => allergen)).toEqual(expect.arrayContaining(['egg', 'milk']));
  });

  test('does not begin when nobody waits any more', async () => {
    const before = model.bodies.length;
    const gone = AbortSignal.abort(new Error('left'));
    await expect((async () => {
      for await (const _ of hire().cook(order, gone)) throw new Error('it cooked');
    })()).rejects.toThrow('left');
    expect(model.bodies.length).toBe(before);
  });

  test('can be left in the middle', async () => {
    for await (const event of hire().cook(order, stay())) if (event.event === 'text') break;
    let texts = 0;
    for await (const event of hire().cook(order, stay())) if (event.event === 'text') texts += 1;
    expect(texts).toBeGreaterThan(0);
  });
});

test('the house chef cooks the same for the same seed, and refuses with a sentence', async () => {
  const write = async (pantry: string[]): Promise<string> => {
    let text = '';
    for await (const event of houseChef(cook).cook({ ...order, pantry }, stay())) if (event.event === 'text') text += event.text;
    return text;
  };
  expect(await write(['eggs', 'spinach', 'feta'])).toBe(await write(['eggs', 'spinach', 'feta']));
  await expect(write(['my dog'])).rejects.toThrow(Refusal);
});
