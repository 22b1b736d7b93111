import { useCallback, useEffect, useRef, useState } from 'react';

export interface WakeLock {
  /** Whether the screen stays on. */
  on: boolean;
  /** Asks once more; null where the browser cannot do it at all. */
  ask: (() => void) | null;
}

/** Keeps the screen on, and again after the cook has been in another app: a hidden page loses the lock. */
export function useWakeLock(): WakeLock {
  const [on, setOn] = useState(false);
  const lock = useRef<WakeLockSentinel | null>(null);
  const here = useRef(false);

  const ask = useCallback(async () => {
    const held = () => lock.current !== null && !lock.current.released;
    if (document.visibilityState !== 'visible' || held()) return;
    try {
      const mine = await navigator.wakeLock.request('screen');
      // Gone meanwhile, or asked twice at once.
      if (!here.current || held()) return await mine.release();
      lock.current = mine;
      mine.addEventListener('release', () => setOn(false));
      setOn(true);
    } catch {
      // A weak battery or a setting of the device may say no. The page says so and offers to ask again.
      setOn(false);
    }
  }, []);

  useEffect(() => {
    if (!canLock()) return;
    here.current = true;
    const again = () => void ask();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      here.current = false;
      document.removeEventListener('visibilitychange', again);
      lock.current?.release().catch(() => undefined);
      lock.current = null;
    };
  }, [ask]);

  return { on, ask: canLock() ? () => void ask() : null };
}

const canLock = () => 'wakeLock' in navigator;
