#!/usr/bin/env node
/** `recipe-chef` as npm installs it, from dist/package: on Node 24, which is fetched where the machine's own is older. */
import { fileURLToPath } from 'node:url';
import { onNode24 } from './node-24.mjs';

await onNode24(fileURLToPath(import.meta.url), (line) => process.stderr.write(`${line}\n`));
await import('../cli/main.js');
