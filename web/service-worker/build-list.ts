/** One build of the app, as scripts/build.mjs lists it for the worker. */
export interface BuildList {
  /** A fingerprint of all its files. */
  version: string;
  /** The addresses of the pages: "/recipe". */
  pages: readonly string[];
  /** Everything that the pages are made of: "/assets/main-abc.js", "/theme.js". */
  files: readonly string[];
  /** Those of a weight that somebody who saves data has to ask for, by needing them. */
  heavy: readonly string[];
}
