import { gzipSync, strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readRecipe } from '../reading/read-recipe.ts';
import { ImportFault, readImport } from './read-import.ts';
import type { Imported } from './imported.ts';

const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value));
const one = (name: string, bytes: Uint8Array): Imported => {
  const { recipes } = readImport(name, bytes);
  expect(recipes.length).toBe(1);
  return recipes[0] as Imported;
};
const linesOf = ({ markdown }: Imported): string[] => readRecipe(markdown).ingredients.map(({ text }) => text);
const stepsOf = ({ markdown }: Imported): readonly string[] => readRecipe(markdown).steps;
const faultOf = (name: string, bytes: Uint8Array): string => {
  try {
    readImport(name, bytes);
  } catch (fault) {
    if (fault instanceof ImportFault) return fault.message;
    throw fault;
  }
  return 'no fault';
};

const MEALIE = {
  id: '0b1d6f2e-6a51-4a39-9d43-8c9d3c2a1f00', groupId: 'g', slug: 'lentil-stew', name: 'Lentil Stew', description: 'A <b>warm</b> supper.', recipeServings: 4, recipeYieldQuantity: 0, recipeYield: '',
  totalTime: '45 minutes', prepTime: '10 minutes', performTime: 'PT35M', orgURL: 'https://example.org/stew',
  tags: [{ id: 't', name: 'winter', slug: 'winter' }], recipeCategory: [{ name: 'Supper', slug: 'supper' }], rating: 4,
  recipeIngredient: [
    { quantity: 1.5, unit: { name: 'cup', pluralName: 'cups', abbreviation: 'c', useAbbreviation: false }, food: { name: 'green lentil', pluralName: 'green lentils' }, note: 'rinsed', title: null, display: '', originalText: 'lentils' },
    { quantity: 2, unit: null, food: { name: 'carrot', pluralName: 'carrots' }, note: '', title: 'For the base' },
    { quantity: null, unit: null, food: null, note: '1 onion, diced', display: '1 onion, diced' },
  ],
  recipeInstructions: [{ id: 's1', title: '', text: 'Fry the onion and carrots.' }, { id: 's2', title: 'Finish', text: 'Add the lentils.\n\nSimmer for 30 minutes.' }],
  notes: [{ title: 'Storage', text: 'Keeps 3 days.' }], nutrition: { calories: '320', proteinContent: '18 g', fatContent: null },
};
const snake = (value: unknown): unknown => (Array.isArray(value) ? value.map(snake) : typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name === 'orgURL' ? 'org_url' : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), snake(field)])) : value);

const MEALIE_BACKUP = {
  recipes: [{ id: 'aa-1', name: 'Lentil Stew', description: 'Warm.', recipe_servings: 4, recipe_yield: null, total_time: '45 minutes', prep_time: null, perform_time: null, org_url: 'https://example.org/stew' }, { id: 'bb-2', name: 'Toast', description: '', recipe_yield: '2 slices' }],
  recipes_ingredients: [
    { recipe_id: 'aa-1', position: 1, quantity: 2, unit_id: null, food_id: 'f-2', note: '', title: null }, { recipe_id: 'aa-1', position: 0, quantity: 1, unit_id: 'u-1', food_id: 'f-1', note: '', title: null }, { recipe_id: 'bb-2', position: 0, quantity: null, note: '2 slices bread' },
  ],
  recipe_instructions: [{ recipe_id: 'aa-1', position: 0, text: 'Simmer.', title: '' }, { recipe_id: 'bb-2', position: 0, text: 'Toast the bread.', title: '' }],
  notes: [{ recipe_id: 'aa-1', title: '', text: 'Keeps 3 days.' }], recipe_nutrition: [], tags: [{ id: 't-1', name: 'winter' }], categories: [], recipes_to_tags: [{ recipe_id: 'aa-1', tag_id: 't-1' }], recipes_to_categories: [],
  ingredient_foods: [{ id: 'f-1', name: 'lentils', plural_name: null }, { id: 'f-2', name: 'carrot', plural_name: 'carrots' }], ingredient_units: [{ id: 'u-1', name: 'cup', plural_name: 'cups' }], users: [{ email: 'x@example.org' }],
};

