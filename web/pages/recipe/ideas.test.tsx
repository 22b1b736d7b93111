// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leave, realServer, visit } from '../../../tests/kit/visit.tsx';
import { withDialogs } from '../../../tests/kit/with-dialogs.ts';
import type { Visit } from '../../../tests/kit/visit.tsx';
import type { IdeasInput, Send } from '../../api.ts';

beforeEach(withDialogs);
afterEach(leave);

const FOUR = 'eggs, spinach, feta, potatoes';
const add = ({ visitor }: Visit, list: string) => visitor.type(screen.getByLabelText('Add ingredient'), `${list}{Enter}`);
const offered = () => screen.findByRole('region', { name: 'What could it be?' });
const cards = () => within(screen.getByRole('region', { name: 'What could it be?' })).queryAllByRole('listitem').map((item) => within(item).getByRole('button'));
const titles = () => cards().map((card) => card.querySelector('.idea-title')?.textContent);
const ready = () => waitFor(() => {
  expect(cards().length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'What could it be?' }).querySelector('[aria-busy=true]')).toBeNull();
});
const said = () => within(screen.getByRole('region', { name: 'What could it be?' })).getByRole('status').textContent;

/** The real server, with a book of what it was asked. */
function listening(server: Send = realServer()) {
  const asked: { path: string; body: IdeasInput; signal: AbortSignal | null | undefined }[] = [];
  const send: Send = (path, init) => {
    if (init?.body !== undefined) asked.push({ path, body: JSON.parse(init.body as string) as IdeasInput, signal: init.signal });
    return server(path, init);
  };
  return { send, at: (path: string) => asked.filter((one) => one.path === path) };
}

test('one is too few, two are offered three dishes, and at one again the offer goes', async () => {
  const { send, at } = listening();
  const page = await visit('/recipe', send);
  await add(page, 'eggs');
  await new Promise((later) => setTimeout(later, 400));
  expect([screen.queryByText('What could it be?'), at('/api/ideas').length]).toEqual([null, 0]);
  await add(page, 'potatoes');
  await offered();
  await ready();
  expect([cards().length, new Set(titles()).size]).toEqual([3, 3]);
  expect(said()).toBe('There are ideas for your list.');
  await page.visitor.click(screen.getByRole('button', { name: 'Remove eggs' }));
  expect(screen.queryByText('What could it be?')).toBeNull();
});

test('a card tells what the dish takes', async () => {
  const { send } = listening();
  const page = await visit('/recipe', send);
  await add(page, FOUR);
  await offered();
  await ready();
  for (const card of cards()) {
    expect(card.textContent).toMatch(/\d+ minutes, uses \d of 4, (?:nothing to buy|needs: [a-z][^,]*(?:(?:,| and) [a-z][^,]*)*), (?:uses up your [a-z]|$)/);
  }
  expect(cards()[0]?.textContent).toContain('uses up your spinach');
});

test('while they are on their way there are three empty places', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = realServer();
  const page = await visit('/recipe', async (path, init) => {
    if (path === '/api/ideas') await held;
    return server(path, init);
  });
  await add(page, FOUR);
  const region = await offered();
  expect(region.querySelectorAll('.idea-coming').length).toBe(3);
  expect(within(region).queryByRole('button')).toBeNull();
  letGo();
  await ready();
  expect(region.querySelectorAll('.idea-coming').length).toBe(0);
});

test.each([0, 2])('picking card %i cooks exactly that dish, with the same options', async (place) => {
  localStorage.setItem('recipe-chef.options', JSON.stringify({ servings: 3, diets: ['vegetarian'] }));
  const { send, at } = listening();
  const page = await visit('/recipe', send);
  await add(page, FOUR);
  await offered();
  await ready();
  const title = titles()[place] ?? '';
  const card = cards()[place];
  if (!card) throw new Error('no such card');
  await page.visitor.click(card);
  await screen.findByRole('button', { name: 'Cook another' });
  expect(screen.getByRole('heading', { name: title, level: 3 })).toBeTruthy();
  const { body } = at('/api/cook')[0] ?? {};
  expect(body).toMatchObject({ servings: 3, diets: ['vegetarian'] });
  // After it, another is the chef's choice again.
  await page.visitor.click(screen.getByRole('button', { name: 'Cook another' }));
  await waitFor(() => expect(at('/api/cook').length).toBe(2));
  expect(at('/api/cook')[1]?.body.dish).toBeUndefined();
});

test('with the keyboard alone', async () => {
  const page = await visit('/recipe');
  await add(page, FOUR);
  await offered();
  await ready();
  const [first] = cards();
  first?.focus();
  await page.visitor.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: first?.querySelector('.idea-title')?.textContent ?? '', level: 3 })).toBeTruthy();
});

