// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { CookEvent } from '../../contract/cook.ts';
import { takeConsoleNoise } from '../../tests/kit/no-console-noise.ts';
import type { CookInput, Send } from '../api.ts';
import { orderRecipe } from './order-recipe.ts';

const nobody: Send = () => Promise.reject(new TypeError('Failed to fetch'));
const EGGS: CookInput = { pantry: ['eggs', 'spinach', 'feta', 'potatoes'], seed: 1 };

async function all(order: CookInput, signal = new AbortController().signal): Promise<CookEvent[]> {
  const told: CookEvent[] = [];
  for await (const event of orderRecipe(nobody, order, signal, { key: 'a-key-of-the-cooks-own', last: null })) told.push(event);
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

const KEY = 'a-key-of-the-cooks-own';
const event = (id: number, name: string, data: object): string => `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const META = event(0, 'meta', { order: 'o', chef: 'model', name: 'soup-7b', seed: 1 });
const gone = (): Response => Response.json({ refusal: { code: 'not-under-way', sentence: 'Gone.', retryable: false } }, { status: 410 });

/** A kitchen that gives these answers one after the other, and remembers where it was asked to go on. */
async function across(...answers: readonly (() => Response)[]): Promise<{ told: CookEvent[]; after: (string | null)[] }> {
  const after: (string | null)[] = [];
  const send: Send = (_path, init) => {
    after.push(new Headers(init?.headers).get('last-event-id'));
    const answer = answers[after.length - 1];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  };
  const told: CookEvent[] = [];
  for await (const one of orderRecipe(send, { ...EGGS, chef: 'model' }, new AbortController().signal, { key: KEY, last: null })) told.push(one);
  return { told, after };
}

test('a connection that breaks in the middle is taken up where it broke', async () => {
  const { told, after } = await across(
    () => new Response(META + event(1, 'text', { n: 0, text: '# Le' })),
    () => {
      throw new TypeError('Failed to fetch');
    },
    () => new Response(event(2, 'text', { n: 1, text: 'eks' }) + event(3, 'done', { finish: 'complete', markdown: '# Leeks' })),
  );
  expect(told.map((one) => (one.event === 'text' ? one.data.text : one.event === 'notice' ? one.data.code : one.event))).toEqual(['meta', '# Le', 'reconnecting', 'eks', 'done']);
  expect(after).toEqual([null, '1', '1']);
});

test('where the kitchen knows nothing of it any more, what came is unfinished', async () => {
  const { told } = await across(() => new Response(META + event(1, 'text', { n: 0, text: '# Le' })), gone);
  expect(told.at(-1)).toMatchObject({ event: 'refused', data: { code: 'unfinished' } });
  expect(takeConsoleNoise()).toHaveLength(1);
});

test('what cannot be come back to is not tried again', async () => {
  const { told, after } = await across(() => new Response('event: text\ndata: {"n":0,"text":"# Le"}\n\n'));
  expect([told.at(-1)?.event, after]).toEqual(['refused', [null]]);
  expect(takeConsoleNoise()).toHaveLength(1);
});
