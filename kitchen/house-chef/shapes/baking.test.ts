import { expect, test } from 'vitest';
import { orderFor } from '../../order-for.ts';
import { foodNamed } from '../../pantry/lexicon.ts';
import { plan } from '../choose.ts';
import { write } from '../cook.ts';
import type { Shape } from '../shape.ts';
import { brownies, muffins, trayCake } from './cakes.ts';
import { focaccia, sodaBread } from './breads.ts';
import { cookies, shortbread } from './small-bakes.ts';
import { loafCake, pancakes } from './sweet.ts';

/** Grams of each food in what a dish makes of a pantry. */
function gramsOf(shape: Shape, pantry: readonly string[], servings: number): (name: string) => number {
  const order = orderFor({ pantry, servings, seed: 7 });
  const kitchen = { order, hands: pantry.map((name) => ({ food: foodNamed(name), grams: null })) };
  const [variant] = shape.variants;
  const made = variant === undefined ? null : plan(shape, variant, kitchen);
  if (made === null) throw new Error(`${shape.id} cannot be made of ${pantry.join(', ')}`);
  const answer = write(made, kitchen);
  if (answer.outcome !== 'recipe') throw new Error('refused');
  return (name) => answer.recipe.ingredients.find(({ food }) => food === name)?.grams ?? 0;
}

const SIZES = [1, 2, 3, 4, 6, 8];
const flour = 'all-purpose flour';

test.each(SIZES)('cakes for %i keep flour, sugar, fat and egg in proportion', (servings) => {
  for (const [shape, fruit] of [[loafCake, 'banana'], [trayCake, 'apple']] as const) {
    const grams = gramsOf(shape, ['egg', flour, 'sugar', 'butter', fruit], servings);
    expect(grams('sugar') / grams(flour)).toBeGreaterThan(0.45);
    expect(grams('sugar') / grams(flour)).toBeLessThan(1.1);
    expect(grams('butter') / grams(flour)).toBeGreaterThan(0.35);
    expect(grams('butter') / grams(flour)).toBeLessThan(1.1);
    expect(grams('egg') / grams(flour)).toBeGreaterThan(0.4);
    expect(grams('baking powder') / grams(flour)).toBeGreaterThan(0.025);
    expect(grams('baking powder') / grams(flour)).toBeLessThan(0.06);
  }
});

test.each(SIZES)('brownies for %i hold little flour, shortbread three parts to two of fat', (servings) => {
  const brownie = gramsOf(brownies, ['dark chocolate', 'egg', 'butter', 'sugar', flour], servings);
  expect(brownie(flour) / brownie('dark chocolate')).toBeLessThan(0.7);
  expect(brownie('sugar') / brownie('dark chocolate')).toBeGreaterThan(0.9);
  const short = gramsOf(shortbread, [flour, 'butter', 'sugar'], servings);
  expect(short('butter') / short(flour)).toBeCloseTo(0.66, 1);
  const cookie = gramsOf(cookies, [flour, 'butter', 'sugar', 'egg'], servings);
  expect(cookie('butter') / cookie(flour)).toBeCloseTo(0.63, 1);
});

test.each(SIZES)('batters and doughs for %i have the liquid they need', (servings) => {
  const muffin = gramsOf(muffins, [flour, 'milk', 'blueberry'], servings);
  expect(muffin('milk') / muffin(flour)).toBeGreaterThan(0.85);
  expect(muffin('milk') / muffin(flour)).toBeLessThan(1.15);
  const cake = gramsOf(pancakes, [flour, 'milk', 'egg'], servings);
  expect(cake('milk') / cake(flour)).toBeGreaterThan(1);
  expect(cake('milk') / cake(flour)).toBeLessThan(1.45);
  const bread = gramsOf(focaccia, [flour], servings);
  expect(bread('water') / bread(flour)).toBeCloseTo(0.75, 1);
  expect(bread('salt') / bread(flour)).toBeLessThan(0.03);
  const soda = gramsOf(sodaBread, [flour, 'buttermilk'], servings);
  expect(soda('buttermilk') / soda(flour)).toBeGreaterThan(0.65);
});
