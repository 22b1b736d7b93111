/** Which of the cook's own foods does another's work once more. */
import { expect, it } from 'vitest';
import { orderFor } from '../order-for.ts';
import { findFood } from '../pantry/lexicon.ts';
import type { Item, NamedFood } from './card.ts';
import { ownAgain } from './lending.ts';
import { onHand } from './on-hand.ts';

const SPOON = { value: 1, unit: 'tbsp', size: '', grams: null, gramsEach: false, article: false };

function named(text: string): NamedFood {
  const food = findFood(text);
  if (food === null) throw new Error(text);
  return { text, name: text, food, group: null };
}

it.each([
  ['sugar', 'brown sugar', 'brown sugar'], ['white wine vinegar', 'red wine vinegar', 'red wine vinegar'], ['red wine vinegar', 'lemon', 'lemon'],
  ['all-purpose flour', 'all-purpose flour', 'all-purpose flour'], ['all-purpose flour', 'rye flour', null], ['sugar', 'powdered sugar', null],
  ['olive oil', 'toasted sesame oil', null], ['chicken broth', 'chicken bouillon cube', null], ['Dijon mustard', 'wasabi', null], ['cornstarch', 'cornstarch', null],
])('for %s there is %s: %s', (asked, owned, answer) => {
  const food = named(asked);
  const item: Item = { amount: SPOON, foods: [food], upTo: 1, cut: '', aside: '' };
  const own = named(owned).food;
  const hand = onHand(own === null ? [] : [{ food: own, grams: null, word: null }], orderFor({}));
  expect(ownAgain(item, food, hand)?.own?.food ?? null).toBe(answer === null ? null : findFood(answer));
});
