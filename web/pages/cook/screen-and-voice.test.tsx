// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openCook } from '../../../tests/kit/on-the-stove.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'wakeLock');
  Reflect.deleteProperty(document, 'visibilityState');
});

/** A screen that can be kept on. `gives` says whether the device agrees. */
function withWakeLock() {
  const device = { gives: true, held: [] as (EventTarget & { released: boolean; release(): Promise<void> })[] };
  const request = async () => {
    if (!device.gives) throw new DOMException('Low battery', 'NotAllowedError');
    const lock = Object.assign(new EventTarget(), {
      released: false,
      async release() {
        lock.released = true;
        lock.dispatchEvent(new Event('release'));
      },
    });
    device.held.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return device;
}

async function seen(visible: boolean) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visible ? 'visible' : 'hidden' });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

const on = (device: ReturnType<typeof withWakeLock>) => device.held.filter(({ released }) => !released).length;

test('the screen stays on, again after another app, and no longer than cook mode', async () => {
  const device = withWakeLock();
  const { unmount } = await openCook();
  expect(await screen.findByText('Screen stays on')).toBeTruthy();
  await act(() => device.held[0]?.release() ?? Promise.resolve());
  expect(screen.queryByText('Screen stays on'), 'the browser took it while the page was hidden').toBeNull();
  await seen(false);
  expect(on(device)).toBe(0);
  await seen(true);
  expect([await screen.findByText('Screen stays on') !== null, on(device)]).toEqual([true, 1]);
  unmount();
  await vi.waitFor(() => expect(on(device)).toBe(0));
});

test('a device that refuses is asked again on a press', async () => {
  const device = withWakeLock();
  device.gives = false;
  await openCook();
  const retry = await screen.findByRole('button', { name: 'Your screen may sleep. Keep screen on' });
  device.gives = true;
  await userEvent.click(retry);
  expect(await screen.findByText('Screen stays on')).toBeTruthy();
  expect(on(device)).toBe(1);
});

test('a browser that cannot do it says so and offers no button', async () => {
  await openCook();
  expect(screen.getByText('Your screen may sleep')).toBeTruthy();
  expect(screen.getByText(/^This browser cannot keep your screen on\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Keep screen on/ })).toBeNull();
});

function withVoice() {
  const spoken: string[] = [];
  vi.stubGlobal('SpeechSynthesisUtterance', class { text: string; constructor(text: string) { this.text = text; } });
  vi.stubGlobal('speechSynthesis', { speak: ({ text }: { text: string }) => void spoken.push(text), cancel: () => void spoken.push('(silence)') });
  return spoken;
}

test('a step is read aloud sentence by sentence, and the next one when it is turned', async () => {
  const spoken = withVoice();
  const { unmount } = await openCook({ step: 1 });
  expect(spoken).toEqual([]);
  const visitor = userEvent.setup();
  await visitor.click(screen.getByRole('button', { name: 'Read aloud' }));
  expect(spoken.splice(0)).toEqual(['(silence)', 'Step 1 of 4.', 'Heat the oven to 200 °C.', 'Rub the chicken thighs with the salt.']);
  await visitor.keyboard('{ArrowRight}');
  expect(spoken.splice(0)).toEqual(['(silence)', '(silence)', 'Step 2 of 4.', 'Roast the chicken thighs for 35 to 40 minutes.']);
  await visitor.click(screen.getByRole('button', { name: 'Read aloud', pressed: true }));
  expect(spoken.splice(0)).toEqual(['(silence)']);
  await visitor.click(screen.getByRole('button', { name: 'Read aloud', pressed: false }));
  spoken.splice(0);
  unmount();
  expect(spoken, 'nobody talks to an empty kitchen').toEqual(['(silence)']);
});

test('without a voice there is no button for it', async () => {
  await openCook({ step: 1 });
  expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
});
