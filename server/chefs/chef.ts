/** What every chef is: an order in, events out. */
import type { Done } from '../../contract/cook.ts';
import type { Order } from '../../kitchen/order.ts';

export type ChefEvent =
  | { event: 'text'; text: string }
  | { event: 'notice'; code: string; sentence: string }
  | { event: 'done'; done: Done };

/**
 * Cooks until its one `done`, whose markdown is the texts joined, with kitchen notes added at its end. Throws a Refusal for an expected "no" and a
 * ChefFault when it cannot go on. When the signal aborts, or its reader leaves, it stops everything it began.
 */
export type Cooking = (order: Order, signal: AbortSignal) => AsyncIterable<ChefEvent>;

export interface Chef {
  kind: 'house' | 'model';
  /** As shown to the cook: "the house chef", or the model's name. */
  name: string;
  cook: Cooking;
}

/** Why a chef could not go on, in our own words. Nothing an upstream said is ever kept in it. */
export class ChefFault extends Error {
  readonly code: FaultCode;
  /** Seconds after which the upstream asked to be tried again. */
  readonly retryAfter: number | null;
  constructor(code: FaultCode, retryAfter: number | null = null) {
    super(code);
    this.name = 'ChefFault';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export type FaultCode =
  | 'unreachable' | 'no-answer' | 'no-text' | 'stalled' | 'out-of-time' | 'cut' | 'unfinished'
  | 'token-refused' | 'no-credit' | 'no-such-model' | 'bad-request' | 'busy' | 'server-error' | 'redirected'
  | 'not-a-model' | 'garbled' | 'upstream-error' | 'empty' | 'too-much' | 'resting' | 'budget-used' | 'against-rules';
