import { describe, expect, test } from 'vitest';
import { orderFor } from '../order-for.ts';
import { cook } from './cook.ts';
import { inOne, joined, textOf } from './spans.ts';
import type { Span } from '../recipe/recipe.ts';

function linesFor(list: string): string[] {
  const answer = cook(orderFor({ pantry: list.split(', ') }));
  if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
  return answer.recipe.ingredients.map(({ text }) => text);
}

describe('what is there goes in as it lies there', () => {
  test.each([
    ['kielbasa, half a cabbage, 1 onion, 4 potatoes, caraway, tomato paste, dill', '½ cabbage (450 g)'],
    ['half a red cabbage, 2 carrots, mayo, apple, cider vinegar', '½ red cabbage (450 g)'],
    ['1 chicken breast, 1kg potatoes, 4 carrots, an onion', '1 chicken breast'],
    ['toor dal, cumin, garlic, tomatoes, ghee', '2 tsp cumin seeds'],
    ['4 black bananas, self raising flour, butter, sugar, 2 eggs', '4 very ripe bananas'],
    ['500g beef mince, taco shells, iceberg, cheddar, tomatoes, salsa', '12 taco shells'],
    ['500g beef mince, taco shells, iceberg, cheddar, tomatoes, salsa', '500 g beef mince'],
  ])('%s', (list, amount) => { expect(linesFor(list).some((line) => line.startsWith(amount))).toBe(true); });

  test('half an onion stays half an onion', () => {
    const lines = linesFor('1 lb ground turkey, can of black beans, corn tortillas, jar of salsa verde, shredded monterey jack, half an onion, cilantro');
    expect(lines.filter((line) => /onion/.test(line)).every((line) => line.startsWith('½ ') || line.startsWith('¼ '))).toBe(true);
  });

  test('one sweet potato beside a can of chickpeas feeds more than one', () => {
    const answer = cook(orderFor({ pantry: ['1 sweet potato', 'can of chickpeas', 'kale', 'feta'] }));
    expect(answer.outcome === 'recipe' && (answer.recipe.serves ?? 0) >= 2).toBe(true);
  });
});

test.each([
  ['6 flour tortillas, 1 lb ground beef, cheddar, lettuce, salsa, sour cream', 'Makes 6 tacos'],
  ['2 large potatoes, tin of baked beans, grated cheese', 'Serves 2 · Makes 2 potatoes'],
])('%s: %s', (list, made) => {
  const answer = cook(orderFor({ pantry: list.split(', ') }));
  expect(answer.outcome === 'recipe' && answer.markdown).toContain(made);
});

describe('the last of the bag', () => {
  const SZARLOTKA = '1 kg apples, 300 g flour, 200 g butter, 3 eggs, powdered sugar, baking powder, cinnamon, breadcrumbs';
  test.each([
    [SZARLOTKA, 'flour', 300, '1 cake, 12 slices'],
    ['160 g flour, 100 g butter, 1 egg, 150 g chocolate chips, brown sugar', 'flour', 160, '14 cookies'],
  ])('%s: no more %s than %i g', (list, food, most, makes) => {
    const answer = cook(orderFor({ pantry: list.split(', ') }));
    if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
    const line = answer.recipe.ingredients.find(({ text }) => text.includes(food))?.text ?? '';
    expect(Number(/^\d+/.exec(line)?.[0])).toBeLessThanOrEqual(most);
    expect(answer.markdown).toContain(`Makes ${makes} `);
  });

  test.each([
    ['150 g dark chocolate, 100 g butter, 4 eggs, 120 g sugar, 60 g flour, walnuts', 'Walnut Brownies'],
    ['250 g flour, 125 g butter, 100 g sugar, 1 egg', 'Sugar Cookies'],
  ])('%s are those of %s', (list, title) => {
    expect(cook(orderFor({ pantry: list.split(', ') }))).toMatchObject({ recipe: { title } });
  });
});

test('fillets that nobody counted are counted by the dish', () => {
  const answer = cook(orderFor({ pantry: ['salmon fillets', 'new potatoes', 'dill', 'sour cream'] }));
  expect(answer.outcome === 'recipe' && answer.markdown).toMatch(/^- 4 salmon fillets \(600 g\)$/m);
});

describe('sentences that only add', () => {
  const food = (text: string): Span => ({ text, foods: [{ place: 'x', food: 'x', part: 'all' }] });
  const add = (act: string, ...foods: string[]): Span[] => [{ text: act }, ...foods.flatMap((one, at) => (at === 0 ? [food(one)] : [{ text: ' and ' }, food(one)])), { text: '.' }];
  test.each([
    [[add('Stir in ', 'half of the feta'), add('Stir in ', 'the lime juice')], ['Stir in half of the feta and the lime juice.']],
    [[add('Add ', 'the onion'), add('Add ', 'the carrot', 'celery')], ['Add the onion, carrot and celery.']],
    [[add('Add ', 'the onion'), add('Stir in ', 'the flour')], ['Add the onion.', 'Stir in the flour.']],
    [[add('Add ', 'the onion'), [{ text: 'Add ' }, food('the garlic'), { text: ' and cook for 1 minute.' }]], ['Add the onion.', 'Add the garlic and cook for 1 minute.']],
  ])('%#', (sentences, told) => { expect(joined(sentences).map(textOf)).toEqual(told); });
});

test.each([[' bowls.', ' bowl.'], [' large oval plates and', ' large oval plate and'], [' of the rolls', ' of the rolls'], [' balls', ' ball']])('for one: 1%s', (after, told) => {
  expect(textOf(inOne([{ text: 'Divide between ' }, { text: '1' }, { text: after }]))).toBe(`Divide between 1${told}`);
});
