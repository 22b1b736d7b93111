import { describe, expect, it } from 'vitest';
import { PANTRIES } from '../../../bench/sets/pantries.ts';
import { cook } from '../../chef/cook.ts';
import { orderFor } from '../../order-for.ts';
import { partsOf, type LineParts } from './line-parts.ts';
import { readLine, readRecipe } from '../reading/read-recipe.ts';
import { linesOfStep, timersIn } from './step-parts.ts';

describe('timers', () => {
  it.each<[string, string[]]>([
    ['Simmer the sauce for 20 minutes.', ['Simmer the sauce 20-20']],
    ['Add the carrots with 3 tbsp water, cover and cook for 8 to 10 minutes, stirring twice.', ['Cook the carrots 8-10']],
    ['Bake for 50 to 58 minutes, until risen. Cool for 10 minutes in the tin.', ['Bake 50-58', 'Cool 10-10']],
    ['Soften the onions for 5 to 7 minutes. Let rest for 5 minutes.', ['Soften the onions 5-7', 'Rest 5-5']],
    ['Stir in the spinach for the last 3 minutes.', []],
    ['Stir every 5 minutes and keep for up to 2 hours.', []],
    ['Chill for at least 2 hours or overnight.', ['Chill 120-120']],
    ['Fry for 30 seconds a side.', ['Fry 0.5-0.5']],
    ['Fry the eggs in a second pan for 4 minutes.', ['Fry the eggs 4-4']],
    ['Tip the spaghetti into the sauce with a splash of water and toss over the heat for 1 minute.', ['Toss the spaghetti 1-1']],
    ['Knead the dough for 10 minutes and let rise for 1 hour.', ['Knead the dough 10-10', 'Let rise 60-60']],
    ['Drain and let steam dry for 2 minutes.', ['Steam dry 2-2']],
    ['Boil the pasta – Cook the linguine in salted water for 9 minutes.', ['Cook the linguine 9-9']],
    ['Add the stock a ladle at a time, stirring, for about 18 minutes.', ['Add the stock 18-18']],
    ['Chill for 15 minutes before serving.', ['Chill 15-15']],
    ['Take the steaks out of the fridge 30 minutes before cooking.', []],
    ['Lift out the chicken, add carrots and celery and cook for 10 minutes.', ['Cook the carrots 10-10']],
    ['Check the lamb chops: roast until browned. Let them rest for 3 minutes.', ['Rest the lamb chops 3-3']],
    ['Scatter over the rest of the cheese and bake for 8 to 10 minutes.', ['Bake 8-10']],
    ['Toss the potatoes and peas with half of the oil, the salt and pepper. Roast for 25 minutes.', ['Roast the potatoes 25-25']],
    ['Sprinkle in the ground turmeric and let toast for 1 minute.', ['Toast the ground turmeric 1-1']],
    ['Stir in the curry powder and stock, simmer for 15 minutes.', ['Simmer 15-15']],
    ['Beat for a full minute.', ['Beat 1-1']],
    ['Bake for 12 minutes, turning after 6 minutes.', ['Bake 12-12']],
  ])('%s', (step, expected) => expect(timersIn(step).map(({ label, minutes }) => `${label} ${minutes.low}-${minutes.high}`)).toEqual(expected));
});

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

  it('places at least 99 of 100 lines of 300 house recipes', () => {
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
