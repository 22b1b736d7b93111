import { expect, test } from 'vitest';
import { minutesText } from './minutes-text.ts';

test.each([
  [0, 0, '0 min'], [0.5, 0.5, '30 s'], [0.5, 1, '30 s to 1 min'], [1.5, 1.5, '1 min 30 s'], [1, 1, '1 min'], [4, 4, '4 min'], [12, 16, '12 to 16 min'],
  [9.5, 9.5, '9 min 30 s'], [12.4, 12.4, '12 min'], [59.7, 59.7, '1 h'], [60, 60, '1 h'], [90, 90, '1 h 30 min'], [60, 120, '1 to 2 h'], [45, 60, '45 min to 1 h'],
  [60, 75, '1 h to 1 h 15 min'], [75, 90, '1 h 15 min to 1 h 30 min'], [1, 1.5, '1 min to 1 min 30 s'], [1440, 1440, '24 h'],
])('%d to %d minutes: %s', (low, high, text) => {
  expect(minutesText({ low, high })).toBe(text);
});
