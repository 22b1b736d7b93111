import { expect, test } from 'vitest';
import { readings } from './read-pantry.ts';

test.each([
  ['chicken that has been in the fridge for 2 weeks', 'spoiled'],
  ['chicken that\'s been in the fridge for 10 days', 'spoiled'],
  ['raw chicken 5 days in the fridge', 'spoiled'],
  ['rice that has been in the fridge for 6 days', 'spoiled'],
  ['milk opened 3 weeks ago', 'spoiled'],
  ['pasta cooked a week ago', 'spoiled'],
  ['salmon bought 4 days ago', 'spoiled'],
  ['chicken in the fridge for 2 days', 'food'],
  ['leftover chicken in the fridge for 3 days', 'food'],
  ['milk opened 3 days ago', 'food'],
  ['parmesan in the fridge for 2 months', 'food'],
  ['mustard opened 3 months ago', 'food'],
  ['carrots in the fridge for 2 weeks', 'food'],
  ['3 week old sourdough starter', 'food'],
  ['8 month old cheddar', 'food'],
])('%s: %s', (entry, outcome) => {
  expect(readings([entry]).map((reading) => reading.outcome)).toEqual([outcome]);
});
