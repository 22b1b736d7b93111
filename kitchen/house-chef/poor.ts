/** Saying so when the list allows only a poor dish, and naming the one thing that would change it. */
import type { Notice } from '../answer.ts';
import { forbids } from '../pantry/diets.ts';
import { foodNamed } from '../pantry/lexicon.ts';
import { plans, weightOf, type Kitchen } from './choose.ts';
import { inGroup } from './groups.ts';
import type { Plan } from './pen.ts';
import { SHAPES } from './shapes.ts';

/** What most turns odds and ends into dinner, cheapest and commonest first. */
const RESCUERS = ['egg', 'canned tomato', 'pasta', 'rice', 'potato', 'chickpea', 'onion', 'cheddar', 'spinach', 'apple'];

/** A dish is poor when hardly anything with substance is in it. */
const isPoor = (plan: Plan): boolean => {
  const own = plan.parts.filter(({ source }) => source === 'hand');
  const simple = plan.shape.meal === 'drink' || plan.shape.meal === 'snack' || inGroup(own[0]?.food ?? foodNamed('water'), ['egg', 'oats']);
  return own.reduce((sum, { food }) => sum + weightOf(food), 0) < 2.5 && !simple;
};

/** One notice for a poor dish, none for any other. */
export function poorNotices(plan: Plan, kitchen: Kitchen): Notice[] {
  if (!isPoor(plan)) return [];
  let best: { name: string; dish: string; score: number } | null = null;
  for (const name of RESCUERS) {
    const food = foodNamed(name);
    if (forbids(food, kitchen.order) !== null || kitchen.hands.some((hand) => hand.food === food)) continue;
    const [better] = plans(SHAPES, { ...kitchen, hands: [...kitchen.hands, { food, grams: null }] });
    const own = better?.parts.filter(({ source }) => source === 'hand').length ?? 0;
    if (better === undefined || own <= kitchen.hands.length) continue;
    const score = better.shape.worth - 3 * better.parts.filter(({ source }) => source !== 'hand' && source !== 'staple').length;
    if (best === null || score > best.score) best = { name: food.counted ? food.plural : food.singular, dish: better.shape.dish.toLowerCase(), score };
  }
  const more = best === null ? '' : ` Buy ${best.name} and it becomes ${/s$/.test(best.dish) ? '' : /^[aeiou]/.test(best.dish) ? 'an ' : 'a '}${best.dish}.`;
  return [{ code: 'poor', sentence: `This is a plain dish; the list does not hold much more.${more}` }];
}
