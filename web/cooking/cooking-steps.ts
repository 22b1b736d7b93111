/** Everything that can happen to a recipe on its way, as a pure step from state to state. */
import type { CookEvent } from '../../contract/cook.ts';
import type { RefusalBody, RefusalCode } from '../../contract/refusals.ts';
import { IDLE } from './cooking.ts';
import type { Cooking } from './cooking.ts';

export type Happening =
  | { type: 'start' }
  | { type: 'text'; text: string }
  | { type: 'told'; told: Exclude<CookEvent, { event: 'text' }> };

const HOUSE_CAN: ReadonlySet<RefusalCode> = new Set(['unfinished', 'not-under-way', 'model-away', 'model-not-configured']);

export function step(before: Cooking, happening: Happening): Cooking {
  const state = connected(before);
  switch (happening.type) {
    case 'start':
      return { ...IDLE, phase: 'waiting' };
    case 'text':
      return { ...state, phase: 'writing', text: state.text + happening.text };
    case 'told':
      return told(state, happening.told);
  }
}

/** That the connection is gone is true until something comes. */
function connected(state: Cooking): Cooking {
  const notices = state.notices.filter(({ code }) => code !== 'reconnecting');
  return notices.length === state.notices.length ? state : { ...state, notices };
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
