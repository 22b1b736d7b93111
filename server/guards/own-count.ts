/** Tries as one process counts them in memory: for what goes on without a database. */
import { MINUTE, momentAfter } from '../store/moments.ts';
import type { Rate } from '../store/tries.ts';

/** Counts one more try under a key; says until when (an ISO moment) there are no more, or null while there are. */
export type CountOwn = (key: readonly string[], rate: Rate) => string | null;

/** Keys that are remembered; beyond, the oldest is forgotten, so that strangers cannot fill the memory. */
const MOST = 50_000;

/** `now` gives milliseconds that only grow, so that a clock that is set changes no limit. */
export function createOwnCount(now: () => number = () => performance.now(), most = MOST): CountOwn {
  const counted = new Map<string, { count: number; until: number }>();
  return (key, rate) => {
    const name = JSON.stringify(key);
    const [before, moment] = [counted.get(name), now()];
    const entry = before !== undefined && before.until > moment ? before : { count: 0, until: moment + rate.perMinutes * MINUTE };
    entry.count += 1;
    if (entry !== before) {
      counted.delete(name);
      counted.set(name, entry);
      const [oldest] = counted.keys();
      if (counted.size > most && oldest !== undefined) counted.delete(oldest);
    }
    return entry.count > rate.most ? momentAfter(new Date(), entry.until - moment) : null;
  };
}
