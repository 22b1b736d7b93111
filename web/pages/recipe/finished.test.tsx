// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leave, realServer, visit } from '../../../tests/kit/visit.tsx';
import { withDialogs } from '../../../tests/kit/with-dialogs.ts';
import type { Chef } from '../../../server/chefs/chef.ts';
import { checkAnswer } from '../../../server/chefs/check-answer.ts';
import { stoveNow } from '../../keeping/stove.ts';

beforeEach(withDialogs);
afterEach(leave);

const MARKDOWN = '# Creamed Spinach\n\n**Serves 2 · 15 minutes**\n\n## Ingredients\n\n- 300 g spinach\n- 100 ml cream\n- 1 onion, finely chopped\n- 1 tbsp butter\n\n## Steps\n\n1. Soften the onion in the butter for 5 minutes.\n2. Add the spinach and let it wilt for 3 minutes.\n3. Stir in the cream and simmer for 2 minutes.\n';

const model: Chef = {
  kind: 'model',
  name: 'Test Model 8x7B',
  async *cook(order) {
    yield { event: 'text', text: MARKDOWN };
    yield* checkAnswer(MARKDOWN, 'complete', order);
  },
};

async function cooked(list: string) {
  const page = await visit('/recipe', realServer(model));
  await page.visitor.type(screen.getByLabelText('Add ingredient'), `${list}{Enter}`);
  await page.visitor.click(screen.getByRole('button', { name: /Get a recipe|Cook with these anyway/ }));
  await screen.findByRole('button', { name: 'I don’t have cream' });
  return page;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const verdict = () => screen.getByRole('complementary', { name: 'Checked' }).textContent ?? '';

test('a recipe goes on the stove under the name of who wrote it', async () => {
  const { visitor } = await cooked('spinach, cream, onion, butter');
  await visitor.click(button('Start cooking'));
  expect(stoveNow()?.dish).toMatchObject({ origin: { by: 'model', name: 'Test Model 8x7B' }, servings: null, units: 'as written' });
  expect(stoveNow()?.dish.markdown).toContain('# Creamed Spinach');
});

test('what has to be bought is one tap away, and is on the list', async () => {
  const { visitor } = await cooked('spinach, onion, butter, milk');
  expect(verdict()).toMatch(/To buy[a-z ]*cream/);
  await visitor.click(button('Put 1 to buy on the list'));
  expect(screen.getByText(/^Added 1 thing\./)).toBeTruthy();
  expect(localStorage.getItem('recipe-chef.shopping')).toContain('cream');
});

test('after a swap the verdict is about the recipe as it is now, and after Undo about the one before', async () => {
  const { visitor } = await cooked('spinach, onion, butter, coconut milk');
  const before = verdict();
  await visitor.click(button('I don’t have cream'));
  const first = within(await screen.findByRole('dialog')).getAllByRole('button', { name: /^Use this: / })[0] as HTMLElement;
  await visitor.click(first);
  expect(verdict()).not.toBe(before);
  expect(verdict()).not.toMatch(/To buy[a-z ]*cream/);
  await visitor.click(button('Undo'));
  expect(verdict()).toBe(before);
});

test('who keeps a food out is not offered it', async () => {
  localStorage.setItem('recipe-chef.options', JSON.stringify({ allergies: ['nuts'], avoid: 'coconut' }));
  const { visitor } = await cooked('spinach, onion, butter, cream, coconut milk');
  await visitor.click(button('I don’t have cream'));
  expect((await screen.findByRole('dialog')).textContent).not.toMatch(/coconut|cashew|almond/i);
});
