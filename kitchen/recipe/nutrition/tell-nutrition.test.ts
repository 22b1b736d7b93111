import { expect, it } from 'vitest';
import type { Nutrition } from './nutrition.ts';
import { factsTold, leftOut, nutritionLd, nutritionText, portionTold, TOO_LITTLE } from './tell-nutrition.ts';

const of = (rest: Partial<Nutrition> = {}): Nutrition => ({
  per: 'serving', count: 4, notCounted: [], inPart: [], nutrients: { kcal: 347, protein: 18.6, fat: 4.26, saturated: 0.2, carbohydrate: 52.4, sugars: 4.9, fibre: 2.7, sodium: 987 }, ...rest,
});

it('rounds as labels do', () => {
  expect(factsTold(of()).map(({ value }) => value)).toEqual(['350 kcal (1450 kJ)', '19 g', '4.5 g', '0 g', '52 g', '5 g', '2.5 g', '2.5 g']);
  expect(factsTold(of({ nutrients: { kcal: 47, protein: 0, fat: 0, saturated: 0, carbohydrate: 0, sugars: 0, fibre: 0, sodium: 20 } })).map(({ value }) => value)).toEqual(['45 kcal (200 kJ)', '0 g', '0 g', '0 g', '0 g', '0 g', '0 g', '0.1 g']);
});
it.each([
  [of(), 'Each of 4 servings has about'], [of({ count: 1 }), 'The serving has about'], [of({ per: 'piece', count: 12 }), 'Each of 12 pieces has about'], [of({ per: 'recipe', count: 1 }), 'The whole recipe has about'],
])('says what the figures are for', (nutrition, expected) => expect(portionTold(nutrition)).toBe(expected));
it('names what is left out, and not without end', () => {
  expect(leftOut(of())).toEqual([]);
  expect(leftOut(of({ notCounted: ['za’atar'], inPart: ['sunflower oil'] }))).toEqual(['Not counted: za’atar.', 'Counted in part, as most of it is not eaten: sunflower oil.']);
  expect(leftOut(of({ notCounted: [...'abcdefghij'] }))).toEqual(['Not counted: a, b, c, d, e, f, g and 3 more.']);
});
it('writes plain text, and for machines', () => {
  expect(nutritionText(of())).toMatch(/^Each of 4 servings has about:\nEnergy {10}350 kcal \(1450 kJ\)\n/);
  expect(nutritionText(null)).toBe(TOO_LITTLE);
  expect(nutritionLd(of())).toMatchObject({ '@type': 'NutritionInformation', servingSize: '1 serving', calories: '350 calories', sodiumContent: '990 mg' });
  expect(nutritionLd(null)).toBeNull();
});
