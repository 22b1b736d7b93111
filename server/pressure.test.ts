import { expect, test, vi } from 'vitest';
import { appParts } from '../tests/kit/app-parts.ts';
import { createApp } from './app.ts';
import { watchPressure } from './pressure.ts';

test('memory that fills up is told once, and once again when there is room', async () => {
  let used = 0.5;
  const told: boolean[] = [];
  const pressure = watchPressure((isFull) => told.push(isFull), { lookMs: 5 }, () => used);
  used = 0.9;
  await vi.waitFor(() => expect(pressure.isFull).toBe(true));
  used = 0.6;
  await vi.waitFor(() => expect(pressure.isFull).toBe(false));
  pressure.stop();
  expect(told).toEqual([true, false]);
});

test('a loop that stood still is told for a while', async () => {
  const pressure = watchPressure(() => undefined, { lookMs: 5, stillMs: 100, toldMs: 200 });
  await new Promise((resolve) => setTimeout(resolve, 30));
  const end = performance.now() + 150;
  while (performance.now() < end);
  expect(pressure.stoodStill, 'before the late look').toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(pressure.stoodStill).toBe(true);
  await vi.waitFor(() => expect(pressure.stoodStill).toBe(false), { timeout: 30_000 });
  pressure.stop();
});

test('with hardly any memory left no new work is taken, and what is there can still be read', async () => {
  const parts = await appParts();
  const full = createApp({ ...parts, pressure: { isFull: true, stoodStill: false, stop: () => undefined } });
  const post = await full.request('/api/cook', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"pantry":["eggs"]}' });
  expect([post.status, post.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await post.json()).toMatchObject({ refusal: { code: 'too-busy', retryable: true } });
  expect([(await full.request('/api/kitchen')).status, (await full.request('/readyz')).status, (await full.request('/healthz')).status]).toEqual([200, 503, 200]);
  const still = createApp({ ...parts, pressure: { isFull: false, stoodStill: true, stop: () => undefined } });
  expect((await still.request('/readyz')).status).toBe(503);
  await parts.store.close();
});
