import { describe, expect, it } from 'vitest';
import { readLine } from '../recipe/reading/read-line.ts';
import { scaleRecipe } from '../recipe/scaling/scale.ts';
import { addToList, shoppingText } from '../recipe/shopping/shopping.ts';
import type { Recipe } from '../recipe/recipe.ts';

const recipeOf = (line: string): Recipe => ({ title: 'x', intro: '', serves: 4, minutes: null, ingredients: [readLine(line)], steps: [], notes: [] });
const turned = (line: string, servings = 4): string => scaleRecipe(recipeOf(line), { servings, units: 'metric' }).recipe.ingredients[0]?.text ?? '';

describe('what a cup, a spoon and a piece weigh (findings, D6)', () => {
  it.each([
    ['1 cup penne', 95], ['2 cups dry egg noodles', 100], ['1 cup cubed bread', 35], ['1 cup crushed biscuits', 100], ['1 cup graham cracker crumbs', 100], ['1 cup crushed graham crackers', 84],
    ['1 cup frozen spinach', 156], ['1 cup pumpkin puree', 245], ['1 cup baby spinach', 30], ['½ cup chopped cilantro', 8], ['1 cup slivered almonds', 108], ['1 cup shredded mozzarella', 113],
    ['1 cup all-purpose flour', 125], ['1 cup sugar', 200], ['1 cup panko', 50], ['2 tbsp chopped parsley', 7.6], ['1 tbsp ground cumin', 6], ['3 slices tomato', 60], ['2 onions', 300],
  ])('%s is %d g', (line, grams) => expect(readLine(line).grams).toBeCloseTo(grams, 0));

  it.each([
    ['1 cup (5 oz/142 g) flour', 142], ['1 cup (142 g) flour', 142], ['2 cups (240g) all-purpose flour', 240], ['1 cup (8 ounces / 226 grams) unsalted butter', 226], ['1 cup sugar (201 g)', 201],
    ['2 (14 oz) cans chickpeas', 793.8], ['2 x 400 g cans tomatoes', 800], ['4 chicken breasts (150 g each)', 600], ['4 chicken breasts (about 600 g)', 600], ['2 salmon fillets (150 g)', 300], ['1 large onion (7 oz/200 g)', 200],
  ])('%s says itself that it weighs %d g', (line, grams) => expect(readLine(line).grams).toBeCloseTo(grams, 0));
});

describe('cups become grams by the same weights, and by the author’s own first', () => {
  it.each([
    ['1 cup (5 oz/142 g) flour', '142 g flour'], ['1 cup (8 ounces / 226 grams) unsalted butter', '226 grams unsalted butter'], ['1 cup flour (142 g)', '142 g flour'], ['3 cups penne', '285 g penne'],
    ['6 cups baby spinach', '180 g baby spinach'], ['2 cups cubed bread', '70 g cubed bread'], ['1 cup frozen spinach, thawed', '155 g frozen spinach, thawed'], ['1½ cups graham cracker crumbs', '150 g graham cracker crumbs'],
  ])('%s -> %s', (line, expected) => expect(turned(line)).toBe(expected));

  it.each([['3 dl milk', 3, '2.25 dl milk'], ['1 dl cream', 6, '1.5 dl cream'], ['5 dl flour', 3, '3.75 dl flour']])('%s for %d is %s', (line, servings, expected) => expect(turned(line, servings)).toBe(expected));
});

describe('the shopping list adds up what a cup weighs (findings, D11)', () => {
  it.each([['6 cups baby spinach', '100 g baby spinach', '280 g'], ['3 cups penne', '200 g penne', '490 g'], ['1 cup pumpkin puree', '1 cup pumpkin puree', '2 cans'], ['1 cup chopped onion', '1 onion', '2']])('%s and %s are %s', (line, other, expected) => {
    const text = shoppingText(addToList(addToList([], recipeOf(line), [0], 'x'), recipeOf(other), [0], 'y'));
    expect(text).toContain(`[ ] ${expected} `);
  });
});
