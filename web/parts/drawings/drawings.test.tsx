import { renderToStaticMarkup } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ChefIcon } from './chef-icon.tsx';
import type { DrawingProps } from './drawing.tsx';
import { EmptyPantry } from './empty-pantry.tsx';
import { KitchenScene } from './kitchen-scene.tsx';
import { LostPlate } from './lost-plate.tsx';
import { Portrait } from './portrait.tsx';
import { ShoppingBag } from './shopping-bag.tsx';
import { ThankYouCard } from './thank-you-card.tsx';
import { WelcomeScene } from './welcome-scene.tsx';

const PORTRAITS = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (index) => [`portrait ${index}`, (props: DrawingProps) => <Portrait index={index} {...props} />] as const,
);
const DRAWINGS: readonly (readonly [string, (props: DrawingProps) => React.ReactNode])[] = [
  ['the chef icon', ChefIcon],
  ['the kitchen', KitchenScene],
  ['the welcome table', WelcomeScene],
  ['the empty basket', EmptyPantry],
  ['the lost plate', LostPlate],
  ['the card', ThankYouCard],
  ['the shopping bag', ShoppingBag],
  ...PORTRAITS,
];
const PALETTE = new Set(readFileSync(new URL('drawing.css', import.meta.url), 'utf8').match(/--d-[a-z0-9-]+(?=:)/g));

describe.each(DRAWINGS)('%s', (_name, draw) => {
  const plain = renderToStaticMarkup(draw({}));

  test('weighs less than 8 kB and names no other host', () => {
    expect(plain.length).toBeLessThan(8 * 1024);
    expect(plain.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
  });

  test('is decoration unless it is given a title', () => {
    expect(plain).toMatch(/<svg[^>]+aria-hidden="true"/);
    const titled = renderToStaticMarkup(draw({ title: 'A drawing' }));
    expect(titled).toMatch(/<svg[^>]+role="img"[^>]+aria-label="A drawing"/);
    expect(titled).not.toContain('aria-hidden');
  });

  test('passes a class on, keeps its proportions and sets no inline style', () => {
    expect(renderToStaticMarkup(draw({ className: 'mine' }))).toMatch(/class="[^"]*\bmine"/);
    expect(plain).toMatch(/viewBox="0 0 \d+ \d+"/);
    expect(plain).not.toContain('style=');
  });

  test('uses only colours that the palette has, and says no words', () => {
    for (const [, colour = ''] of plain.matchAll(/var\((.*?)\)/g)) expect(PALETTE).toContain(colour);
    expect(plain).not.toContain('<text');
    expect(plain).not.toContain('NaN');
  });
});

test('the eight portraits are eight people', () => {
  const people = PORTRAITS.map(([, draw]) => renderToStaticMarkup(draw({})));
  expect(new Set(people).size).toBe(8);
});