const PAPRIKA = {
  uid: 'A1', name: 'Lemon Pasta', ingredients: '200 g spaghetti\n1 lemon\n\nFor the top:\n30 g parmesan, grated\n', directions: 'Boil the spaghetti for 10 minutes.\n\nToss with lemon and parmesan.', servings: 'Serves 2', prep_time: '5 mins', cook_time: '10 mins', total_time: '', difficulty: 'Easy',
  description: '', notes: 'Use the best lemons.\nGrandpa likes it.', nutritional_info: 'Calories: 500', source: 'Grandpa', source_url: 'https://example.org/pasta', categories: ['Pasta', 'Quick'], rating: 5, photo_data: null, hash: 'x', created: '2024-01-01 10:00:00', on_favorites: true,
};
const SAGE_LD = {
  '@context': 'http://schema.org', '@type': 'Recipe', identifier: 'i', name: 'Bean Chili', description: 'Hot.', prepTime: 'PT10M', totalTime: 'about an hour and 1 h', recipeYield: '6 servings', image: [],
  recipeIngredient: ['[Beans]', '2 cans kidney beans', '[Sauce]', '1 can tomatoes'], recipeInstructions: [{ '@type': 'HowToSection', text: '[Start]' }, { '@type': 'HowToStep', text: 'Fry.' }, { '@type': 'HowToStep', text: 'Simmer for 40 minutes.' }],
  recipeCategory: ['dinner', 'beans'], creditText: 'Aunt May', isBasedOn: 'https://example.org/chili', comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Better the next day.' }],
};
const SAGE = { title: 'Bean Chili', description: '', yield: '6', activeTime: '10 minutes', totalTime: '1 hour', source: '', url: '', notes: 'Good cold.', ingredients: '[Beans]\n2 cans kidney beans\n1 can tomatoes', instructions: 'Fry.\nSimmer.', recipeLabels: [{ label: { title: 'beans' } }] };
const LD = { '@context': 'https://schema.org', '@type': ['Recipe', 'NewsArticle'], name: 'Pancakes', recipeYield: '4', totalTime: 'PT20M', recipeIngredient: ['200 g flour', '2 eggs'], recipeInstructions: [{ '@type': 'HowToStep', text: 'Mix.' }, { '@type': 'HowToStep', text: 'Fry.' }], keywords: 'sweet, breakfast', author: { '@type': 'Person', name: 'Ada' }, url: 'https://example.org/p' };
const MARKDOWN = '# Tomato Toast\n\n**Serves 2 · 10 minutes**\n\n## Ingredients\n\n- 2 slices bread\n- 1 tomato\n\n## Steps\n\n1. Toast the bread.\n2. Slice the tomato and lay it on.\n';
const COOK = '>> title: Eggs\nBoil @eggs{2} in @water{1%liter} for ~{8%minutes}.\n';

describe('Mealie', () => {
  it.each([['camelCase', json(MEALIE)], ['snake_case', json(snake(MEALIE))], ['a zip of one folder each', zipSync({ 'recipes/lentil-stew/lentil-stew.json': json(snake(MEALIE)), 'recipes/lentil-stew/images/original.webp': new Uint8Array(9), 'settings/settings.json': json({ language: 'en' }), 'templates/lentil-stew.md': strToU8(MARKDOWN) })]])('%s', (_, bytes) => {
    const recipe = one('export', bytes);
    const read = readRecipe(recipe.markdown);
    expect(recipe).toMatchObject({ title: 'Lentil Stew', tags: ['winter', 'Supper'], source: 'https://example.org/stew', from: 'Mealie', kept: null });
    expect([read.serves, read.minutes, read.prepMinutes, read.cookMinutes, read.intro]).toEqual([4, 45, 10, 35, 'A warm supper.']);
    expect(read.ingredients.map(({ text, group }) => [text, group])).toEqual([['1½ cups green lentil, rinsed', null], ['2 carrots', 'For the base'], ['1 onion, diced', 'For the base']]);
    expect(read.steps).toEqual(['Fry the onion and carrots.', 'Add the lentils.', 'Simmer for 30 minutes.']);
    expect(read.stepGroups).toEqual([null, 'Finish', 'Finish']);
    expect(read.notes).toEqual(['Storage: Keeps 3 days.', 'Nutrition: calories 320, protein 18 g']);
  });

  it('a full backup, put together from its tables', () => {
    const { recipes } = readImport('mealie_2026.zip', zipSync({ 'database.json': json(MEALIE_BACKUP), 'data/recipes/x/images/original.webp': new Uint8Array(9) }));
    expect(recipes.map(({ title }) => title)).toEqual(['Lentil Stew', 'Toast']);
    expect(recipes.map(linesOf)).toEqual([['1 cup lentils', '2 carrots'], ['2 slices bread']]);
    expect(recipes.map(({ tags }) => tags)).toEqual([['winter'], []]);
    expect(readRecipe(recipes[1]?.markdown ?? '').makes).toBe('2 slices');
  });
});

