import { expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function streamOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function all(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const found: string[] = [];
  for await (const { event, data } of readEvents(stream)) found.push(`${event}=${data}`);
  return found;
}

const CASES: readonly [string, string, readonly string[]][] = [
  ['plain', 'event: text\ndata: a\n\n', ['text=a']],
  ['CRLF', 'event: text\r\ndata: a\r\n\r\n', ['text=a']],
  ['comments and unknown fields', ': beat\n\nid: 3\nevent: text\ndata: a\n\n', ['text=a']],
  ['several data lines', 'data: a\ndata: b\n\n', ['message=a\nb']],
  ['no blank after the colon', 'event:text\ndata:a\n\n', ['text=a']],
  ['an event without data is none', 'event: ping\n\n', []],
  ['an event cut before its end is none', 'event: text\ndata: a\n', []],
  ['several', 'data: a\n\ndata: b\n\n', ['message=a', 'message=b']],
  ['more than ASCII', 'data: crème 🥚\n\n', ['message=crème 🥚']],
];

test.each(CASES)('%s', async (_name, text, events) => {
  expect(await all(streamOf(bytes(text)))).toEqual(events);
});

test.each(CASES)('%s, torn into single bytes', async (_name, text, events) => {
  expect(await all(streamOf(...[...bytes(text)].map((byte) => Uint8Array.of(byte))))).toEqual(events);
});

test('an abort closes the connection while it waits', async () => {
  let closed = false;
  const stop = new AbortController();
  const stream = new ReadableStream<Uint8Array>({
    cancel: () => {
      closed = true;
    },
  });
  setTimeout(() => stop.abort(), 5);
  for await (const event of readEvents(stream, stop.signal)) expect(event).toBeUndefined();
  expect(closed).toBe(true);
});

test('leaving early closes the connection', async () => {
  let closed = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes('data: a\n\n')),
    cancel: () => {
      closed = true;
    },
  });
  for await (const { data } of readEvents(stream)) {
    expect(data).toBe('a');
    break;
  }
  expect(closed).toBe(true);
});