test('while something cooks no card can be picked, and none loses its focus', async () => {
  const server = realServer();
  const never: Send = (path, init) => (path === '/api/cook' ? new Promise<Response>(() => undefined) : server(path, init));
  const { send, at } = listening(never);
  const page = await visit('/recipe', send);
  await add(page, FOUR);
  await offered();
  await ready();
  const [first, second] = cards();
  if (!first || !second) throw new Error('no cards');
  await page.visitor.click(first);
  expect(cards().map((card) => card.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true']);
  expect(document.activeElement).toBe(first);
  await page.visitor.click(second);
  await page.visitor.click(screen.getByRole('button', { name: 'Something else' }));
  expect([at('/api/cook').length, at('/api/ideas').length]).toEqual([1, 1]);
});

test('something else: others each time, with all dishes shown so far, until there are none; then back to the first', async () => {
  const { send, at } = listening();
  const page = await visit('/recipe', send);
  await add(page, FOUR);
  await offered();
  await ready();
  const first = titles();
  const button = () => within(screen.getByRole('region', { name: 'What could it be?' })).getByRole('button', { name: /^(?:Something else|Back to the first ideas)$/ });
  for (let tries = 0; tries < 40 && button().textContent === 'Something else'; tries++) {
    const asked = at('/api/ideas').length;
    const shown = cards().length;
    await page.visitor.click(button());
    await waitFor(() => expect(at('/api/ideas').length).toBe(asked + 1));
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('false'));
    expect(at('/api/ideas').at(-1)?.body.besides?.length).toBe((at('/api/ideas').at(-2)?.body.besides?.length ?? 0) + shown);
    if (button().textContent !== 'Something else') break;
    if (tries === 0) expect(said()).toBe(`Other ideas: ${titles().join('; ')}.`);
  }
  expect(button().textContent).toBe('Back to the first ideas');
  expect(document.activeElement).toBe(button());
  expect(said()).toMatch(/all we can think of/);
  const { besides = [] } = at('/api/ideas').at(-1)?.body ?? {};
  expect(besides.length).toBeGreaterThan(5);
  expect(new Set(besides).size).toBe(besides.length);
  await page.visitor.click(button());
  await waitFor(() => expect(titles()).toEqual(first));
});

test('a changed list is thought about anew once it rests, and older questions are dropped', async () => {
  const { send, at } = listening();
  const page = await visit('/recipe', send);
  await add(page, FOUR);
  await offered();
  await ready();
  await page.visitor.click(screen.getByRole('button', { name: 'Something else' }));
  await add(page, 'bacon');
  await add(page, 'leek');
  await ready();
  await waitFor(() => expect(cards()[0]?.textContent).toMatch(/uses \d of 6/));
  const last = at('/api/ideas').at(-1);
  expect([last?.body.pantry?.length, last?.body.besides]).toEqual([6, []]);
});

test('a question that is overtaken is dropped', async () => {
  const server = realServer();
  const { send, at } = listening((path, init) => (path === '/api/ideas' ? new Promise<Response>(() => undefined) : server(path, init)));
  const page = await visit('/recipe', send);
  await add(page, FOUR);
  await waitFor(() => expect(at('/api/ideas').length).toBe(1));
  expect(at('/api/ideas')[0]?.signal?.aborted).toBe(false);
  await add(page, 'bacon');
  expect(at('/api/ideas')[0]?.signal?.aborted).toBe(true);
});

test('changed options are thought about anew', async () => {
  const { send, at } = listening();
  const page = await visit('/recipe', send);
  await add(page, 'eggs, spinach, chickpeas, potatoes, rice');
  await offered();
  await ready();
  await page.visitor.click(screen.getByRole('button', { name: 'Diet' }));
  await page.visitor.click(await screen.findByRole('checkbox', { name: 'vegan' }));
  await waitFor(() => expect(cards()[0]?.textContent).toMatch(/uses \d of 4/));
  expect(at('/api/ideas').at(-1)?.body.diets).toEqual(['vegan']);
});

test('where nothing may be cooked there is no offer and no noise', async () => {
  const { send, at } = listening();
  const page = await visit('/recipe', send);
  await add(page, 'bleach, ammonia, rice, eggs');
  await waitFor(() => expect(at('/api/ideas').length).toBe(1));
  await waitFor(() => expect(screen.queryByText('What could it be?')).toBeNull());
});

test('without a network the kitchen in the browser has the ideas', async () => {
  const page = await visit('/recipe', () => Promise.reject(new TypeError('Failed to fetch')));
  await add(page, FOUR);
  await offered();
  await ready();
  expect(cards().length).toBe(3);
});

test('no accessibility fault that a machine can find', async () => {
  const page = await visit('/recipe');
  await add(page, FOUR);
  await offered();
  await ready();
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
