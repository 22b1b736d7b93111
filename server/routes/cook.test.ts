/** Coming back to a recipe that a model is writing: over HTTP, as a browser does it. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { cook } from '../../kitchen/chef/cook.ts';
import { appParts } from '../../tests/kit/app-parts.ts';
import { createApp } from '../app.ts';
import type { Chef } from '../chefs/chef.ts';
import { createCookOrder } from '../chefs/cook-order.ts';
import { houseChef } from '../chefs/house-chef.ts';

const KEY = 'a-key-of-the-cooks-own';
const FOUR = { pantry: ['eggs', 'spinach', 'feta', 'potatoes'], seed: 1 };

/** A model that writes the house chef's recipe word by word, and waits in its middle for `goOn`. */
async function kitchen() {
  const house = houseChef(cook);
  let goOn = (): void => undefined;
  const seen = { calls: 0, stopped: false };
  const model: Chef = {
    kind: 'model', name: 'soup-7b',
    async *cook(order, signal) {
      seen.calls += 1;
      signal.addEventListener('abort', () => {
        seen.stopped = true;
        goOn();
      });
      for await (const event of house.cook(order, signal)) {
        if (event.event !== 'text') yield event;
        else {
          const half = event.text.length >> 1;
          yield { event: 'text', text: event.text.slice(0, half) };
          await new Promise<void>((resolve) => (goOn = resolve));
          if (seen.stopped) throw new Error('stopped');
          yield { event: 'text', text: event.text.slice(half) };
        }
      }
    },
  };
  const app = createApp(await appParts({ cookOrder: createCookOrder({ house, model, log: pino({ level: 'silent' }) }), modelName: 'soup-7b' }));
  const ask = (headers: Record<string, string>, body: object = FOUR, signal?: AbortSignal): Promise<Response> => Promise.resolve(app.request('/api/cook', {
    method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body), ...(signal !== undefined && { signal }),
  }));
  const stop = (key: string): Promise<Response> => Promise.resolve(app.request('/api/cook/stop', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ key }) }));
  return { ask, stop, seen, goOn: () => goOn() };
}

/** What a stream says until it has said `until`, and a way to leave it. */
async function readUntil(response: Response, until: RegExp): Promise<{ said: string; leave: () => Promise<void> }> {
  const reader = response.body?.getReader();
  if (reader === undefined) throw new Error('No stream.');
  let said = '';
  while (!until.test(said)) {
    const { done, value } = await reader.read();
    if (done) break;
    said += new TextDecoder().decode(value);
  }
  return { said, leave: () => reader.cancel() };
}
const textsOf = (said: string): string => [...said.matchAll(/event: text\ndata: (.*)\n/g)].map(([, data]) => (JSON.parse(data ?? '') as { text: string }).text).join('');
const lastId = (said: string): string => [...said.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '';

test('a connection that breaks in the middle: the recipe goes on after the last event, no letter is lost, the model is asked once', async () => {
  const { ask, seen, goOn } = await kitchen();
  const first = await readUntil(await ask({ 'idempotency-key': KEY }), /event: text/);
  await first.leave();
  goOn();
  const second = await readUntil(await ask({ 'idempotency-key': KEY, 'last-event-id': lastId(first.said) }), /event: done\n.*\n\n/);
  const done = JSON.parse(/event: done\ndata: (.*)\n/.exec(second.said)?.[1] ?? '') as { markdown: string };
  expect(textsOf(first.said) + textsOf(second.said)).toBe(textsOf((await readUntil(await ask({ 'idempotency-key': KEY, 'last-event-id': '-1' }), /event: done/)).said));
  expect(done.markdown.startsWith((textsOf(first.said) + textsOf(second.said)).trimEnd().slice(0, 200))).toBe(true);
  expect(seen).toEqual({ calls: 1, stopped: false });
});

test('a double click is one call to the model, and both read it', async () => {
  const { ask, seen, goOn } = await kitchen();
  const [one, other] = [await ask({ 'idempotency-key': KEY }), await ask({ 'idempotency-key': KEY })];
  setTimeout(goOn, 50);
  const [first, second] = await Promise.all([readUntil(one, /event: done/), readUntil(other, /event: done/)]);
  expect(textsOf(first.said)).toBe(textsOf(second.said));
  expect(seen.calls).toBe(1);
});

test('Stop stops the model at once', async () => {
  const { ask, stop, seen } = await kitchen();
  const going = await readUntil(await ask({ 'idempotency-key': KEY }), /event: text/);
  expect((await stop(KEY)).status).toBe(200);
  await going.leave();
  expect(seen.stopped).toBe(true);
  expect((await stop('a-key-that-began-nothing')).status).toBe(200);
});

test('without a key nothing is kept: who leaves stops the model', async () => {
  const { ask, seen } = await kitchen();
  const going = await readUntil(await ask({}), /event: text/);
  expect(going.said).not.toMatch(/^id:/m);
  await going.leave();
  expect(seen.stopped).toBe(true);
});

test.each([
  ['another order under the same key', { 'idempotency-key': KEY }, { ...FOUR, seed: 2 }, 422, 'other-order'],
  ['coming back to what nobody began', { 'idempotency-key': 'a-key-that-began-nothing', 'last-event-id': '3' }, FOUR, 410, 'not-under-way'],
  ['a key too short to be a secret', { 'idempotency-key': 'short' }, FOUR, 422, 'not-understood'],
  ['an event without a key', { 'last-event-id': '3' }, FOUR, 422, 'not-understood'],
])('%s is refused', async (_name, headers, body, status, code) => {
  const { ask } = await kitchen();
  const going = await readUntil(await ask({ 'idempotency-key': KEY }), /event: text/);
  const answer = await ask(headers, body);
  expect([answer.status, ((await answer.json()) as { refusal: { code: string } }).refusal.code]).toEqual([status, code]);
  await going.leave();
});
