/** Watches how long the event loop is held up. */

/** Beats every 5 ms from now on; `stop` ends it and tells the longest gap between two beats, in ms. */
export function startBeat(): { stop: () => number } {
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  return {
    stop: () => {
      clearInterval(beat);
      return longest;
    },
  };
}
