/** `node scripts/with-node.mjs FILE ...`: runs a file of ours on Node 24. Its output is all that goes to stdout. */
import { fileURLToPath } from 'node:url';
import { become, stopWithNpm } from './child.mjs';
import { installed } from './installed.mjs';
import { onNode24 } from './node-24.mjs';

const say = (line) => process.stderr.write(`${line}\n`);

stopWithNpm();
await onNode24(fileURLToPath(import.meta.url), say);
try {
  await installed(say);
} catch (error) {
  say(error.message);
  process.exit(1);
}
await become(process.execPath, process.argv.slice(2));
