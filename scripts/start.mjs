/** `npm start`: makes everything ready that is not yet, then serves. Runs on Node 18 and newer. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import path from 'node:path';
import { built } from './built.mjs';
import { stopWithNpm } from './child.mjs';
import { HOME } from './home.mjs';
import { installed } from './installed.mjs';
import { onNode24 } from './node-24.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

stopWithNpm();
process.chdir(HOME);
await onNode24(fileURLToPath(import.meta.url), say, { ownGroup: true });
try {
  await installed(say);
  await built(say);
} catch (error) {
  say(error.message);
  process.exit(1);
}

// The server runs in this very process, so that signals and exit codes are its own.
const main = path.join(HOME, 'server', 'main.ts');
process.argv[1] = main;
await import(pathToFileURL(main).href);
