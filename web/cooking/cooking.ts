/** One recipe on its way: everything that can happen to it, as a pure step from state to state. */
import type { CookEvent, Done } from '../../contract/cook.ts';
import type { RefusalBody, RefusalCode } from '../../contract/refusals.ts';

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

export type Happening =
  | { type: 'start' }
  | { type: 'text'; text: string }
  | { type: 'told'; told: Exclude<CookEvent, { event: 'text' }> }
  /** The kitchen could not even be asked. */
  | { type: 'lost' }
  | { type: 'stopped' };

export const IDLE: Cooking = { phase: 'idle', text: '', chef: null, notices: [], done: null, trouble: null };

const HOUSE_CAN: ReadonlySet<RefusalCode> = new Set(['unfinished', 'model-away', 'model-not-configured']);

export const isCooking = ({ phase }: Cooking): boolean => phase === 'waiting' || phase === 'writing';

export function step(state: Cooking, happening: Happening): Cooking {
  switch (happening.type) {
    case 'start':
      return { ...IDLE, phase: 'waiting' };
    case 'text':
      return { ...state, phase: 'writing', text: state.text + happening.text };
    case 'told':
      return told(state, happening.told);
    case 'lost':
      return failed(state, { code: 'unexpected', sentence: 'We could not reach the kitchen. Your list is safe; try again.', retryable: true });
    case 'stopped':
      if (state.text === '') return IDLE;
      return { ...state, phase: 'unfinished', trouble: { sentence: 'You stopped the chef here.', wayOut: 'again' } };
  }
}

function told(state: Cooking, { event, data }: Exclude<CookEvent, { event: 'text' }>): Cooking {
  switch (event) {
    case 'meta':
      // A second one means that another chef starts over; what the first wrote is withdrawn, and a notice says why.
      return { ...state, text: '', phase: 'waiting', chef: { kind: data.chef, name: data.name } };
    case 'notice':
      return { ...state, notices: [...state.notices, data] };
    case 'refused':
      return failed(state, data);
    case 'done': {
      const whole = { ...state, text: data.markdown, done: data };
      if (data.finish === 'complete') return { ...whole, phase: 'done' };
      return { ...whole, phase: 'unfinished', trouble: { sentence: 'The chef ran out of room before the end of this recipe.', wayOut: 'again' } };
    }
  }
}

/** Text once shown stays, marked unfinished. */
function failed(state: Cooking, { code, sentence, retryable }: RefusalBody): Cooking {
  const wayOut = HOUSE_CAN.has(code) ? 'house' : retryable ? 'again' : null;
  return { ...state, phase: state.text === '' ? 'failed' : 'unfinished', trouble: { sentence, wayOut } };
}
