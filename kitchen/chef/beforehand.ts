/** What is done with a dish's foods before its own first step. */
import type { RecipeStep } from '../recipe/recipe.ts';
import type { Fit } from './filling.ts';
import type { Measured } from './measured.ts';
import { merged, withTimes } from './spans.ts';
import { thawing } from './thawing.ts';

/** What is done with frozen, raw or dried foods before the card's own first step. */
export function beforehand(all: readonly { place: string; one: Measured }[], fit: Fit): RecipeStep[] {
  const thaws = thawing(fit);
  return all.flatMap(({ place, one: { filling, text, name } }) => {
    const thaw = thaws.find((one) => one.filling === filling);
    return [{ how: thaw?.by.steps, called: name }, { how: filling.made?.steps, called: text }].map((one) => ({ place, filling, ...one }));
  }).flatMap(({ place, filling, how = '', called }) => {
    if (how === '') return [];
    const [before = '', after = ''] = how.split('{it}');
    const it = { text: `the ${called}`, foods: [{ place, food: filling.food.id, part: 'all' as const }] };
    return [{ spans: merged([...withTimes(before), it, ...withTimes(after)]) }];
  });
}
