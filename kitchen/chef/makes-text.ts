/** How much a dish makes, where it is counted in pieces. */
import type { Fit } from './filling.ts';
import { inNumber } from './named-food.ts';

/** "4 peppers", "2 loaves, 10 slices each". */
export function makesText({ card, factor }: Fit): string | null {
  const { makes } = card.yield;
  if (makes === null) return null;
  const count = Math.round(makes.count * factor);
  const what = count === 1 ? inNumberOf(makes.what, false) : inNumberOf(makes.what, true);
  return `${count} ${what}${makes.rest === '' ? '' : `, ${makes.rest}${makes.count === 1 && count > 1 ? ' each' : ''}`}`;
}

/** "loaf of bread" in the plural is "loaves of bread". */
function inNumberOf(what: string, many: boolean): string {
  const [, head = what, tail = ''] = /^(.+?)( (?:of|for|in|with) .+| \(.+)$/.exec(what) ?? [];
  return `${inNumber(head, many)}${tail}`;
}
