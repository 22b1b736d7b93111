/** The browser's cache storage in memory, as far as the service worker uses it. Node has none. */

export interface MemoryCaches {
  storage: CacheStorage;
  /** The addresses in each cache, in order. */
  contents(): Record<string, string[]>;
}

export function memoryCaches(): MemoryCaches {
  const caches = new Map<string, Map<string, Response>>();
  const addressOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : String(request), 'http://kitchen.test').pathname;
  const cacheOver = (kept: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => kept.get(addressOf(request))?.clone(),
    put: async (request: RequestInfo | URL, answer: Response) => void kept.set(addressOf(request), answer),
  });
  const storage = {
    has: async (name: string) => caches.has(name),
    open: async (name: string) => {
      const kept = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, kept);
      return cacheOver(kept);
    },
    delete: async (name: string) => caches.delete(name),
    keys: async () => [...caches.keys()],
    match: async (request: RequestInfo | URL) => [...caches.values()].map((kept) => kept.get(addressOf(request))).find(Boolean)?.clone(),
  };
  return {
    storage: storage as unknown as CacheStorage,
    contents: () => Object.fromEntries([...caches].map(([name, kept]) => [name, [...kept.keys()].toSorted()])),
  };
}
