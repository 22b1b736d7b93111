// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pagesAt } from '../../../tests/kit/pages-at.tsx';
import { withDialogs } from '../../../tests/kit/with-dialogs.ts';
import { readRecipe } from '../../../kitchen/recipe/reading/read-recipe.ts';
import { readShoppingList } from '../../../kitchen/recipe/shopping/shopping.ts';
import { cook } from '../../../kitchen/chef/cook.ts';
import { orderFor } from '../../../kitchen/order-for.ts';
import { fittedOf, type Fitted } from '../../../kitchen/recipe/origin.ts';
import type { Verdict } from '../../../kitchen/recipe/verdict.ts';
import { stoveNow } from '../../keeping/stove.ts';
import { RecipeSheet } from './recipe-sheet.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

const MARKDOWN = `# Buttermilk Pancakes

**Serves 2 · 20 minutes**

## Ingredients

- 120 g flour
- 1 tsp baking powder
- 1 tbsp sugar
- 240 ml buttermilk
- 1 egg
- 2 tbsp butter, melted
- chives, chopped, to serve

## Steps

1. Stir the flour, baking powder and sugar together.
2. Whisk the buttermilk with the egg and the butter, and fold into the flour.
3. Fry spoonfuls for 2 to 3 minutes on each side.
4. Scatter over the chives.
`;

beforeEach(withDialogs);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

interface Terms {
  pantry?: string[];
  toBuy?: string[];
  diets?: 'vegan'[];
  changed?: (verdict: Verdict | null) => void;
  markdown?: string;
  fitted?: Fitted | undefined;
  first?: string;
}

async function open({ pantry = [], toBuy, diets = [], changed, markdown = MARKDOWN, fitted, first = 'flour' }: Terms = {}) {
  const sheet = (
    <RecipeSheet
      dish={{ id: 'a', markdown, origin: { by: 'house', name: '', fitted } }}
      pantry={pantry}
      verdict={toBuy && { uses: [], of: 1, extras: toBuy, staples: [], leftOut: [], allergens: [], broken: [], safety: [], faults: [] }}
      order={{ diets, allergies: [], avoid: [] }}
      {...(changed && { changed })}
      actions={<button type="button">Cook another</button>}
    />
  );
  const at = pagesAt('/', [{ path: '/', element: sheet }, { path: '/cook', element: <p>At the stove</p> }, { path: '/shopping', element: <p>The list</p> }]);
  render(at.element);
  await screen.findByRole('button', { name: `I don’t have ${first}` });
  return { visitor: userEvent.setup(), path: at.path };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const text = () => document.querySelector('.recipe-text')?.textContent ?? '';
const list = () => readShoppingList(JSON.parse(localStorage.getItem('recipe-chef.shopping') ?? '[]'));

test('every ingredient line has its button, named after what is missing, and no other line has one', async () => {
  await open();
  const asked = screen.getAllByRole('button', { name: /^I don’t have/ }).map((each) => each.getAttribute('aria-label'));
  expect(asked).toEqual(['flour', 'baking powder', 'sugar', 'buttermilk', 'egg', 'butter', 'chives'].map((food) => `I don’t have ${food}`));
});

test('for more people there is more of everything; back again it stands as it was written', async () => {
  const { visitor } = await open();
  const written = text();
  for (const _ of [3, 4]) await visitor.click(button('One serving more'));
  expect(text()).toContain('240 g flour');
  expect([text().includes('Serves 4'), document.querySelector('.recipe-text')?.getAttribute('aria-live')]).toEqual([true, 'off']);
  for (const _ of [3, 2]) await visitor.click(button('One serving less'));
  expect(text()).toBe(written);
});

test('servings stay between 1 and 24', async () => {
  const { visitor } = await open();
  await visitor.click(button('One serving less'));
  expect([button('One serving less').hasAttribute('disabled'), button('One serving more').hasAttribute('disabled')]).toEqual([true, false]);
});

test('the choice of units turns the amounts and is remembered on the device', async () => {
  const { visitor } = await open();
  await visitor.click(screen.getByRole('radio', { name: 'US' }));
  expect(text()).toContain('1 cup buttermilk');
  cleanup();
  await open();
  expect([screen.getByRole<HTMLInputElement>('radio', { name: 'US' }).checked, text().includes('240 ml')]).toEqual([true, false]);
});

test('about what a serving has stands under the recipe, for whoever opens it, and stays the same for more people', async () => {
  const { visitor } = await open();
  expect(screen.queryByRole('table')).toBeNull();
  await visitor.click(screen.getByText('Nutrition'));
  const cells = () => screen.getAllByRole('row').map((row) => row.textContent);
  await screen.findByRole('table');
  const counted = cells();
  expect(counted[0]).toMatch(/^Energy\d+ kcal \(\d+ kJ\)$/);
  expect(counted.at(-1)).toMatch(/^Salt\d\.\d g$/);
  expect(screen.getByText('Each of 2 servings has about:')).toBeTruthy();
  await visitor.click(button('One serving more'));
  expect(cells()).toEqual(counted);
});

test('a recipe that does not say how many it serves offers no servings', async () => {
  await open({ markdown: MARKDOWN.replace('**Serves 2 · 20 minutes**', '**20 minutes**') });
  expect(screen.queryByRole('group', { name: 'Servings' })).toBeNull();
});

test('a replacement is used in the list and in the steps, told politely, checked anew, and undone', async () => {
  const told: (Verdict | null)[] = [];
  const { visitor } = await open({ pantry: ['milk', 'lemon'], changed: (verdict) => told.push(verdict) });
  await visitor.click(button('I don’t have buttermilk'));
  const dialog = await screen.findByRole('dialog', { name: 'No buttermilk?' });
  expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(0);
  await visitor.click(within(dialog).getAllByRole('button', { name: /^Use / })[0] as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/^Changed: .+ instead of buttermilk\.$/).getAttribute('role')).toBe('status');
  const changed = readRecipe(text());
  expect([text().includes('240 ml buttermilk'), changed.title]).toEqual([false, expect.any(String)]);
  expect(document.querySelector('.recipe-text ol')?.textContent).not.toMatch(/\bthe buttermilk\b/);
  expect(told.at(-1)?.extras).not.toContain('buttermilk');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'));
  await visitor.click(button('Undo'));
  expect([text().includes('240 ml buttermilk'), told.at(-1)]).toEqual([true, null]);
});

