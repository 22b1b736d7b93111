/** How much a dish makes, where it is counted in pieces. */
import type { Filling, Fit } from './filling.ts';
import { measured } from './measured.ts';
import { inNumber } from './named-food.ts';

/** How many pieces a dish makes at the yield that is cooked: as many tacos as there are tortillas. Null where none are counted. */
export function piecesMade(fit: Fit): number | null {
  const { makes } = fit.card.yield;
  if (makes === null) return null;
  const isOneEach = ({ own, food, amount }: Filling): boolean =>
    own?.pieces !== undefined && food.kind !== 'egg' && isCounted(amount.unit) && amount.value === makes.count;
  const carrier = [...fit.filled.values()].filter(({ place }) => place.weight === 'needed').flatMap(({ fillings: [first] }) => first ?? []).find(isOneEach);
  const amount = carrier === undefined ? null : measured(carrier, fit).amount;
  return amount !== null && isCounted(amount.unit) && amount.value !== null ? amount.value : Math.round(makes.count * fit.factor);
}

const isCounted = (unit: string | null): boolean => unit === null || unit === 'sheet';

/** "4 peppers", "2 loaves, 10 slices each". */
export function makesText(fit: Fit): string | null {
  const { makes } = fit.card.yield;
  const count = piecesMade(fit);
  if (makes === null || count === null) return null;
  const what = count === 1 ? inNumberOf(makes.what, false) : inNumberOf(makes.what, true);
  return `${count} ${what}${makes.rest === '' ? '' : `, ${makes.rest}${makes.count === 1 && count > 1 ? ' each' : ''}`}`;
}

/** "loaf of bread" in the plural is "loaves of bread". */
function inNumberOf(what: string, many: boolean): string {
  const [, head = what, tail = ''] = /^(.+?)( (?:of|for|in|with) .+| \(.+)$/.exec(what) ?? [];
  return `${inNumber(head, many)}${tail}`;
}
