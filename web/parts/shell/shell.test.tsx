// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leave, visit } from '../../../tests/kit/visit.tsx';

afterEach(leave);

const FOUR = [
  ['Home', '/chef', /Home|Recipe Chef - /],
  ['Recipes', '/recipe', /Cook/],
  ['Review', '/review', /Review/],
  ['FAQ', '/faq', /FAQ/],
] as const;

test.each(FOUR)('%s: the bar leads to %s and marks it alone', async (name, path) => {
  await visit(path);
  const bar = await screen.findByRole('navigation', { name: 'Main' });
  expect(within(bar).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(FOUR.map(([text, to]) => [text, to]));
  expect(within(bar).getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([name]);
  expect(bar.closest('header')?.textContent).toContain('Recipe Chef');
});

test.each(FOUR)('%s has a title and a description of its own', async (_name, path, title) => {
  await visit(path);
  await screen.findByRole('navigation', { name: 'Main' });
  expect(document.title).toMatch(title);
  expect(document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content.length).toBeGreaterThan(30);
});

test.each(['/', ...FOUR.map(([, path]) => path)])('%s has the footer', async (path) => {
  await visit(path);
  const footer = await screen.findByRole('contentinfo');
  const quick = within(footer).getByRole('navigation', { name: 'Quick links' });
  expect(within(quick).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(FOUR.map(([text, to]) => [text, to]));
  for (const name of ['Facebook', 'Instagram', 'Twitter']) {
    const link = within(footer).getByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(/^https:\/\//);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
  expect(footer.textContent).toContain('© 2025 Recipe Chef. All Rights Reserved.');
});

test('a page change moves the focus to the new page', async () => {
  const { visitor } = await visit('/chef');
  await visitor.click(within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'FAQ' }));
  await screen.findByText(/What is Recipe Chef/);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the theme is chosen in the footer and remembered on the device', async () => {
  const { visitor } = await visit('/chef');
  const auto = await screen.findByRole<HTMLInputElement>('radio', { name: 'Auto' });
  expect([auto.checked, document.documentElement.dataset['theme']]).toEqual([true, undefined]);
  await visitor.click(screen.getByRole('radio', { name: 'Dark' }));
  expect([document.documentElement.dataset['theme'], localStorage.getItem('recipe-chef.theme')]).toEqual(['dark', '"dark"']);
  await visitor.click(auto);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
