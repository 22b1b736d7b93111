/** Where an answer comes from: the network, the kept build, or whichever can say something. */
import type { BuildList } from './build-list.ts';
import { cacheOf } from './keep-build.ts';

/** A network that has said nothing by then is taken for none, where there is a kept page instead. */
const PATIENCE_MS = 3_000;

export type Source =
  /** Named after its content: what is kept is as good as what the server has. */
  | { from: 'kept first' }
  /** The server's, and what is kept under this address where it says nothing. */
  | { from: 'network first'; address: string };

/** How to answer a request; null leaves it to the browser. The programming interface is never touched. */
export function sourceOf(request: Pick<Request, 'method' | 'mode' | 'url'>, home: string, build: BuildList): Source | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== home) return null;
  if (pathname.startsWith('/assets/')) return { from: 'kept first' };
  const known = request.mode === 'navigate' ? build.pages : build.files;
  return known.includes(pathname) ? { from: 'network first', address: pathname } : null;
}

export function answer(request: Request, source: Source, build: BuildList): Promise<Response> {
  return source.from === 'kept first' ? keptFirst(request, build) : networkFirst(request, source.address, build);
}

async function keptFirst(request: Request, build: BuildList): Promise<Response> {
  // In any build: a page may be of the one before.
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(cacheOf(build))).put(request, fresh.clone());
  return fresh;
}

async function networkFirst(request: Request, address: string, build: BuildList): Promise<Response> {
  const online = fetch(request);
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const fresh = await Promise.race([online.catch(() => null), late]);
  // A proxy whose server is away says so with a number.
  if (fresh && fresh.status < 500) return fresh;
  const cache = await caches.open(cacheOf(build));
  return (await cache.match(address, { ignoreVary: true })) ?? online;
}
