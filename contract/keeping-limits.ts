/** The sizes of what is kept: accounts, cookbook, share links. Apart from limits.ts, which every page carries. */
export const KEEPING = {
  /** Characters of a name, an address and a password. */
  name: 80,
  email: 254,
  password: { least: 8, most: 128 },
  /** Characters of a recipe's text and its parts, and how many of each. */
  recipeLength: 32_768,
  title: 200,
  tags: 30,
  tag: 40,
  notes: 2000,
  /** Where a recipe is from: a book, a person or an address. */
  source: 500,
  /** Stars: 1 to this many. */
  stars: 5,
  cookedTimes: 1000,
  /** Most recipes taken in one step, and the bytes they may have. */
  adopted: 1000,
  adoptBytes: 8 * 1024 * 1024,
  /** Most bytes of a recipe to share, and of the small lists: letters outside ASCII take up to four, escaped ones six. */
  shareBytes: 256 * 1024,
  belongingsBytes: 1024 * 1024,
  /** Most recipes that one cook keeps. */
  kept: 10_000,
  /** Characters of all recipes that one cook keeps, earlier versions and the times they were cooked among them. */
  keptLength: 48_000_000,
  /** A cook's own photo of a recipe: pixels of its longer side and bytes, as the device makes it. */
  photoSide: 1280,
  photoBytes: 300_000,
  /** Most photos that one cook keeps, and their bytes together. */
  photos: 1000,
  photosBytes: 100_000_000,
  /** Most bytes of a photo to keep, whose letters are four for three bytes. */
  photoBody: 448 * 1024,
  /** Characters of one small list that follows a cook. */
  belonging: 48_000,
} as const;

/** What else belongs to a cook and follows from device to device: small lists, each under a name of ours, as JSON text. */
export const BELONGINGS = ['last-list', 'options', 'shopping', 'week'] as const;
export type Belonging = (typeof BELONGINGS)[number];
