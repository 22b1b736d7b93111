/** The sizes that browser, server and terminal agree on. */
export const LIMITS = {
  /** Most entries in a pantry. */
  entries: 30,
  /** Most characters in one entry. */
  entryLength: 80,
  /** Entries from which the page offers a recipe by itself (specification section 9: more than 3). */
  suggestedEntries: 4,
  servings: { least: 1, most: 24, usual: 2 },
  minutes: { least: 5, most: 600 },
  wishLength: 200,
  /** Bytes of a JSON body. */
  bodyBytes: 64 * 1024,
  reviewLength: 1000,
} as const;
