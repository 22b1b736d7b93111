/** The last answers to the same questions about texts. */

/** So many are kept; then it begins anew, so that nobody fills the memory. */
const MOST = 4000;

/**
 * The same function with a memory: one recipe is read again and again with one food changed, and most of its sentences stay.
 * @param read pure; its answers are shared and must not be changed
 * @param longest texts with more characters are read each time, as few of them come twice
 */
export function remembering<T>(read: (text: string) => T, longest = Infinity): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = read(text);
    if (text.length > longest) return found;
    if (known.size >= MOST) known.clear();
    known.set(text, found);
    return found;
  };
}
