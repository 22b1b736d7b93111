/** Choices that look free and repeat exactly: same seed and label, same number. */

/** A stream of numbers in [0, 1) for a seed and a label (mulberry32 over an FNV-1a hash). */
export function dice(seed: number, label: string): () => number {
  let state = 0x811c9dc5;
  for (const char of `${seed}/${label}`) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of several, by a dice. */
export function pick<T>(roll: () => number, from: readonly T[]): T {
  const found = from[Math.floor(roll() * from.length)];
  if (found === undefined) throw new Error('pick from an empty list');
  return found;
}
