/**
 * Turns events into the bytes of a `text/event-stream`, at the reader's pace: an event is asked for only when the reader
 * has room.
 */
import { HEARTBEAT_MS, type CookEvent } from '../contract/cook.ts';

export interface StreamPace {
  heartbeatMs: number;
  /** A reader that takes nothing for this long is gone. */
  stalledMs: number;
}
const PACE: StreamPace = { heartbeatMs: HEARTBEAT_MS, stalledMs: 30_000 };

const ENCODER = new TextEncoder();
const BEAT = ENCODER.encode(': still cooking\n\n');

/** What is written of an event: `id` where a reader can come back to it. */
type Sent = CookEvent & { id?: number };

/** `left` is called once, when the reader goes before the end or stands still for too long. */
export function eventStream(events: AsyncIterable<Sent>, left: () => void, pace: StreamPace = PACE): ReadableStream<Uint8Array> {
  const iterator = events[Symbol.asyncIterator]();
  let over = false;
  /** Runs while the reader waits for us, then while we wait for the reader. */
  let quiet: NodeJS.Timeout | undefined;
  let stalled: NodeJS.Timeout | undefined;
  const end = (): void => {
    over = true;
    clearTimeout(quiet);
    clearTimeout(stalled);
  };
  const stop = (): void => {
    end();
    left();
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      clearTimeout(stalled);
      quiet = setInterval(() => controller.enqueue(BEAT), pace.heartbeatMs);
      const next = await iterator.next().catch((thrown: unknown) => {
        end();
        throw thrown;
      });
      clearInterval(quiet);
      if (over) return;
      if (next.done === true) return controller.close();
      controller.enqueue(ENCODER.encode(encode(next.value)));
      stalled = setTimeout(() => {
        stop();
        controller.error(new Error('the reader stands still'));
      }, pace.stalledMs);
    },
    cancel: stop,
  }, { highWaterMark: 1 });
}

function encode({ event, data, id }: Sent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
