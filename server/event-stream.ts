/**
 * Turns events into the bytes of a `text/event-stream`, at the reader's pace: an event is asked for only when the reader
 * has room. Texts that come close together leave as one, because each write costs more than its bytes.
 */
import { HEARTBEAT_MS, type CookEvent } from '../contract/cook.ts';

export interface StreamPace {
  /** Texts nearer together than this are joined. */
  joinMs: number;
  heartbeatMs: number;
  /** A reader that takes nothing for this long is gone. */
  stalledMs: number;
}
const PACE: StreamPace = { joinMs: 40, heartbeatMs: HEARTBEAT_MS, stalledMs: 30_000 };

const BEAT = new TextEncoder().encode(': still cooking\n\n');

/** What is written of an event: `id` where a reader can come back to it. */
type Sent = CookEvent & { id?: number };

/** `left` is called once, when the reader goes before the end or stands still for too long. */
export function eventStream(events: AsyncIterable<Sent>, left: () => void, pace: StreamPace = PACE): ReadableStream<Uint8Array> {
  const frames = joinTexts(events, pace);
  let stalled: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(stalled);
    left();
    void frames.return(undefined).catch(() => undefined);
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      clearTimeout(stalled);
      const frame = await frames.next();
      if (frame.done === true) return controller.close();
      controller.enqueue(frame.value);
      stalled = setTimeout(() => {
        stop();
        controller.error(new Error('the reader stands still'));
      }, pace.stalledMs);
    },
    cancel: stop,
  }, { highWaterMark: 1 });
}

async function* joinTexts(events: AsyncIterable<Sent>, { joinMs, heartbeatMs }: StreamPace): AsyncGenerator<Uint8Array, undefined> {
  const iterator = events[Symbol.asyncIterator]();
  let next = iterator.next();
  let text: Extract<Sent, { event: 'text' }> | null = null;
  let sentAt = -Infinity;
  try {
    while (true) {
      const wait: number = text === null ? heartbeatMs : Math.max(0, sentAt + joinMs - performance.now());
      const got: IteratorResult<Sent> | null = await within(next, wait);
      if (got !== null && got.done !== true && got.value.event === 'text') {
        text = text === null ? got.value : { ...got.value, data: { n: text.data.n, text: text.data.text + got.value.data.text } };
        next = iterator.next();
        if (performance.now() < sentAt + joinMs) continue;
      }
      if (got === null && text === null) {
        yield BEAT;
        continue;
      }
      let frame = '';
      if (text !== null) {
        frame = encode(text);
        text = null;
        sentAt = performance.now();
      }
      if (got?.done === true) {
        if (frame !== '') yield bytes(frame);
        return undefined;
      }
      if (got !== null && got.value.event !== 'text') {
        frame += encode(got.value);
        next = iterator.next();
      }
      yield bytes(frame);
    }
  } finally {
    next.catch(() => undefined);
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}

/** What the promise gives within the time, or null. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

function encode({ event, data, id }: Sent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

function bytes(frame: string): Uint8Array {
  return new TextEncoder().encode(frame);
}
