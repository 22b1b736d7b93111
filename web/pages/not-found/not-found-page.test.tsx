// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leave, visit } from '../../../tests/kit/visit.tsx';

afterEach(leave);

test('an unknown address shows a page inside the shell that leads on', async () => {
  const { visitor, path } = await visit('/no/such/page');
  await screen.findByRole('heading', { level: 1, name: 'This plate is empty' });
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  expect(document.title).toMatch(/^Page not found/);
  await visitor.click(screen.getByRole('link', { name: 'Cook something' }));
  await screen.findByLabelText('Add ingredient');
  await waitFor(() => expect(path()).toBe('/recipe'));
});
