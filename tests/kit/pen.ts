/** A chef who writes when told to, and readers of what is under way. */
import type { CookEvent } from '../../contract/cook.ts';
import type { Numbered } from '../../server/chefs/under-way.ts';

export const soon = (ms = 5): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const text = (n: number): CookEvent => ({ event: 'text', data: { n, text: `word ${n} ` } });

/** A model that writes on when it is told to. */
export function pen(): { cook: (gone: AbortSignal) => AsyncIterable<CookEvent>; write: (events: number) => Promise<void>; end: () => Promise<void>; calls: () => number; stopped: () => boolean } {
  let [calls, n, stopped, over] = [0, 0, false, false];
  const written: CookEvent[] = [];
  let heard = (): void => undefined;
  return {
    cook: async function* (gone) {
      calls += 1;
      gone.addEventListener('abort', () => {
        stopped = true;
        heard();
      });
      for (let at = 0; ;) {
        if (stopped || over && at === written.length) return;
        const event = written[at];
        if (event === undefined) await new Promise<void>((resolve) => (heard = resolve));
        else {
          at += 1;
          yield event;
        }
      }
    },
    write: async (events) => {
      for (let at = 0; at < events; at += 1) written.push(text(n++));
      heard();
      await soon();
    },
    end: async () => {
      over = true;
      heard();
      await soon();
    },
    calls: () => calls,
    stopped: () => stopped,
  };
}

/** Reads along in the background. */
export function reading(events: AsyncGenerator<Numbered> | null): { ids: number[]; ended: Promise<void> } {
  if (events === null) throw new Error('Nothing is under way.');
  const ids: number[] = [];
  const ended = (async () => {
    for await (const { id } of events) ids.push(id);
  })();
  return { ids, ended };
}
