/** A fresh seed: the same order cooked again becomes another dish. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
