import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { timersIn } from './step-timers.ts';

const told = (step: string): string[] => timersIn(step).map(({ label, minutes }) => `${label} ${minutes.low}-${minutes.high}`);

describe('timers', () => {
  it.each<[string, string[]]>([
    ['Simmer the sauce for 20 minutes.', ['Simmer the sauce 20-20']],
    ['Add the carrots with 3 tbsp water, cover and cook for 8 to 10 minutes, stirring twice.', ['Cook the carrots 8-10']],
    ['Bake for 50 to 58 minutes, until risen. Cool for 10 minutes in the tin.', ['Bake 50-58', 'Cool 10-10']],
    ['Soften the onions for 5 to 7 minutes. Let rest for 5 minutes.', ['Soften the onions 5-7', 'Rest 5-5']],
    ['Stir in the spinach for the last 3 minutes.', []],
    ['Stir every 5 minutes and keep for up to 2 hours.', []],
    ['Chill for at least 2 hours or overnight.', ['Chill 120-120']],
    ['Fry for 30 seconds a side.', ['Fry 0.5-0.5']],
    ['Fry the eggs in a second pan for 4 minutes.', ['Fry the eggs 4-4']],
    ['Tip the spaghetti into the sauce with a splash of water and toss over the heat for 1 minute.', ['Toss the spaghetti 1-1']],
    ['Knead the dough for 10 minutes and let rise for 1 hour.', ['Knead the dough 10-10', 'Let rise 60-60']],
    ['Drain and let steam dry for 2 minutes.', ['Steam dry 2-2']],
    ['Boil the pasta – Cook the linguine in salted water for 9 minutes.', ['Cook the linguine 9-9']],
    ['Add the stock a ladle at a time, stirring, for about 18 minutes.', ['Add the stock 18-18']],
    ['Chill for 15 minutes before serving.', ['Chill 15-15']],
    ['Take the steaks out of the fridge 30 minutes before cooking.', []],
    ['Lift out the chicken, add carrots and celery and cook for 10 minutes.', ['Cook the carrots 10-10']],
    ['Check the lamb chops: roast until browned. Let them rest for 3 minutes.', ['Rest the lamb chops 3-3']],
    ['Scatter over the rest of the cheese and bake for 8 to 10 minutes.', ['Bake 8-10']],
    ['Toss the potatoes and peas with half of the oil, the salt and pepper. Roast for 25 minutes.', ['Roast the potatoes 25-25']],
    ['Sprinkle in the ground turmeric and let toast for 1 minute.', ['Toast the ground turmeric 1-1']],
    ['Stir in the curry powder and stock, simmer for 15 minutes.', ['Simmer 15-15']],
    ['Beat for a full minute.', ['Beat 1-1']],
    ['Bake for 12 minutes, turning after 6 minutes.', ['Bake 12-12']],
  ])('%s', (step, expected) => expect(told(step)).toEqual(expected));
});

/** Steps with the name and the minutes of each timer; " ~ " parts names that are equally good. */
const rowsOf = (name: string): { step: string; wanted: string[][] }[] => {
  const lines = readFileSync(new URL(`../../../bench/sets/${name}.tsv`, import.meta.url), 'utf8').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t')).map(([step = '', wanted = '']) => ({ step, wanted: wanted.split('; ').filter(Boolean).map((one) => one.split(' ~ ')) }));
};
const isRight = ({ step, wanted }: { step: string; wanted: string[][] }): boolean => {
  const timers = told(step).map((one) => one.replace(/ ([\d.]+)-\1$/, ' $1'));
  return timers.length === wanted.length && timers.every((timer, at) => wanted[at]?.includes(timer) === true);
};

describe('steps of other people', () => {
  it.each(rowsOf('real-timers'))('$step', (row) => expect(isRight(row), told(row.step).join('; ')).toBe(true));

  it('and of those held out at least 19 in 20; none is called "Wait"', () => {
    const rows = rowsOf('real-timers-held-out');
    expect(rows.filter(isRight).length / rows.length).toBeGreaterThanOrEqual(0.95);
    const names = ['real-timers', 'real-timers-held-out'].flatMap(rowsOf).flatMap(({ step }) => timersIn(step)).map(({ label }) => label);
    expect(names.filter((name) => /^(?:Wait)?$/i.test(name))).toEqual([]);
  });
});
