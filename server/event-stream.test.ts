import { describe, expect, test } from 'vitest';
import type { CookEvent } from '../contract/cook.ts';
import { eventStream } from './event-stream.ts';

const pace = { heartbeatMs: 1000, stalledMs: 1000 };
const text = (n: number): CookEvent => ({ event: 'text', data: { n, text: `${n} ` } });
const end: CookEvent = { event: 'refused', data: { code: 'closing', sentence: 'Bye.', retryable: true } };
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const nobody = (): void => undefined;

async function frames(events: AsyncIterable<CookEvent>, custom = pace): Promise<string[]> {
  const got: string[] = [];
  for await (const bytes of eventStream(events, nobody, custom)) got.push(new TextDecoder().decode(bytes));
  return got;
}

test('an event is a name, one line of JSON and an empty line', async () => {
  const got = await frames((async function* () {
    yield { event: 'notice', data: { code: 'x', sentence: 'Two\nlines' } } as const;
  })());
  expect(got).toEqual(['event: notice\ndata: {"code":"x","sentence":"Two\\nlines"}\n\n']);
});

test('silence is filled with comments', async () => {
  const got = await frames((async function* () {
    await wait(600);
    yield end;
  })(), { ...pace, heartbeatMs: 20 });
  expect(got.filter((frame) => frame === ': still cooking\n\n').length).toBeGreaterThanOrEqual(2);
  expect(got.at(-1)).toContain('event: refused');
});

describe('a slow reader', () => {
  test('holds the writer back', async () => {
    let written = 0;
    const reader = eventStream((async function* () {
      for (let n = 0; n < 1000; n += 1) {
        written += 1;
        yield { event: 'notice', data: { code: 'x', sentence: 'x' } } as const;
      }
    })(), nobody, pace).getReader();
    await reader.read();
    await wait(50);
    expect(written).toBeLessThan(10);
    void reader.cancel();
  });
  test('that takes nothing for long is let go', async () => {
    let left = 0;
    const reader = eventStream((async function* () {
      while (true) yield { event: 'notice', data: { code: 'x', sentence: 'x' } } as const;
    })(), () => (left += 1), { ...pace, stalledMs: 30 }).getReader();
    await reader.read();
    await wait(150);
    expect(left).toBe(1);
    await expect((async () => {
      while (!(await reader.read()).done);
    })()).rejects.toThrow();
  });
});

test('a reader who leaves ends the writing', async () => {
  let left = 0;
  let ended = false;
  const reader = eventStream((async function* () {
    try {
      while (true) {
        yield text(0);
        await wait(5);
      }
    } finally {
      ended = true;
    }
  })(), () => (left += 1), pace).getReader();
  await reader.read();
  await reader.cancel();
  await wait(50);
  expect([left, ended]).toEqual([1, true]);
});
