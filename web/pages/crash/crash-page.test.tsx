// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { takeConsoleNoise } from '../../../tests/kit/no-console-noise.ts';
import { CrashBoundary } from './crash-boundary.tsx';

afterEach(cleanup);

function Broken(): never {
  throw new Error('the oven is at secret.internal');
}

function Pages() {
  return (
    <>
      <Link to="/faq">On</Link>
      <CrashBoundary at={useLocation().key}>
        <Routes>
          <Route path="/" Component={Broken} />
          <Route path="/faq" element={<h1>Questions</h1>} />
        </Routes>
      </CrashBoundary>
    </>
  );
}

test('a page that breaks shows the error page, keeps the cause to itself and leads back', async () => {
  render(<MemoryRouter><Pages /></MemoryRouter>);
  await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  expect(document.body.textContent).not.toContain('secret.internal');
  expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe('/chef');
  expect(takeConsoleNoise().some((line) => line.includes('secret.internal'))).toBe(true);
});

test('whoever goes on leaves behind what broke', async () => {
  render(<MemoryRouter><Pages /></MemoryRouter>);
  await screen.findByRole('heading', { name: 'Unexpected Application Error!' });
  takeConsoleNoise();
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  await screen.findByRole('heading', { name: 'Questions' });
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
});
