import { describe, expect, it } from 'vitest';
import { readRecipe } from '../reading/read-recipe.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import { nutritionLd } from '../nutrition/tell-nutrition.ts';
import type { Origin } from '../origin.ts';
import type { Recipe } from '../recipe.ts';
import { type About, fromJsonLd, toJsonLd } from './json-ld.ts';

const RECIPE = readRecipe('# Noodle Bowl\n\n**Serves 2 · Makes 2 bowls · Prep 10 minutes · Cook 15 minutes · Total 25 minutes**\n\nQuick and warm.\n\n## Ingredients\n\n- 200 g noodles\n\n### For the sauce\n\n- 2 tbsp soy sauce\n- 1 tsp honey\n\n### Ingredients\n\n- 1 lime\n\n## Steps\n\n1. Boil the noodles.\n\n### For the sauce\n\n2. Whisk soy sauce and honey.\n\n### Steps\n\n3. Toss with lime.\n\n## Notes\n\n- Not for children under 12 months: it contains honey.\n');

/** What schema.org says of each property that we write: the types it may have, a text being written "Text" and an address "URL". */
const PROPERTIES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Recipe: {
    name: ['Text'], url: ['URL'], description: ['Text'], datePublished: ['Date'], author: ['Organization'], creditText: ['Text'], digitalSourceType: ['URL'], isBasedOn: ['SoftwareApplication', 'CreativeWork'], recipeYield: ['Text'],
    prepTime: ['Duration'], cookTime: ['Duration'], totalTime: ['Duration'], recipeIngredient: ['Text'], recipeInstructions: ['HowToStep', 'HowToSection'], hasPart: ['Recipe'], comment: ['Comment'], keywords: ['Text'], review: ['Review'], nutrition: ['NutritionInformation'],
  },
  NutritionInformation: {
    servingSize: ['Text'], calories: ['Energy'], proteinContent: ['Mass'], fatContent: ['Mass'], saturatedFatContent: ['Mass'], carbohydrateContent: ['Mass'], sugarContent: ['Mass'], fiberContent: ['Mass'], sodiumContent: ['Mass'],
  },
  HowToSection: { name: ['Text'], itemListElement: ['HowToStep'] },
  HowToStep: { text: ['Text'] },
  Comment: { text: ['Text'] },
  Organization: { name: ['Text'] },
  SoftwareApplication: { name: ['Text'] },
  CreativeWork: { name: ['Text'] },
  Review: { reviewRating: ['Rating'], reviewBody: ['Text'] },
  Rating: { ratingValue: ['Number'], bestRating: ['Number'] },
};
const TEXTS: Readonly<Record<string, RegExp>> = { Text: /\S/, URL: /^https:\/\/\S+$/, Date: /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/, Duration: /^PT(?=\d)(?:\d+H)?(?:\d+M)?$/, Energy: /^\d+ calories$/, Mass: /^\d+(?:\.\d)? m?g$/ };

function faultsOf(node: object, path = 'Recipe'): string[] {
  const { '@type': type, '@context': _, ...rest } = node as Record<string, unknown>;
  const known = PROPERTIES[String(type)];
  if (known === undefined) return [`${path}: no type ${String(type)}`];
  return Object.entries(rest).flatMap(([key, value]) => (Array.isArray(value) ? value : [value]).flatMap((one: unknown): string[] => {
    const types = known[key] ?? [];
    if (typeof one === 'object' && one !== null) return types.includes(String((one as Record<string, unknown>)['@type'])) ? faultsOf(one, `${path}.${key}`) : [`${path}.${key}: a ${JSON.stringify(one)}`];
    if (typeof one === 'number') return types.includes('Number') ? [] : [`${path}.${key}: ${one}`];
    return typeof one === 'string' && types.some((name) => TEXTS[name]?.test(one) === true) ? [] : [`${path}.${key}: ${JSON.stringify(one)}`];
  }));
}

