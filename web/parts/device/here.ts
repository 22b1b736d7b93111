/** What this tab remembers while it is open: it comes back after a look at another page, and is gone with the tab. */
const PREFIX = 'recipe-chef.';

/** A browser may refuse storage; the page then works without. */
export function keepHere(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

/** What was kept, or null. */
export function hereStill(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}
