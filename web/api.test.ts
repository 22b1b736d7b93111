import { expect, test } from 'vitest';
import { realServer } from '../tests/kit/visit.tsx';
import type { CookEvent } from '../contract/cook.ts';
import { Refusal } from '../contract/refusals.ts';
import { createApi, Unreachable } from './api.ts';
import type { Send } from './api.ts';

const never = new AbortController().signal;
const EGGS = { pantry: ['eggs', 'spinach', 'feta', 'potatoes'], seed: 1 };

async function cook(send: Send, signal = never): Promise<CookEvent[]> {
  const told: CookEvent[] = [];
  for await (const event of createApi(send).cook(EGGS, signal, { key: 'a-key-of-the-cooks-own', last: null })) told.push(event);
  return told;
}

function stream(text: string, cut = false): Response {
  const chunks = [new TextEncoder().encode(text)];
  return new Response(
    new ReadableStream({
      pull(controller) {
        const chunk = chunks.pop();
        if (chunk !== undefined) controller.enqueue(chunk);
        else if (cut) controller.error(new TypeError('terminated'));
        else controller.close();
      },
    }),
  );
}
const TEXT = 'event: text\ndata: {"n":0,"text":"# S"}\n\n';

test('a recipe from the real server ends with done, and the texts joined are its markdown', async () => {
  const told = await cook(realServer());
  const last = told.at(-1);
  if (last?.event !== 'done') throw new Error('no done');
  expect(told.map(({ event }) => event === 'text' && event).filter(Boolean).length).toBeGreaterThan(0);
  expect(last.data.markdown).toContain(told.flatMap((one) => (one.event === 'text' ? [one.data.text] : [])).join('').trim());
});

test('the real server says which chefs there are', async () => {
  expect((await createApi(realServer()).kitchen()).model).toEqual({ configured: false, name: null });
});

test('a refusal of the real server arrives as the same class, with its words', async () => {
  const asked = createApi(realServer()).cook({ pantry: ['x'.repeat(81)] }, never, { key: 'a-key-of-the-cooks-own', last: null }).next();
  await expect(asked).rejects.toSatisfy((error) => error instanceof Refusal && error.code === 'entry-too-long' && error.message.includes('81'));
});

const json = (status: number, body: unknown): Response => Response.json(body, { status });
const FAULTS: readonly [string, Send, (error: unknown) => boolean][] = [
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), (error) => error instanceof Unreachable],
  ['a gateway in between', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), (error) => error instanceof Unreachable],
  ['a 404 that is not ours', () => new Response('no', { status: 404 }), (error) => error instanceof Refusal && error.code === 'unexpected'],
  ['a code we do not know', () => json(400, { refusal: { code: 'new', sentence: 'x' } }), (error) => error instanceof Refusal && error.code === 'unexpected'],
  ['nothing at all', () => stream(''), (error) => error instanceof Unreachable],
  ['cut before a word', () => stream(': beat\n\n', true), (error) => error instanceof Unreachable],
  ['closed without an end', () => stream(TEXT), (error) => error instanceof Refusal && error.code === 'unfinished'],
  ['cut in the middle', () => stream(TEXT, true), (error) => error instanceof Refusal && error.code === 'unfinished'],
  ['an event that is no JSON', () => stream(`${TEXT}event: text\ndata: {\n\n`), (error) => error instanceof Refusal && error.code === 'unfinished'],
];

test.each(FAULTS)('%s', async (_name, send, is) => {
  await expect(cook(send)).rejects.toSatisfy(is);
});

test('what the cook stopped is no fault of the network', async () => {
  const stopped = AbortSignal.abort();
  const send: Send = (_path, init) => Promise.reject(init?.signal?.reason);
  await expect(cook(send, stopped)).rejects.toSatisfy((error) => error instanceof DOMException && error.name === 'AbortError');
});
