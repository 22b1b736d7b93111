/** How the server stops: new work is refused at once, what is running gets some time and then a last event. */

export interface Closing {
  /** True from the first moment: `/readyz` says so and no new cooking starts. */
  readonly begun: boolean;
  /** Aborts when what is still running must end now. */
  readonly end: AbortSignal;
  /** Counts a running stream until the function it returns is called. */
  running(): () => void;
  /** Begins to close; fulfilled when nothing runs any more. */
  begin(graceMs: number): Promise<void>;
}

export function createClosing(): Closing {
  const end = new AbortController();
  let begun = false;
  let streams = 0;
  let idle: (() => void) | undefined;
  return {
    get begun() {
      return begun;
    },
    end: end.signal,
    running() {
      streams += 1;
      let counted = true;
      return () => {
        if (!counted) return;
        counted = false;
        streams -= 1;
        if (streams === 0) idle?.();
      };
    },
    async begin(graceMs) {
      begun = true;
      if (streams === 0) return;
      const timer = setTimeout(() => end.abort(), graceMs);
      await new Promise<void>((resolve) => {
        idle = resolve;
      });
      clearTimeout(timer);
    },
  };
}
