import { useCallback, useEffect, useState } from 'react';
import { useSend } from '../send-context.ts';
import { allOnDevice, factOf, onChange } from './device-cookbook.ts';
import type { DeviceRecipe } from './device-cookbook.ts';
import { sync } from './sync.ts';
import type { Synced } from './sync.ts';

export interface Cookbook {
  /** Everything kept, newest first; null while it is read, and `broken` where the browser keeps nothing. */
  recipes: readonly DeviceRecipe[] | null;
  broken: boolean;
  /** The e-mail of the account whose cookbook this is, or an empty text for a guest. */
  owner: string;
  /** What the last exchange with the server came to; null before the first. */
  synced: Synced | null;
  /** Exchanges with the server now. */
  exchange(): void;
}

/** A change waits this long for others before the server is told. */
const REST_MS = 400;

/** The cookbook of this device, kept in step with the server where someone is signed in. */
export function useCookbook(): Cookbook {
  const send = useSend();
  const [here, setHere] = useState<{ recipes: readonly DeviceRecipe[]; owner: string } | null>(null);
  const [broken, setBroken] = useState(false);
  const [synced, setSynced] = useState<Synced | null>(null);

  const exchange = useCallback(() => {
    sync(send).then(setSynced, () => setSynced({ outcome: 'failed', sentence: 'Telling your account did not work.' }));
  }, [send]);

  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function read() {
      const [all, owner] = await Promise.all([allOnDevice(), factOf('owner')]);
      if (left) return;
      setHere({ recipes: all.filter(({ gone }) => !gone).toSorted((a, b) => (a.keptAt < b.keptAt ? 1 : -1)), owner });
      if (owner === '' || !all.some(({ waiting }) => waiting)) return;
      clearTimeout(timer);
      timer = setTimeout(exchange, REST_MS);
    }
    // However many changes come while everything is read, it is read once more after them.
    const again = atMostOneMore(() => read().catch(() => left || setBroken(true)));
    const seen = () => document.visibilityState === 'visible' && exchange();
    again();
    const stop = onChange(again);
    exchange();
    window.addEventListener('online', exchange);
    document.addEventListener('visibilitychange', seen);
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', exchange);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [exchange]);

  return { recipes: here?.recipes ?? null, broken, owner: here?.owner ?? '', synced, exchange };
}

/** Runs `work` now, or once more after the run that is under way. */
function atMostOneMore(work: () => Promise<unknown>): () => void {
  let running = false;
  let more = false;
  async function run() {
    running = true;
    for (more = true; more;) {
      more = false;
      await work();
    }
    running = false;
  }
  return () => {
    more = true;
    if (!running) void run();
  };
}
