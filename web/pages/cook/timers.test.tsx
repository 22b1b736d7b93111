// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCook } from '../../../tests/kit/on-the-stove.tsx';

/** A browser's own parts that jsdom lacks, writing down what they are asked for. */
let sounded: number[];
let notified: string[];
let asked: number;

function withBell() {
  const param = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  const node = { connect: (to: unknown) => to, gain: param };
  vi.stubGlobal('AudioContext', class {
    state = 'running';
    currentTime = 0;
    destination = {};
    createGain = () => node;
    createOscillator = () => ({ ...node, frequency: param, start: () => void sounded.push(Date.now()), stop: () => undefined });
  });
}

function withNotifications(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  class Shown extends EventTarget {
    static permission = permission;
    static requestPermission = async () => {
      asked += 1;
      Shown.permission = answer;
      return answer;
    };
    constructor(title: string, { body }: NotificationOptions) {
      super();
      notified.push(`${title}: ${body ?? ''}`);
    }
  }
  vi.stubGlobal('Notification', Shown);
}

beforeEach(() => {
  [sounded, notified, asked] = [[], [], 0];
  // The clock moves only when told; it starts after the app was opened.
  vi.useFakeTimers({ now: Date.now() + 1_000, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  for (const stop of screen.queryAllByRole('button', { name: /^Stop: / })) fireEvent.click(stop);
  await pass(3);
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.queryAllByRole('timer').map((left) => [left.textContent, left.nextElementSibling?.textContent]);

test('every time in a step is a button; it starts a timer that is seen on every screen', async () => {
  await openCook({ step: 3 });
  expect(within(screen.getByRole('list', { name: 'Timers for this step' })).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['4 min · Simmer the sauce', '5 min · Rest the chicken']);
  press(/^4 min/);
  await pass(60);
  press(/^5 min/);
  expect(rows()).toEqual([['3:00', 'Simmer the sauceStep 3'], ['5:00', 'Rest the chickenStep 3']]);
  expect(document.title).toBe('3:00 Simmer the sauce - Step 3 of 4 - Chicken Thighs with Mustard Sauce - Recipe Chef');
  fireEvent.keyDown(document.body, { key: 'Home' });
  await pass(30);
  expect(rows()).toEqual([['2:30', 'Simmer the sauceStep 3'], ['4:30', 'Rest the chickenStep 3']]);
});

test('a range rings at its low end', async () => {
  await openCook({ step: 2 });
  press('35 to 40 min · Roast the chicken thighs');
  expect(rows()).toEqual([['35:00', 'Roast the chicken thighsStep 2']]);
});

test('a running one is not started twice', async () => {
  await openCook({ step: 3 });
  press(/^4 min/);
  await pass(60);
  press(/^3:00 left/);
  expect(rows().length).toBe(1);
  expect(screen.getByText(/^Simmer the sauce: 3:00 left\./)).toBeTruthy();
});

test('it rings on time with a sound, again and again until it is stopped', async () => {
  withBell();
  await openCook({ step: 3 });
  press(/^4 min/);
  const end = Date.now() + 240_000;
  await pass(239);
  expect([sounded.length, screen.getByRole('alert').textContent]).toEqual([0, '']);
  await pass(1);
  expect(sounded).toEqual([end, end, end]);
  expect(screen.getByRole('alert').textContent).toBe('Time is up: Simmer the sauce, step 3.');
  expect(rows()).toEqual([['Time is up', 'Simmer the sauceStep 3 · rang just now']]);
  expect(document.title).toMatch(/^Time is up: Simmer the sauce - /);
  await pass(5);
  expect(sounded.length).toBe(9);
  press('Stop: Simmer the sauce');
  await pass(60);
  expect([sounded.length, rows()]).toEqual([9, []]);
});

test('it grows tired of ringing after a minute, and stays to be seen', async () => {
  withBell();
  await openCook({ step: 3 });
  press(/^4 min/);
  await pass(240 + 200);
  expect([sounded.length, rows()]).toEqual([24 * 3, [['Time is up', 'Simmer the sauceStep 3 · rang 3 min ago']]]);
});

test('one minute more, before and after it rang', async () => {
  withBell();
  await openCook({ step: 3 });
  press(/^4 min/);
  press('+1 min: Simmer the sauce');
  await pass(290);
  expect([rows()[0]?.[0], sounded.length]).toEqual(['0:10', 0]);
  await pass(11);
  expect(sounded.length).toBe(3);
  press('+1 min: Simmer the sauce');
  await pass(59);
  expect([rows()[0]?.[0], sounded.length]).toEqual(['0:01', 3]);
  await pass(1);
  expect(sounded.length, 'it rings anew').toBe(6);
});

test('timers go on through a reload; what rang meanwhile is told and not rung', async () => {
  const { unmount } = await openCook({ step: 3 });
  press(/^4 min/);
  press(/^5 min/);
  await pass(60);
  unmount();
  // While nobody was there: a time before the app was opened.
  const stored = JSON.parse(localStorage.getItem('recipe-chef.timers') ?? '[]') as { ends: number }[];
  localStorage.setItem('recipe-chef.timers', JSON.stringify(stored.map((timer, at) => (at === 0 ? { ...timer, ends: Date.now() - 3_600_000 } : timer))));
  withBell();
  await openCook({ step: 1 });
  press('Next');
  expect(rows()).toEqual([['Time is up', 'Simmer the sauceStep 3 · rang 60 min ago'], ['4:00', 'Rest the chickenStep 3']]);
  await pass(10);
  expect(sounded).toEqual([]);
});

test('leave to notify is asked for only when it is pressed, and used', async () => {
  withNotifications('default');
  await openCook({ step: 3 });
  press(/^4 min/);
  expect(asked).toBe(0);
  press('Notify me when I’m in another app');
  await pass(0);
  expect([asked, screen.getByText('You will be notified.').textContent]).toEqual([1, 'You will be notified.']);
  await pass(240);
  expect(notified).toEqual(['Simmer the sauce: Step 3: time is up.']);
});

test.each(['denied', 'granted'] as const)('nothing is asked where leave was %s before', async (before) => {
  withNotifications(before);
  await openCook({ step: 3 });
  press(/^4 min/);
  expect(screen.queryByRole('button', { name: /^Notify me/ })).toBeNull();
  await pass(240);
  expect([asked, notified.length]).toEqual([0, before === 'granted' ? 1 : 0]);
});

test('a refusal is taken, and the page rings', async () => {
  withNotifications('default', 'denied');
  withBell();
  await openCook({ step: 3 });
  press(/^4 min/);
  press(/^Notify me/);
  await pass(240);
  expect([screen.getByText('Not allowed. The page still rings.') !== null, notified, sounded.length]).toEqual([true, [], 3]);
});
