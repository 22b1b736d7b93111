// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeConsoleNoise } from '../../../tests/kit/no-console-noise.ts';
import { leave, realServer, visit } from '../../../tests/kit/visit.tsx';
import { withDialogs } from '../../../tests/kit/with-dialogs.ts';
import type { Visit } from '../../../tests/kit/visit.tsx';
import type { Chef } from '../../../server/chefs/chef.ts';
import { ChefFault } from '../../../server/chefs/chef.ts';
import { checkAnswer } from '../../../server/chefs/check-answer.ts';
import type { Send } from '../../api.ts';

beforeEach(withDialogs);
afterEach(leave);

const MARKDOWN = '# Spinach Omelette\n\n**Serves 2 · 15 minutes**\n\n## Ingredients\n\n- 4 eggs\n- 100 g spinach\n- 60 g feta\n\n## Steps\n\n1. Beat the eggs.\n2. Fry the spinach for 2 minutes, add the eggs and cook until firm (71 °C / 160 °F).\n3. Scatter over the feta.\n';

/** Writes MARKDOWN piece by piece; each piece waits for its turn. */
function slowModel(pieces: number, end: 'whole' | 'breaks' = 'whole'): Chef & { next(): void; signal: AbortSignal | null } {
  const turns: (() => void)[] = [];
  const size = Math.ceil(MARKDOWN.length / pieces);
  return {
    kind: 'model',
    name: 'Test Model 8x7B',
    signal: null,
    next: () => turns.shift()?.(),
    async *cook(order, signal) {
      this.signal = signal;
      const written = end === 'whole' ? pieces : Math.floor(pieces / 2);
      for (let piece = 0; piece < written; piece++) {
        await new Promise<void>((go, stop) => {
          turns.push(go);
          signal.addEventListener('abort', () => stop(signal.reason as Error));
        });
        yield { event: 'text', text: MARKDOWN.slice(piece * size, (piece + 1) * size) };
      }
      if (end === 'breaks') throw new ChefFault('cut');
      yield* checkAnswer(MARKDOWN, 'complete', order);
    },
  };
}

async function ask({ visitor }: Visit, list = 'eggs, spinach, feta, potatoes') {
  await visitor.type(screen.getByLabelText('Add ingredient'), `${list}{Enter}`);
  const get = screen.queryByRole('button', { name: 'Get a recipe' }) ?? screen.getByRole('button', { name: 'Cook with these anyway' });
  await visitor.click(get);
}

