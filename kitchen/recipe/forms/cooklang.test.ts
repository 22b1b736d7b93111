import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecipe } from '../reading/read-recipe.ts';
import { fromCooklang, toCooklang } from './cooklang.ts';
import { cpuTime } from '../../../tests/kit/cpu-time.ts';

const RECIPE = readRecipe('# Fried Rice: quick\n\n**Serves 2 · 25 minutes**\n\n## Ingredients\n\n- 3 eggs\n- 1½ tbsp vegetable oil\n- 1 onion (about 150 g), finely chopped\n\n### For the rice\n\n- 200 g cooked rice\n- ½ tsp salt, plus more to taste\n\n## Steps\n\n1. Heat the oil and fry the onion for 5 to 7 minutes. Keep the onion warm.\n\n### To finish\n\n2. Add the eggs & rice @ high heat -- stir ~2 minutes {or so}.\n\n## Notes\n\n- Rice [- cold -] fries best.\n');

describe('what is written', () => {
  const written = toCooklang(RECIPE);
  it.each([
    ['front matter', '---\ntitle: "Fried Rice: quick"\nservings: 2\ntime required: 25 minutes\n---\n'],
    ['the list in comments', '-- Ingredients:\n-- - 3 eggs\n-- - 1½ tbsp vegetable oil\n-- - 1 onion (about 150 g), finely chopped\n-- = For the rice\n-- - 200 g cooked rice\n'],
    ['what no step names, first', 'Have ready: @salt{0.5%tsp}(plus more to taste).\n'],
    ['an ingredient where it is named first', 'Heat the @oil{1.5%tbsp}(vegetable) and fry the @onion{1}(finely chopped) for 5 to ~{7%minutes}. Keep the onion warm.'],
    ['a section', '== To finish =='],
    ['special characters escaped', '@rice{200%g}(cooked) \\@ high heat -\\- stir \\~~{2%minutes} \\{or so\\}.'],
    ['a note', '> Rice [\\- cold -] fries best.'],
  ])('%s', (_, part) => expect(written).toContain(part));
  it('comes back', () => expect(fromCooklang(written)).toEqual(RECIPE));
  it('an amount changed in the steps is believed, not the comments', () => {
    const { ingredients } = fromCooklang(written.replace('@onion{1}', '@onion{2}'));
    expect(ingredients.map(({ text }) => text)).toContain('2 onion, finely chopped');
  });
});

const SHAPES: readonly [shape: string, text: string, expected: { title?: string; serves?: number | null; minutes?: number | null; ingredients: readonly string[]; steps: readonly string[]; notes?: readonly string[]; groups?: readonly (string | null)[] }][] = [
  ['marks with and without braces', 'Then add @salt and @ground black pepper{} to taste.', { ingredients: ['salt', 'ground black pepper'], steps: ['Then add salt and ground black pepper to taste.'] }],
  ['amounts', 'Place @bacon strips{1%kg} on a sheet and glaze with @syrup{1/2%tbsp}.', { ingredients: ['1 kg bacon strips', '1/2 tbsp syrup'], steps: ['Place bacon strips on a sheet and glaze with syrup.'] }],
  ['pots and timers', 'Put into a #pot and cook for ~{25%minutes} in a #large pan{}, then ~eggs{3%minutes}.', { ingredients: [], steps: ['Put into a pot and cook for 25 minutes in a large pan, then 3 minutes.'] }],
  ['old metadata', '>> servings: 4\n>> time required: 1 hour 30 minutes\n\nBoil @eggs{3}.', { serves: 4, minutes: 90, ingredients: ['3 eggs'], steps: ['Boil eggs.'] }],
  ['front matter', '---\ntitle: Tea\nservings: 2\nprep time: 5 min\ncook time: 10 min\n---\n\nBoil @water{2%cups}.', { title: 'Tea', serves: 2, minutes: 15, ingredients: ['2 cups water'], steps: ['Boil water.'] }],
  ['comments', 'Mash @potato{2%kg} until smooth -- alternatively, boil them first\n\nAdd @milk{4%cup} [- TODO litres -], keep mixing', { ingredients: ['2 kg potato', '4 cup milk'], steps: ['Mash potato until smooth', 'Add milk , keep mixing'] }],
  ['sections and several lines of a step', '= Dough\n\nMix @flour{200%g}\nand @water{}.\n\n== Filling ==\n\nChop @onion{1}(finely).', { ingredients: ['200 g flour', 'water', '1 onion, finely'], steps: ['Mix flour and water.', 'Chop onion.'], groups: ['Dough', 'Filling'] }],
  ['notes', "> Don't burn it!\n\nToast @bread{1%slice}.", { ingredients: ['1 slice bread'], steps: ['Toast bread.'], notes: ["Don't burn it!"] }],
  ['modifiers, fixed amounts and other recipes', 'Add @?thyme{}, @salt{=1%tsp}, then pour over with @./sauces/Hollandaise{150%g}.', { ingredients: ['thyme, optional', '1 tsp salt', '150 g Hollandaise'], steps: ['Add thyme, salt, then pour over with Hollandaise.'] }],
  ['the same mark twice', 'Add @salt. Stir. Add @salt.', { ingredients: ['salt'], steps: ['Add salt. Stir. Add salt.'] }],
];

describe('what others write', () => {
  it.each(SHAPES)('%s', (_, text, expected) => {
    const { title, serves, minutes, ingredients, steps, notes, stepGroups } = fromCooklang(text);
    expect({ title, serves, minutes, ingredients: ingredients.map((line) => line.text), steps, notes, groups: stepGroups }).toEqual({ title: '', serves: null, minutes: null, notes: [], ...expected });
  });
  it('whatever it is given, it never throws and is bounded', () => {
    fc.assert(fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('@', '@a b{', '{1%g}', '}', '~{', '#', '==', '>', '--', '[-', '---\n', '\n\n', '\\', '-- Ingredients:\n')), { maxLength: 40 }), (pieces) => {
      const recipe = fromCooklang(pieces.join(''));
      expect(fromCooklang(toCooklang(recipe))).toEqual(recipe);
    }), { numRuns: 500, seed: 7 });
    expect(cpuTime(() => {
      for (const piece of ['@', '@a ', '~', '{', '[-', '== ', '> ', '@a{1} ', '-- ']) fromCooklang(piece.repeat(100_000));
    })).toBeLessThan(15_000);
  }, 180_000);
});
