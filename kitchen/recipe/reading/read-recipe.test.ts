import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OTHER_PEOPLES_RECIPES } from '../../../bench/sets/other-peoples-recipes.ts';
import { readRecipe } from './read-recipe.ts';
import type { Recipe } from '../recipe.ts';
import { writeRecipe } from '../write-recipe.ts';
import { cpuTime } from '../../../tests/kit/cpu-time.ts';

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

describe('what only looks like something else', () => {
  it.each<[name: string, markdown: string, expected: Partial<Recipe>]>([
    ['a title that speaks of minutes', '# 30-Minute Chicken Tacos\n\nServes 4\n\n## Ingredients\n\n- 1 egg\n', { title: '30-Minute Chicken Tacos', minutes: null }],
    ['a title that could be a note', "# Chef's Make-Ahead Salad\n\n## Ingredients\n\n- 1 egg\n", { title: "Chef's Make-Ahead Salad" }],
    ['a total that holds a rest', '# Stew\n\nTotal time: 1 hour (including 20 minutes of rest)\nServes: 4 (makes 8 patties)\n\n## Ingredients\n\n- 1 egg\n', { minutes: 60, serves: 4, makes: '8 patties' }],
    ['a tip between two numbered steps', '# Pasta\n\n## Steps\n\n1. Boil.\n\n**Pro tip:** Save the water.\n\n2. Serve.\n', { steps: ['Boil.', 'Serve.'], notes: ['Save the water.'] }],
    ['serving, after the steps', '# Steak\n\n## Steps\n\n1. Sear.\n\n## Serving\n\nGood with chips.\n', { steps: ['Sear.'], notes: ['Serving: Good with chips.'] }],
    ['optional toppings', '# Pasta\n\n## Ingredients\n\n**Optional toppings:**\n\n- basil\n', { ingredients: [{ text: 'basil', food: 'basil', grams: null, group: 'Optional toppings' }] }],
    ['kitchen notes added under an answer', '# Curry\n\n1. Fry.\n\n## Kitchen notes\n\n- Cook it through.\n', { notes: ['Cook it through.'] }],
  ])('%s', (_, markdown, expected) => expect(readRecipe(markdown)).toMatchObject(expected));
});

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

});

