import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Vitest leaves a processor to itself, which on a machine with two leaves half of it idle. */
export const WORKERS = Math.max(2, availableParallelism() - 1);
/** The proof of the dish cards, which takes longest and so begins first: projects run in the order of their names. */
const CARDS = 'kitchen/chef/dishes-*.test.ts';
/** These look at the house as a whole, and are a suite of their own. */
const RULES = ['tests/house-rules.test.ts', 'tests/lock-file.test.ts'];

export default defineConfig({
  test: {
    setupFiles: ['tests/kit/no-console-noise.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: WORKERS,
    projects: [
      // Kitchen and contract are pure: what one file reads (the foods, all dish cards) serves the next in the same process.
      { extends: true, test: { name: 'cards', include: [CARDS], isolate: false } },
      { extends: true, test: { name: 'kitchen', include: ['{contract,kitchen}/**/*.test.ts'], exclude: [CARDS], isolate: false } },
      { extends: true, test: { name: 'program', include: ['{server,web,cli,tests}/**/*.test.{ts,tsx}'], exclude: ['tests/journeys/**', ...RULES] } },
      { extends: true, test: { name: 'rules', include: RULES } },
    ],
  },
});
