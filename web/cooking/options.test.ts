import { expect, test } from 'vitest';
import { orderOf, PLAIN, readOptions, valuesOf } from './options.ts';

test.each([
  ['nothing', undefined, PLAIN],
  ['a stranger', 'hello', PLAIN],
  ['null', null, PLAIN],
  ['wrong kinds', { servings: '4', diets: 'vegan', allergies: [3], minutes: 17, wish: 5, chef: 'me', avoid: [], without: 'oven' }, PLAIN],
  ['too much', { servings: 25, wish: 'x'.repeat(300) }, { ...PLAIN, wish: 'x'.repeat(200) }],
  ['a diet we do not know beside one we do', { diets: ['vegan', 'air'] }, { ...PLAIN, diets: ['vegan'] }],
  ['good ones', { servings: 4, diets: ['vegan'], allergies: ['egg'], avoid: 'kiwi', without: ['oven'], eaters: ['baby', 'dog'], minutes: 30, wish: 'soup', chef: 'house' }, { servings: 4, diets: ['vegan'], allergies: ['egg'], eaters: ['baby'], avoid: 'kiwi', without: ['oven'], minutes: 30, wish: 'soup', chef: 'house' }],
])('what the device held: %s', (_name, found, options) => {
  expect(readOptions(found)).toEqual(options);
});

test('who eats along is in the order, and told', () => {
  expect(orderOf(['eggs'], { ...PLAIN, eaters: ['baby'] })).toMatchObject({ eaters: ['baby'] });
  expect(valuesOf('diet', { ...PLAIN, eaters: ['pregnant'] })).toEqual(['with someone pregnant']);
});

test('an order holds what was set and nothing else', () => {
  expect(orderOf(['eggs'], PLAIN)).toEqual({ pantry: ['eggs'], month: new Date().getMonth() + 1, chef: 'auto' });
  expect(orderOf(['eggs'], { ...PLAIN, diets: ['vegan'], allergies: ['milk'], avoid: 'kiwi and mushrooms', without: ['oven', 'grill'], minutes: 30, wish: ' warm ', chef: 'house' })).toEqual({
    pantry: ['eggs'], month: new Date().getMonth() + 1, chef: 'house', diets: ['vegan'], allergies: ['milk', 'kiwi', 'mushrooms'], without: ['oven', 'grill'], minutes: 30, wish: 'warm',
  });
});

test('what is set is told by its group, and nothing where nothing is', () => {
  const some = { ...PLAIN, servings: 1, diets: ['vegan'], allergies: ['nuts'], avoid: 'kiwi', without: ['oven'], minutes: 20, wish: 'warm ', chef: 'house' } as const;
  expect((['table', 'diet', 'wishes'] as const).map((group) => [valuesOf(group, PLAIN), valuesOf(group, some)])).toEqual([
    [[], ['For 1', '20 minutes']],
    [[], ['vegan', 'no tree nuts', 'no kiwi']],
    [[], ['no oven', '“warm”', 'house chef']],
  ]);
});
