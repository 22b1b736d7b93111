// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { takeConsoleNoise } from '../../../tests/kit/no-console-noise.ts';
import { CrashPage } from './crash-page.tsx';

afterEach(cleanup);

function Broken(): never {
  throw new Error('the oven is at secret.internal');
}

test('a page that breaks shows the error page, keeps the cause to itself and leads back', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: CrashPage }])} />);
  await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  expect(document.body.textContent).not.toContain('secret.internal');
  expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe('/chef');
  expect(takeConsoleNoise().some((line) => line.includes('The page broke:'))).toBe(true);
});
