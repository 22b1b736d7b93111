/** What is planned for the week: seven places, each with ids of kept recipes. It follows a cook from device to device. */
import { rawOf, remember, useRemembered } from '../parts/device/remembered.ts';

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Day = (typeof DAYS)[number];
/** For each day, in order. */
export type Week = readonly (readonly string[])[];

const KEY = 'week';
/** More nobody cooks in a day. */
export const MOST_A_DAY = 6;
const EMPTY: Week = DAYS.map(() => []);

/** Reads what was remembered; anything else is an empty week. */
export function readWeek(found: unknown): Week {
  if (!Array.isArray(found)) return EMPTY;
  return DAYS.map((_, at) => {
    const day: unknown = found[at];
    return Array.isArray(day) ? [...new Set(day.filter((id): id is string => typeof id === 'string' && id.length <= 64))].slice(0, MOST_A_DAY) : [];
  });
}

export const useWeek = (): Week => useRemembered(KEY, readWeek)[0];

export function weekNow(): Week {
  try {
    return readWeek(JSON.parse(rawOf(KEY) ?? 'null'));
  } catch {
    return EMPTY;
  }
}

const change = (week: Week): void => remember(KEY, week.every((day) => day.length === 0) ? [] : week);

/** Puts a recipe on a day; it is there once. */
export function plan(day: Day, id: string): void {
  const at = DAYS.indexOf(day);
  change(weekNow().map((ids, each) => (each === at ? [...ids.filter((other) => other !== id), id].slice(-MOST_A_DAY) : ids)));
}

/** Takes a recipe off a day. */
export function unplan(day: Day, id: string): void {
  const at = DAYS.indexOf(day);
  change(weekNow().map((ids, each) => (each === at ? ids.filter((other) => other !== id) : ids)));
}

/** Puts a whole week in place of the one that is there. */
export const setWeek = (week: Week): void => change(readWeek(week));
