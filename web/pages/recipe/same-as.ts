/** The form under which two entries are one: "Eggs" and "egg"; "2 eggs" says something more and is another. */
export function sameAs(entry: string): string {
  const words = entry
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’'`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  // Where nothing is left ("???", an emoji) the entry stands for itself.
  return words.map(singular).join(' ') || entry;
}

/** Good enough to compare with: it may cut a word that is no plural, but then it cuts it on both sides. */
function singular(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(oe|she|che|xe|sse)s$/, (_, end: string) => end.slice(0, -1))
    .replace(/([^su])s$/, '$1')
    .replace(/(lea|loa|hal)ve$/, '$1f');
}
