import { describe, expect, it } from 'vitest';
import { readRecipe } from '../reading/read-recipe.ts';
import { substitute } from './substitute.ts';
import { mentionsOf } from './substitute-mentions.ts';

const recipeOf = (title: string, lines: string, steps: string) => readRecipe(`# ${title}\n\nServes 4\n\n## Ingredients\n\n${lines.split('; ').map((line) => `- ${line}`).join('\n')}\n\n## Steps\n\n${steps.split('| ').map((step, at) => `${at + 1}. ${step}`).join('\n')}\n`);

describe('words that are no mention of the food', () => {
  it.each([
    ['the dish called after it', 'Chickpea Curry', '2 tbsp curry powder; 2 cans chickpeas', 'Fry the curry powder.', 'Curries keep for 3 days.'],
    ['one such dish', 'Chickpea Curry', '2 tbsp curry powder; 2 cans chickpeas', 'Fry the curry powder.', 'The curry thickens as it stands.'],
    ['a masala', 'Chicken Tikka Masala', '2 tsp garam masala; 500 g chicken thighs', 'Stir in the garam masala.', 'Masala tastes better the next day.'],
    ['a bowl of chili', 'Weeknight Chili', '2 tbsp chili powder; 1 lb ground beef', 'Stir in the chili powder.', 'Ladle the chili into bowls.'],
    ['a size', 'Pie Crust', '1 cup peas; 2 cups flour', 'Stir in the peas.', 'Cut in the butter until pea-sized.'],
    ['another size', 'Nut Cookies', '1 cup walnuts; 2 cups flour', 'Stir in the walnuts.', 'Roll into walnut-size balls.'],
    ['a tool', 'Toast', '4 slices bread; 2 eggs', 'Toast the bread.', 'Cut with a bread knife on a bread board.'],
    ['a grater', 'Gratin', '100 g cheese; 4 potatoes', 'Scatter with the cheese.', 'Take the coarse side of a cheese grater.'],
    ['a thermometer', 'Caramels', '1 cup sugar; 1 cup cream', 'Melt the sugar.', 'Clip on a sugar thermometer.'],
    ['a wash of its own', 'Pie', '1 cup wine; 2 eggs', 'Pour in the wine.', 'Serve in wine glasses.'],
  ])('%s', (_, title, lines, names, other) => {
    const recipe = recipeOf(title, lines, `${names} ${other}`);
    expect(mentionsOf(recipe, new Set([0]), names).length, names).toBeGreaterThan(0);
    expect(mentionsOf(recipe, new Set([0]), other).map(({ words }) => words)).toEqual([]);
  });
});

describe('a swap touches the food it names and nothing else', () => {
  it('keeps the curries that keep for three days, in steps and notes', () => {
    const recipe = { ...recipeOf('Chickpea Curry', '1 onion, chopped; 2 tbsp curry powder; 2 cans chickpeas; 1 can coconut milk', 'Fry the onion. Stir in the curry powder for 1 minute.| Add the chickpeas and coconut milk and simmer the curry for 15 minutes.'), notes: ['Curries keep for 3 days.'] };
    const answer = substitute(recipe, 1);
    const options = answer.outcome === 'swap' ? answer.options : [];
    expect(options.length).toBeGreaterThan(1);
    for (const option of options) {
      expect(option.recipe.title).toBe('Chickpea Curry');
      expect(option.recipe.notes).toContain('Curries keep for 3 days.');
      expect(option.recipe.steps[1]).toBe(recipe.steps[1]);
    }
  });
});
