import { describe, expect, it } from 'vitest';
import { PANTRIES } from '../../../bench/sets/pantries.ts';
import { cook } from '../../chef/cook.ts';
import { orderFor } from '../../order-for.ts';
import { partsOf, type LineParts } from './line-parts.ts';
import { readLine, readRecipe } from '../reading/read-recipe.ts';
import { linesOfStep } from './step-parts.ts';

describe('lines of a step', () => {
  const recipe = { title: '', intro: '', serves: 2, minutes: null, notes: [], ingredients: ['2 onions, chopped', '1 red bell pepper', '½ tsp black pepper', '1 tsp salt', '400 g zhug', '200 g rice'].map((line) => readLine(line)), steps: ['Soften the onions.', 'Add the zhug and rice.', 'Season with salt and pepper.', 'Serve with the vegetables.', 'Mix everything.'] };
  it.each([[0, ['2 onions, chopped']], [1, ['400 g zhug', '200 g rice']], [2, ['½ tsp black pepper', '1 tsp salt']], [3, ['1 red bell pepper']], [4, recipe.ingredients.map(({ text }) => text)], [9, []]])('step %d', (step, expected) => {
    expect(linesOfStep(recipe, step).map(({ text }) => text)).toEqual(expected);
  });

  it('the rest, the wet and the dry', () => {
    const muffins = { ...recipe, ingredients: ['2 cups flour', '2 eggs', '1 tbsp baking powder', '1 onion', '400 g zhug'].map((line) => readLine(line)), steps: ['Mix the wet and the dry separately.', 'Soften the onion.', 'Add everything else.', 'Chop everything.'] };
    const named = (step: number): (string | null)[] => linesOfStep(muffins, step).map(({ text }) => text);
    expect(named(0)).toEqual(['2 cups flour', '2 eggs', '1 tbsp baking powder']);
    expect(named(2)).toEqual(['400 g zhug']);
    expect(named(3)).toHaveLength(5);
  });

  it('places at least 99 of 100 lines of 300 house recipes', { timeout: 300_000 }, () => {
    let all = 0;
    let placed = 0;
    PANTRIES.slice(0, 300).forEach(({ entries }, index) => {
      const answer = cook(orderFor({ pantry: entries, seed: index + 1 }));
      if (answer.outcome !== 'recipe') return;
      const read = readRecipe(answer.markdown);
      const used = new Set(read.steps.flatMap((_, step) => linesOfStep(read, step)));
      all += read.ingredients.length;
      placed += read.ingredients.filter((line) => used.has(line)).length;
    });
    expect(all).toBeGreaterThan(1800);
    expect(placed / all).toBeGreaterThanOrEqual(0.99);
  });
});

describe('parts of a line', () => {
  it.each<[string, Partial<LineParts>]>([
    ['2 onions (about 300 g), finely chopped', { amount: { low: 2, high: 2 }, unit: null, name: 'onions', food: 'onion', grams: 300, preparation: 'finely chopped', note: 'about 300 g' }],
    ['1 (14 oz) can black beans, drained', { unit: 'can', size: '(14 oz)', name: 'black beans', preparation: 'drained', note: '' }],
    ['2-3 tablespoons olive oil', { amount: { low: 2, high: 3 }, unit: 'tablespoon', unitText: 'tablespoons', name: 'olive oil' }],
    ['1 tsp salt, plus more to taste', { unit: 'teaspoon', name: 'salt', toTaste: true, note: 'plus more to taste' }],
    ['½ cup parsley chopped (optional)', { name: 'parsley', preparation: 'chopped', optional: true }],
    ['Juice of 1 lemon', { amount: { low: 1, high: 1 }, name: 'lemon' }],
    ['2 large eggs, beaten', { size: 'large', name: 'eggs', preparation: 'beaten' }],
    ['Oil for frying', { amount: null, unit: null, unitText: '' }],
    ['400 g can chickpeas', { amount: { low: 1, high: 1 }, unit: 'can', size: '400 g', name: 'chickpeas' }],
    ['', { amount: null, name: '', food: null }],
  ])('%s', (line, expected) => expect(partsOf(line)).toMatchObject(expected));
});
