import type { Range } from '../../../kitchen/recipe/measures/spans.ts';

/** A time to cook in few words: "12 to 16 min", "1 h 30 min", "1 min 30 s". Minutes in. */
export function minutesText({ low, high }: Range): string {
  const [from, to] = [one(low), one(high)];
  if (from === to) return from;
  // "12 min to 16 min" says the unit twice.
  const [count, unit, ...more] = from.split(' ');
  return more.length === 0 && to.split(' ').length === 2 && to.endsWith(` ${unit}`) ? `${count} to ${to}` : `${from} to ${to}`;
}

function one(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  // From ten minutes on nobody counts seconds.
  const whole = seconds >= 600 ? Math.round(minutes) * 60 : seconds;
  const parts = [[Math.floor(whole / 3600), 'h'], [Math.floor((whole % 3600) / 60), 'min'], [whole % 60, 's']] as const;
  return parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`).join(' ') || '0 min';
}
