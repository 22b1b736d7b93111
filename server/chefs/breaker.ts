/** Keeps us from asking an upstream that is down, and asks it now and then whether it is back. */
import type { FaultCode } from './chef.ts';

export interface Breaker {
  /** `go` as usual; `probe` may make one call to find out; `rest` must not call. */
  pass: () => 'go' | 'probe' | 'rest';
  worked: () => void;
  failed: (code: FaultCode) => void;
}

export interface BreakerPace {
  failures: number;
  withinMs: number;
  probeEveryMs: number;
  /** For a refused token or a missing model: nothing changes until the operator does something. */
  operatorMs: number;
  now: () => number;
}
const PACE: BreakerPace = { failures: 5, withinMs: 30_000, probeEveryMs: 15_000, operatorMs: 300_000, now: Date.now };
const HOUR_MS = 3_600_000;

/** Faults of a single order or of our own limits; they say nothing about the next order. */
const NO_SIGN: ReadonlySet<FaultCode> = new Set(['bad-request', 'too-much', 'resting', 'budget-used']);

export function createBreaker(pace: Partial<BreakerPace> = {}): Breaker {
  const { failures, withinMs, probeEveryMs, operatorMs, now } = { ...PACE, ...pace };
  let recent: number[] = [];
  let nextProbe: number | null = null;
  return {
    pass() {
      if (nextProbe === null) return 'go';
      if (now() < nextProbe) return 'rest';
      nextProbe = now() + probeEveryMs;
      return 'probe';
    },
    worked() {
      recent = [];
      nextProbe = null;
    },
    failed(code) {
      if (NO_SIGN.has(code)) return;
      if (code === 'no-credit') nextProbe = (Math.floor(now() / HOUR_MS) + 1) * HOUR_MS;
      else if (code === 'token-refused' || code === 'no-such-model') nextProbe = now() + operatorMs;
      recent = [...recent.filter((at) => at > now() - withinMs), now()];
      if (recent.length >= failures && nextProbe === null) nextProbe = now() + probeEveryMs;
    },
  };
}
