import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,kitchen,server,web,cli,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'node_modules/**'],
    setupFiles: ['tests/kit/no-console-noise.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
