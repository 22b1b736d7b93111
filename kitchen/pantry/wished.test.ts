import { describe, expect, test } from 'vitest';
import { readings } from './read-pantry.ts';
import { wishedIn } from './wished.ts';

const foods = (entry: string): string[] => readings([entry]).map((one) => (one.outcome === 'food' ? one.food.id : `<${one.outcome}>`));
const isName = (text: string): boolean => ['rolled oats', 'oats', 'gnocchi', 'cheddar'].includes(text);

describe('a list that says what it is to become', () => {
  test.each([
    ['gnocchi, sage, butter -> brown butter gnocchi', ['gnocchi', 'sage', 'butter']],
    ['corn tortillas => enchiladas', ['corn tortilla']],
    ['2 lemons → lemonade', ['lemon']],
    ['muesli: oats 300, hazelnuts', ['rolled oats', 'hazelnut']],
    ['tomatoes: 2, eggs: 3', ['tomato', 'egg']],
  ])('%s: its foods', (entry, ids) => { expect(foods(entry)).toEqual(ids); });

  test.each([
    ['gnocchi, sage -> brown butter gnocchi', 'brown butter gnocchi'], ['muesli: oats 300, hazelnuts', 'muesli'], ['beans: black, rice', ''], ['eggs, spinach', ''],
  ])('%s: its wish', (entry, wish) => { expect(wishedIn(entry, isName)).toBe(wish); });
});
