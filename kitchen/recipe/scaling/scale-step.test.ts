import { describe, expect, it } from 'vitest';
import { foodNamed } from '../../pantry/lexicon.ts';
import { scaleStep } from './scale-step.ts';

const FOODS = ['egg', 'onion', 'garlic', 'vegetable oil', 'butter', 'flour', 'milk', 'sugar', 'tomato', 'rice', 'parmesan', 'yogurt'].map(foodNamed);
const twice = (text: string): string => scaleStep(text, { factor: 2, turn: null, own: 'metric' }, FOODS);
const turned = (text: string, turn: 'metric' | 'us'): string => scaleStep(text, { factor: 1, turn, own: 'metric' }, FOODS);

describe('twice the amount', () => {
  it.each([
    ['Add 3 tbsp water and the 2 eggs.', 'Add 6 tbsp water and the 4 eggs.'],
    ['Beat the two eggs with 1 tsp sugar.', 'Beat the 4 eggs with 2 tsp sugar.'],
    ['Pour in 600 ml water.', 'Pour in 1.2 liters water.'],
    ['Add 2 tbsp of the oil and cook for 5 minutes.', 'Add 4 tbsp of the oil and cook for 5 minutes.'],
    ['Stir in 1 cup of milk, then 1/2 cup sugar.', 'Stir in 2 cups of milk, then 1 cup sugar.'],
    ['Add a cup of milk.', 'Add 2 cups of milk.'],
    ['Add half an onion and a pinch of salt.', 'Add 1 onion and a pinch of salt.'],
    ['Simmer with 2 cloves of garlic for 1 1/2 hours.', 'Simmer with 4 cloves of garlic for 1 1/2 hours.'],
    ['Add 1 (14 oz) can tomatoes.', 'Add 2 (14 oz) cans tomatoes.'],
    ['Shape into 4 flat patties, 2 cm (¾ in) thick.', 'Shape into 8 flat patties, 2 cm (¾ in) thick.'],
    ['Line 6 cups of a muffin tin.', 'Line 12 cups of a muffin tin.'],
    ['Divide among 4 bowls.', 'Divide among 8 bowls.'],
    ['Use a 2-liter pot with 1 liter water.', 'Use a 2-liter pot with 2 liters water.'],
  ])('%s', (text, expected) => expect(twice(text)).toBe(expected));
});

describe('what never grows', () => {
  it.each([
    'Scoop out a cup of the cooking water before you drain.', 'Reserve 1 cup pasta water.', 'Bake at 180 °C (350 °F) for 12 to 16 minutes.', 'Serves 4.', 'Cut into 8 wedges and turn 2 times.',
    'Fry in 2 batches, 3 minutes a side.', 'Put 1 tbsp yogurt on each.', 'Add 1 tbsp sugar per person.', 'Whisk in the milk 2 tbsp at a time.', 'Spread 3 tablespoons over each tortilla.',
    'Add half of the oil and a third of the sugar.', 'Pour into a baking dish (about 20 x 25 cm or 8 x 10 in).', 'Scrape into a loaf tin (about 1 liter or 2 lb).', 'Shake in a jar with the salt.', 'Line up three deep plates.',
    'Shred it with two forks.', 'Grease a 9-inch pan.', 'Wait a minute or two.', 'Use gas mark 4.', 'Add a splash of milk and a pinch of sugar.', 'Two degrees decide.', 'Keep for 3 days in the fridge.', 'Fry until 2 cm of oil is hot.',
  ])('%s', (text) => expect(twice(text)).toBe(text));
});

describe('another system', () => {
  it.each([
    ['Heat the oven to 200 °C (400 °F).', 'Heat the oven to 200 °C.', 'Heat the oven to 400 °F.'],
    ['Bake until set (74 °C / 165 °F in the middle).', 'Bake until set (74 °C in the middle).', 'Bake until set (165 °F in the middle).'],
    ['It is done at 74 °C (165 °F in the thickest part).', 'It is done at 74 °C (in the thickest part).', 'It is done at 165 °F (in the thickest part).'],
    ['Cook until it reads 63 °C.', 'Cook until it reads 63 °C.', 'Cook until it reads 145 °F.'],
    ['Cook to 160°F.', 'Cook to 71 °C.', 'Cook to 160°F.'],
    ['Heat oven to 375 degrees.', 'Heat oven to 190 °C.', 'Heat oven to 375 degrees.'],
    ['Preheat to 180°C/160°C fan/gas 4.', 'Preheat to 180°C (160°C fan).', 'Preheat to 350 °F (325 °F fan).'],
    ['Roast at gas mark 6 for 1 hour.', 'Roast at 200 °C for 1 hour.', 'Roast at 400 °F for 1 hour.'],
    ['Bake at 350-375°F.', 'Bake at 180 to 190 °C.', 'Bake at 350-375°F.'],
    ['Boil the syrup to 118 °C.', 'Boil the syrup to 118 °C.', 'Boil the syrup to 245 °F.'],
    ['Freeze at -18 °C.', 'Freeze at -18 °C.', 'Freeze at 0 °F.'],
    ['Chill below 40 °F.', 'Chill below 4 °C.', 'Chill below 40 °F.'],
    ['Cut into 2 cm (1 in) chunks.', 'Cut into 2 cm chunks.', 'Cut into 1 in chunks.'],
    ['Cut into 1-inch cubes.', 'Cut into 2.5 cm cubes.', 'Cut into 1-inch cubes.'],
    ['Pour into a 20 x 25 cm or 8 x 10 in dish.', 'Pour into a 20 x 25 cm dish.', 'Pour into an 8 x 10 in dish.'],
    ['Stir in 1 cup of milk.', 'Stir in 240 ml of milk.', 'Stir in 1 cup of milk.'],
    ['Mix 250 g flour with 240 ml milk.', 'Mix 250 g flour with 240 ml milk.', 'Mix 2 cups flour with 1 cup milk.'],
    ['Add 2 tbsp butter for 5 minutes.', 'Add 2 tbsp butter for 5 minutes.', 'Add 2 tbsp butter for 5 minutes.'],
  ])('%s', (text, metric, us) => {
    expect(turned(text, 'metric')).toBe(metric);
    expect(turned(text, 'us')).toBe(us);
  });

  it('never lowers a core temperature, whatever the figure', () => {
    for (let celsius = 50; celsius <= 95; celsius++) {
      const told = Number(/(\d+) °F/.exec(turned(`Cook to ${celsius} °C inside.`, 'us'))?.[1]);
      // The printed pairs of USDA FSIS (74 °C / 165 °F) lie within half a degree Celsius.
      expect(((told - 32) * 5) / 9, String(celsius)).toBeGreaterThanOrEqual(celsius - 0.6);
      expect(((told - 32) * 5) / 9, String(celsius)).toBeLessThanOrEqual(celsius + 1.2);
    }
  });
});
