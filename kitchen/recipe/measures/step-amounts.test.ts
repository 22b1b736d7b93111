import { describe, expect, it } from 'vitest';
import { readLine } from '../reading/read-recipe.ts';
import { amountsOfStep } from './step-amounts.ts';

const shown = (list: string, steps: readonly string[]): string[] => {
  const recipe = { title: '', intro: '', serves: 2, minutes: null, notes: [], ingredients: list.split('; ').map((line) => readLine(line)), steps };
  return steps.map((_, at) => amountsOfStep(recipe, at).join(' + '));
};

describe('a food of several steps', () => {
  it.each<[list: string, steps: string[], expected: string[]]>([
    ['400 ml water; 200 g rice', ['Boil the rice in 240 ml water.', 'Add 160 ml water and cover.'], ['240 ml water + 200 g rice', '160 ml water']],
    ['3 tbsp olive oil; 2 onions, chopped', ['Heat 2 tbsp of the oil and soften the onions.', 'Add the remaining oil.'], ['2 tbsp oil + 2 onions, chopped', 'the remaining oil']],
    ['200 g sugar; 4 eggs', ['Beat the eggs with half of the sugar.', 'Whisk in the rest of the sugar.'], ['half of the sugar + 4 eggs', 'the rest of the sugar']],
    ['2 onions, finely chopped; 1 can tomatoes', ['Soften the onions.', 'Add the tomatoes to the onions.'], ['2 onions, finely chopped', 'onions + 1 can tomatoes']],
    ['1 tsp salt; 500 g chicken thighs', ['Rub the chicken thighs with salt.', 'Taste, and add salt.'], ['salt + 500 g chicken thighs', 'salt']],
    ['100 g butter, softened; 200 g flour', ['Grease a tin with butter.', 'Rub the butter into the flour.'], ['butter', 'butter + 200 g flour']],
    ['3 eggs', ['Separate the eggs.', 'Whisk the egg whites.', 'Fold in 2 eggs.'], ['eggs', 'eggs', '2 eggs']],
    ['400 g zhug; 1 lime', ['Stir 300 g zhug into the pan.', 'Serve with the rest of the zhug and the lime.'], ['300 g zhug', 'the rest of the zhug + 1 lime']],
    ['2 cups flour', ['Mix the flour with the milk.'], ['2 cups flour']],
    ['1 cup basil leaves', ['Blend ½ cup basil and scatter over ¼ cup basil.', 'Add the basil.'], ['½ cup basil, ¼ cup basil', 'basil leaves']],
  ])('%s', (list, steps, expected) => expect(shown(list, steps)).toEqual(expected));
});
