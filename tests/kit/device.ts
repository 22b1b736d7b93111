/** A browser on some device, without its pages: its own database, memory, cookies and copy of our code, and a network that can fail. */
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { Send } from '../../web/api.ts';
import { cookieJar } from './cookie-jar.ts';
import { withIndexedDb } from './with-indexed-db.ts';

/** What the network does with a request: carries it, is away, or loses the answer after the server has done its work. */
export type Network = 'here' | 'away' | 'loses answers';

function memory(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() { return texts.size; },
    clear: () => texts.clear(), getItem: (name) => texts.get(name) ?? null, key: (at) => [...texts.keys()][at] ?? null,
    removeItem: (name) => void texts.delete(name), setItem: (name, text) => void texts.set(name, text),
  };
}

async function code() {
  withIndexedDb();
  const [account, cookbook, sync, deviceCookbook, belongings, keepingApi, devicePhotos, syncPhotos] = await Promise.all([
    import('../../web/keeping/account.ts'), import('../../web/keeping/cookbook.ts'), import('../../web/keeping/sync.ts'),
    import('../../web/keeping/device-cookbook.ts'), import('../../web/keeping/belongings.ts'), import('../../web/keeping/keeping-api.ts'),
    import('../../web/keeping/device-photos.ts'), import('../../web/keeping/sync-photos.ts'),
  ]);
  return { ...account, ...cookbook, ...sync, ...deviceCookbook, ...belongings, ...keepingApi, ...devicePhotos, ...syncPhotos };
}

export type Device = Awaited<ReturnType<typeof openDevice>>;

/** @param server where its requests go. Devices take turns: `takeTurn` makes one the present one before its code is called. */
export async function openDevice(server: Send) {
  vi.resetModules();
  const [database, storage] = [new IDBFactory(), memory()];
  let network: Network = 'here';
  /** Called before each request; it may throw, as a network does. */
  let before: (path: string) => void = () => undefined;
  const asked: string[] = [];
  const jar = cookieJar(server);
  const send: Send = async (path, init) => {
    asked.push(path);
    before(path);
    if (network === 'away') throw new TypeError('Failed to fetch');
    const answer = await jar.send(path, init);
    if (network === 'loses answers') throw new TypeError('Failed to fetch');
    return answer;
  };
  const takeTurn = () => {
    vi.stubGlobal('indexedDB', database);
    vi.stubGlobal('localStorage', storage);
  };
  const does = await code();
  takeTurn();
  await does.allOnDevice();
  return {
    ...does, send, takeTurn, asked, storage,
    expire: jar.empty,
    go: (to: Network) => void (network = to),
    beforeEach: (what: (path: string) => void) => void (before = what),
    kept: async () => (await does.allOnDevice()).filter(({ gone }) => !gone),
  };
}
