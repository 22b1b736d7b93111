// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SHOWN_MS, toast, toastNow } from './toast.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const say = (next: Parameters<typeof toast>[0]) => act(() => toast(next));

test('a toast is told politely in a place that was there before it', () => {
  render(<Toaster />);
  const place = screen.getByRole('status');
  say({ said: 'Kept.' });
  expect([place.textContent, screen.queryByRole('button', { name: 'Undo' })]).toEqual(['Kept.', null]);
});

test('Undo takes back what was done, once, and the focus stays there', async () => {
  const undo = vi.fn<() => void>();
  render(<Toaster />);
  say({ said: 'Kept.', undo });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([undo.mock.calls.length, screen.getByRole('status').textContent]).toEqual([1, '']);
  expect(document.activeElement?.className).toContain('toast');
});

test('it is closed by hand', async () => {
  render(<Toaster />);
  say({ said: 'Changed.', lasting: true });
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('it goes by itself after a while, one that lasts stays, and one in use is not taken away', () => {
  vi.useFakeTimers();
  render(<Toaster />);
  say({ said: 'Kept.' });
  act(() => void vi.advanceTimersByTime(SHOWN_MS));
  expect(toastNow()).toBeNull();
  say({ said: 'Changed.', lasting: true });
  act(() => void vi.advanceTimersByTime(2 * SHOWN_MS));
  expect(screen.getByRole('status').textContent).toBe('Changed.');
  say({ said: 'Put there.', undo: () => undefined });
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  act(() => void vi.advanceTimersByTime(2 * SHOWN_MS));
  expect(screen.getByRole('status').textContent).toBe('Put there.');
});

test('what was done on one page is no news on the next', () => {
  const { unmount } = render(<Toaster />);
  say({ said: 'Kept.' });
  unmount();
  expect(toastNow()).toBeNull();
});
