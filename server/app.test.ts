import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../contract/limits.ts';
import type { RefusalCode } from '../contract/refusals.ts';
import { appParts } from '../tests/kit/app-parts.ts';
import { createApp, type AppParts } from './app.ts';
import { createClosing } from './closing.ts';
import { readPages } from './documents/pages.ts';
import { openStore } from './store/open-store.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'recipe-chef-web-'));
  mkdirSync(join(folder, 'assets'));
  const put = (path: string, text: string): void => writeFileSync(join(folder, path), text);
  for (const name of ['index', 'chef', 'recipe', 'review', 'faq', '404']) put(`${name}.html`, `<!doctype html><title>${name}</title>${'<p>kitchen</p>'.repeat(50)}`);
  put('assets/main-abc123.js', 'export const kitchen = 1;'.repeat(40));
  put('assets/main-abc123.js.map', '{}');
  put('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put('.env', 'SECRET=1');
  writeFileSync(join(folder, 'secret.txt.orig'), 'secret');
});
afterAll(() => rmSync(folder, { recursive: true }));

let usual: AppParts;
beforeAll(async () => {
  usual = await appParts({ pages: readPages(folder) });
});
function appWith(parts: Partial<AppParts> = {}): ReturnType<typeof createApp> {
  return createApp({ ...usual, closing: createClosing(), ...parts });
}
function post(body: BodyInit | null, headers: Record<string, string> = { 'content-type': 'application/json' }, app = appWith()): Promise<Response> {
  return Promise.resolve(app.request('/api/cook', { method: 'POST', body, headers }));
}
const four = JSON.stringify({ pantry: ['eggs', 'spinach', 'feta', 'potatoes'], seed: 1 });

