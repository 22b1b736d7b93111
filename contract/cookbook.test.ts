/** What the house chef tells of a kitchen may be kept and shared, whatever the cook wrote of it. */
import { expect, test } from 'vitest';
import { cook, houseRepertoire } from '../kitchen/chef/cook.ts';
import { toldWithout } from '../kitchen/chef/told-again.ts';
import { orderFor } from '../kitchen/order-for.ts';
import { fittedOf } from '../kitchen/recipe/origin.ts';
import { origin } from './cookbook.ts';

test.each([
  'an onion, cumin, red lentils, 2 carrots, lemon', 'toor dal, cumin, garlic, tomatoes, ghee', 'half a cabbage, kielbasa, 4 potatoes, onion', 'frozen spinach, paneer, onion, ginger, garam masala',
  '2 salmon fillets, broccoli, soy sauce, honey, rice', 'vegetable stock cube, leeks, potatoes, cream', 'Zwiebeln, Kartoffeln, Eier, Speck',
  'can of chickpeas, onion, 2 cans tomatoes, garlic, cumin', '6 boneless chicken thighs, 4 rashers streaky bacon, leeks, cream', '4 slices ham, 8 eggs, cheddar, 2 potatoes',
])('%s', (list) => {
  const answer = cook(orderFor({ pantry: list.split(', ') }));
  if (answer.outcome !== 'recipe' || answer.recipe.told === undefined) throw new Error('no recipe');
  const fitted = JSON.parse(JSON.stringify(fittedOf(answer.recipe.told))) as unknown;
  const kept = origin.parse({ by: 'house', name: '', fitted }).fitted;
  expect(kept).toEqual(fitted);
  // Fitted again from what was kept it is the same recipe, line by line: "I don't have this" finds the dish's card.
  const { recipe } = answer;
  const { wishes } = answer.recipe.told;
  expect(recipe.ingredients.some((_line, at) => kept !== undefined && toldWithout(recipe, kept, at, wishes, [], houseRepertoire()) !== null)).toBe(true);
});
