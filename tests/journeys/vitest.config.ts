import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    include: ['tests/journeys/**/*.journey.ts'],
    globalSetup: ['tests/kit/one-server.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Each file drives a browser of its own; more than two at once only slow each other.
    maxWorkers: 2,
  },
});
