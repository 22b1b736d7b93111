import { useCallback, useEffect, useRef, useState } from 'react';
import type { CookInput, Ticket } from '../api.ts';
import { hereStill, keepHere, useHere } from '../parts/device/here.ts';
import { newId } from '../keeping/new-id.ts';
import { useSend } from '../send-context.ts';
import { brokenOff, IDLE, isCooking, lost, stopped } from './cooking.ts';
import type { Cooking } from './cooking.ts';
import { underWay, endUnderWay } from './under-way.ts';

export interface Stove {
  cooking: Cooking;
  /** Starts a recipe; one that is still on its way is dropped. */
  cook(order: CookInput): void;
  stop(): void;
}

const readCooking = (found: unknown): Cooking => (found ?? IDLE) as Cooking;

/** The recipe on its way, with the two things a cook can do to it; the last one comes back with the cook, and goes on where it was still being written. */
export function useCooking(): Stove {
  const send = useSend();
  const before = useHere('cooking', readCooking);
  const [now, setNow] = useState<Cooking | null>(null);
  const running = useRef<{ leave: AbortController; ticket: Ticket } | null>(null);
  const latest = useRef<Cooking | null>(null);

  const show = useCallback((cooking: Cooking) => {
    latest.current = cooking;
    setNow(cooking);
  }, []);

  const follow = useCallback((order: CookInput, ticket: Ticket, from: Cooking) => {
    const leave = new AbortController();
    running.current = { leave, ticket };
    // Only the chunk itself can fail to come: the network went away between two taps.
    import('./follow-recipe.ts')
      .then(({ followRecipe }) => followRecipe(send, order, leave.signal, show, ticket, from))
      .catch(() => leave.signal.aborted || show(lost()));
  }, [send, show]);

  const drop = useCallback(() => {
    const was = running.current;
    running.current = null;
    was?.leave.abort();
    endUnderWay();
    if (was === null || was.ticket.last === null || !isCooking(latest.current ?? IDLE)) return;
    const body = JSON.stringify({ key: was.ticket.key });
    void Promise.resolve(send('/api/cook/stop', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, keepalive: true })).catch(() => undefined);
  }, [send]);

  const cook = useCallback((order: CookInput) => {
    drop();
    show({ ...IDLE, phase: 'waiting' });
    follow(order, { key: newId(), last: null }, IDLE);
  }, [drop, follow, show]);

  const stop = useCallback(() => {
    drop();
    show(stopped(latest.current ?? IDLE));
  }, [drop, show]);

  useEffect(() => {
    const still = underWay();
    if (still !== null) {
      const { text, chef, done } = readCooking(hereStill('cooking'));
      // A recipe that is done was another one.
      follow(still.order, { key: still.key, last: -1 }, { ...IDLE, phase: 'waiting', ...(done === null && text !== '' && { phase: 'writing', text, chef }) });
    }
    // What was read so far is there at once for who comes back, and stays if there is nothing more to read.
    const keep = (): void => {
      if (latest.current !== null && isCooking(latest.current) && latest.current.text !== '') keepHere('cooking', brokenOff(latest.current));
    };
    document.addEventListener('visibilitychange', keep);
    addEventListener('pagehide', keep);
    return () => {
      keep();
      document.removeEventListener('visibilitychange', keep);
      removeEventListener('pagehide', keep);
      // Nobody reads any more: the kitchen waits for a while, and then stops the chef.
      running.current?.leave.abort();
    };
  }, [follow]);

  return { cooking: now ?? before, cook, stop };
}