describe('Paprika', () => {
  const packed = zipSync({ 'Lemon Pasta.paprikarecipe': [gzipSync(json(PAPRIKA)), { level: 0 }], 'Soup.paprikarecipe': [gzipSync(json({ ...PAPRIKA, name: 'Soup' })), { level: 0 }] });
  it('an archive', () => expect(readImport('All.paprikarecipes', packed).recipes.map(({ title }) => title)).toEqual(['Lemon Pasta', 'Soup']));
  it('a single recipe, in every part', () => {
    const recipe = one('Lemon Pasta.paprikarecipe', gzipSync(json(PAPRIKA)));
    const read = readRecipe(recipe.markdown);
    expect(recipe).toMatchObject({ title: 'Lemon Pasta', tags: ['Pasta', 'Quick'], notes: 'Use the best lemons.\nGrandpa likes it.', source: 'Grandpa, https://example.org/pasta', rating: 5, favourite: true, keptAt: '2024-01-01T10:00:00.000Z', from: 'Paprika' });
    expect([read.serves, read.minutes, read.prepMinutes, read.cookMinutes]).toEqual([2, 15, 5, 10]);
    expect(read.ingredients.map(({ text, group }) => [text, group])).toEqual([['200 g spaghetti', null], ['1 lemon', null], ['30 g parmesan, grated', 'For the top']]);
    expect(read.steps).toEqual(['Boil the spaghetti for 10 minutes.', 'Toss with lemon and parmesan.']);
    expect(read.notes).toEqual(['Nutrition: Calories: 500', 'Difficulty: Easy']);
  });
});

describe('RecipeSage', () => {
  it('JSON-LD', () => {
    const recipe = one('recipesage-export.json', json([SAGE_LD]));
    const read = readRecipe(recipe.markdown);
    expect(recipe).toMatchObject({ title: 'Bean Chili', tags: ['dinner', 'beans'], notes: 'Better the next day.', source: 'Aunt May, https://example.org/chili', from: 'RecipeSage' });
    expect(read.ingredients.map(({ text, group }) => [text, group])).toEqual([['2 cans kidney beans', 'Beans'], ['1 can tomatoes', 'Sauce']]);
    expect([read.serves, read.prepMinutes, read.steps, read.stepGroups]).toEqual([6, 10, ['Fry.', 'Simmer for 40 minutes.'], ['Start', 'Start']]);
  });
  it.each([['JSON', json({ recipes: [SAGE] })], ['a zip of it', zipSync({ 'data.json': json([SAGE]) })]])('%s', (_, bytes) => {
    const recipe = one('data', bytes);
    expect([recipe.title, recipe.tags, recipe.notes, recipe.from]).toEqual(['Bean Chili', ['beans'], 'Good cold.', 'RecipeSage']);
    expect([linesOf(recipe), stepsOf(recipe)]).toEqual([['2 cans kidney beans', '1 can tomatoes'], ['Fry.', 'Simmer.']]);
  });
});