const recommendation = () => screen.findByRole('region', { name: /Chef Claude recommends:/ });
const cooked = () => screen.findByRole('button', { name: 'Cook another' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const status = () => document.querySelector('.plate > [role=status]')?.textContent;

test('four ingredients become a recipe by the house chef, formatted, checked and announced', async () => {
  const page = await visit('/recipe');
  await ask(page);
  await cooked();
  const region = await recommendation();
  expect(within(region).getByRole('heading', { level: 2 }).textContent).toBe('Chef Claude recommends: ');
  expect(within(region).getByText('Cooked by the house chef')).toBeTruthy();
  expect(within(region).getByRole('heading', { name: 'Ingredients' })).toBeTruthy();
  expect(within(region).getAllByRole('listitem').length).toBeGreaterThan(5);
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.getAttribute('aria-busy')).toBe('false');
  const checked = within(region).getByRole('complementary', { name: 'Checked' });
  expect(checked.textContent).toMatch(/Uses \d of 4/);
  expect(checked.textContent).toMatch(/Contains .*egg/);
  expect(status()).toBe('Your recipe is ready.');
});

test('fewer than four can be cooked as well', async () => {
  const page = await visit('/recipe');
  await ask(page, 'eggs, spinach, feta');
  expect(await cooked()).toBeTruthy();
  expect((await recommendation()).textContent).toMatch(/Uses \d of 3/);
});

test('waiting, then text as it comes, then the whole; the button is off until the end', async () => {
  const model = slowModel(4);
  const page = await visit('/recipe', realServer(model));
  await ask(page);
  expect(await screen.findByText('Generating your recipe...')).toBeTruthy();
  expect([button('Get a recipe').disabled, status(), screen.queryByText(/recommends/)]).toEqual([true, 'The chef has started.', null]);
  model.next();
  await screen.findByRole('heading', { name: 'Spinach Omelette' });
  const region = await recommendation();
  expect([button('Get a recipe').disabled, region.getAttribute('aria-busy'), screen.queryByText('Generating your recipe...')]).toEqual([true, 'true', null]);
  expect(region.textContent).toContain('Cooked by Test Model 8x7B');
  for (let piece = 1; piece < 4; piece++) {
    await waitFor(() => model.next());
    await new Promise((later) => setTimeout(later, 60));
  }
  await cooked();
  expect((await recommendation()).textContent).toContain('Scatter over the feta.');
  expect([button('Get a recipe').disabled, status()]).toEqual([false, 'Your recipe is ready.']);
});

test('Stop before the first word: the plate is empty again, and the chef was told', async () => {
  const model = slowModel(4);
  const page = await visit('/recipe', realServer(model));
  await ask(page);
  await waitFor(() => expect(model.signal).not.toBeNull());
  await page.visitor.click(button('Stop'));
  expect(await screen.findByText('Your recipe will be served here.')).toBeTruthy();
  await waitFor(() => expect(model.signal?.aborted).toBe(true));
  expect(button('Get a recipe').disabled).toBe(false);
});

test('Stop in the middle: the text stays, marked unfinished', async () => {
  const model = slowModel(4);
  const page = await visit('/recipe', realServer(model));
  await ask(page);
  await waitFor(() => expect(model.signal).not.toBeNull());
  model.next();
  await screen.findByRole('heading', { name: 'Spinach Omelette' });
  await page.visitor.click(button('Stop'));
  expect(await screen.findByText('Unfinished recipe')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Spinach Omelette' })).toBeTruthy();
  expect(button('Try again')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cook another' })).toBeNull();
});

test('a chef who breaks off: the text stays, one sentence, and the house chef finishes the day', async () => {
  const model = slowModel(4, 'breaks');
  const page = await visit('/recipe', realServer(model));
  await ask(page);
  for (let piece = 0; piece < 2; piece++) {
    await waitFor(() => expect(model.signal).not.toBeNull());
    await new Promise((later) => setTimeout(later, 60));
    model.next();
  }
  expect(await screen.findByText('Unfinished recipe')).toBeTruthy();
  expect(status()).toMatch(/^The recipe is unfinished\. The recipe broke off/);
  expect(takeConsoleNoise()).toEqual([expect.stringMatching(/^error: The recipe request failed: The recipe broke off/)]);
  await page.visitor.click(button('Cook with the house chef'));
  await cooked();
  expect((await recommendation()).textContent).toContain('Cooked by the house chef');
  expect(screen.queryByText('Unfinished recipe')).toBeNull();
});

test('a chef who is away: the house chef steps in and the page says so', async () => {
  const away: Chef = { kind: 'model', name: 'Away', cook: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new ChefFault('unreachable')) }) }) };
  const page = await visit('/recipe', realServer(away));
  await ask(page);
  await cooked();
  const region = await recommendation();
  expect(region.textContent).toContain('Cooked by the house chef');
  expect(region.textContent).toContain('Our online chef is away');
});

test('with a model the cook may choose who cooks', async () => {
  const page = await visit('/recipe', realServer(slowModel(1)));
  await page.visitor.click(screen.getByRole('button', { name: 'Wishes' }));
  await page.visitor.selectOptions(await screen.findByLabelText('Who should cook'), 'house');
  await page.visitor.click(screen.getByRole('button', { name: 'Done' }));
  await ask(page);
  await cooked();
  expect((await recommendation()).textContent).toContain('Cooked by the house chef');
});