describe('what is written', () => {
  const abouts: readonly About[] = [
    { origin: { by: 'house', name: '' } },
    { origin: { by: 'model', name: 'mistralai/Mixtral-8x7B-Instruct-v0.1' }, url: 'https://chef.example/r/abc', keptAt: '2026-03-01T10:00:00.000Z' },
    { origin: { by: 'model', name: '' } },
    { origin: { by: 'own', name: '' }, nutrition: nutritionLd(nutritionOf(RECIPE)) },
    { origin: { by: 'imported', name: 'Mealie' } },
    { origin: { by: 'own', name: '' }, tags: ['soup', 'a, b'], rating: 4, source: 'Grandma, https://soups.example', notes: 'Less salt.' },
  ];
  it.each(abouts.map((about) => [about.origin.by, about] as const))('%s: only properties and types of schema.org', (_, about) => {
    const written: unknown = JSON.parse(JSON.stringify(toJsonLd(RECIPE, about)));
    expect(written).toMatchObject({ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Noodle Bowl', recipeYield: ['2 servings', '2 bowls'], totalTime: 'PT25M' });
    expect(faultsOf(written as object)).toEqual([]);
  });
  it('the check of properties finds faults', () => {
    expect(faultsOf({ '@type': 'Recipe', name: '', cookTime: '15 minutes', additionalProperty: 'x', author: 'me' })).toHaveLength(4);
  });
  it.each<[Origin, object]>([
    [{ by: 'house', name: '' }, { author: { name: 'Recipe Chef' }, digitalSourceType: 'https://schema.org/AlgorithmicMediaDigitalSource' }],
    [{ by: 'model', name: 'a/b' }, { creditText: 'Written by the language model a/b, checked by Recipe Chef.', isBasedOn: { '@type': 'SoftwareApplication', name: 'a/b' }, digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource' }],
    [{ by: 'imported', name: 'Paprika' }, { creditText: 'Imported from Paprika.', isBasedOn: { name: 'Paprika' } }],
  ])('says who wrote it: %j', (origin, expected) => expect(toJsonLd(RECIPE, { origin })).toMatchObject(expected));
  it('groups, notes, yield and times come back', () => expect(fromJsonLd(toJsonLd(RECIPE, { origin: { by: 'house', name: '' } }))).toEqual([RECIPE]));
});

interface Read { title: string; serves?: number; makes?: string; minutes?: number; ingredients: readonly string[]; steps: readonly string[]; groups?: readonly (string | null)[]; notes?: readonly string[] }
const SIMPLE = { '@type': 'Recipe', name: 'Toast', recipeIngredient: ['2 slices bread'], recipeInstructions: 'Toast the bread.' };
const TOAST: Read = { title: 'Toast', ingredients: ['2 slices bread'], steps: ['Toast the bread.'] };

const SHAPES: readonly [shape: string, value: unknown, expected: Read][] = [
  ['a recipe alone', { '@context': 'https://schema.org', ...SIMPLE }, TOAST],
  ['in a list', [{ '@type': 'WebSite', name: 'x' }, SIMPLE], TOAST],
  ['in a graph', { '@context': 'http://schema.org/', '@graph': [{ '@type': 'Organization' }, SIMPLE] }, TOAST],
  ['the main thing of a page', { '@type': 'WebPage', mainEntity: SIMPLE }, TOAST],
  ['in an item list', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: SIMPLE }] }, TOAST],
  ['two types', { ...SIMPLE, '@type': ['Recipe', 'NewsArticle'] }, TOAST],
  ['the type as an address', { ...SIMPLE, '@type': 'https://schema.org/Recipe' }, TOAST],
  ['steps as lines of one text', { ...SIMPLE, recipeInstructions: '1. Slice the bread.\n2. Toast it.' }, { ...TOAST, steps: ['Slice the bread.', 'Toast it.'] }],
  ['steps as HTML', { ...SIMPLE, recipeInstructions: '<ol><li>Slice the bread.</li><li>Toast <b>it</b>.</li></ol>' }, { ...TOAST, steps: ['Slice the bread.', 'Toast it.'] }],
  ['steps as a list of texts', { ...SIMPLE, recipeInstructions: ['Slice the bread.', 'Toast it.'] }, { ...TOAST, steps: ['Slice the bread.', 'Toast it.'] }],
  ['steps with names that repeat them', { ...SIMPLE, recipeInstructions: [{ '@type': 'HowToStep', name: 'Slice the bread', text: 'Slice the bread.' }, { '@type': 'HowToStep', name: 'Toasting', text: 'Toast it.' }] }, { ...TOAST, steps: ['Slice the bread.', 'Toasting: Toast it.'] }],
  ['sections of steps', { ...SIMPLE, recipeInstructions: [{ '@type': 'HowToSection', name: 'Bread', itemListElement: [{ '@type': 'HowToStep', text: 'Slice.' }, { '@type': 'HowToStep', text: 'Toast.' }] }, { '@type': 'HowToStep', text: 'Serve.' }] }, { ...TOAST, steps: ['Slice.', 'Toast.', 'Serve.'], groups: ['Bread', 'Bread', null] }],
  ['a step in directions and tips', { ...SIMPLE, recipeInstructions: [{ '@type': 'HowToStep', itemListElement: [{ '@type': 'HowToDirection', text: 'Toast it.' }, { '@type': 'HowToTip', text: 'Not too dark.' }] }] }, { ...TOAST, steps: ['Toast it. Not too dark.'] }],
  ['an item list of steps', { ...SIMPLE, recipeInstructions: { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', text: 'Slice.' }, { '@type': 'ListItem', text: 'Toast.' }] } }, { ...TOAST, steps: ['Slice.', 'Toast.'] }],
  ['character references', { ...SIMPLE, name: 'Mac &amp; Cheese', recipeIngredient: ['200&nbsp;g macaroni', '&frac12; cup cr&egrave;me'] }, { ...TOAST, title: 'Mac & Cheese', ingredients: ['200 g macaroni', '½ cup crème'] }],
  ['the old name of the ingredients', { '@type': 'Recipe', name: 'Toast', ingredients: ['2 slices bread'], recipeInstructions: ['Toast the bread.'] }, TOAST],
  ['a heading among the ingredients', { ...SIMPLE, recipeIngredient: ['2 slices bread', 'For the topping:', '1 tomato'] }, { ...TOAST, ingredients: ['2 slices bread', '1 tomato'] }],
  ['yield as a number', { ...SIMPLE, recipeYield: 4 }, { ...TOAST, serves: 4 }],
  ['yield in both shapes', { ...SIMPLE, recipeYield: ['4', '4 servings'] }, { ...TOAST, serves: 4 }],
  ['yield of pieces', { ...SIMPLE, recipeYield: ['24', '24 cookies'] }, { ...TOAST, makes: '24 cookies' }],
  ['yield as a value with a unit', { ...SIMPLE, recipeYield: { '@type': 'QuantitativeValue', value: 6, unitText: 'servings' } }, { ...TOAST, serves: 6 }],
  ['times', { ...SIMPLE, prepTime: 'PT10M', cookTime: 'PT1H5M' }, { ...TOAST, minutes: 75 }],
  ['a total in days and zeros', { ...SIMPLE, totalTime: 'P0DT2H30M' }, { ...TOAST, minutes: 150 }],
  ['a total as a bare number', { ...SIMPLE, totalTime: '35' }, { ...TOAST, minutes: 35 }],
  ['nutrition', { ...SIMPLE, nutrition: { '@type': 'NutritionInformation', calories: '240 kcal', proteinContent: '9 g' } }, { ...TOAST, notes: ['Nutrition: calories 240 kcal; protein 9 g'] }],
];

describe('what others write', () => {
  it.each(SHAPES)('%s', (_, value, expected) => {
    const recipes = fromJsonLd(value);
    expect(recipes).toHaveLength(1);
    const [recipe] = recipes as [Recipe];
    expect({ title: recipe.title, serves: recipe.serves, makes: recipe.makes, minutes: recipe.minutes, ingredients: recipe.ingredients.map(({ text }) => text), steps: recipe.steps, groups: recipe.stepGroups, notes: recipe.notes })
      .toEqual({ serves: null, minutes: null, notes: [], ...expected });
  });
  it('the heading among the ingredients names their group', () => expect(fromJsonLd({ ...SIMPLE, recipeIngredient: ['1 egg', 'For the topping:', '1 tomato'] })[0]?.ingredients.map(({ group }) => group)).toEqual([null, 'For the topping']));
  it('several recipes', () => expect(fromJsonLd([SIMPLE, { '@graph': [SIMPLE, SIMPLE] }])).toHaveLength(3));
  const loop: Record<string, unknown> = { '@type': 'ItemList' };
  loop['itemListElement'] = [loop];
  it.each([[null], [undefined], ['text'], [7], [[]], [{}], [{ '@type': 'Person' }], [loop]])('%# has none', (value) => expect(fromJsonLd(value)).toEqual([]));
  it.each([[{ '@type': 'Recipe' }], [{ '@type': 'Recipe', name: 7, recipeIngredient: { a: 1 }, recipeInstructions: [null, 3, [[]]], recipeYield: {}, totalTime: [], comment: {} }]])('%j is a recipe without words, and no fault', (value) => {
    expect(fromJsonLd(value)[0]?.steps).toEqual([]);
  });
});
