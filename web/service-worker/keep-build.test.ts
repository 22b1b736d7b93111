import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryCaches } from '../../tests/kit/memory-caches.ts';
import type { MemoryCaches } from '../../tests/kit/memory-caches.ts';
import type { BuildList } from './build-list.ts';
import { dropOldBuilds, keepBuild } from './keep-build.ts';

const build = (version: string, more: Partial<BuildList> = {}): BuildList => ({
  version, pages: ['/', '/cook'], files: ['/assets/react.js', `/assets/main-${version}.js`, '/assets/chef.js', '/theme.js'], heavy: ['/assets/chef.js'], ...more,
});

let kept: MemoryCaches;
/** What was asked of the network, in order. */
let asked: string[];
/** A server that has one build, and the status of what it has not. */
function serve(version: string, broken: Record<string, number> = {}): void {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const html = `<script src="/assets/main-${version}.js"></script>`;
    return new Response(/\.\w+$/.test(address) ? `text of ${address}` : html, { status: broken[address] ?? 200 });
  });
}

beforeEach(() => {
  kept = memoryCaches();
  asked = [];
  vi.stubGlobal('caches', kept.storage);
});
afterEach(() => vi.unstubAllGlobals());

describe('keeping a build', () => {
  test('pages and files, the heavy ones too', async () => {
    serve('1');
    await keepBuild(build('1'), false);
    expect(kept.contents()).toEqual({ 'recipe-chef 1': ['/', '/assets/chef.js', '/assets/main-1.js', '/assets/react.js', '/cook', '/theme.js'] });
  });

  test('who saves data is spared the heavy ones', async () => {
    serve('1');
    await keepBuild(build('1'), true);
    expect(asked).not.toContain('/assets/chef.js');
    expect(kept.contents()['recipe-chef 1']).toContain('/cook');
  });

  test('a heavy file that cannot be had is no reason to keep nothing', async () => {
    serve('1', { '/assets/chef.js': 503 });
    await keepBuild(build('1'), false);
    expect(kept.contents()['recipe-chef 1']).not.toContain('/assets/chef.js');
  });

  test('files that the build before has are not fetched again, and all others are', async () => {
    serve('1');
    await keepBuild(build('1'), false);
    asked = [];
    serve('2');
    await keepBuild(build('2'), false);
    expect(asked.toSorted()).toEqual(['/', '/assets/main-2.js', '/cook', '/theme.js']);
    expect(kept.contents()['recipe-chef 2']).toHaveLength(6);
  });

  const HALF: readonly [what: string, serve: () => void][] = [
    ['a page is missing', () => serve('1', { '/cook': 404 })],
    ['a file is missing', () => serve('1', { '/assets/react.js': 502 })],
    ['the server has moved on to the next build', () => serve('2')],
  ];
  test.each(HALF)('nothing is kept when %s', async (_what, served) => {
    served();
    await expect(keepBuild(build('1'), false)).rejects.toThrow();
    expect(kept.contents()).toEqual({});
  });

  test('what was kept whole before stays when a second try fails', async () => {
    serve('1');
    await keepBuild(build('1'), false);
    serve('1', { '/cook': 500 });
    await expect(keepBuild(build('1'), false)).rejects.toThrow('/cook answered 500.');
    expect(kept.contents()['recipe-chef 1']).toHaveLength(6);
  });
});

test('this build and the one before it stay, and what is not ours', async () => {
  for (const version of ['1', '2', '3']) {
    serve(version);
    await keepBuild(build(version), true);
  }
  await kept.storage.open('of somebody else');
  await dropOldBuilds(build('3'));
  expect(Object.keys(kept.contents())).toEqual(['recipe-chef 2', 'recipe-chef 3', 'of somebody else']);
});

test('a build that came back keeps the one it replaced', async () => {
  for (const version of ['1', '2', '1']) {
    serve(version);
    await keepBuild(build(version), true);
    await dropOldBuilds(build(version));
  }
  expect(Object.keys(kept.contents()).toSorted()).toEqual(['recipe-chef 1', 'recipe-chef 2']);
});
