// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leave, visit } from '../../../tests/kit/visit.tsx';

afterEach(leave);

test('a banner and the four steps in order', async () => {
  await visit('/chef');
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Recipe Chef' });
  const guide = screen.getByRole('region', { name: 'How It Works' });
  expect(within(guide).getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Enter your ingredients',
    'Click “Get a Recipes”',
    'The AI finds recipes',
    'Start cooking',
  ]);
});

test('the bonus line is text and nothing else', async () => {
  await visit('/chef');
  const bonus = (await screen.findByText('Bonus:')).closest('p');
  expect(bonus?.textContent).toMatch(/save .* share/);
  expect(bonus?.querySelector('a, button')).toBeNull();
});

test('it leads to the recipe page, with what was typed on the list', async () => {
  const { visitor, path } = await visit('/chef');
  await visitor.type(await screen.findByLabelText('What do you have?'), 'eggs, leeks');
  await visitor.click(screen.getByRole('button', { name: 'Start with what you have' }));
  await screen.findByLabelText('Add ingredient');
  expect(path()).toBe('/recipe');
  expect(within(screen.getByRole('region', { name: 'Ingredients on hand' })).getAllByRole('listitem').map((item) => item.textContent)).toEqual([expect.stringContaining('eggs'), expect.stringContaining('leeks')]);
});

test('an empty field leads to the list as it was left', async () => {
  sessionStorage.setItem('recipe-chef.list', '["rice"]');
  const { visitor } = await visit('/chef');
  await visitor.click(await screen.findByRole('button', { name: 'Start with what you have' }));
  await screen.findByLabelText('Add ingredient');
  expect(sessionStorage.getItem('recipe-chef.list')).toBe('["rice"]');
});

test('what is too long for a list stays in the field, and why', async () => {
  const { visitor, path } = await visit('/chef');
  const field = await screen.findByLabelText<HTMLInputElement>('What do you have?');
  await visitor.click(field);
  await visitor.paste('x'.repeat(500));
  await visitor.click(screen.getByRole('button', { name: 'Start with what you have' }));
  expect(screen.getByRole('alert').textContent).toMatch(/^One ingredient can have \d+ characters/);
  expect([path(), field.value.length]).toEqual(['/chef', 500]);
});

test('a kitchen to try fills the field and changes the dish', async () => {
  const { visitor } = await visit('/chef');
  const kitchens = within(await screen.findByRole('group', { name: 'Kitchens to try' })).getAllByRole('button');
  expect(kitchens).toHaveLength(3);
  const dishes = [];
  for (const kitchen of kitchens) {
    await visitor.click(kitchen);
    expect([screen.getByLabelText<HTMLInputElement>('What do you have?').value, kitchen.getAttribute('aria-pressed')]).toEqual([kitchen.textContent, 'true']);
    dishes.push(document.querySelector('figcaption strong')?.textContent);
  }
  expect(new Set(dishes).size).toBe(3);
});

test('a finished recipe is cooked for its kitchen', async () => {
  const { visitor, path } = await visit('/chef');
  const finished = within(await screen.findByRole('region', { name: 'What comes out' })).getAllByRole('link');
  expect(finished).toHaveLength(3);
  const title = finished[1]?.textContent ?? '';
  await visitor.click(finished[1] as HTMLElement);
  expect((await screen.findByRole('heading', { name: title, level: 3 }, { timeout: 20_000 })).textContent).toBe(title);
  expect(path()).toBe('/recipe');
});
