/** The one entry whose id begins so, or a sentence why there is none: an operator types as much of an id as tells it apart. */
export function entryOf<Entry extends { id: string }>(entries: readonly Entry[], start: string): Entry | string {
  const found = start.length < 4 ? [] : entries.filter(({ id }) => id.startsWith(start.toLowerCase()));
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  return found.length > 1 ? 'More than one begins with that. Type more of its id.' : 'There is none with that id. Type at least the first four characters of one that the list shows.';
}
