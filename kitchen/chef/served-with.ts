/** What may go to the table beside a dish that names no place for it. */
import { SERVED_WITH, type ServedWith } from '../data/served-with.ts';
import type { Card, Extra, Item } from './card.ts';
import { readExtra } from './read-card.ts';

/** The doors at the end of the last step, at its beginning, and before it. */
export const TABLE = 'serve';
export const FINISH = 'finish';
export const MEANWHILE = 'meanwhile';

let rows: { row: ServedWith; extra: Extra }[] | null = null;
function allRows(): { row: ServedWith; extra: Extra }[] {
  rows ??= SERVED_WITH.map((row) => {
    const extra = readExtra(row.takes, 0, (what) => { throw new Error(`served-with: ${what}`); });
    if (extra === null) throw new Error(`served-with: ${row.takes}`);
    return { row, extra };
  });
  return rows;
}

const known = new WeakMap<Card, readonly Extra[]>();

/** What a card's dish is served with besides what it names itself. */
export function servedWith(card: Card): readonly Extra[] {
  const found = known.get(card) ?? allRows().filter(({ row, extra }) => goesWith(row, card) && !names(card, extra.item)).map(({ extra }) => extra);
  known.set(card, found);
  return found;
}

const goesWith = ({ kitchens, not, courses, methods }: ServedWith, card: Card): boolean =>
  card.courses.some((course) => courses.includes(course)) && methods.includes(card.method) && !card.kitchen.some((one) => not.includes(one)) && (kitchens === null || card.kitchen.some((one) => kitchens.includes(one)));

/** Whether the card itself says what becomes of one of the foods. */
const names = (card: Card, { foods }: Item): boolean =>
  [...card.places.flatMap(({ choices }) => choices.flatMap(({ items }) => items)), ...card.takes.map(({ item }) => item)].some((item) => item.foods.some(({ food }) => food !== null && foods.some((other) => other.food === food)));

/** Kinds of food beside which one more of them is not wanted. */
export const enough = (extra: Extra): readonly string[] => allRows().find((one) => one.extra === extra)?.row.unless ?? [];

/** Whether it only stands beside the dish on the table. */
export const isBeside = (extra: Extra): boolean => allRows().some((one) => one.extra === extra);