test('a refusal is logged and shown as one sentence; the list is kept', async () => {
  // What the list says of its entries would take the button away before it is pressed.
  const server = realServer();
  const page = await visit('/recipe', (path, init) => (path === '/api/pantry' ? new Promise(() => undefined) : server(path, init)));
  await ask(page, 'gravel, batteries, windex, sand');
  await waitFor(() => expect(document.querySelector('.trouble p')?.textContent).toMatch(/\.$/));
  expect(takeConsoleNoise()).toEqual([`error: The recipe request failed: ${document.querySelector('.trouble p')?.textContent}`]);
  expect(screen.getAllByRole('button', { name: /^Remove/ }).length).toBe(4);
  expect([screen.queryByText(/recommends/), button('Get a recipe').disabled]).toEqual([null, false]);
});

test('no network: the house chef cooks on the device and says so', async () => {
  const page = await visit('/recipe', () => Promise.reject(new TypeError('Failed to fetch')));
  await ask(page);
  await cooked();
  expect((await recommendation()).textContent).toContain('right here on your device');
});

test('a server in trouble: the failure is logged, one sentence, Try again works', async () => {
  const server = realServer();
  let busy = true;
  const send: Send = (path, init) =>
    busy && path === '/api/cook' ? Response.json({ refusal: { code: 'too-many', sentence: 'That was a lot at once. Wait a moment and try again.', retryable: true } }, { status: 429 }) : server(path, init);
  const page = await visit('/recipe', send);
  await ask(page);
  expect((await screen.findAllByText('That was a lot at once. Wait a moment and try again.')).length).toBeGreaterThan(0);
  expect(takeConsoleNoise()).toEqual(['error: The recipe request failed: That was a lot at once. Wait a moment and try again.']);
  busy = false;
  await page.visitor.click(button('Try again'));
  await cooked();
});

test('Cook another asks for none of the dishes shown before', async () => {
  const server = realServer();
  const besides: unknown[] = [];
  const send: Send = (path, init) => {
    if (path === '/api/cook') besides.push((JSON.parse(init?.body as string) as { besides?: unknown }).besides);
    return server(path, init);
  };
  const page = await visit('/recipe', send);
  await ask(page);
  await page.visitor.click(await cooked());
  await waitFor(() => expect(besides.length).toBe(2));
  await cooked();
  expect(besides).toEqual([undefined, [expect.stringMatching(/^[a-z-]+\/[a-z0-9-]+$/)]]);
});

test('the page scrolls to the result when it appears and at the end, but not under the eyes of someone who reads', async () => {
  const model = slowModel(4);
  const page = await visit('/recipe', realServer(model));
  await ask(page);
  await waitFor(() => expect(page.scrolls.length).toBe(1));
  expect(page.scrolls[0]).toEqual({ behavior: 'smooth', block: 'start' });
  await waitFor(() => expect(model.signal).not.toBeNull());
  model.next();
  await screen.findByRole('heading', { name: 'Spinach Omelette' });
  await waitFor(() => expect(page.scrolls.length).toBeGreaterThan(1));
  const before = page.scrolls.length;
  fireEvent.wheel(window);
  model.next();
  await waitFor(() => expect(document.querySelector('.recipe-text')?.textContent).toContain('100 g spinach'));
  expect(page.scrolls.length).toBe(before);
});

test('under reduced motion it jumps', async () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: media.includes('reduce'), media }));
  const page = await visit('/recipe');
  await ask(page);
  await cooked();
  expect(new Set(page.scrolls.map(({ behavior }) => behavior))).toEqual(new Set(['instant']));
});

test('the recipe is copied as text', async () => {
  const page = await visit('/recipe');
  await ask(page);
  await cooked();
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  // jsdom has no innerText.
  Object.defineProperty(HTMLElement.prototype, 'innerText', { configurable: true, get(this: HTMLElement) { return this.textContent; } });
  await page.visitor.click(button('Copy as text'));
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(written.mock.calls[0]?.[0]).toMatch(/Ingredients/);
});