test('four ingredients become a stream that ends with a recipe', async () => {
  const response = await post(four);
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control'), response.headers.get('x-accel-buffering')])
    .toEqual([200, 'text/event-stream; charset=utf-8', 'no-store', 'no']);
  const text = await response.text();
  expect(text).toMatch(/^event: meta\ndata: \{"order":"[\w-]+","chef":"house","name":"the house chef","seed":1\}\n\n/);
  const done = JSON.parse(/event: done\ndata: (.*)\n\n$/.exec(text)?.[1] ?? '') as { recipe: { ingredients: unknown[] }; markdown: string };
  expect(done.recipe.ingredients.length).toBeGreaterThan(3);
  expect(done.markdown).toMatch(/^# /);
});

test('the kitchen says who is there', async () => {
  expect(await (await appWith().request('/api/kitchen')).json()).toEqual({ model: { configured: false, name: null }, accounts: true, reviews: true, mail: false, limits: LIMITS });
  expect(await (await appWith({ modelName: 'Mixtral' }).request('/api/kitchen')).json()).toMatchObject({ model: { configured: true, name: 'Mixtral' } });
});

const json = { 'content-type': 'application/json' };
const SECRET = 'zxqv';
/** What is sent, with which headers, and the refusal. */
const BAD: readonly (readonly [name: string, body: BodyInit | null, headers: Record<string, string>, status: number, code: RefusalCode])[] = [
  ['no body', null, json, 400, 'not-json'],
  ['an empty body', '', json, 400, 'not-json'],
  ['half an object', '{"pantry":["eggs"', json, 400, 'not-json'],
  ['no JSON', SECRET, json, 400, 'not-json'],
  ['bytes that are no UTF-8', new Uint8Array([0x7B, 0xFF, 0x7D]), json, 400, 'not-json'],
  ['a form', 'pantry=eggs', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'not-acceptable'],
  ['plain text', four, { 'content-type': 'text/plain' }, 415, 'not-acceptable'],
  ['no content type', new Uint8Array(Buffer.from(four)), {}, 415, 'not-acceptable'],
  ['a type that only begins so', four, { 'content-type': 'application/jsonp' }, 415, 'not-acceptable'],
  ['an empty object', '{}', json, 422, 'pantry-empty'],
  ['an empty pantry', '{"pantry":[]}', json, 422, 'pantry-empty'],
  ['invisible entries', '{"pantry":["\u200B","\\u0000"]}', json, 422, 'pantry-empty'],
  ['81 characters', JSON.stringify({ pantry: ['x'.repeat(81)] }), json, 422, 'entry-too-long'],
  ['31 entries', JSON.stringify({ pantry: Array(31).fill('egg') }), json, 422, 'pantry-too-long'],
  ['null', 'null', json, 422, 'not-understood'],
  ['a list', '[1]', json, 422, 'not-understood'],
  ['text', `"${SECRET}"`, json, 422, 'not-understood'],
  ['numbers in the pantry', '{"pantry":[1]}', json, 422, 'not-understood'],
  ['objects in the pantry', '{"pantry":[{}]}', json, 422, 'not-understood'],
  ['deep nesting', `{"pantry":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, json, 422, 'not-understood'],
  ['a huge number', '{"pantry":["egg"],"servings":1e309}', json, 422, 'not-understood'],
  ['an unknown field', `{"pantry":["egg"],"${SECRET}":1}`, json, 422, 'unknown-field'],
  ['__proto__', '{"pantry":["egg"],"__proto__":{}}', json, 422, 'unknown-field'],
  ['an unknown diet', `{"pantry":["egg"],"diets":["${SECRET}"]}`, json, 422, 'unknown-diet'],
  ['an unknown allergy', `{"pantry":["egg"],"allergies":["${SECRET}"]}`, json, 422, 'unknown-allergy'],
  ['a model that is not set up', '{"pantry":["egg"],"chef":"model"}', json, 409, 'model-not-configured'],
  ['a huge body', JSON.stringify({ pantry: ['x'.repeat(70_000)] }), json, 413, 'too-large'],
  ['a length that is a lie', four, { ...json, 'content-length': '99999999' }, 413, 'too-large'],
];
describe('bad input is refused with a sentence', () => {
  test.each(BAD)('%s', async (_name, body, headers, status, code) => {
    const response = await post(body, headers);
    const { refusal } = await response.json() as { refusal: { code: string; sentence: string } };
    expect([response.status, refusal.code]).toEqual([status, code]);
    expect(refusal.sentence).toMatch(/^[A-Z].{8,}\.$/s);
    expect(JSON.stringify(refusal)).not.toContain(SECRET);
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  test('a body without end is cut off at the limit', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
    });
    const response = await appWith().request('/api/cook', { method: 'POST', body, headers: json, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(10);
  });

  test.each(['<svg onload=alert(1)>', 'eg\u0000gs', 'gar\u200Blic', '🥚', '1e309', '=HYPERLINK("http://evil.test")', '${7*7}', '\uD800'])('odd but readable: %j is answered', async (entry) => {
    const response = await post(JSON.stringify({ pantry: [entry, 'eggs', 'spinach'], seed: 1 }));
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/event: (?:done|refused)\n/);
  });
});

test('what nobody expected leaves without its message and is logged with the request’s id', async () => {
  const lines: string[] = [];
  const app = appWith({ log: pino({}, { write: (line: string) => lines.push(line) }), reading: { findFood: () => {
    throw new Error('secret');
  } } });
  const response = await post('{"pantry":["eggs"],"allergies":["kiwi"]}', json, app);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: response.headers.get('x-request-id'), err: { message: 'secret' } });
});

describe('writes from other sites', () => {
  const SITES: readonly (readonly [headers: Record<string, string>, status: number])[] = [
    [{}, 200],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }, 403],
    [{ origin: 'http://localhost', host: 'localhost' }, 200],
    [{ origin: 'https://localhost', host: 'localhost' }, 200],
    [{ origin: 'http://localhost:1', host: 'localhost' }, 403],
    [{ origin: 'http://evil.test', host: 'localhost' }, 403],
    [{ origin: 'null', host: 'localhost' }, 403],
  ];
  test.each(SITES)('%j: %i', async (headers, status) => {
    const response = await post(four, { ...json, ...headers });
    expect(response.status).toBe(status);
    await response.body?.cancel();
  });
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s too', async (method) => {
    expect((await appWith().request('/api/kitchen', { method, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  });
});

test('cooking is limited by network, and only where there is one', async () => {
  const app = appWith({ store: await openStore({ dataDir: ':memory:' }) });
  const from = async (remoteAddress: string): Promise<number> => {
    const response = await app.request('/api/cook', { method: 'POST', headers: json, body: '{"pantry":[]}' }, { incoming: { socket: { remoteAddress } } });
    return response.status;
  };
  const answers: number[] = [];
  // Two more than a minute's worth, and as many again should the minute end meanwhile.
  for (let orders = 0; orders < 124 && answers.at(-1) !== 429; orders += 1) answers.push(await from('2001:db8::7'));
  expect(answers.filter((status) => status === 422).length).toBeGreaterThanOrEqual(60);
  expect(answers.at(-1)).toBe(429);
  expect(await from('2001:db8:0:1::7')).toBe(422);
  for (let orders = 0; orders < 65; orders += 1) expect((await post('{"pantry":[]}', json, app)).status).toBe(422);
});

test('every answer carries the security headers', async () => {
  const answers = await Promise.all(['/', '/api/kitchen', '/nothing', '/assets/main-abc123.js'].map(async (path) => appWith().request(path)));
  answers.push(await post('x'), await post(four));
  for (const { headers } of answers) {
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'; trusted-types own-scripts");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toContain('63072000');
  }
});

describe('pages', () => {
  test.each([['/', 'index'], ['/chef', 'chef'], ['/recipe', 'recipe'], ['/review', 'review'], ['/faq', 'faq'], ['/faq?from=here', 'faq']])('%s is %s.html', async (path, name) => {
    const response = await appWith().request(path);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
    expect(await response.text()).toContain(`<title>${name}</title>`);
  });

  test('assets never change and come compressed; what is known already is not sent again', async () => {
    const app = appWith();
    const plain = await (await app.request('/assets/main-abc123.js')).text();
    for (const [encoding, unpack] of [['br', brotliDecompressSync], ['gzip', gunzipSync]] as const) {
      const response = await app.request('/assets/main-abc123.js', { headers: { 'accept-encoding': `${encoding}, identity` } });
      expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([encoding, 'accept-encoding']);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain);
      const again = await app.request('/assets/main-abc123.js', { headers: { 'accept-encoding': encoding, 'if-none-match': response.headers.get('etag') ?? '' } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    const refused = await app.request('/assets/main-abc123.js', { headers: { 'accept-encoding': 'br;q=0' } });
    expect(refused.headers.get('content-encoding')).toBeNull();
  });

  test('HEAD says the same without a body', async () => {
    const response = await appWith().request('/recipe', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('a closing slash leads home', async () => {
    const response = await appWith().request('/faq/');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/faq']);
  });

  test('an unknown address: a page for people, a refusal for programs', async () => {
    const page = await appWith().request('/nothing', { headers: { accept: 'text/html,*/*' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<title>404</title>');
    const refusal = await appWith().request('/nothing');
    expect([refusal.status, refusal.headers.get('content-type')]).toEqual([404, 'application/json']);
  });

  const TRICKS = [
    '/../.env', '/.env', '/%2e%2e/.env', '/..%2f..%2fetc/passwd', '/assets/../.env', '/assets/..%5c.env', '//etc/passwd', '/assets//main-abc123.js', '/assets/main-abc123.js/',
    '/assets/main-abc123.js.map', '/assets/', '/assets', '/index.html', '/recipe.html', '/404.html', '/RECIPE', '/recipe%00', '/recipe/..;/', '/%72ecipe', '/secret.txt.orig',
    '/api', '/api/', '/api/cook/', '/API/KITCHEN', '/api/kitchen/..', '/__proto__', '/constructor', '/.git/config', '/@fs/etc/passwd', '/node_modules/hono/package.json', '/server/main.ts',
  ];
  test.each(TRICKS)('%s is nothing', async (path) => {
    const response = await appWith().request(new Request(`http://localhost${path}`));
    expect([response.status, (await response.text()).includes('SECRET')]).toEqual([404, false]);
  });

  test.each([['POST', '/recipe', 'GET, HEAD'], ['DELETE', '/', 'GET, HEAD'], ['GET', '/api/cook', 'POST'], ['POST', '/api/kitchen', 'GET, HEAD'], ['PUT', '/healthz', 'GET, HEAD']])('%s %s is not how it works', async (method, path, allow) => {
    const response = await appWith().request(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  });

  test('not built: the programming interface works all the same', async () => {
    const app = appWith({ pages: readPages(join(folder, 'nowhere')) });
    expect((await app.request('/', { headers: { accept: 'text/html' } })).status).toBe(404);
    expect((await app.request('/api/kitchen')).status).toBe(200);
  });
});

describe('closing', () => {
  test('new work is refused and readiness says so, life goes on', async () => {
    const closing = createClosing();
    const app = appWith({ closing });
    expect((await app.request('/readyz')).status).toBe(200);
    await closing.begin(1000);
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
    const refused = await post(four, json, app);
    expect([refused.status, await refused.json()]).toMatchObject([503, { refusal: { code: 'closing', retryable: true } }]);
  });
});
