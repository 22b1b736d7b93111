import { expect, test } from 'vitest';
import { amountFirst } from './amount-first.ts';

test.each([
  ['900 g small potatoes, in 3 cm pieces', '900 g', 'small potatoes, in 3 cm pieces'],
  ['2 lemons', '2', 'lemons'],
  ['8 cloves garlic, unpeeled (optional)', '8 cloves', 'garlic, unpeeled (optional)'],
  ['1½ tbsp. sugar', '1½ tbsp.', 'sugar'],
  ['1 1/2 cups flour', '1 1/2 cups', 'flour'],
  ['½ cup milk', '½ cup', 'milk'],
  ['5 cm of ginger, in fine shreds', '5 cm of', 'ginger, in fine shreds'],
  ['2-3 carrots', '2-3', 'carrots'],
  ['2 to 3 sprigs thyme', '2 to 3 sprigs', 'thyme'],
  ['2 fl oz lime juice', '2 fl oz', 'lime juice'],
  ['500g flour', '500g', 'flour'],
  ['1.5 l water', '1.5 l', 'water'],
  ['1 (400 g) can chickpeas', '1', '(400 g) can chickpeas'],
  ['4 fillets', '4', 'fillets'],
  ['1 large onion', '1', 'large onion'],
])('%s', (line, amount, rest) => {
  const found = amountFirst(line);
  expect([found?.amount, found?.rest.trimStart()]).toEqual([amount, rest]);
  expect(`${found?.amount ?? ''}${found?.rest ?? ''}`, 'nothing is lost').toBe(line);
});

test.each(['black pepper', 'salt, to taste', 'a pinch of salt', '2 x 400 g tins tomatoes', '1 28-ounce can tomatoes', '2', '400 g / 14 oz tin tomatoes', '100% rye flour', '7-Up', ''])('%s has no plain amount in front', (line) => {
  expect(amountFirst(line)).toBeNull();
});
