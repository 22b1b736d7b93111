/** `npm run test:long`: what `npm test` does by turns, in full. */
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { WORKERS } from '../../vitest.config.ts';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    include: ['tests/long/*.long.ts'],
    setupFiles: ['tests/kit/no-console-noise.ts'],
    // All read the same cards, which one process reads once.
    isolate: false,
    maxWorkers: WORKERS,
  },
});
