import { expect, test } from 'vitest';
import { readings } from './read-pantry.ts';

const read = (entry: string): string[] => readings([entry]).map((one) => (one.outcome === 'food' ? one.food.id : one.outcome));

test.each([
  ['kimchi really sour half a tub', ['kimchi']],
  ['gorgonzola dolce the end of it', ['Gorgonzola']],
  ['mascarpone galbani', ['mascarpone']],
  ['Packung Spätzle aus dem Kühlregal', ['spaetzle']],
  ['feta end of the block', ['feta']],
  ['beef that is really old', ['beef']],
  ['soy sauce, cold rice from last night', ['soy sauce', 'cooked rice']],
  ['eggs, peas from the freezer', ['egg', 'pea']],
])('%s is %j', (entry, foods) => { expect(read(entry)).toEqual(foods); });

test.each(['milk thistle', 'rice cooker', 'mushroom spores', 'butter the cat'])('%s is no food for its first word', (entry) => {
  expect(read(entry)).not.toContain(entry.split(' ')[0]);
});
