import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLine } from '../reading/read-line.ts';
import type { Recipe } from '../recipe.ts';
import { NAMES, type Nutrients } from './nutrients.ts';
import { type Nutrition, nutritionOf } from './nutrition.ts';

const rows = (file: string): string[][] => readFileSync(path.join(import.meta.dirname, '../../../bench/sets', file), 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
const recipeOf = (lines: readonly string[], yields = '4', steps: readonly string[] = []): Recipe => ({
  title: 'x', intro: '', serves: /^\d+$/.test(yields) ? Number(yields) : null, makes: /^\d+$/.test(yields) || yields === '' ? null : yields.replace('makes ', ''), minutes: null, ingredients: lines.map((line) => readLine(line)), steps, notes: [],
});
const counted = (lines: readonly string[], yields?: string, steps?: readonly string[]): Nutrition => {
  const nutrition = nutritionOf(recipeOf(lines, yields, steps));
  if (nutrition === null) throw new Error('not counted');
  return nutrition;
};

describe('30 dishes against their sum by hand, within 5 per cent', () => {
  const dishes = rows('nutrition-by-hand.tsv');
  it('has 30', () => expect(dishes).toHaveLength(30));
  it.each(dishes.map(([dish = '', yields = '', lines = '', ...sums]) => ({ dish, yields, lines, sums: sums.map(Number) })))('$dish', ({ yields, lines, sums }) => {
    const { nutrients, notCounted } = counted(lines.split(' | '), yields);
    expect(notCounted).toEqual([]);
    for (const [at, name] of NAMES.entries()) {
      const sum = sums[at] ?? 0;
      expect(Math.abs(nutrients[name] - sum), `${name}: ${nutrients[name].toFixed(1)}, by hand ${sum}`).toBeLessThanOrEqual(Math.max(sum * 0.05, name === 'sodium' ? 15 : 0.6));
    }
  });
});

describe('well-known recipes against what their publishers print, within 25 per cent', () => {
  const dishes = rows('nutrition-published.tsv');
  it('has 20', () => expect(dishes).toHaveLength(20));
  it.each(dishes.map(([dish = '', publisher = '', yields = '', kcal = '', lines = '']) => ({ dish, publisher, yields, kcal: Number(kcal), lines })))('$dish of $publisher', ({ yields, kcal, lines }) => {
    const { nutrients } = counted(lines.split(' | '), yields);
    expect(Math.abs(nutrients.kcal / kcal - 1), `${nutrients.kcal.toFixed(0)}, published ${kcal}`).toBeLessThan(0.25);
  });
});

describe('what is not eaten is not counted, and what is not counted is named', () => {
  const kcal = (lines: readonly string[], steps?: readonly string[]): number => counted(lines, '1', steps).nutrients.kcal;
  const one = (name: keyof Nutrients, lines: readonly string[], steps: readonly string[] = []): number => counted(lines, '1', steps).nutrients[name];

  it('oil to fry in: what the food takes up', () => {
    const fried = counted(['500 g cod fillets', '1 cup flour', '1 liter sunflower oil, for deep-frying'], '4', ['Deep-fry the fish.']);
    expect(fried.inPart).toEqual(['sunflower oil']);
    expect(fried.nutrients.fat).toBeGreaterThan(12);
    expect(fried.nutrients.fat).toBeLessThan(22);
  });
  it('a marinade that is thrown away, and none that is kept', () => {
    const lines = ['600 g chicken breast', '250 ml soy sauce', '2 tbsp sugar'];
    const thrown = one('sodium', lines, ['Mix the soy sauce and sugar and marinate the chicken in it for 1 hour.', 'Discard the marinade and grill the chicken.']);
    expect(thrown).toBeLessThan(one('sodium', lines, ['Mix the soy sauce and sugar and marinate the chicken in it.', 'Boil the marinade down to a glaze.']) * 0.4);
  });
  it('salt that goes with the water', () => expect(one('sodium', ['400 g spaghetti', '2 tbsp salt'], ['Boil the spaghetti in water with the salt.', 'Drain.'])).toBeLessThan(2000));
  it('bones and peel of what is weighed as bought', () => {
    expect(kcal(['1 kg bone-in chicken thighs'])).toBeCloseTo(2210 * 0.7, -1);
    expect(kcal(['1 kg boneless chicken thighs'])).toBeCloseTo(1210, -1);
    expect(kcal(['1 kg bananas'])).toBeCloseTo(890 * 0.64, -1);
    expect(kcal(['2 bananas'])).toBeCloseTo(196, -1);
    expect(kcal(['1 kg peeled carrots'])).toBeGreaterThan(kcal(['1 kg carrots, peeled']));
  });
  it('the liquid of a can', () => expect(kcal(['1 (15 oz) can black beans, drained'])).toBeCloseTo(425 * 0.6 * 0.91, -1));
  it('words that make it a variant', () => {
    expect(kcal(['1 liter skim milk'])).toBeLessThan(kcal(['1 liter milk']) * 0.6);
    expect(kcal(['500 g lean ground beef'])).toBeLessThan(kcal(['500 g ground beef']));
    expect(one('sodium', ['100 g salted butter'])).toBeGreaterThan(500);
  });
  it('most alcohol cooks off', () => expect(kcal(['500 ml red wine', '100 g flour'], ['Simmer for 30 minutes.'])).toBeLessThan(kcal(['500 ml red wine', '100 g flour']) - 150));
  it('names what it could not count, and says nothing where that is too much', () => {
    expect(counted(['200 g rice', '2 tbsp za’atar', 'salt, to taste', 'black pepper', '50 g walnuts (optional)']).notCounted).toEqual(['za’atar', 'salt', 'walnuts']);
    expect(nutritionOf(recipeOf(['200 g moon dust', '3 cups zorblax', '1 egg']))).toBeNull();
    expect(nutritionOf(recipeOf([]))).toBeNull();
  });
  it('per piece where it makes pieces, else for all of it', () => {
    expect(counted(['200 g flour'], 'makes 12 muffins')).toMatchObject({ per: 'piece', count: 12 });
    expect(counted(['200 g flour'], 'makes 1 loaf')).toMatchObject({ per: 'recipe', count: 1 });
    expect(counted(['200 g flour'], '')).toMatchObject({ per: 'recipe', count: 1 });
  });
});
