import { expect, test } from 'vitest';
import { cook } from '../../../kitchen/chef/cook.ts';
import { orderFor } from '../../../kitchen/order-for.ts';
import { FINISHED, KITCHENS } from './examples.ts';

test.each([...KITCHENS, ...FINISHED])('$title is what the house chef makes of it, and nothing has to be bought', ({ foods, title, minutes, dish, look }) => {
  const answer = cook(orderFor({ pantry: [...foods], dish }));
  if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
  const { recipe, verdict } = answer;
  expect({ title: recipe.title, minutes: recipe.minutes, dish: recipe.told?.dish, look: recipe.told?.look }).toEqual({ title, minutes, dish, look });
  expect([verdict.uses.length, verdict.extras]).toEqual([foods.length, []]);
});
