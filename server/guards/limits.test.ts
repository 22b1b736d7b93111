/** Limits as a visitor meets them, through a proxy that is declared. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appParts } from '../../tests/kit/app-parts.ts';
import { cook } from '../../kitchen/chef/cook.ts';
import { createApp, type AppParts } from '../app.ts';
import type { Chef } from '../chefs/chef.ts';
import { createCookOrder } from '../chefs/cook-order.ts';
import { houseChef } from '../chefs/house-chef.ts';
import { RATES } from './rate-limit.ts';

let parts: AppParts;
beforeAll(async () => {
  parts = await appParts();
  parts = { ...parts, site: { ...parts.site, trustedProxies: 1 } };
});
afterAll(() => parts.store.close());

type App = ReturnType<typeof createApp>;
const BEHIND = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const ask = async (app: App, path: string, body: object | null, address: string): Promise<Response> => app.request(path, {
  method: body === null ? 'GET' : 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': address }, body: body === null ? null : JSON.stringify(body),
}, BEHIND);

describe('what is only too much in heaps', () => {
  test.each([
    ['ideas', '/api/ideas', { pantry: [] }, 'ideas'],
    ['shared pages', `/r/${'A'.repeat(32)}`, null, 'shared page'],
    ['opened links', '/api/share/open', { token: 'A'.repeat(32) }, 'shared page'],
    ['pictures', `/r/${'A'.repeat(32)}/card.png`, null, 'shared picture'],
    ['the pantry', '/api/pantry', { pantry: [] }, 'pantry'],
    ['the cookbook', '/api/cookbook/changes', { since: 0 }, 'cookbook'],
  ] as const)('%s', async (_, path, body, what) => {
    const app = createApp({ ...parts, store: { ...parts.store, db: parts.store.db.withTables() } });
    const { most } = RATES[what];
    for (let at = 0; at < most; at += 1) expect((await ask(app, path, body, '203.0.113.7')).status).not.toBe(429);
    const refused = await ask(app, path, body, '203.0.113.7');
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect((await ask(app, path, body, '203.0.113.8')).status, 'another visitor').not.toBe(429);
  });
});

test('one network has a fifth of the day’s calls to the model; then the house chef cooks for it and says why', async () => {
  const log = pino({ level: 'silent' });
  let calls = 0;
  const house = houseChef(cook);
  const model: Chef = { kind: 'model', name: 'soup', async *cook(order, signal) {
    calls += 1;
    yield* house.cook(order, signal);
  } };
  const app = createApp({ ...parts, cookOrder: createCookOrder({ house, model, log }), modelName: 'soup', modelCalls: 60 });
  const order = async (address: string): Promise<string> => (await ask(app, '/api/cook', { pantry: ['eggs', 'spinach', 'feta', 'potatoes'], seed: 1 }, address)).text();
  for (let at = 0; at < 12; at += 1) expect(await order('203.0.113.9')).toContain('"chef":"model"');
  const told = await order('203.0.113.9');
  expect(told).toMatch(/"chef":"house"[^]*for today, so the house chef cooked[^]*event: done/);
  expect(told).not.toContain('"chef":"model"');
  expect(await order('203.0.113.10')).toContain('"chef":"model"');
  expect(calls).toBe(13);
});

test('a proxy that nobody declared is told of once, without whom it brought', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = createApp({ ...parts, site: { ...parts.site, trustedProxies: 0 }, log });
  for (let at = 0; at < 3; at += 1) await ask(app, '/api/kitchen', null, '203.0.113.7');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/TRUSTED_PROXIES is 0/);
  expect(lines[0]).not.toContain('203.0.113.7');
  const declared = createApp({ ...parts, log });
  await ask(declared, '/api/kitchen', null, '203.0.113.7');
  expect(lines).toHaveLength(1);
});