describe('JSON-LD, Cooklang and text', () => {
  it.each([['one', json(LD)], ['a graph', json({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name: 'x' }, LD] })], ['a saved page', strToU8(`<!doctype html><script>let a = "<b>";</script><script type="application/ld+json">${JSON.stringify(LD)}</script><p>Hello</p>`)]])('JSON-LD: %s', (_, bytes) => {
    const recipe = one('p.jsonld', bytes);
    expect(recipe).toMatchObject({ title: 'Pancakes', tags: ['sweet', 'breakfast'], source: 'Ada, https://example.org/p', from: '' });
    expect([linesOf(recipe), stepsOf(recipe)]).toEqual([['200 g flour', '2 eggs'], ['Mix.', 'Fry.']]);
  });
  it.each([['by its name', 'Eggs.cook'], ['by its content', '']])('Cooklang, told %s', (_, name) => expect(linesOf(one(name, strToU8(COOK)))).toEqual(['2 eggs', '1 liter water']));
  it('our markdown comes back as it was', () => expect(one('toast.md', strToU8(MARKDOWN)).markdown).toBe(MARKDOWN));
  it('several in one file', () => expect(readImport('all.md', strToU8(`${MARKDOWN.trim()}\n\n---\n\n${MARKDOWN.replace('Tomato', 'Cheese')}`)).recipes.map(({ title }) => title)).toEqual(['Tomato Toast', 'Cheese Toast']));
  it('pasted, without any marks', () => {
    const recipe = one('', strToU8('Pancakes\n\nServes 4\n\nIngredients\n200 g flour\n2 eggs\n300 ml milk\n\nMethod\nMix it all.\nFry for 2 minutes a side.\n'));
    expect([recipe.title, linesOf(recipe), stepsOf(recipe)]).toEqual(['Pancakes', ['200 g flour', '2 eggs', '300 ml milk'], ['Mix it all.', 'Fry for 2 minutes a side.']]);
  });
  it('takes its title from the file where it has none', () => expect(one('grandmas-toast.txt', strToU8('Ingredients:\n- 2 slices bread\n\nSteps:\n1. Toast.\n')).title).toBe('grandmas toast'));
  it('strips HTML to its text', () => {
    const { markdown } = one('x', json({ ...PAPRIKA, ingredients: '<p>1 <b>onion</b></p><p>2 eggs <script>alert(1)</script></p>', directions: 'Fry.<br>Eat &amp; enjoy.<img src=x onerror=alert(1)>' }));
    expect(markdown).not.toMatch(/<|alert|onerror/);
    expect([readRecipe(markdown).ingredients.length, readRecipe(markdown).steps]).toEqual([2, ['Fry.', 'Eat & enjoy.']]);
  });
});

describe('what cannot be taken in, named by its entry', () => {
  const zipOf = (files: Zippable): Uint8Array => zipSync(files);
  const flipped = (bytes: Uint8Array, at: number): Uint8Array => Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ 0xff : byte));
  const stored = zipSync({ 'a.md': [strToU8(MARKDOWN), { level: 0 }] });
  const cases: readonly (readonly [name: string, file: string, bytes: Uint8Array, sentence: RegExp])[] = [
    ['nothing', 'x', new Uint8Array(), /nothing in it/],
    ['a picture', 'photo.jpg', Uint8Array.from({ length: 400 }, (_, at) => (at * 37) % 256), /“photo\.jpg” is no text/],
    ['a PDF', 'book.pdf', strToU8('%PDF-1.7 ...'), /“book\.pdf” is a PDF/],
    ['JSON about something else', 'x.json', json({ hello: 1 }), /no recipe in “x\.json”/],
    ['broken JSON', 'x.json', strToU8('{"name": "Secret'), /“x\.json” is damaged/],
    ['JSON as deep as a well', 'x.json', strToU8('['.repeat(100_000)), /“x\.json” is damaged/],
    ['prose', 'letter.txt', strToU8('Dear Ada,\n\nhow are you?'), /“letter\.txt” has no ingredients and no steps/],
    ['a Paprika entry that is not packed', 'p.paprikarecipes', zipOf({ 'a.paprikarecipe': [strToU8('Secret'), { level: 0 }] }), /“a\.paprikarecipe” is damaged/],
    ['a flipped bit', 'z.zip', flipped(stored, 60), /“a\.md” is damaged/],
    ['a cut archive', 'z.zip', stored.subarray(0, stored.length - 30), /“z\.zip” is damaged/],
    ['one recipe as long as a book', 'x.md', strToU8(`${MARKDOWN}3. ${'Stir. '.repeat(7000)}`), /“x\.md” is longer than the 32,768 characters/],
    ['more than 256 MB', 'x.zip', new Uint8Array(256 * 1024 * 1024 + 1), /more than 256 MB/],
    ['a small file that unpacks to a huge one', 'b.zip', zipOf({ 'recipes/a.json': new Uint8Array(70 * 1024 * 1024).fill(32) }), /more than 64 MB/],
    ['a packed bomb in a packed file', 'a.paprikarecipe', gzipSync(new Uint8Array(70 * 1024 * 1024)), /more than 64 MB/],
    ['one without steps', 'x.json', json({ ...LD, recipeInstructions: [] }), /“x\.json” has no steps that we can read/],
    ['an archive in an archive in an archive', 'x.zip', zipOf({ 'a.zip': zipOf({ 'b.zip': zipOf({ 'c.md': strToU8(MARKDOWN) }) }) }), /archive in an archive in an archive/],
  ];
  it.each(cases)('%s', (_, name, bytes, sentence) => {
    const fault = faultOf(name, bytes);
    expect(fault).toMatch(sentence);
    expect(fault).not.toMatch(/Secret|secret|no fault/);
  });
  it('paths are names only', () => expect(faultOf('z.zip', zipOf({ '../../etc/recipes/evil.json': json({ a: 1 }) }))).toBe('There is no recipe in “evil.json”.'));
});

