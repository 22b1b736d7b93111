/** An unexpected console.error or console.warn fails the test that made it. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

let noise: string[] = [];

beforeEach(() => {
  noise = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      noise.push(`${level}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(noise, 'unexpected console output').toEqual([]);
});

/** Takes what the console was given so far, for a test that expects it. */
export function takeConsoleNoise(): string[] {
  return noise.splice(0);
}
