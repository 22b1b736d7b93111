// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDLE } from '../../cooking/cooking.ts';
import { Waiting } from './waiting.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const offer = () => screen.queryByRole('button', { name: 'Cook with the house chef' });

function wait(kind: 'house' | 'model' | null) {
  render(<Waiting cooking={{ ...IDLE, phase: 'waiting', chef: kind && { kind, name: kind } }} stop={() => undefined} house={() => undefined} />);
}

test.each(['model', null] as const)('after five seconds without a word the house chef is offered (%s)', (kind) => {
  wait(kind);
  act(() => void vi.advanceTimersByTime(4_999));
  expect(offer()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(offer()).not.toBeNull();
});

test('but not while it is the house chef who cooks', () => {
  wait('house');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(offer()).toBeNull();
});
