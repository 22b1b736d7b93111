import { describe, expect, it } from 'vitest';
import { PANTRIES } from '../../../bench/sets/pantries.ts';
import { cook } from '../../chef/cook.ts';
import { orderFor } from '../../order-for.ts';
import { foodNamed } from '../../pantry/lexicon.ts';
import { foodOfLine, foodsOfRecipe, ingredientLines } from './cookbook-foods.ts';
import { indexCookbook, type Searchable } from './cookbook-search.ts';
import { readRecipe } from '../reading/read-recipe.ts';

const recipeOf = (id: string, title: string, lines: readonly string[], tags: readonly string[] = []): Searchable => ({ id, title, tags, markdown: `# ${title}\n\n## Ingredients\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n## Steps\n\n1. Cook.\n` });
const COOKBOOK = [
  recipeOf('moussaka', 'Moussaka', ['2 eggplants', '400 g ground lamb', '1 onion', '1 can diced tomatoes', '1 tsp salt'], ['Greek', 'guests']),
  recipeOf('soup', 'Tomato Soup', ['6 tomatoes', '1 onion', '2 cloves garlic', '500 ml water', 'salt and pepper'], ['quick']),
  recipeOf('omelet', 'Cheese Omelet', ['3 eggs', '50 g cheddar', '1 tbsp butter', '2 scallions'], ['breakfast', 'quick']),
  recipeOf('brownies', 'Fudgy Brownies', ['200 g dark chocolate', '3 eggs', '150 g sugar', '100 g butter', '80 g flour'], ['baking']),
  recipeOf('salad', 'Greek Salad', ['1 cucumber', '200 g feta', '4 tomatoes', '1 red onion', '2 tbsp olive oil']),
  recipeOf('mystery', 'Grandma’s Secret Pot', ['1 cup zorblax', '2 carrots']),
];
const index = indexCookbook(COOKBOOK);

describe('search finds', () => {
  const cases: readonly (readonly [name: string, text: string, first: readonly string[], also?: readonly string[]])[] = [
    ['a title', 'moussaka', ['moussaka']],
    ['a food by another name', 'aubergine', ['moussaka']],
    ['a food by a name in another language', 'Zwiebel', [], ['moussaka', 'soup', 'salad']],
    ['a food of two words', 'spring onion', ['omelet']],
    ['while it is typed', 'auberg', ['moussaka']],
    ['two words, the second begun', 'spring on', ['omelet']],
    ['a title begun', 'brow', ['brownies']],
    ['with a typo', 'choclate', ['brownies']],
    ['with two', 'mousakka', ['moussaka']],
    ['a typo in a food’s other name', 'aubergene', ['moussaka']],
    ['a broader food', 'cheese', ['omelet'], ['salad']],
    ['a tag', 'breakfast', ['omelet']],
    ['a tag and a food', 'quick eggs', ['omelet']],
    ['title before food', 'tomato', ['soup'], ['salad']],
    ['accents and case', 'MOÜSSAKA', ['moussaka']],
    ['a possessive', 'grandmas pot', ['mystery']],
    ['what the lexicon does not know', 'zorblax', ['mystery']],
    ['words in any order', 'salad greek', ['salad']],
  ];
  it.each(cases.map(([name, text, first, also]) => ({ name, text, first, also: also ?? [] })))('$name: $text', ({ text, first, also }) => {
    const found = index.search(text);
    expect(found.slice(0, first.length)).toEqual(first);
    expect(found.slice(first.length).filter((id) => also.includes(id)).toSorted()).toEqual([...also].toSorted());
  });
  it('all of them when nothing is asked', () => expect(index.search('  ')).toEqual(COOKBOOK.map(({ id }) => id)));
  it('nothing for what is not there', () => expect(index.search('xylophone')).toEqual([]));
  it('an onion is not only a red onion', () => expect(index.search('red onion')).toEqual(['salad']));
});

describe('can cook now', () => {
  it('counts foods, not staples, and names what is missing', () => {
    const found = index.canCook(['egg', 'cheddar', 'butter', 'onion', 'tomato'].map(foodNamed));
    expect(found.find(({ id }) => id === 'omelet')).toEqual({ id: 'omelet', have: 3, of: 4, missing: ['scallion'] });
    expect(found.find(({ id }) => id === 'soup')).toEqual({ id: 'soup', have: 2, of: 3, missing: ['garlic'] });
    expect(found.find(({ id }) => id === 'mystery')?.missing).toEqual(['carrot', 'zorblax']);
    expect(found.map(({ missing }) => missing.length)).toEqual(found.map(({ missing }) => missing.length).toSorted((a, b) => a - b));
  });
  it('an onion will do for a red onion', () => expect(index.canCook([foodNamed('onion')]).find(({ id }) => id === 'salad')?.missing).toEqual(['cucumber', 'feta', 'tomato']));
  it('asks for no oil and for nothing that the recipe can do without', () => {
    const text = '# Soup\n\n## Ingredients\n\n- 2 tbsp olive oil\n- 1 onion (optional)\n- 200 g red lentils\n\n## Steps\n\n1. Boil.';
    const own = indexCookbook([{ id: 'soup', title: 'Soup', markdown: text, tags: [] }]);
    expect(own.canCook([foodNamed('red lentil')])).toEqual([{ id: 'soup', have: 1, of: 1, missing: [] }]);
    expect(own.search('onion')).toEqual(['soup']);
  });
  it('nothing on hand: everything is missing', () => expect(index.canCook([]).every(({ have, of, missing }) => have === 0 && missing.length === of)).toBe(true));
});

