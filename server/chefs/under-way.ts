/**
 * Recipes under way, kept by the key their cook gave them, so that who comes back - after a reload, a lost network, a
 * locked phone - reads on where they stopped, and who asks twice is cooked for once. What another process cooks is relayed from the journal.
 */
import { createHash } from 'node:crypto';
import type { CookEvent } from '../../contract/cook.ts';
import { Refusal } from '../../contract/refusals.ts';
import type { Journal } from './cooking-journal.ts';

/** An event and its place in the recipe's stream, from 0: what a reader names to go on after it. */
export type Numbered = CookEvent & { id: number };

export interface UnderWay {
  /**
   * The events after `after` (-1 for all of them) of what `key` began in this process, or null where it began nothing that is still known.
   * Throws `other-order` where that was another order.
   */
  read: (key: string, order: unknown, after: number, gone: AbortSignal) => AsyncGenerator<Numbered> | null;
  /** The same of what another process cooks or has cooked. */
  readElsewhere: (key: string, order: unknown, after: number, gone: AbortSignal) => Promise<AsyncGenerator<Numbered> | null>;
  /**
   * Cooks on, whoever reads, until the end, `stop`, or until nobody has read for a while; gives the events to its first reader. Where
   * another process has begun already, its events are given instead. `over` is called when nothing is left to do.
   */
  begin: (key: string, order: unknown, cook: Cooked, gone: AbortSignal, over?: () => void) => AsyncGenerator<Numbered>;
  stop: (key: string) => Promise<void>;
}

type Cooked = (gone: AbortSignal) => AsyncIterable<CookEvent>;

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
  /** Whether another process cooks it. */
  isRelay: boolean;
  events: CookEvent[];
  ended: boolean;
  gone: AbortController;
  unread: NodeJS.Timeout | undefined;
  /** One of each reader, called at whatever happens. */
  readers: Set<() => void>;
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64');

export interface UnderWayParts {
  /** Without one, other processes know of nothing. */
  journal?: Journal | null;
  /** Aborts when this process ends. */
  end?: AbortSignal;
  times?: Partial<UnderWayTimes>;
}

export function createUnderWay({ journal = null, end = new AbortController().signal, times = {} }: UnderWayParts = {}): UnderWay {
  const { unreadMs, keptMs } = { ...TIMES, ...times };
  const writings = new Map<string, Writing>();

  const leaveAlone = (writing: Writing): void => {
    clearTimeout(writing.unread);
    if (writing.readers.size === 0 && !writing.ended) writing.unread = setTimeout(() => writing.gone.abort(), unreadMs).unref();
  };

  const tell = (writing: Writing): void => {
    for (const heard of writing.readers) heard();
  };

  const makeRoom = (): void => {
    for (const [key, writing] of writings) {
      if (writings.size <= MOST) return;
      if (writing.ended) writings.delete(key);
    }
  };

  const begun = (name: string, order: string): Writing => {
    const writing: Writing = {
      order, isRelay: false, events: [], ended: false, gone: new AbortController(), unread: undefined, readers: new Set(),
    };
    writings.set(name, writing);
    makeRoom();
    leaveAlone(writing);
    return writing;
  };

  const writeDown = async (writing: Writing, events: AsyncIterable<CookEvent>): Promise<void> => {
    try {
      for await (const event of events) {
        writing.events.push(event);
        tell(writing);
      }
    } finally {
      // Who reads along what another process cooks finds it there when this one ends: the stream stops without a last event.
      const isHandedOn = writing.isRelay && end.aborted;
      if (!isEnd(writing.events.at(-1)) && !isHandedOn) writing.events.push({ event: 'refused', data: new Refusal('unfinished').body });
      writing.ended = true;
      clearTimeout(writing.unread);
      tell(writing);
    }
  };

  /** Forgotten once it ends: it can be read from the journal again. */
  const relay = async (name: string, key: string, writing: Writing, from: Journal): Promise<void> => {
    writing.isRelay = true;
    await writeDown(writing, theirs(from, name, key, writing.order, AbortSignal.any([writing.gone.signal, end])));
    if (writings.get(name) === writing) writings.delete(name);
  };

  const cookHere = async (name: string, key: string, writing: Writing, cook: Cooked, whose: 'ours' | 'nobodys'): Promise<void> => {
    const wanted = { read: () => leaveAlone(writing), stop: () => writing.gone.abort() };
    const written = whose === 'ours' && journal !== null ? journal.write(name, key, writing, wanted) : async () => undefined;
    await writeDown(writing, cook(writing.gone.signal));
    setTimeout(() => writings.get(name) === writing && writings.delete(name), keptMs).unref();
    await written();
  };

  return {
    read: (key, order, after, gone) => {
      const writing = writings.get(digest(key));
      if (writing === undefined) return null;
      if (writing.order !== digest(order)) throw new Refusal('other-order');
      return follow(writing, after, gone, leaveAlone);
    },
    readElsewhere: async (key, order, after, gone) => {
      const name = digest(key);
      if (journal === null || !(await journal.has(name, digest(order)))) return null;
      const known = writings.get(name);
      const writing = known ?? begun(name, digest(order));
      if (known === undefined) void relay(name, key, writing, journal);
      return follow(writing, after, gone, leaveAlone);
    },
    begin: (key, order, cook, gone, over = () => undefined) => {
      const name = digest(key);
      const writing = begun(name, digest(order));
      void (async () => {
        try {
          const whose = journal === null ? 'nobodys' : await journal.claim(name, writing.order);
          if (whose === 'theirs' && journal !== null) await relay(name, key, writing, journal);
          else await cookHere(name, key, writing, cook, whose === 'ours' ? 'ours' : 'nobodys');
        } finally {
          over();
        }
      })();
      return follow(writing, -1, gone, leaveAlone);
    },
    stop: async (key) => {
      const name = digest(key);
      const writing = writings.get(name);
      writing?.gone.abort();
      if (writing === undefined || writing.isRelay) await journal?.stop(name);
    },
  };
}

async function* theirs(journal: Journal, name: string, key: string, order: string, gone: AbortSignal): AsyncGenerator<CookEvent> {
  try {
    if (await journal.has(name, order)) yield* journal.follow(name, key, gone);
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    yield { event: 'refused', data: thrown.body };
  }
}

const isEnd = (event: CookEvent | undefined): boolean => event?.event === 'done' || event?.event === 'refused';

async function* follow(writing: Writing, after: number, gone: AbortSignal, left: (writing: Writing) => void): AsyncGenerator<Numbered> {
  let wake = (): void => undefined;
  const heard = (): void => wake();
  writing.readers.add(heard);
  gone.addEventListener('abort', heard, { once: true });
  clearTimeout(writing.unread);
  try {
    for (let at = after + 1; !gone.aborted; at += 1) {
      while (at >= writing.events.length && !writing.ended && !gone.aborted) await new Promise<void>((resolve) => (wake = resolve));
      const event = writing.events[at];
      if (event === undefined) return;
      yield { ...event, id: at };
    }
  } finally {
    writing.readers.delete(heard);
    gone.removeEventListener('abort', heard);
    left(writing);
  }
}
