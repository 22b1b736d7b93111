import { describe, expect, it } from 'vitest';
import { orderFor } from '../order-for.ts';
import { cook } from './cook.ts';

describe('foods that are harmful raw', () => {
  it.each([
    ['rhubarb', 'lettuce', 'feta'], ['elderberries', 'lettuce', 'goat cheese'], ['ginkgo nuts', 'lettuce', 'tomatoes'], ['fiddleheads', 'butter', 'bread'], ['dried lupini beans', 'onion', 'rice'],
  ])('%s never stays raw', (risky, ...others) => {
    for (const seed of [1, 2, 3, 4]) {
      const answer = cook(orderFor({ pantry: [risky, ...others], seed }));
      if (answer.outcome !== 'recipe') continue;
      const used = answer.recipe.ingredients.some(({ text }) => text.toLowerCase().includes(risky.replace(/s$/, '').replace(/ies$/, 'y').split(' ').at(-1) ?? risky));
      const steps = answer.recipe.steps.join(' ');
      expect(!used || /simmer|boil|bake/i.test(steps), answer.markdown).toBe(true);
      expect(risky).not.toBe(used && risky.startsWith('dried lupini') ? risky : '');
    }
  });
});
