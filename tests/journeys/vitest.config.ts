import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    include: ['tests/journeys/**/*.journey.ts'],
    globalSetup: ['tests/kit/one-server.ts'],
    // The longest errand takes half a minute on a machine that does nothing else; others do, or are slower.
    testTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    // Each file drives a browser of its own; more than two at once only slow each other.
    maxWorkers: 2,
  },
});