const distinct = (groups: readonly (string | null)[] = []): string[] => [...new Set(groups.filter((group) => group !== null))];
const textsOf = ({ title, intro, makes, ingredients, steps, stepGroups, notes }: Recipe): string[] => [title, intro, makes ?? '', ...ingredients.flatMap(({ text, group }) => [text, group ?? '']), ...steps, ...(stepGroups ?? []).map((group) => group ?? ''), ...notes];
/** Marks of markdown or HTML that a cook should never see. */
const BROKEN = /\*|`|#|\||__|~~|\\|<\/?[a-z!]|\]\(|&(?:[a-z]+|#\d+);|\bundefined\b|^\s|\s$|\s{2}/i;

describe('sixty recipes of other people', () => {
  it('are sixty', () => expect(OTHER_PEOPLES_RECIPES.length).toBeGreaterThanOrEqual(60));

  it.each(OTHER_PEOPLES_RECIPES.map((recipe) => [recipe.shape, recipe] as const))('%s', (_, { text, expected }) => {
    const recipe = readRecipe(text);
    const { title, serves, minutes, ingredients, steps, notes } = recipe;
    expect({ title, serves, minutes, ingredients: ingredients.length, steps: steps.length }, JSON.stringify(recipe, null, 1)).toEqual({ title: expected.title, serves: expected.serves, minutes: expected.minutes, ingredients: expected.ingredients, steps: expected.steps });
    expect({ makes: recipe.makes, prep: recipe.prepMinutes, cook: recipe.cookMinutes }).toEqual({ makes: expected.makes, prep: expected.prep, cook: expected.cook });
    expect(distinct(ingredients.map(({ group }) => group))).toEqual(expected.groups ?? []);
    expect(distinct(recipe.stepGroups)).toEqual(expected.stepGroups ?? []);
    if (expected.notes !== undefined) expect(notes.length, JSON.stringify(notes)).toBe(expected.notes);
    expect(textsOf(recipe).filter((one) => BROKEN.test(one))).toEqual([]);
  });

  it.each(OTHER_PEOPLES_RECIPES.map(({ shape, text }) => [shape, text] as const))('%s: written anew it reads the same', (_, text) => {
    const recipe = readRecipe(text);
    expect(readRecipe(writeRecipe(recipe))).toEqual(recipe);
  });
});

describe('broken answers', () => {
  const TEXTS = OTHER_PEOPLES_RECIPES.map(({ text }) => text);
  const PIECES = ['# ', '## Ingredients\n', '- ', '1. ', '\n\n', '| a | b |\n|---|---|\n', '```\n', '**', '*', '__', '> ', '[x](y)', '[x](', '![', '<b>', '</li>', '<', '&amp;', '&lt;b&gt;', '\\', '    ', '\t', '|', '||', '###', '#', '~~', '\u0000', '\u200B', '\uD83C', '½', '1️⃣ ', '🍅', 'Serves ', 'Step 2:', 'Ingredients:\n', 'For the sauce:\n', '---\n', '{{a|b}}', '= x =\n', '<!--', 'Prep: 10 min | Cook: 1h'];
  const text = fc.constantFrom(...TEXTS);
  const broken = fc.oneof(
    // Cut off in the middle, as by a limit.
    fc.tuple(text, fc.nat({ max: 1400 })).map(([whole, at]) => whole.slice(0, at)),
    fc.tuple(text, fc.nat({ max: 900 })).map(([whole, at]) => whole.slice(at)),
    // Lines in another order, or twice.
    text.chain((whole) => fc.shuffledSubarray(whole.split('\n'))).map((lines) => lines.join('\n')),
    fc.tuple(text, text).map(([one, other]) => one.split('\n').flatMap((line, index) => [line, other.split('\n')[index] ?? line]).join('\n')),
    // One of each pair of marks gone.
    fc.tuple(text, fc.constantFrom('**', '|', '`', ']', ')', '_', '\n', '#', '>', '</', ':'), fc.nat({ max: 7 })).map(([whole, mark, at]) => whole.split(mark).reduce((sum, part, index) => sum + (index % 8 === at ? '' : mark) + part)),
    // Marks where none belong.
    fc.tuple(text, fc.array(fc.tuple(fc.nat({ max: 1000 }), fc.constantFrom(...PIECES)), { maxLength: 12 })).map(([whole, marks]) => marks.reduce((sum, [at, mark]) => sum.slice(0, at) + mark + sum.slice(at), whole)),
    fc.array(fc.oneof(fc.string(), fc.constantFrom(...PIECES)), { maxLength: 60 }).map((pieces) => pieces.join('')),
  );

  it('1,000 of them never crash, never leave a broken mark, and read the same when written anew', () => {
    fc.assert(fc.property(broken, (answer) => {
      const recipe = readRecipe(answer);
      expect(textsOf(recipe).filter((one) => BROKEN.test(one))).toEqual([]);
      expect([...recipe.ingredients.map((line) => line.text), ...recipe.steps, ...recipe.notes]).not.toContain('');
      expect(readRecipe(writeRecipe(recipe))).toEqual(recipe);
    }), { numRuns: 1000, seed: 7 });
  }, 180_000);

  it('reads a huge text in bounded time and size', () => {
    expect(cpuTime(() => {
      for (const piece of ['- 1 cup flour\n', '**', '[', '| a ', '> ', '<a ', '&amp;', '1. ', 'Serves 4, ', '(', '# ', ' · ', 'a:', '- (about 1', '½ ']) {
        const recipe = readRecipe(piece.repeat(100_000));
        expect(recipe.ingredients.length).toBeLessThanOrEqual(400);
      }
    })).toBeLessThan(15_000);
  }, 180_000);
});

describe('lines that are called like what every object has', () => {
  it.each(['constructor', '__proto__', 'toString', 'valueOf'])('%s is a line like any other', (word) => {
    const recipe = readRecipe(`# Soup\n\n## Ingredients\n\n- 1 egg\n${word}\n\n## Steps\n\n1. Boil.\n`);
    expect(recipe.title).toBe('Soup');
    expect(recipe.ingredients[0]?.food).toBe('egg');
  });
});
