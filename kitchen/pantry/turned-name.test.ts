import { expect, test } from 'vitest';
import { readings } from './read-pantry.ts';

const read = (entry: string): string => readings([entry]).map((one) => (one.outcome === 'food' ? one.food.id : `<${one.outcome}>`)).join(' + ');

test.each([
  ['tomatoes sun dried', 'sun-dried tomato'], ['pack of tofu silken', 'silken tofu'], ['chicken thighs bone in', 'bone-in chicken thigh'], ['apricots dried', 'dried apricot'], ['baguette stale', 'baguette'], ['sirloin thinly sliced', 'sirloin steak'],
  ['3 carrots grated', 'carrot'], ['chocolate milk', 'chocolate milk'],
])('%s => %s', (entry, food) => { expect(read(entry)).toBe(food); });
