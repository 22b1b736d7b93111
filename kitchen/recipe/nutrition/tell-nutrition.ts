/** Nutrition in words and figures, rounded as labels round it; always "about", and never a claim. */
import type { Nutrition } from './nutrition.ts';

export interface Fact { name: string; value: string; /** Part of the fact before it: saturated fat is fat. */ part: boolean }

const step = (value: number, by: number): string => String(Math.round(value / by) * by);
/** Kilocalories to 5 up to 50, from there to 10, as on a US label (21 CFR 101.9). */
const energy = (kcal: number): string => step(kcal, kcal <= 50 ? 5 : 10);
/** Grams to a half below 5, from there to whole ones. */
const grams = (value: number): string => `${value < 5 ? step(value, 0.5) : step(value, 1)} g`;
/** Grams of salt are sodium times 2.5 (Regulation (EU) 1169/2011), to a tenth. */
const salt = (sodium: number): string => `${(Math.round(sodium * 2.5 / 100) / 10).toFixed(1)} g`;
const sodium = (mg: number): string => `${step(mg, mg <= 140 ? 5 : 10)} mg`;

/** The facts in the order of a label. */
export function factsTold({ nutrients: one }: Nutrition): Fact[] {
  return [
    { name: 'Energy', value: `${energy(one.kcal)} kcal (${step(one.kcal * 4.184, 10)} kJ)`, part: false },
    { name: 'Protein', value: grams(one.protein), part: false },
    { name: 'Fat', value: grams(one.fat), part: false },
    { name: 'saturated', value: grams(one.saturated), part: true },
    { name: 'Carbohydrate', value: grams(one.carbohydrate), part: false },
    { name: 'sugars', value: grams(one.sugars), part: true },
    { name: 'Fiber', value: grams(one.fibre), part: false },
    { name: 'Salt', value: salt(one.sodium), part: false },
  ];
}

/** "A serving has about" and the like. */
export const portionTold = ({ per, count }: Nutrition): string => (per === 'serving' ? (count === 1 ? 'The serving has about' : `Each of ${count} servings has about`) : per === 'piece' ? `Each of ${count} pieces has about` : 'The whole recipe has about');

const listed = (names: readonly string[]): string => (names.length > 8 ? `${names.slice(0, 7).join(', ')} and ${names.length - 7} more` : names.join(', '));

/** What the figures leave out, in sentences; none where everything is counted. */
export function leftOut({ notCounted, inPart }: Nutrition): string[] {
  return [
    ...(notCounted.length === 0 ? [] : [`Not counted: ${listed(notCounted)}.`]),
    ...(inPart.length === 0 ? [] : [`Counted in part, as most of it is not eaten: ${listed(inPart)}.`]),
  ];
}

export const TOO_LITTLE = 'Too little of this recipe is in our tables to say what a serving has.';

/** All of it as lines of plain text. */
export function nutritionText(nutrition: Nutrition | null): string {
  if (nutrition === null) return TOO_LITTLE;
  const width = Math.max(...factsTold(nutrition).map(({ name }) => name.length)) + 4;
  const rows = factsTold(nutrition).map(({ name, value, part }) => `${part ? '  ' : ''}${name}`.padEnd(width) + value);
  return [`${portionTold(nutrition)}:`, ...rows, ...leftOut(nutrition)].join('\n');
}

/** schema.org/NutritionInformation; null where nothing was counted. */
export function nutritionLd(nutrition: Nutrition | null): object | null {
  if (nutrition === null) return null;
  const { nutrients: one, per } = nutrition;
  return {
    '@type': 'NutritionInformation', servingSize: per === 'serving' ? '1 serving' : per === 'piece' ? '1 piece' : 'the whole recipe',
    calories: `${energy(one.kcal)} calories`, proteinContent: grams(one.protein), fatContent: grams(one.fat), saturatedFatContent: grams(one.saturated),
    carbohydrateContent: grams(one.carbohydrate), sugarContent: grams(one.sugars), fiberContent: grams(one.fibre), sodiumContent: sodium(one.sodium),
  };
}
