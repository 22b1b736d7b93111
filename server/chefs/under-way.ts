/**
 * Recipes under way, kept by the key their cook gave them, so that who comes back - after a reload, a lost network, a
 * locked phone - reads on where they stopped, and who asks twice is cooked for once. In this process's memory only.
 */
import { createHash } from 'node:crypto';
import type { CookEvent } from '../../contract/cook.ts';
import { Refusal } from '../../contract/refusals.ts';

/** An event and its place in the recipe's stream, from 0: what a reader names to go on after it. */
export type Numbered = CookEvent & { id: number };

export interface UnderWay {
  /**
   * The events after `after` (-1 for all of them) of what `key` began, or null where it began nothing that is still known.
   * Throws `other-order` where that was another order.
   */
  read: (key: string, order: unknown, after: number, gone: AbortSignal) => AsyncGenerator<Numbered> | null;
  /** Cooks on, whoever reads, until the end, `stop`, or until nobody has read for a while; gives the events to its first reader. */
  begin: (key: string, order: unknown, cook: (gone: AbortSignal) => AsyncIterable<CookEvent>, gone: AbortSignal) => AsyncGenerator<Numbered>;
  stop: (key: string) => void;
}

export interface UnderWayTimes {
  /** Milliseconds after which a chef whom nobody reads is stopped. */
  unreadMs: number;
  /** Milliseconds for which a finished recipe can be read again. */
  keptMs: number;
}
const TIMES: UnderWayTimes = { unreadMs: 30_000, keptMs: 600_000 };
/** Beyond so many the oldest of those that have ended go first. A recipe has some ten thousand bytes. */
const MOST = 1000;

interface Writing {
  order: string;
  events: CookEvent[];
  ended: boolean;
  gone: AbortController;
  readers: number;
  unread: NodeJS.Timeout | undefined;
  /** Called at whatever happens. */
  waiting: Set<() => void>;
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64');

export function createUnderWay({ unreadMs, keptMs }: UnderWayTimes = TIMES): UnderWay {
  const writings = new Map<string, Writing>();

  const leaveAlone = (writing: Writing): void => {
    if (writing.readers === 0 && !writing.ended) writing.unread = setTimeout(() => writing.gone.abort(), unreadMs).unref();
  };

  const tell = (writing: Writing): void => {
    for (const heard of writing.waiting) heard();
    writing.waiting.clear();
  };

  const makeRoom = (): void => {
    for (const [key, writing] of writings) {
      if (writings.size <= MOST) return;
      if (writing.ended) writings.delete(key);
    }
  };

  return {
    read: (key, order, after, gone) => {
      const writing = writings.get(digest(key));
      if (writing === undefined) return null;
      if (writing.order !== digest(order)) throw new Refusal('other-order');
      return follow(writing, after, gone, leaveAlone);
    },
    begin: (key, order, cook, gone) => {
      const writing: Writing = { order: digest(order), events: [], ended: false, gone: new AbortController(), readers: 0, unread: undefined, waiting: new Set() };
      const name = digest(key);
      writings.set(name, writing);
      makeRoom();
      leaveAlone(writing);
      void (async () => {
        try {
          for await (const event of cook(writing.gone.signal)) {
            writing.events.push(event);
            tell(writing);
          }
        } finally {
          if (!isEnd(writing.events.at(-1))) writing.events.push({ event: 'refused', data: new Refusal('unfinished').body });
          writing.ended = true;
          clearTimeout(writing.unread);
          tell(writing);
          setTimeout(() => writings.get(name) === writing && writings.delete(name), keptMs).unref();
        }
      })();
      return follow(writing, -1, gone, leaveAlone);
    },
    stop: (key) => writings.get(digest(key))?.gone.abort(),
  };
}

const isEnd = (event: CookEvent | undefined): boolean => event?.event === 'done' || event?.event === 'refused';

async function* follow(writing: Writing, after: number, gone: AbortSignal, left: (writing: Writing) => void): AsyncGenerator<Numbered> {
  writing.readers += 1;
  clearTimeout(writing.unread);
  try {
    for (let at = after + 1; !gone.aborted; at += 1) {
      while (at >= writing.events.length && !writing.ended && !gone.aborted) await news(writing, gone);
      const event = writing.events[at];
      if (event === undefined) return;
      yield { ...event, id: at };
    }
  } finally {
    writing.readers -= 1;
    left(writing);
  }
}

const news = (writing: Writing, gone: AbortSignal): Promise<void> => new Promise((resolve) => {
  writing.waiting.add(resolve);
  gone.addEventListener('abort', () => resolve(), { once: true });
});
