import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecipe } from './read-recipe.ts';

const shapes: [name: string, markdown: string, expected: { title: string; serves: number | null; minutes: number | null; ingredients: number; steps: number }][] = [
  ['ours', '# Spinach Frittata\n\n**Serves 2 · 40 minutes**\n\n## Ingredients\n\n- 6 eggs\n- 85 g spinach\n\n## Steps\n\n1. Wilt the spinach for 2 minutes.\n2. Pour in the eggs.\n\n## Notes\n\n- Keeps 3 days.\n', { title: 'Spinach Frittata', serves: 2, minutes: 40, ingredients: 2, steps: 2 }],
  ['bold labels instead of headings', '**Lemon Chicken**\n\n**Servings:** 4\n**Total Time:** 45 minutes\n\n**Ingredients:**\n\n* 4 chicken thighs\n* 1 lemon\n* 2 cloves garlic\n\n**Instructions:**\n\n1. Brown the chicken.\n2. Add lemon and garlic, simmer until 74 °C (165 °F).\n\n**Enjoy!**', { title: 'Lemon Chicken', serves: 4, minutes: 45, ingredients: 3, steps: 2 }],
  ['an introduction first', 'Sure! Here is a recipe you can make:\n\n# Tomato Pasta\n\nA quick supper.\n\nPrep time: 10 mins | Cook time: 20 mins | Total time: 30 mins\nServes 2\n\n### Ingredients\n- 200 g pasta\n- 1 can tomatoes\n\n### Directions\n1. Boil the pasta.\n2. Simmer the tomatoes.\n', { title: 'Tomato Pasta', serves: 2, minutes: 30, ingredients: 2, steps: 2 }],
  ['groups of ingredients', '# Tacos\n\n## Ingredients\n\n### For the filling\n\n- 300 g ground beef\n- 1 onion\n\n### For the salsa\n\n- 2 tomatoes\n- 1 lime\n\n## Method\n\n1. Fry the beef.\n2. Chop the tomatoes.\n3. Fill.\n', { title: 'Tacos', serves: null, minutes: null, ingredients: 4, steps: 3 }],
  ['a table of ingredients', '# Rice Bowl\n\nServes 3\n\n## Ingredients\n\n| Ingredient | Amount |\n|---|---|\n| rice | 200 g |\n| eggs | 3 |\n\n## Steps\n\n1. Boil the rice.\n2. Fry the eggs.\n', { title: 'Rice Bowl', serves: 3, minutes: null, ingredients: 2, steps: 2 }],
  ['steps as paragraphs', '# Soup\n\n## Ingredients\n\n- 2 carrots\n- 1 onion\n\n## Instructions\n\n**Step 1:** Chop everything.\n\n**Step 2:** Simmer for 20 minutes.\n', { title: 'Soup', serves: null, minutes: null, ingredients: 2, steps: 2 }],
  ['lists without headings', '# Toast\n\n- 2 slices bread\n- 1 tomato\n\n1. Toast the bread.\n2. Slice the tomato.\n', { title: 'Toast', serves: null, minutes: null, ingredients: 2, steps: 2 }],
  ['hours and a recipe label', '## Recipe: Beef Stew\n\nYield: 6 servings\nTotal time: 2 hours 15 minutes\n\n#### Ingredients\n\n- [ ] 1 kg stewing beef\n- [ ] 3 carrots\n\n#### Preparation\n\n1) Brown the beef.\n2) Simmer.\n', { title: 'Beef Stew', serves: 6, minutes: 135, ingredients: 2, steps: 2 }],
];

describe('recipes in the shapes that people and models write', () => {
  it.each(shapes)('%s', (_, markdown, { title, serves, minutes, ingredients, steps }) => {
    const recipe = readRecipe(markdown);
    expect({ title: recipe.title, serves: recipe.serves, minutes: recipe.minutes, ingredients: recipe.ingredients.length, steps: recipe.steps.length }).toEqual({ title, serves, minutes, ingredients, steps });
  });

  it('reads the food and the weight of a line', () => {
    const { ingredients } = readRecipe('## Ingredients\n\n- **2 lbs** chicken thighs, boneless\n- 1 (14 oz) can diced tomatoes\n- a pinch of salt\n- moon dust\n');
    expect(ingredients.map(({ food }) => food)).toEqual(['chicken thigh', 'canned tomato', 'salt', null]);
    expect(ingredients[0]?.grams).toBeCloseTo(907, 0);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('# ', '## Ingredients\n', '- ', '1. ', '\n\n', '| a | b |\n|---|---|\n', '```', '**', '> ', '[x](y)', '<b>', '    ')), { maxLength: 60 }), (pieces) => {
      const recipe = readRecipe(pieces.join(''));
      expect([...recipe.ingredients.map(({ text }) => text), ...recipe.steps].every((text) => typeof text === 'string')).toBe(true);
    }), { numRuns: 1000, seed: 7 });
  });
});
