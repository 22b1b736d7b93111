import type { Range } from '../../../kitchen/recipe/spans.ts';

/** A time to cook in few words: "12 to 16 min", "1 h 30 min", "30 s". Minutes in. */
export function minutesText({ low, high }: Range): string {
  const [from, to] = [one(low), one(high)];
  if (from === to) return from;
  // "12 min to 16 min" says the unit twice.
  const [, unit] = to.split(' ');
  return from.split(' ').length === 2 && to.split(' ').length === 2 && from.endsWith(` ${unit}`) ? `${from.split(' ')[0]} to ${to}` : `${from} to ${to}`;
}

function one(minutes: number): string {
  if (minutes < 1) return `${Math.round(minutes * 60)} s`;
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}
