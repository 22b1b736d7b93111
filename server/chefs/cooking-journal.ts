/**
 * Recipes under way, written along into the database, so that another process of the same instance, or this one after a restart, reads on.
 * One transaction every half second holds what all of them said since the last; no text waits for it (decision 0078).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CookEvent } from '../../contract/cook.ts';
import { Refusal } from '../../contract/refusals.ts';
import { awayKind } from '../store/away.ts';
import { beginCooking, cookingNow, countReading, piecesFrom, stopCooking, writeCookings, type Piece } from '../store/cookings.ts';
import type { Db } from '../store/open-store.ts';
import { sealWith, type Seal } from './sealed-events.ts';

/** A cooking as it is told here; `events` and `ended` change while it goes on. */
export interface Told { events: readonly CookEvent[]; ended: boolean }

export type Whose = 'ours' | 'theirs' | 'nobodys';

/** What is wanted of a cooking elsewhere. */
export interface Wanted { read: () => void; stop: () => void }

/** Under names that are digests of keys. */
export interface Journal {
  /**
   * Whose a cooking is that wants to begin: `ours`, or `theirs` where another process began it. `nobodys` where the database is away
   * or slow: then it is this process's, and no other learns of it.
   */
  claim: (name: string, order: string) => Promise<Whose>;
  /** Writes it along until it has ended; fulfilled when all of it is written, or cannot be. */
  write: (name: string, key: string, told: Told, wanted: Wanted) => () => Promise<void>;
  /** Whether a cooking can be read here that another process wrote. Throws `other-order` where that was another order. */
  has: (name: string, order: string) => Promise<boolean>;
  /** Its events from the beginning, as they come. Ends without a last event where whoever wrote it is gone. */
  follow: (name: string, key: string, gone: AbortSignal) => AsyncGenerator<CookEvent>;
  /** Stops it, whoever writes it. */
  stop: (name: string) => Promise<void>;
}

export interface JournalTimes {
  /** Milliseconds between two writings, and between two looks at what another process wrote. */
  writeMs: number;
  lookMs: number;
  /** Milliseconds without a beat after which whoever wrote is taken for gone. */
  goneMs: number;
  /** Milliseconds for which a cook who begins waits for the database. */
  patienceMs: number;
}
const TIMES: JournalTimes = { writeMs: 500, lookMs: 300, goneMs: 6000, patienceMs: 3000 };
/** Every so many looks it is told that somebody reads; the model writes on for half a minute without. */
const TELL_EVERY = 10;
/** Times that an end is tried to be written. */
const TRIES = 20;

interface Entry { seal: Seal; told: Told; wanted: Wanted; /** Events that are written. */ written: number; readings: number; /** Times that its end could not be written. */ failed: number }

/** `faulted` hears of faults that are not the database's being away. */
export function createJournal(db: Db, faulted: (thrown: unknown) => void = () => undefined, times: Partial<JournalTimes> = {}): Journal {
  const { writeMs, lookMs, goneMs, patienceMs } = { ...TIMES, ...times };
  const entries = new Map<string, Entry>();
  /** What stands for an answer that the database does not give. */
  const orElse = <T>(instead: T) => (thrown: unknown): T => {
    if (awayKind(thrown) === null) faulted(thrown);
    return instead;
  };
  let writing: Promise<void> | null = null;
  let clock: NodeJS.Timeout | undefined;

  const writeAll = async (): Promise<void> => {
    const pieces: Piece[] = [];
    const ended: string[] = [];
    const writtenTo = new Map<Entry, number>();
    for (const [name, entry] of entries) {
      const { seal, told, written } = entry;
      if (told.events.length > written) pieces.push({ cooking: name, first: written, sealed: seal.seal(told.events.slice(written)) });
      writtenTo.set(entry, told.events.length);
      if (told.ended) ended.push(name);
    }
    const running = [...entries.keys()].filter((name) => !ended.includes(name));
    const heard = await writeCookings(db, pieces, running, ended);
    for (const [entry, upTo] of writtenTo) entry.written = upTo;
    for (const name of ended) entries.delete(name);
    for (const { name, readings, isStopped } of heard) {
      const entry = entries.get(name);
      if (entry === undefined) continue;
      if (readings !== entry.readings) entry.wanted.read();
      entry.readings = readings;
      if (isStopped) entry.wanted.stop();
    }
  };
  /** One at a time. What could not be written is tried again with what comes next; what has ended is given up at last. */
  const write = (): Promise<void> => (writing ??= writeAll().catch((thrown: unknown) => {
    orElse(null)(thrown);
    for (const [name, entry] of entries) {
      if (entry.told.ended) entry.failed += 1;
      if (entry.failed > TRIES) entries.delete(name);
    }
  }).finally(() => {
    writing = null;
    if (entries.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  }));

  return {
    claim: (name, order) => Promise.race([
      beginCooking(db, name, order).then((begun): Whose => (begun ? 'ours' : 'theirs'), orElse<Whose>('nobodys')),
      sleep<Whose>(patienceMs, 'nobodys', { ref: false }),
    ]),
    write(name, key, told, wanted) {
      entries.set(name, { seal: sealWith(key), told, wanted, written: 0, readings: 0, failed: 0 });
      clock ??= setInterval(() => void write(), writeMs).unref();
      return async () => {
        await write();
        if (entries.has(name)) await write();
      };
    },
    async has(name, order) {
      const now = await cookingNow(db, name).catch(orElse(null));
      if (now !== null && now.orderHash !== order) throw new Refusal('other-order');
      return now !== null;
    },
    async *follow(name, key, gone) {
      const { open } = sealWith(key);
      // The latest piece is read again each time: it may have been replaced by a longer one.
      let [from, next, beats, beatAt] = [0, 0, -1, performance.now()];
      for (let looks = 0; !gone.aborted; looks += 1) {
        try {
          if (looks % TELL_EVERY === 0) await countReading(db, name);
          const now = await cookingNow(db, name);
          // Asked after how it stands, so that nothing is missing from what has ended.
          const pieces = now === null ? [] : await piecesFrom(db, name, from);
          for (const { first, sealed } of pieces) {
            const events = open(sealed);
            yield* events.slice(Math.max(0, next - first));
            [from, next] = [first, Math.max(next, first + events.length)];
          }
          if (now === null || now.ended) return;
          if (now.beats !== beats) [beats, beatAt] = [now.beats, performance.now()];
          else if (performance.now() - beatAt > goneMs) return;
        } catch (thrown) {
          if (awayKind(thrown) === null) return faulted(thrown);
          // Nobody could have written meanwhile.
          beatAt = performance.now();
        }
        await sleep(lookMs, undefined, { signal: gone }).catch(() => undefined);
      }
    },
    stop: (name) => stopCooking(db, name).catch(orElse(undefined)),
  };
}