test('a recipe of the house chef is the same dish with another food: what that changes elsewhere changes with it', async () => {
  const answer = cook(orderFor({ pantry: ['chicken thighs', 'eggs', 'lemons', 'rice', 'carrots', 'dill'] }));
  if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
  const { visitor } = await open({ markdown: answer.markdown, fitted: answer.recipe.told && fittedOf(answer.recipe.told), pantry: ['chicken breasts'], first: 'chicken thighs' });
  await visitor.click(button('I don’t have chicken thighs'));
  const dialog = await screen.findByRole('dialog');
  const breasts = within(dialog).getAllByRole('listitem').find((item) => item.textContent?.includes('chicken breasts'));
  await visitor.click(within(breasts as HTMLElement).getByRole('button', { name: /^Use this/ }));
  expect([text().includes('Avgolemono'), text().includes('1.6 l chicken stock'), text().includes('thighs')]).toEqual([true, true, false]);
});

test('a replacement is told in the amounts and units that are shown', async () => {
  const { visitor } = await open({ pantry: ['margarine'] });
  await visitor.click(screen.getByRole('radio', { name: 'Metric' }));
  for (const _ of [3, 4]) await visitor.click(button('One serving more'));
  await visitor.click(button('I don’t have sugar'));
  const first = within(await screen.findByRole('dialog')).getAllByRole('listitem')[0];
  const told = first?.querySelector('.swap-name')?.firstChild?.textContent?.trim() ?? '';
  await visitor.click(within(first as HTMLElement).getByRole('button', { name: /^Use this/ }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain(told);
});

test('nothing is offered that the cook does not eat', async () => {
  const { visitor } = await open({ diets: ['vegan'], pantry: ['milk', 'yogurt', 'oat milk', 'lemon'] });
  await visitor.click(button('I don’t have buttermilk'));
  expect((await screen.findByRole('dialog')).textContent).not.toMatch(/yogurt|kefir|\d (?:ml|g) milk/i);
});

test('what is only scattered over can be left out', async () => {
  const { visitor } = await open();
  await visitor.click(button('I don’t have chives'));
  await visitor.click(button('Leave it out'));
  expect(text()).not.toMatch(/chives/i);
  expect(screen.getByText('Changed: without chives.')).toBeTruthy();
});

test('what the dish is made of is honestly refused, and the dialog closes without a change', async () => {
  const { visitor } = await open({ markdown: '# Omelette\n\n**Serves 1 · 10 minutes**\n\n## Ingredients\n\n- 3 eggs\n- 1 tbsp butter\n- 10 g flour\n\n## Steps\n\n1. Beat the eggs with the flour.\n2. Cook the eggs in the butter until set (71 °C).\n' });
  await visitor.click(button('I don’t have eggs'));
  const dialog = await screen.findByRole('dialog', { name: 'No eggs?' });
  expect([dialog.textContent?.match(/\.$/) !== null, within(dialog).queryByRole('button', { name: /Use|Leave/ })]).toEqual([true, null]);
  await visitor.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect([screen.queryByRole('dialog'), text().includes('3 eggs')]).toEqual([null, true]);
});

test('Start cooking puts the recipe on the stove as it is wanted', async () => {
  const { visitor, path } = await open();
  await visitor.click(button('One serving more'));
  await visitor.click(screen.getByRole('radio', { name: 'Metric' }));
  await visitor.click(button('Start cooking'));
  await screen.findByText('At the stove');
  expect(path()).toBe('/cook');
  expect(stoveNow()?.dish).toEqual({ id: 'a', markdown: MARKDOWN, origin: { by: 'house', name: '' }, servings: 3, units: 'metric' });
});

test('a swapped recipe is cooked as swapped', async () => {
  const { visitor } = await open();
  await visitor.click(button('I don’t have chives'));
  await visitor.click(button('Leave it out'));
  await visitor.click(button('Start cooking'));
  expect(stoveNow()?.dish.markdown).toContain('buttermilk');
  expect(stoveNow()?.dish.markdown).not.toContain('chives');
});

test('what has to be bought goes on the list with one tap, in the amounts that are shown', async () => {
  const { visitor } = await open({ toBuy: ['buttermilk', 'flour'] });
  await visitor.click(button('One serving more'));
  await visitor.click(button('Put 2 to buy on the list'));
  expect(list().map(({ food }) => food)).toEqual(['all-purpose flour', 'buttermilk']);
  expect(list()[0]).toMatchObject({ amounts: ['180 g'], for: ['Buttermilk Pancakes'] });
  expect(screen.getByText(/^Added 2 things\./)).toBeTruthy();
  await visitor.click(button('Put 2 to buy on the list'));
  expect(list()[0]).toMatchObject({ amounts: ['180 g'] });
  expect(screen.getByText(/^That is on your list already\./)).toBeTruthy();
  await visitor.click(screen.getByRole('link', { name: 'See the shopping list' }));
  expect(await screen.findByText('The list')).toBeTruthy();
});

test('without a verdict the cook chooses lines', async () => {
  const { visitor } = await open();
  await visitor.click(button('Add to shopping list'));
  const dialog = screen.getByRole('dialog', { name: 'What do you have to buy?' });
  const add = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Add to the list' });
  expect([within(dialog).getAllByRole('checkbox').length, add.disabled]).toEqual([7, true]);
  await visitor.click(within(dialog).getByRole('checkbox', { name: '1 egg' }));
  await visitor.click(within(dialog).getByRole('checkbox', { name: '120 g flour' }));
  await visitor.click(within(dialog).getByRole('button', { name: 'Add 2 to the list' }));
  expect(list().map(({ food }) => food)).toEqual(['all-purpose flour', 'egg']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('copied as Markdown it is the recipe as shown', async () => {
  const { visitor } = await open();
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await visitor.click(button('Copy as Markdown'));
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(written.mock.calls[0]).toEqual([MARKDOWN]);
});

test.each([
  ['Markdown', 'buttermilk-pancakes.md', (file: string) => expect(file).toBe(MARKDOWN)],
  ['Cooklang', 'buttermilk-pancakes.cook', (file: string) => expect(file).toMatch(/@buttermilk\{/)],
  ['JSON-LD', 'buttermilk-pancakes.json', (file: string) => expect(JSON.parse(file)).toMatchObject({ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Buttermilk Pancakes' })],
])('as a file: %s', async (name, file, holds) => {
  const blobs: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => undefined }));
  const clicked: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this);
  });
  const { visitor } = await open();
  await visitor.click(button(`Download ${name}`));
  expect(await screen.findByText(`${file} is in your downloads.`)).toBeTruthy();
  expect([clicked[0]?.download, clicked[0]?.href]).toEqual([file, 'blob:1']);
  holds((await blobs[0]?.text()) ?? '');
});

test('where the device can send, the text is sent; who changes their mind hears nothing', async () => {
  const sent: ShareData[] = [];
  let no = false;
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, {
    share: (data: ShareData) => (no ? Promise.reject(new DOMException('', 'AbortError')) : Promise.resolve(void sent.push(data))),
  }));
  const { visitor } = await open();
  await visitor.click(button('Send the text'));
  expect(sent[0]?.title).toBe('Buttermilk Pancakes');
  no = true;
  await visitor.click(button('Send the text'));
  expect(screen.queryByText(/did not work/)).toBeNull();
});
