/** A recipe as a form and back: what was not touched stays, what was touched is what was typed. */
import { describe, expect, test } from 'vitest';
import { readRecipe } from '../../../kitchen/recipe/reading/read-recipe.ts';
import { asDraft, fitsForm, fromDraft, fromText } from './recipe-draft.ts';

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
type Parts = typeof draft.ingredients;
const part = (heading: string, ...lines: readonly string[]): Parts[number] => ({ heading, lines: lines.join('\n') });
const lost = (outcome: { why: string } | { markdown: string }) => ('why' in outcome ? outcome.why : '');
const kept = (change: Partial<typeof draft>, before = CAKE) => {
  const outcome = fromDraft(before, { ...asDraft(before), ...change });
  if ('why' in outcome) throw new Error(outcome.why);
  return { ...outcome, recipe: readRecipe(outcome.markdown) };
};
const grouped = ({ recipe: { ingredients } }: ReturnType<typeof kept>) => ingredients.map(({ text, group }) => `${group ?? '-'}: ${text}`);

test('the fields of a recipe', () => {
  expect(draft).toEqual({
    title: 'Plum Cake', serves: '8', makes: '', prep: '', cook: '', total: '1 hour 10 minutes', intro: "Grandma's, for Sundays.",
    ingredients: [part('For the dough', '250 g flour', '2 eggs'), part('For the topping', '1 kg plums')],
    steps: [part('', 'Knead the dough.', 'Lay the plums on top and bake for 40 minutes.')], notes: 'Better the next day.',
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
    ['a yield', { makes: '2 loaves' }, { serves: 8, makes: '2 loaves' }],
    ['times, added up', { prep: '20', cook: '1 h 10', total: '' }, { prepMinutes: 20, cookMinutes: 70, minutes: 90 }],
    ['times, with a rest', { prep: '20 min', cook: '40 minutes', total: '3 hours' }, { prepMinutes: 20, cookMinutes: 40, minutes: 180 }],
    ['no times', { total: ' ' }, { minutes: null }],
    ['two lines of introduction', { intro: 'One.\nTwo.' }, { intro: 'One. Two.' }],
    ['list marks and empty lines', { steps: [part('', '1. Knead.', '', '- Bake.', '* Eat.')] }, { steps: ['Knead.', 'Bake.', 'Eat.'] }],
    ['steps with headings', { steps: [part('The day before', 'Knead.'), part('', 'Bake.')] }, { steps: ['Knead.', 'Bake.'], stepGroups: ['The day before', null] }],
    ['a step that ends with a colon', { steps: [part('', 'Make the icing:', 'Whisk sugar and lemon.')] }, { steps: ['Make the icing:', 'Whisk sugar and lemon.'] }],
    ['no notes', { notes: ' \n ' }, { notes: [] }],
    ['letters of markdown', { notes: 'Plums & [no] raisins, 1 > 0' }, { notes: ['Plums & [no] raisins, 1 > 0'] }],
  ])('%s', (_, change, expected) => {
    expect(kept(change).recipe).toMatchObject(expected);
  });

  test('a total that the parts add up to follows them', () => {
    const { markdown } = kept({ prep: '20', cook: '40', total: '' });
    expect(asDraft(markdown)).toMatchObject({ prep: '20 minutes', cook: '40 minutes', total: '' });
    expect(kept({ cook: '1 hour' }, markdown).recipe).toMatchObject({ prepMinutes: 20, cookMinutes: 60, minutes: 80 });
  });

  test('everything else stays as it was', () => {
    expect(kept({ title: 'Damson Cake' }).recipe).toEqual({ ...readRecipe(CAKE), title: 'Damson Cake' });
  });
});

describe('a line stays in its group', () => {
  test.each<[string, Parts, string[]]>([
    ['without a group after one', [part('Dough', '300 g flour'), part('', '1 pinch salt')], ['Dough: 300 g flour', '-: 1 pinch salt']],
    ['without a group before one', [part('', '1 pinch salt'), part('Dough:', '300 g flour')], ['-: 1 pinch salt', 'Dough: 300 g flour']],
    ['in two groups of one name', [part('Dough', 'flour'), part('Filling', 'plums'), part('Dough', 'milk')], ['Dough: flour', 'Filling: plums', 'Dough: milk']],
    ['under a heading that was typed among the lines', [part('', '1 pinch salt', 'For the dough:', '300 g flour')], ['-: 1 pinch salt', 'For the dough: 300 g flour']],
    ['under a group that was left empty', [part('Dough', '300 g flour'), part('Nothing', ' '), part('', 'salt')], ['Dough: 300 g flour', '-: salt']],
    ['under a heading like a section', [part('Steps', '300 g flour'), part('Notes', 'salt')], ['Steps: 300 g flour', 'Notes: salt']],
  ])('%s', (_, ingredients, expected) => {
    const first = kept({ ingredients });
    expect(grouped(first)).toEqual(expected);
    // And again, when only the title is touched.
    expect(grouped(kept({ title: 'Again' }, first.markdown))).toEqual(expected);
  });

  test('that looks like a heading and was a line before', () => {
    const before = kept({ ingredients: [part('Dough', 'flour')] }).markdown.replace('- flour', '- To serve:\n- flour');
    const lines = asDraft(before).ingredients;
    expect(grouped(kept({ title: 'Again' }, before))).toEqual(lines.flatMap(({ heading, lines: each }) => each.split('\n').map((text) => `${heading || '-'}: ${text}`)));
  });
});

test.each([
  ['no title', { title: '  ' }, 'A recipe needs a title.'],
  ['no ingredient', { ingredients: [part('For the dough')] }, 'A recipe needs at least one ingredient.'],
  ['no step', { steps: [part('')] }, 'A recipe needs at least one step.'],
  ['a yield as people', { serves: '12 muffins' }, '“12 muffins” is no number of people. What comes in pieces, such as 12 muffins, goes under Makes.'],
  ['no time', { cook: ' until golden' }, '“until golden” is no time we can read. Write it like 20 minutes, or 1 h 10.'],
  ['too long', { notes: 'a long note\n'.repeat(2750) }, 'That is 33,158 characters. A recipe may have 32,768; take out what does not belong to it.'],
  ['a long line', { notes: 'so '.repeat(700) }, 'A line is longer than 2,000 characters. Start a new line for each step and each ingredient.'],
  ['too many lines', { notes: 'x\n'.repeat(401) }, 'A recipe has at most 400 ingredients, steps or notes.'],
])('%s is not kept', (_, change, why) => {
  expect(lost(fromDraft(CAKE, { ...draft, ...change }))).toEqual(why);
});

test('as text, anything with a title is kept to the letter', () => {
  expect(fromText(' # Toast\n\n| a | b |\n\nJust toast it. ')).toEqual({ title: 'Toast', markdown: '# Toast\n\n| a | b |\n\nJust toast it.' });
  expect(lost(fromText('  '))).toMatch(/^A recipe needs a title\./);
});

test.each([
  [CAKE, true],
  ['# Soup\n\n*Serves 4 | Prep Time: 10 min*\n\n## What you need:\n* 2 leeks\n\n### Directions\n1) Cook.\n', true],
  ['# Soup\n\n## Ingredients\n- 2 leeks\n\n## Steps\n1. Cook.\n\n## Nutrition\n\n| kcal | fat |\n|---|---|\n| 300 | 12 g |\n', false],
])('what the form has fields for is edited in it: %j', (text, fits) => {
  expect(fitsForm(text)).toBe(fits);
});
