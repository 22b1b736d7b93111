import { connect, type AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CookEvent } from '../contract/cook.ts';
import { appParts } from '../tests/kit/app-parts.ts';
import { createApp } from './app.ts';
import { createCookOrder } from './chefs/cook-order.ts';
import type { Chef } from './chefs/chef.ts';
import { createClosing, type Closing } from './closing.ts';
import { close, listen } from './http-server.ts';

const log = pino({ level: 'silent' });
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
let server: Server | undefined;
afterEach(() => server?.closeAllConnections());

/** A model chef who writes a word every 10 ms until it is told to stop. */
function slowChef(words: number): Chef & { stopped: () => boolean } {
  let stopped = false;
  return {
    kind: 'model', name: 'slow', stopped: () => stopped,
    async *cook(_order, signal) {
      try {
        for (let word = 0; word < words; word += 1) {
          yield { event: 'text', text: 'word ' };
          await wait(10);
          signal.throwIfAborted();
        }
        yield { event: 'done', done: { finish: 'complete', markdown: '', recipe: { title: '', intro: '', serves: null, minutes: null, ingredients: [], steps: [], notes: [] }, verdict: { uses: [], of: 0, extras: [], staples: [], leftOut: [], allergens: [], broken: [], safety: [], faults: [] } } };
      } finally {
        stopped = true;
      }
    },
  };
}

async function serve(chef: Chef, arrival = {}): Promise<{ url: string; port: number; closing: Closing }> {
  const closing = createClosing();
  const cookOrder = createCookOrder({ house: chef, model: chef, log });
  const app = createApp(await appParts({ cookOrder, modelName: 'slow', closing, reading: {} }));
  server = await listen(app.fetch, 0, '127.0.0.1', arrival);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, closing };
}
const ask = (url: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`${url}/api/cook`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"pantry":["eggs"]}', signal: signal ?? null });
const events = (text: string): CookEvent['event'][] => [...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name as CookEvent['event']);

describe('closing the door', () => {
  test('with nobody inside takes a moment, kept connections or not', async () => {
    const { url, closing } = await serve(slowChef(1));
    await (await fetch(`${url}/healthz`)).text();
    const start = performance.now();
    await close(server as Server, closing, 5000);
    expect(performance.now() - start).toBeLessThan(4000);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  test('lets a recipe be finished, takes no new work meanwhile, and then is shut', async () => {
    const { url, closing } = await serve(slowChef(30));
    const answer = await ask(url);
    const closed = close(server as Server, closing, 5000);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    const refused = await ask(url);
    expect([refused.status, await refused.json()]).toMatchObject([503, { refusal: { code: 'closing' } }]);
    expect(events(await answer.text()).at(-1)).toBe('done');
    await closed;
  });

  test('ends what takes too long with a last event: twenty streams, twenty ends', async () => {
    const chef = slowChef(10_000);
    const { url, closing } = await serve(chef);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(url)));
    const start = performance.now();
    const closed = close(server as Server, closing, 200);
    const ends = await Promise.all(answers.map(async (answer) => events(await answer.text())));
    await closed;
    expect(ends.map((names) => names.filter((name) => name === 'refused').length)).toEqual(Array(20).fill(1));
    expect(ends.every((names) => names.at(-1) === 'refused')).toBe(true);
    expect(performance.now() - start).toBeLessThan(8000);
  });
});

test('a cook who leaves stops the chef at once', async () => {
  const chef = slowChef(10_000);
  const { url } = await serve(chef);
  const leave = new AbortController();
  const answer = await ask(url, leave.signal);
  await answer.body?.getReader().read();
  leave.abort();
  const start = performance.now();
  while (!chef.stopped() && performance.now() - start < 6000) await wait(10);
  expect(performance.now() - start).toBeLessThan(5000);
});

test('a request that dribbles in is refused, others are not held up', async () => {
  const { url, port } = await serve(slowChef(1), { headersTimeout: 1_000, requestTimeout: 2_000, connectionsCheckingInterval: 100 });
  const dribble = connect(port, '127.0.0.1');
  let got = '';
  dribble.on('data', (bytes) => (got += bytes.toString()));
  dribble.on('error', () => undefined);
  dribble.write('POST /api/cook HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await new Promise((resolve) => dribble.on('close', resolve));
  expect(got).toMatch(/408|^$/);
});

test('a reader that does not take its answer is cut off, and another is not', async () => {
  const big = Buffer.alloc(64 * 1024 * 1024, 'a');
  server = await listen(() => new Response(big), 0, '127.0.0.1', {}, 2_000);
  const { port } = server.address() as AddressInfo;
  const still = connect(port, '127.0.0.1');
  still.pause();
  still.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  still.on('error', () => undefined);
  expect((await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer()).byteLength).toBe(big.byteLength);
  const count = (): Promise<number> => new Promise((resolve) => server?.getConnections((_, open) => resolve(open)));
  await vi.waitFor(async () => expect(await count()).toBeLessThanOrEqual(1), { timeout: 60_000 });
  still.destroy();
});
