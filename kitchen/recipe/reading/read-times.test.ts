import { expect, it } from 'vitest';
import { readIsoMinutes, readMinutesText, writeIsoMinutes } from './read-times.ts';
import { minutesText } from '../write-recipe.ts';

it.each([
  ['45 minutes', 45], ['45 min', 45], ['45 mins.', 45], ['45m', 45], ["45'", 45], ['1 hour', 60], ['an hour', 60], ['1 hr 20 mins', 80], ['1h20', 80], ['1h 20m', 80], ['4h30', 270], ['1½ hours', 90], ['1 1/2 hours', 90],
  ['1.5 hrs', 90], ['1,5 h', 90], ['3/4 hour', 45], ['half an hour', 30], ['an hour and a half', 90], ['10-15 minutes', 15], ['10 to 15 minutes', 15], ['1–2 hours', 120], ['2 hours 15 minutes', 135], ['2 days', 2880], ['overnight', 480],
  ['1:20', 80], ['PT1H20M', 80], ['PT45M', 45], ['P0DT0H30M', 30], ['PT90M', 90], ['P1DT2H', 1560], ['', null], ['soon', null], ['0 minutes', null], ['200 ml', null], ['10 meatballs', null], ['PT', null],
] as const)('%s', (text, minutes) => expect(readMinutesText(text)).toBe(minutes));

it('every whole minute comes back from words and from ISO 8601', () => {
  for (let minutes = 1; minutes < 3000; minutes++) {
    expect(readMinutesText(minutesText(minutes))).toBe(minutes);
    expect(readIsoMinutes(writeIsoMinutes(minutes))).toBe(minutes);
  }
});
