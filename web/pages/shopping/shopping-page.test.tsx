// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { pagesAt } from '../../../tests/kit/pages-at.tsx';
import { readRecipe } from '../../../kitchen/recipe/reading/read-recipe.ts';
import { addToList } from '../../../kitchen/recipe/shopping/shopping.ts';
import { changeShoppingList } from '../../keeping/shopping-list.ts';
import { ShoppingPage } from './shopping-page.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const FRITTATA = readRecipe('# Spinach Frittata\n\n**Serves 2**\n\n## Ingredients\n\n- 4 eggs\n- 200 g spinach\n- 1 onion\n\n## Steps\n\n1. Fry all of it.\n');
const SOUP = readRecipe('# Onion Soup\n\n**Serves 2**\n\n## Ingredients\n\n- 3 onions\n\n## Steps\n\n1. Simmer the onions.\n');

function filled() {
  changeShoppingList((list) => addToList(addToList(list, FRITTATA, [0, 1, 2], 'Spinach Frittata'), SOUP, [0], 'Onion Soup'));
}

function open() {
  render(pagesAt('/shopping', [{ path: '/shopping', element: <ShoppingPage /> }, { path: '/recipe', element: <p>Cook</p> }]).element);
  return userEvent.setup();
}

const item = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const lastList = () => JSON.parse(localStorage.getItem('recipe-chef.last-list') ?? '[]') as string[];

test('an empty list says how to fill it', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Shopping list' })).toBeTruthy();
  expect(screen.getByText(/^Nothing to buy\./)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('what recipes need stands by aisle, added up, with what it is for', async () => {
  filled();
  open();
  await item(/4 onions for Spinach Frittata and Onion Soup/);
  const aisles = screen.getAllByRole('region').map((region) => [within(region).getByRole('heading', { level: 2 }).textContent, within(region).getAllByRole('listitem').length]);
  expect(aisles).toEqual([['produce', 2], ['dairy', 1]]);
  expect(screen.getByText('3 things to buy')).toBeTruthy();
});

test('added by hand, several at once; what is nothing is said', async () => {
  const visitor = open();
  const field = screen.getByLabelText<HTMLInputElement>('Add something to buy');
  await visitor.type(field, '2 lemons, kitchen paper{Enter}');
  await item(/2 lemons/);
  await item(/kitchen paper/);
  await waitFor(() => expect(field.value).toBe(''));
  await visitor.type(field, '!!{Enter}');
  expect(await screen.findByText(/^Nothing was added/)).toBeTruthy();
  expect(field.value).toBe('!!');
});

test('ticks stay when the page is opened again', async () => {
  filled();
  const visitor = open();
  await visitor.click(await item(/4 eggs/));
  expect(screen.getByText('1 of 3 in the basket')).toBeTruthy();
  cleanup();
  open();
  expect((await item(/4 eggs/)).checked).toBe(true);
});

test('a tick in another tab shows here', async () => {
  filled();
  open();
  await item(/4 eggs/);
  const stored = localStorage.getItem('recipe-chef.shopping') ?? '';
  localStorage.setItem('recipe-chef.shopping', stored.replaceAll('"ticked":false', '"ticked":true'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'recipe-chef.shopping' }));
  expect(await screen.findByText('3 of 3 in the basket')).toBeTruthy();
});

test('what was removed can come back, and the focus stays near', async () => {
  filled();
  const visitor = open();
  await item(/4 eggs/);
  await visitor.click(button('Remove spinach'));
  expect(screen.getByText('Removed spinach.')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /spinach/ })).toBeNull();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Remove/));
  await visitor.click(button('Undo'));
  expect(await item(/200 g spinach/)).toBeTruthy();
});

test('what was bought goes into the ingredients, each once, and off the list', async () => {
  localStorage.setItem('recipe-chef.last-list', JSON.stringify(['feta', 'egg']));
  filled();
  const visitor = open();
  await visitor.click(await item(/4 eggs/));
  await visitor.click(await item(/spinach/));
  await visitor.click(button('Put what I bought into my ingredients'));
  expect(lastList()).toEqual(['feta', 'egg', 'spinach']);
  expect(screen.getByText(/^Put into your ingredients: .*spinach/)).toBeTruthy();
  expect(screen.getAllByRole('checkbox').length).toBe(1);
  await visitor.click(screen.getByRole('link', { name: 'Cook with them' }));
  expect(screen.getByText('Cook')).toBeTruthy();
});

test('ingredients that are full say what did not fit', async () => {
  localStorage.setItem('recipe-chef.last-list', JSON.stringify(Array.from({ length: 30 }, (_, at) => `food ${at}`)));
  filled();
  const visitor = open();
  await visitor.click(await item(/4 eggs/));
  await visitor.click(button('Put what I bought into my ingredients'));
  expect(lastList().length).toBe(30);
  expect(screen.getByText(/did not fit/)).toBeTruthy();
});

test('ticked things are cleared without a trace in the ingredients, down to the empty list, and can come back', async () => {
  filled();
  const visitor = open();
  for (const name of [/eggs/, /spinach/, /onions/]) await visitor.click(await item(name));
  await visitor.click(button('Clear what is ticked'));
  expect(screen.getByText(/^Nothing to buy\./)).toBeTruthy();
  expect(lastList()).toEqual([]);
  await visitor.click(button('Undo'));
  expect((await item(/eggs/)).checked).toBe(true);
});

test('copied as text', async () => {
  filled();
  const visitor = open();
  await visitor.click(await item(/4 eggs/));
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await visitor.click(button('Copy'));
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(written.mock.calls[0]?.[0]).toMatch(/\[ \] 4 onions\n\[ \] 200 g spinach\n[^]*\[x\] 4 eggs/);
});

test('a stored list that makes no sense is an empty one', async () => {
  localStorage.setItem('recipe-chef.shopping', '{"a":1}');
  open();
  expect(screen.getByText(/^Nothing to buy\./)).toBeTruthy();
});
