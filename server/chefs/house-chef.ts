/** The house chef: the kitchen's own engine as a chef. It needs nothing and is always there. */
import { Refusal } from '../../contract/refusals.ts';
import type { Answer } from '../../kitchen/answer.ts';
import type { Order } from '../../kitchen/order.ts';
import type { Chef } from './chef.ts';

export function houseChef(kitchen: (order: Order) => Answer | Promise<Answer>): Chef {
  return {
    kind: 'house',
    name: 'the house chef',
    async *cook(order, signal) {
      signal.throwIfAborted();
      const answer = await kitchen(order);
      signal.throwIfAborted();
      for (const { code, sentence } of answer.notices) yield { event: 'notice', code, sentence };
      if (answer.outcome === 'refused') throw new Refusal(answer.code, answer.sentence);
      yield { event: 'text', text: answer.markdown };
      yield { event: 'done', done: { finish: 'complete', markdown: answer.markdown, recipe: answer.recipe, verdict: answer.verdict } };
    },
  };
}
