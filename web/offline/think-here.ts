/** What the house chef thinks of a list, in the browser, for when the server cannot be reached: the readings and the ideas. */
import * as z from 'zod/mini';
import { toOrder } from '../../contract/order-input.ts';
import { toPantryAsked } from '../../contract/pantry-input.ts';
import { Refusal } from '../../contract/refusals.ts';
import { ideas } from '../../kitchen/chef/cook.ts';
import { findFood } from '../../kitchen/pantry/lexicon.ts';
import { understand } from '../../kitchen/pantry/understand.ts';
import type { IdeasFound, IdeasInput, PantryInput, PantryRead } from '../api.ts';

// See cook-here.ts.
z.config({ jitless: true });

const AT_A_TIME = 3;

export function ideasHere(input: IdeasInput): IdeasFound {
  const order = toOrder(input, { findFood });
  const found = ideas(order, AT_A_TIME);
  if (found.outcome === 'refused') throw new Refusal(found.code, found.sentence);
  return { ideas: found.ideas.map((idea) => ({ ...idea, extras: [...idea.extras] })), seed: order.seed, notices: [...found.notices] };
}

export function pantryHere(input: PantryInput): PantryRead {
  const { entries, bars, unknownAllergies } = toPantryAsked(input, { findFood });
  return { readings: understand(entries, bars), unknownAllergies };
}
