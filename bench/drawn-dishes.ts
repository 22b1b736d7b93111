/** Draws well-known dishes side by side: `node bench/drawn-dishes.ts [--all] > docs/dishes-drawn.svg`. By day and, below, by night. */
import { toneOf, drawDish } from '../kitchen/drawing/draw-dish.ts';
import { lookOf } from '../kitchen/chef/look-of.ts';
import { firstFit } from '../kitchen/chef/prove-card.ts';
import { WELL_KNOWN } from './sets/well-known-dishes.ts';
import { readDishes } from '../kitchen/chef/read-dishes.ts';
import { dishTexts } from '../kitchen/data/dish-texts.ts';

const { repertoire } = readDishes(dishTexts());
const [only] = process.argv.slice(2);
const ids = only === undefined ? WELL_KNOWN : only.startsWith('--from=') ? repertoire.cards.map(({ id }) => id).slice(Number(only.slice(7)), Number(only.slice(7)) + 80) : process.argv.slice(2);
const COLUMNS = 8;
const [STEP, TALL] = [212, 236];
const named = process.argv.length > 2;

const rows = Math.ceil(ids.length / COLUMNS);
const nights = named ? [false] : [false, true];
const cells = nights.flatMap((night, half) => ids.map((id, at) => {
  const card = repertoire.byId.get(id);
  if (card === undefined) throw new Error(`There is no dish ${id}`);
  const [x, y] = [12 + (at % COLUMNS) * STEP, 12 + (Math.floor(at / COLUMNS) + half * rows) * TALL];
  const look = lookOf(firstFit(card) ?? { card, filled: new Map(), taken: [] });
  const paths = drawDish(look).shapes.map(({ d, tone, line, opacity }) => {
    const color = toneOf(tone, night);
    return `<path ${line === undefined ? `fill="${color}"` : `fill="none" stroke="${color}" stroke-width="${line}"`}${opacity === undefined ? '' : ` opacity="${opacity}"`} d="${d}"/>`;
  });
  const words = `<text x="100" y="216" font-family="Georgia, serif" font-size="11" text-anchor="middle" fill="${night ? '#cbb9a2' : '#6d5d4e'}">${card.title.replace(/&/g, '&amp;')}${named ? ` (${look.form})` : ''}</text>`;
  return `<g transform="translate(${x} ${y})" clip-path="url(#c)">${paths.join('')}</g><g transform="translate(${x} ${y})">${words}</g>`;
}));
const tall = rows * TALL * nights.length + 24;
const wide = COLUMNS * STEP + 12;
console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}" width="${wide}" height="${tall}" stroke-linecap="round" stroke-linejoin="round"><clipPath id="c"><path d="M18 0L182 0C194 0 200 6 200 18L200 182C200 194 194 200 182 200L18 200C6 200 0 194 0 182L0 18C0 6 6 0 18 0Z"/></clipPath><path fill="#fbf6ee" d="M0 0H${wide}V${tall}H0Z"/>${nights.length > 1 ? `<path fill="#1c1612" d="M0 ${rows * TALL + 4}H${wide}V${tall}H0Z"/>` : ''}${cells.join('')}</svg>`);
