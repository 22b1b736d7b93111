import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryCaches } from '../../tests/kit/memory-caches.ts';
import { answer, sourceOf } from './answers.ts';
import type { BuildList } from './build-list.ts';

const HOME = 'http://kitchen.test';
const BUILD: BuildList = { version: '1', pages: ['/', '/cook', '/recipe'], files: ['/assets/main-1.js', '/theme.js'], heavy: [] };

const ASKED: readonly [what: string, request: { method?: string; mode?: RequestMode; url: string }, from: string | null][] = [
  ['a page', { mode: 'navigate', url: `${HOME}/cook` }, 'network first'],
  ['a page with a question', { mode: 'navigate', url: `${HOME}/recipe?from=home` }, 'network first'],
  ['a file of this build', { url: `${HOME}/assets/main-1.js` }, 'kept first'],
  ['a file of another build', { url: `${HOME}/assets/main-0.js` }, 'kept first'],
  ['a file without a fingerprint', { url: `${HOME}/theme.js` }, 'network first'],
  ['a shared recipe', { mode: 'navigate', url: `${HOME}/r/abc` }, null],
  ['an unknown address', { mode: 'navigate', url: `${HOME}/nothing` }, null],
  ['the interface', { url: `${HOME}/api/kitchen` }, null],
  ['an order', { method: 'POST', url: `${HOME}/api/cook` }, null],
  ['a page of the interface', { mode: 'navigate', url: `${HOME}/api/cook` }, null],
  ['the worker itself', { url: `${HOME}/service-worker.js` }, null],
  ['another host', { url: 'http://elsewhere.test/assets/main-1.js' }, null],
  ['a page fetched by a script', { url: `${HOME}/cook` }, null],
];
test.each(ASKED)('%s', (_what, request, from) => {
  expect(sourceOf({ method: 'GET', mode: 'cors', ...request }, HOME, BUILD)?.from ?? null).toBe(from);
});

describe('answers', () => {
  const kept = async (address: string, text: string, version = '1') => (await caches.open(`recipe-chef ${version}`)).put(address, new Response(text));
  const ask = async (address: string, from: 'kept first' | 'network first') => {
    const given = await answer(new Request(HOME + address), from === 'kept first' ? { from } : { from, address }, BUILD);
    return `${given.status} ${await given.text()}`;
  };
  let asked = 0;
  const network = (say: () => Promise<Response>) => vi.stubGlobal('fetch', () => {
    asked += 1;
    return say();
  });

  beforeEach(() => {
    asked = 0;
    vi.stubGlobal('caches', memoryCaches().storage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('a kept file needs no network', async () => {
    await kept('/assets/main-1.js', 'kept');
    network(() => Promise.reject(new TypeError('no network')));
    expect([await ask('/assets/main-1.js', 'kept first'), asked]).toEqual(['200 kept', 0]);
  });

  test('a page that is still open finds a file of the build before', async () => {
    await kept('/assets/main-0.js', 'old', '0');
    network(() => Promise.resolve(new Response('gone', { status: 404 })));
    expect(await ask('/assets/main-0.js', 'kept first')).toBe('200 old');
  });

  test('a file that was fetched is kept; a refusal is not', async () => {
    network(() => Promise.resolve(new Response('new')));
    await ask('/assets/chef.js', 'kept first');
    network(() => Promise.resolve(new Response('gone', { status: 404 })));
    expect(await ask('/assets/chef.js', 'kept first')).toBe('200 new');
    expect(await ask('/assets/other.js', 'kept first')).toBe('404 gone');
    network(() => Promise.resolve(new Response('there after all')));
    expect(await ask('/assets/other.js', 'kept first')).toBe('200 there after all');
  });

  test('a page comes from the network while there is one, and is not kept: its files are not here', async () => {
    await kept('/cook', 'kept');
    network(() => Promise.resolve(new Response('fresh')));
    expect(await ask('/cook', 'network first')).toBe('200 fresh');
    network(() => Promise.reject(new TypeError('no network')));
    expect(await ask('/cook', 'network first')).toBe('200 kept');
  });

  const AWAY: readonly [what: string, say: () => Promise<Response>][] = [
    ['there is no network', () => Promise.reject(new TypeError('no network'))],
    ['a proxy says that the server is away', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
    ['the network says nothing for three seconds', () => new Promise(() => {})],
  ];
  test.each(AWAY)('the kept page answers when %s', async (_what, say) => {
    vi.useFakeTimers();
    await kept('/cook', 'kept');
    network(say);
    const given = ask('/cook', 'network first');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await given).toBe('200 kept');
  });

  test('what is not kept waits for a slow network', async () => {
    vi.useFakeTimers();
    network(() => new Promise((resolve) => setTimeout(resolve, 8_000, new Response('late'))));
    const given = ask('/cook', 'network first');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await given).toBe('200 late');
  });

  test('what is not kept passes on what the network says', async () => {
    network(() => Promise.resolve(new Response('Bad gateway', { status: 502 })));
    expect(await ask('/cook', 'network first')).toBe('502 Bad gateway');
  });
});
