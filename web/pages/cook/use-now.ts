import { useEffect, useState } from 'react';

const BEAT_MS = 500;

/** The time in milliseconds, kept fresh while somebody needs it. */
export function useNow(needed: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!needed) return;
    setNow(Date.now());
    const beat = setInterval(() => setNow(Date.now()), BEAT_MS);
    return () => clearInterval(beat);
  }, [needed]);
  return now;
}
