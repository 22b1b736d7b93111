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

test('it leads to the recipe page', async () => {
  const { visitor, path } = await visit('/chef');
  await visitor.click(await screen.findByRole('link', { name: 'Start with what you have' }));
  await screen.findByLabelText('Add ingredient');
  expect(path()).toBe('/recipe');
});
