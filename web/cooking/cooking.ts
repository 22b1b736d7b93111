/** One recipe on its way, or as it ended. */
import type { Done } from '../../contract/cook.ts';

/** The one button that a failure offers: the same again, or the chef who is always there. */
export type WayOut = 'again' | 'house' | null;

export interface Cooking {
  /** `waiting` until the first text, `writing` while it comes; then it ended, and how. */
  phase: 'idle' | 'waiting' | 'writing' | 'done' | 'unfinished' | 'failed';
  text: string;
  chef: { kind: 'house' | 'model'; name: string } | null;
  notices: readonly { code: string; sentence: string }[];
  done: Done | null;
  /** What the cook reads when it did not work out. */
  trouble: { sentence: string; wayOut: WayOut } | null;
}

export const IDLE: Cooking = { phase: 'idle', text: '', chef: null, notices: [], done: null, trouble: null };

export const isCooking = ({ phase }: Cooking): boolean => phase === 'waiting' || phase === 'writing';

/** The kitchen could not even be asked. */
export const lost = (): Cooking => ({ ...IDLE, phase: 'failed', trouble: { sentence: 'We could not reach the kitchen. Your list is safe; try again.', wayOut: 'again' } });

/** The cook left while it was being written. */
export const brokenOff = (state: Cooking): Cooking =>
  ({ ...state, phase: 'unfinished', trouble: { sentence: 'The recipe broke off before its end. What arrived is kept.', wayOut: 'again' } });

/** The cook stopped the chef: what was written stays. */
export const stopped = (state: Cooking): Cooking =>
  (state.text === '' ? IDLE : { ...state, phase: 'unfinished', trouble: { sentence: 'You stopped the chef here.', wayOut: 'again' } });