describe('what cannot be read never stops the rest', () => {
  const good = json(snake(MEALIE));
  it.each<[string, string, Uint8Array, number, string[]]>([
    ['a broken file', 'm.zip', zipSync({ 'recipes/a/a.json': good, 'recipes/b/b.json': strToU8('{"name": "Secret') }), 1, ['“b.json” is damaged. Export it again and retry.']],
    ['a file that is no recipe', 'm.zip', zipSync({ 'recipes/a/a.json': good, 'recipes/b/b.json': json({ secret: 1 }) }), 1, ['There is no recipe in “b.json”.']],
    ['pages of a site', 'site.zip', zipSync({ 'content/_index.md': strToU8('---\ntitle: Recipes\n---\n'), 'README.md': strToU8('# My recipes\n\nAll of them.\n'), 'content/toast.md': strToU8(MARKDOWN) }), 1, ['“_index.md” has no ingredients and no steps that we can read.', '“README.md” has no ingredients and no steps that we can read.']],
    ['an entry of a list', 'l.json', json([SAGE, { secret: 1 }, SAGE]), 2, ['Recipe 2 in “l.json” cannot be read as a recipe.']],
    ['a recipe without steps', 'l.json', json([SAGE, { ...SAGE, title: 'Card', instructions: '' }]), 1, ['“Card” in “l.json” has no steps that we can read.']],
    ['of a backup', 'mealie.zip', zipSync({ 'database.json': json({ ...MEALIE_BACKUP, recipe_instructions: MEALIE_BACKUP.recipe_instructions.slice(1) }) }), 1, ['“Lentil Stew” in “database.json” has no steps that we can read.']],
  ])('%s', (_, name, bytes, taken, refused) => {
    const read = readImport(name, bytes);
    expect([read.recipes.length, read.refused]).toEqual([taken, refused]);
  });
});

describe('damaged files', () => {
  const whole = [zipSync({ 'recipes/a/a.json': json(snake(MEALIE)), 'b.md': strToU8(MARKDOWN) }), zipSync({ 'a.paprikarecipe': [gzipSync(json(PAPRIKA)), { level: 0 }] }), json([SAGE_LD, LD]), json(SAGE), strToU8(MARKDOWN), strToU8(COOK), zipSync({ 'database.json': json(MEALIE_BACKUP) })];
  let seed = 20_260;
  const roll = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  it('300 of them are recipes or a fault, never another error', () => {
    let faults = 0;
    for (let at = 0; at < 300; at++) {
      const bytes = Uint8Array.from(whole[at % whole.length] ?? []);
      if (at % 3 !== 1) for (let times = roll(6); times >= 0; times--) bytes[roll(bytes.length)] = roll(256);
      const cut = at % 3 === 0 ? bytes : bytes.subarray(at % 2 === 0 ? 0 : roll(40), roll(bytes.length) + 1);
      try {
        expect(readImport('file', cut).recipes.length).toBeGreaterThan(0);
      } catch (fault) {
        if (!(fault instanceof ImportFault)) throw fault;
        faults += 1;
      }
    }
    expect(faults).toBeGreaterThan(100);
  }, 180_000);
});
