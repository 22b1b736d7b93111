/** The house chef in the browser, for when the server cannot be reached. Answers with the same events as the server. */
import * as z from 'zod/mini';
import type { CookEvent } from '../../contract/cook.ts';
import { readOrder } from '../../contract/order-input.ts';
import { Refusal } from '../../contract/refusals.ts';
import { cook } from '../../kitchen/chef/cook.ts';
import { findFood } from '../../kitchen/pantry/lexicon.ts';
import type { CookInput } from '../api.ts';

// Zod would try to compile its checks, which the page's content security policy rightly reports.
z.config({ jitless: true });

const NOTICE = 'We could not reach our kitchen online, so the house chef cooked right here on your device.';

export async function* cookHere(input: CookInput): AsyncGenerator<CookEvent> {
  const order = readOrder(input, { findFood });
  const answer = cook(order);
  yield { event: 'meta', data: { order: 'here', chef: 'house', name: 'the house chef', seed: order.seed } };
  yield { event: 'notice', data: { code: 'offline', sentence: NOTICE } };
  for (const notice of answer.notices) yield { event: 'notice', data: notice };
  if (answer.outcome === 'refused') {
    yield { event: 'refused', data: new Refusal(answer.code, answer.sentence).body };
    return;
  }
  const { markdown, recipe, verdict } = answer;
  yield { event: 'text', data: { n: 0, text: markdown } };
  yield { event: 'done', data: { finish: 'complete', markdown, recipe, verdict } };
}