describe('a cookbook changes', () => {
  it('a recipe is added, changed and removed', () => {
    const own = indexCookbook(COOKBOOK);
    own.add(recipeOf('pie', 'Rhubarb Pie', ['500 g rhubarb']));
    expect(own.search('rhubarb')).toEqual(['pie']);
    own.add(recipeOf('pie', 'Plum Pie', ['500 g plums']));
    expect([own.search('rhubarb'), own.search('plum')]).toEqual([[], ['pie']]);
    own.remove('pie');
    own.remove('never there');
    expect([own.search('plum'), own.search('').length]).toEqual([[], COOKBOOK.length]);
  });
});

describe('reading a recipe’s foods quickly', () => {
  it.each([['2 cans chickpeas, drained', 'chickpea'], ['1 can tomatoes', 'canned tomato'], ['1½ lb boneless chicken thighs', 'chicken thigh'], ['a pinch of salt', 'salt'], ['½ cup chopped fresh parsley', 'parsley'], ['freshly ground black pepper', 'black pepper'], ['1 tsp dried oregano', 'dried oregano'], ['moon dust', undefined]])('%s is %s', (line, food) => expect(foodOfLine(line)?.id).toBe(food));
  it('is what reading in full gives, but for two lines in a hundred, on 120 recipes of the house chef', () => {
    const texts = PANTRIES.slice(0, 120).map(({ entries }) => cook(orderFor({ pantry: entries }))).flatMap((answer) => (answer.outcome === 'recipe' ? [answer.markdown] : []));
    expect(texts.length).toBeGreaterThan(100);
    const lines = texts.flatMap((text) => {
      const full = readRecipe(text).ingredients;
      const quick = ingredientLines(text);
      expect(quick.length).toBe(full.length);
      return full.map(({ food, text: line }, at) => ({ line, food, quick: foodOfLine(quick[at] ?? '')?.id ?? null }));
    });
    const other = lines.filter(({ food, quick }) => food !== quick);
    expect(other.length / lines.length, other.map(({ line, food, quick }) => `${line}: ${food ?? 'none'}, not ${quick ?? 'none'}`).join('\n')).toBeLessThanOrEqual(0.02);
  });
  it.each([
    ['groups', '# T\n\n**Ingredients:**\n\n### For the sauce\n\n* **2** tomatoes\n\n### For the top\n\n* 50 g feta\n\n**Instructions:**\n\n* Cook the eggs.\n', ['tomato', 'feta']],
    ['a table', '# Rice Bowl\n\n## Ingredients\n\n| Ingredient | Amount |\n|---|---|\n| rice | 200 g |\n| eggs | 3 |\n\n## Steps\n\n1. Boil.\n', ['rice', 'egg']],
    ['no list at all', 'Just words.', []],
  ])('%s', (_, markdown, foods) => expect(foodsOfRecipe(markdown).foods.map(({ id }) => id)).toEqual(foods));
});

describe('lines whose amount stands twice (findings, D12)', () => {
  const lines = ['500g (1 lb) beef mince', '500g (1 lb) chicken thighs', '500g (1 lb) tofu'];
  it.each([[lines], [lines.toReversed()]])('each is its own food, in any order: %j', (order) => {
    expect(new Map(order.map((line) => [line, foodOfLine(line)?.id]))).toEqual(new Map([['500g (1 lb) beef mince', 'ground beef'], ['500g (1 lb) chicken thighs', 'chicken thigh'], ['500g (1 lb) tofu', 'tofu']]));
  });
  it('search finds the one that is meant', () => {
    const own = indexCookbook(lines.map((line, at) => recipeOf(`r${at}`, `Supper ${at}`, [line])));
    expect([own.search('tofu'), own.search('chicken'), own.search('beef')]).toEqual([['r2'], ['r1'], ['r0']]);
  });
  it('what can be cooked now asks for the food, known or not', () => {
    const own = indexCookbook([recipeOf('a', 'A', ['500g (1 lb) tofu']), recipeOf('b', 'B', ['500g (1 lb) moon dust'])]);
    expect(own.canCook([]).map(({ id, missing }) => [id, missing])).toEqual([['a', ['tofu']], ['b', ['moon dust']]]);
  });
});
