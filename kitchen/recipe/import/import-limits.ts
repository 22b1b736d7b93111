/** How much one import may be. */
export const IMPORT = {
  bytes: 256 * 1024 * 1024,
  /** All of a file's entries unpacked, counted while they are: what is kept of them, and what goes by (photos). */
  unpacked: 64 * 1024 * 1024,
  passed: 1024 * 1024 * 1024,
  /** Bytes of one text in JSON; what is longer is a photo or the like, and is not kept. */
  longText: 256 * 1024,
  /** Entries that an archive may list, and how deep JSON may nest. */
  entries: 50_000,
  depth: 64,
  recipes: 10_000,
  recipeLength: 32_768,
  title: 200,
  tags: 30,
  tag: 40,
  notes: 2000,
  source: 500,
} as const;
