import { describe, expect, it } from 'vitest';
import { findFood } from '../pantry/lexicon.ts';
import { amountText, gramsOfAmount, readAmount, scaled } from './card-amount.ts';

const at = (text: string, factor: number): string => {
  const { amount, rest } = readAmount(text);
  return `${amountText(scaled(amount, factor, findFood(rest)))}${rest}`;
};

describe('amounts', () => {
  it.each([
    ['250 g flour', 2, '500 g flour'], ['750 g beef', 2, '1.5 kg beef'], ['1 kg potatoes', 0.5, '500 g potatoes'], ['1.75 l water', 2, '3.5 l water'],
    ['½ tsp salt', 0.5, '¼ tsp salt'], ['1 tbsp olive oil', 0.5, '1½ tsp olive oil'], ['2 tbsp olive oil', 1.5, '3 tbsp olive oil'],
    ['1 can (400 g) tomatoes', 2, '2 cans (400 g each) tomatoes'], ['1 can (400 g) tomatoes', 0.5, '½ can (200 g) tomatoes'],
    ['3 eggs', 0.5, '2 eggs'], ['5 cloves garlic', 0.5, '3 cloves garlic'], ['a handful of cilantro', 2, '2 handfuls of cilantro'],
    ['a pinch of salt', 3, '¼ tsp salt'], ['3 cm of ginger', 2, '6 cm of ginger'], ['1 large onion', 1, '1 large onion'],
  ])('%s times %d is %s', (text, factor, result) => expect(at(text, factor)).toBe(result));

  it.each([['1 can (240 g) chickpeas', 240], ['2 onions', 300], ['1 tbsp olive oil', 14], ['1 l water', 1000]])('%s weighs about %d g', (text, grams) => {
    const { amount, rest } = readAmount(text);
    const food = findFood(rest);
    expect(food).not.toBeNull();
    if (food !== null) expect(gramsOfAmount(amount, food)).toBeGreaterThan(grams * 0.85);
    if (food !== null) expect(gramsOfAmount(amount, food)).toBeLessThan(grams * 1.15);
  });
});
