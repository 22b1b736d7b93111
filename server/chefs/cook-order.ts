/** Decides who cooks an order, and sees to it that its stream ends in exactly one `done` or `refused`. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { CookEvent } from '../../contract/cook.ts';
import { Refusal } from '../../contract/refusals.ts';
import type { Order } from '../../kitchen/order.ts';
import { readHere, type Read } from '../reading/tasks.ts';
import { ChefFault, type Chef, type ChefEvent } from './chef.ts';
import { holdBack } from './hold-back.ts';

export type CookOrder = (order: Order, signals: CookSignals) => AsyncIterable<CookEvent>;
export interface CookSignals {
  /** The reader has gone: nothing more is sent. */
  gone: AbortSignal;
  /** The server closes: the stream ends with a refusal. */
  end: AbortSignal;
  /** Whether the visitor has had its share of the day's calls to the model: then the house chef cooks, and says why. */
  shareUsed?: boolean;
}

export interface Brigade {
  house: Chef;
  model: Chef | null;
  /** Models that are asked next, in this order, while the cook has read nothing yet. */
  ladder?: readonly Chef[];
  log: Logger;
  /** Hears that the house chef takes over, and why. */
  fellBack?: (cause: string) => void;
  /** Reads pantries and checks answers; without it that is done on the spot. */
  read?: Read;
}

const ASKED_TO_MEND = { code: 'mend', sentence: 'We asked the chef to write it anew, and to see that it uses everything it lists and lists everything it uses.' } as const;

/** Why somebody else cooks than the model that was asked. */
const STEPPED_IN = {
  next: { code: 'next-chef', sentence: 'Our first online chef is away, so another one cooked.' },
  away: { code: 'chef-away', sentence: 'Our online chef is away, so the house chef cooked.' },
  shareUsed: { code: 'chef-away', sentence: 'You have had our online chef’s recipes for today, so the house chef cooked.' },
  withheld: { code: 'withheld', sentence: 'What our online chef wrote did not keep to your diet or allergies, so we held it back and the house chef cooked instead.' },
} as const;

export function createCookOrder(brigade: Brigade): CookOrder {
  return async function* cookOrder(order, { gone, end, shareUsed = false }) {
    try {
      yield* cook(brigade, order, AbortSignal.any([gone, end]), shareUsed);
    } catch (thrown) {
      if (gone.aborted) return;
      if (end.aborted) yield refused(new Refusal('closing'));
      else if (thrown instanceof Refusal) yield refused(thrown);
      else {
        brigade.log.error({ err: thrown }, 'unexpected');
        yield refused(new Refusal('unexpected'));
      }
    }
  };
}

async function* cook(brigade: Brigade, order: Order, signal: AbortSignal, shareUsed: boolean): AsyncGenerator<CookEvent> {
  const { house, model, ladder = [], log, fellBack, read = readHere } = brigade;
  const id = randomUUID();
  const meta = (chef: Chef): CookEvent => ({ event: 'meta', data: { order: id, chef: chef.kind, name: chef.name, seed: order.seed } });
  if (order.chef === 'model' && model === null) throw new Refusal('model-not-configured');
  if (order.chef === 'house' || model === null) {
    yield meta(house);
    yield* serve(house.cook(order, signal));
    return;
  }
  if (shareUsed) {
    fellBack?.('share-used');
    yield meta(house);
    yield { event: 'notice', data: STEPPED_IN.shareUsed };
    yield* serve(house.cook(order, signal));
    return;
  }
  yield meta(model);
  // What is dangerous or no food is refused here, before any model hears of it.
  const { notices, refusal } = await read('pantry', order);
  for (const { code, sentence } of notices) yield { event: 'notice', data: { code, sentence } };
  if (refusal !== null) throw new Refusal(refusal.code, refusal.sentence);
  if (order.mend) yield { event: 'notice', data: ASKED_TO_MEND };
  const asked = [model, ...ladder];
  for (const [at, chef] of asked.entries()) {
    if (at > 0) yield meta(chef);
    let texts = 0;
    // Not before its first word: it may be away too.
    let told = at === 0;
    try {
      for await (const event of serve(holdBack(chef.cook(order, signal), order, read))) {
        if (!told) yield { event: 'notice', data: STEPPED_IN.next };
        told = true;
        if (event.event === 'text') texts += 1;
        yield event;
      }
      return;
    } catch (thrown) {
      if (!(thrown instanceof ChefFault) || signal.aborted) throw thrown;
      log.warn({ order: id, model: chef.name, fault: thrown.code, texts }, 'model chef away');
      if (texts > 0 && thrown.code !== 'against-rules') throw new Refusal('unfinished');
      // What broke a diet or an allergy goes to the one who cannot break it, and at once.
      if (thrown.code !== 'against-rules' && at + 1 < asked.length) continue;
      fellBack?.(thrown.code);
      yield meta(house);
      yield { event: 'notice', data: STEPPED_IN[thrown.code === 'against-rules' ? 'withheld' : 'away'] };
      yield* serve(house.cook(order, signal), new Set(notices.map(({ sentence }) => sentence)));
      return;
    }
  }
}

/** A chef's events as the stream's. `told` are sentences that the cook has had already. */
async function* serve(events: AsyncIterable<ChefEvent>, told: ReadonlySet<string> = new Set()): AsyncGenerator<CookEvent> {
  let n = 0;
  for await (const event of events) {
    if (event.event === 'text') yield { event: 'text', data: { n: n++, text: event.text } };
    else if (event.event === 'done') yield { event: 'done', data: event.done };
    else if (!told.has(event.sentence)) yield { event: 'notice', data: { code: event.code, sentence: event.sentence } };
  }
}

function refused(refusal: Refusal): CookEvent {
  return { event: 'refused', data: refusal.body };
}
