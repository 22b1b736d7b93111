/** How much one import may be. */
export const IMPORT = {
  bytes: 16 * 1024 * 1024,
  /** All of a file's entries unpacked, counted while they are. */
  unpacked: 64 * 1024 * 1024,
  /** Entries that an archive may list, and how deep JSON may nest. */
  entries: 50_000,
  depth: 64,
  recipes: 1000,
  /** Our own archive brings back a whole cookbook. */
  ownRecipes: 10_000,
  recipeLength: 32_768,
  title: 200,
  tags: 30,
  tag: 40,
  notes: 2000,
  source: 500,
} as const;
