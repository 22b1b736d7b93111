import { describe, expect, test } from 'vitest';
import { withOnePan } from './same-pan.ts';

const told = (...sentences: string[]): string => withOnePan(sentences.map((text) => ({ spans: [{ text }] }))).flatMap(({ spans }) => spans.map(({ text }) => text)).join(' ');

describe('a second pan', () => {
  test('is the first, once that is empty', () => {
    expect(told('Fry the chorizo in a large skillet and move to a plate.', 'Heat the oil in a large skillet over medium heat.'))
      .toBe('Fry the chorizo in a large skillet and move to a plate. Heat the oil in the same skillet over medium heat.');
  });
  test.each([
    ['is another where the first is in use', 'Fry the rice in a large pot.', 'Heat the oil in a large pot.'],
    ['is another where both are on the stove', 'Fry the fish in a large skillet and lift out onto a plate.', 'Meanwhile, fry the eggs in a large skillet.'],
    ['is another where it has a lid', 'Fry the fish in a large skillet and lift out onto a plate.', 'Steam the greens in a large skillet with a lid.'],
    ['is another where it is smaller', 'Fry the fish in a large skillet and lift out onto a plate.', 'Melt the butter in a small skillet.'],
  ])('%s', (_, first, second) => expect(told(first, second)).toBe(`${first} ${second}`));
});
