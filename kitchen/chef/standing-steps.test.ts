import { expect, test } from 'vitest';
import { standing } from './standing-steps.ts';

const told = (...steps: string[]): string[] => standing(steps.map((text) => ({ spans: [{ text }] }))).map(({ spans }) => spans.map(({ text }) => text).join(''));

test('nothing goes on yet when a recipe begins', () => {
  expect(told('Meanwhile, heat the oil.', 'Meanwhile, boil the rice.')).toEqual(['Heat the oil.', 'Meanwhile, boil the rice.']);
});

test('a turn at the knob goes with what is done at the new heat', () => {
  expect(told('Fry the fish.', 'Lower the heat to medium.', 'Crack in the eggs.')).toEqual(['Fry the fish.', 'Lower the heat to medium. Crack in the eggs.']);
  expect(told('Lower the heat, slide in the fish and cook for 4 minutes.')).toHaveLength(1);
});
