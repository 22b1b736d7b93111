/** A recipe as a form and back: what was not touched stays, what was touched is what was typed. */
import { describe, expect, test } from 'vitest';
import { readRecipe } from '../../../kitchen/recipe/reading/read-recipe.ts';
import { asDraft, fromDraft } from './recipe-draft.ts';

const CAKE = `# Plum Cake

Grandma's, for Sundays.

**Serves 8 · 1 hour 10 minutes**

## Ingredients

### For the dough

- 250 g flour
- 2 eggs

### For the topping

- 1 kg plums

## Steps

1. Knead the dough.
2. Lay the plums on top and bake for 40 minutes.

## Notes

- Better the next day.
`;

const draft = asDraft(CAKE);
const kept = (change: Partial<typeof draft>) => {
  const outcome = fromDraft(CAKE, { ...draft, ...change });
  if ('why' in outcome) throw new Error(outcome.why);
  return { ...outcome, recipe: readRecipe(outcome.markdown) };
};

test('the fields of a recipe', () => {
  expect(draft).toEqual({
    title: 'Plum Cake', serves: '8', minutes: '70', intro: "Grandma's, for Sundays.",
    ingredients: 'For the dough:\n250 g flour\n2 eggs\nFor the topping:\n1 kg plums', steps: 'Knead the dough.\nLay the plums on top and bake for 40 minutes.', notes: 'Better the next day.',
  });
});

test('untouched, it stays to the letter', () => {
  expect(fromDraft(CAKE, draft)).toEqual({ title: 'Plum Cake', markdown: CAKE });
});

describe('what is typed is what is kept', () => {
  test.each([
    ['another title', { title: ' Damson Cake ' }, { title: 'Damson Cake' }],
    ['fewer people', { serves: '4' }, { serves: 4 }],
    ['no people said', { serves: '' }, { serves: null }],
    ['no number', { minutes: 'an hour' }, { minutes: null }],
    ['two lines of introduction', { intro: 'One.\nTwo.' }, { intro: 'One. Two.' }],
    ['list marks and empty lines', { steps: '1. Knead.\n\n- Bake.\n* Eat.' }, { steps: ['Knead.', 'Bake.', 'Eat.'] }],
    ['no notes', { notes: ' \n ' }, { notes: [] }],
    ['letters of markdown', { notes: 'Plums & [no] raisins, 1 > 0' }, { notes: ['Plums & [no] raisins, 1 > 0'] }],
  ])('%s', (_, change, expected) => {
    expect(kept(change).recipe).toMatchObject(expected);
  });

  test('groups of ingredients', () => {
    const { recipe } = kept({ ingredients: '1 pinch salt\nDough:\n300 g flour\nTopping:\n2 kg plums' });
    expect(recipe.ingredients.map(({ text, group }) => [text, group])).toEqual([['1 pinch salt', null], ['300 g flour', 'Dough'], ['2 kg plums', 'Topping']]);
  });

  test('everything else stays as it was', () => {
    const before = readRecipe(CAKE);
    expect(kept({ title: 'Damson Cake' }).recipe).toEqual({ ...before, title: 'Damson Cake' });
  });
});

test.each([
  ['no title', { title: '  ' }, 'A recipe needs a title.'],
  ['no ingredient', { ingredients: 'For the dough:' }, 'A recipe needs at least one ingredient.'],
  ['no step', { steps: '' }, 'A recipe needs at least one step.'],
  ['too long', { notes: 'x'.repeat(33_000) }, 'This recipe is longer than a cookbook can hold. Shorten it.'],
])('%s is not kept', (_, change, why) => {
  expect(fromDraft(CAKE, { ...draft, ...change })).toEqual({ why });
});
