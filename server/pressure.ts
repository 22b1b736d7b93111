/** How the process is: whether its memory is nearly used up, and whether its loop stood still a moment ago. */
import { getHeapStatistics } from 'node:v8';

export interface Pressure {
  /** True while so much memory is in use that new work would end in a crash of all work. */
  readonly isFull: boolean;
  /** True for a while after the event loop stood still: others should get the next visitors. */
  readonly stoodStill: boolean;
  stop: () => void;
}

export interface PressureBounds {
  /** Share of the memory that JavaScript may have, from which on no new work is taken. */
  full: number;
  /** Milliseconds between two looks; how late one must be to count as standing still; how long that is told. */
  lookMs: number;
  stillMs: number;
  toldMs: number;
}
const BOUNDS: PressureBounds = { full: 0.85, lookMs: 500, stillMs: 2000, toldMs: 2000 };

/** Share (0 to 1) of the memory that JavaScript may have that is in use now. */
const heapUsed = (): number => {
  const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics();
  return used / most;
};

/** Looks now and then until it is stopped; `told` hears when memory fills up (true) and when there is room again (false). */
export function watchPressure(told: (isFull: boolean) => void, bounds: Partial<PressureBounds> = {}, used = heapUsed): Pressure {
  const { full, lookMs, stillMs, toldMs } = { ...BOUNDS, ...bounds };
  let isFull = false;
  let last = performance.now();
  let still = -Infinity;
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - last - lookMs > stillMs) still = now;
    last = now;
    const isNow = used() > full;
    if (isNow !== isFull) told(isNow);
    isFull = isNow;
  }, lookMs);
  timer.unref();
  return {
    get isFull() {
      return isFull;
    },
    get stoodStill() {
      const now = performance.now();
      // Asked before the late look itself has run, it says the same.
      return now - still < toldMs || now - last - lookMs > stillMs;
    },
    stop: () => clearInterval(timer),
  };
}

/** For tests and programs that end soon. */
export const NO_PRESSURE: Pressure = { isFull: false, stoodStill: false, stop: () => undefined };
