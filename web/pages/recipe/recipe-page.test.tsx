// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leave, visit } from '../../../tests/kit/visit.tsx';
import { withDialogs } from '../../../tests/kit/with-dialogs.ts';
import type { Visit } from '../../../tests/kit/visit.tsx';

beforeEach(withDialogs);
afterEach(leave);

const input = () => screen.getByLabelText<HTMLInputElement>('Add ingredient');
const section = () => screen.getByRole('region', { name: 'Ingredients on hand' });
const onHand = () => within(section()).queryAllByRole('button', { name: /^Change / }).map((name) => name.textContent);
const said = () => document.querySelector('.pantry-form .said')?.textContent ?? '';

async function add({ visitor }: Visit, ...texts: readonly string[]) {
  for (const text of texts) {
    await visitor.type(input(), text);
    await visitor.click(screen.getByRole('button', { name: '+ Add ingredient' }));
  }
}

test('the form: label, placeholder, required, button', async () => {
  await visit('/recipe');
  expect([input().placeholder, input().required, input().type]).toEqual(['e.g. oregano', true, 'text']);
  expect(screen.getByRole('button', { name: '+ Add ingredient' }).textContent).toBe(' + Add ingredient');
  expect(document.title).toMatch(/Recipe Chef/);
});

test('the list starts empty and is announced politely', async () => {
  await visit('/recipe');
  expect(onHand()).toEqual([]);
  expect(section().querySelector('ul')?.getAttribute('aria-live')).toBe('polite');
});

test('each ingredient is appended, and the field is ready for the next', async () => {
  const page = await visit('/recipe');
  await add(page, 'eggs', 'spinach');
  expect(onHand()).toEqual(['eggs', 'spinach']);
  expect([input().value, document.activeElement]).toEqual(['', input()]);
});

test('staples are tapped on: each goes from what is offered to the list, the focus stays near, and three are enough', async () => {
  const { visitor } = await visit('/recipe');
  const offered = () => screen.queryAllByRole('button', { name: /^Add (?!ingredient)/ }).map((button) => button.textContent);
  const all = offered().length;
  await visitor.click(screen.getByRole('button', { name: 'Add eggs' }));
  expect([onHand(), offered().length, offered().includes('eggs')]).toEqual([['eggs'], all - 1, false]);
  expect(document.activeElement?.textContent).toBe('onions');
  await visitor.click(screen.getByRole('button', { name: 'Add rice' }));
  await visitor.click(screen.getByRole('button', { name: 'Add cheese' }));
  expect([onHand(), offered()]).toEqual([['eggs', 'rice', 'cheese'], []]);
  expect(document.activeElement?.id).toBe('on-hand');
});

test('several typed at once become several', async () => {
  const page = await visit('/recipe');
  await add(page, 'eggs, spinach and feta');
  expect(onHand()).toEqual(['eggs', 'spinach', 'feta']);
});

test('a pasted list of lines becomes several', async () => {
  const { visitor } = await visit('/recipe');
  await visitor.click(input());
  await visitor.paste('- eggs\n- spinach\r\n- feta\n');
  await visitor.keyboard('{Enter}');
  expect(onHand()).toEqual(['eggs', 'spinach', 'feta']);
});

const HINT = 'Add at least 4 ingredients.';
const blocks = () => ({
  hint: screen.queryByText(HINT) !== null,
  anyway: screen.queryByRole('button', { name: 'Cook with these anyway' }) !== null,
  ready: screen.queryByRole('heading', { name: 'Ready for a recipe?' }) !== null,
  text: screen.queryByText('Generate a recipe from your list of ingredients.') !== null,
  get: screen.queryByRole('button', { name: 'Get a recipe' }) !== null,
});

test.each([
  [0, { hint: true, anyway: false, ready: false, text: false, get: false }],
  [1, { hint: true, anyway: true, ready: false, text: false, get: false }],
  [3, { hint: true, anyway: true, ready: false, text: false, get: false }],
  [4, { hint: false, anyway: false, ready: true, text: true, get: true }],
  [6, { hint: false, anyway: false, ready: true, text: true, get: true }],
])('with %i ingredients', async (count, expected) => {
  const page = await visit('/recipe');
  if (count > 0) await add(page, ['eggs', 'spinach', 'feta', 'potatoes', 'onion', 'milk'].slice(0, count).join(', '));
  expect(onHand().length).toBe(count);
  expect(blocks()).toEqual(expected);
});

test('an ingredient is changed in place, with the keyboard alone', async () => {
  const page = await visit('/recipe');
  await add(page, 'eggs, spinach');
  screen.getByRole('button', { name: 'Change spinach' }).focus();
  await page.visitor.keyboard('{Enter}');
  const field = screen.getByRole('textbox', { name: 'Change spinach' });
  expect(document.activeElement).toBe(field);
  await page.visitor.clear(field);
  await page.visitor.keyboard('kale{Enter}');
  expect(onHand()).toEqual(['eggs', 'kale']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change kale' }));
});

test('Escape leaves an ingredient as it was', async () => {
  const page = await visit('/recipe');
  await add(page, 'eggs');
  await page.visitor.click(screen.getByRole('button', { name: 'Change eggs' }));
  await page.visitor.keyboard('xyz{Escape}');
  expect(onHand()).toEqual(['eggs']);
});

test('an ingredient is removed, and the focus stays in the list', async () => {
  const page = await visit('/recipe');
  await add(page, 'eggs, spinach, feta');
  await page.visitor.click(screen.getByRole('button', { name: 'Remove spinach' }));
  expect(onHand()).toEqual(['eggs', 'feta']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change feta' }));
  expect(said()).toBe('Removed spinach.');
});

test('what is there already folds, and the page says so', async () => {
  const page = await visit('/recipe');
  await add(page, 'Eggs', 'egg');
  expect(onHand()).toEqual(['Eggs']);
  expect(said()).toBe('On your list already: egg.');
});

test('81 characters: a clear sentence, and nothing typed is lost', async () => {
  const page = await visit('/recipe');
  const long = 'x'.repeat(81);
  await add(page, 'eggs', long);
  expect([onHand(), input().value]).toEqual([['eggs'], long]);
  expect(said()).toMatch(/80 characters/);
});

test('the 31st ingredient: a clear sentence, and nothing typed is lost', async () => {
  const page = await visit('/recipe');
  await page.visitor.click(input());
  await page.visitor.paste(Array.from({ length: 31 }, (_, index) => `food ${index}`).join(', '));
  await page.visitor.keyboard('{Enter}');
  expect([onHand().length, input().value]).toEqual([30, 'food 30']);
  expect(said()).toMatch(/holds 30 ingredients/);
});

test('a blank is no ingredient', async () => {
  const page = await visit('/recipe');
  await add(page, '   ');
  expect([onHand(), said()]).toEqual([[], 'Type an ingredient first.']);
});

test('markup is text', async () => {
  const page = await visit('/recipe');
  await add(page, '<img src=x onerror=alert(1)>');
  expect(onHand()).toEqual(['<img src=x onerror=alert(1)>']);
  expect(section().querySelector('img')).toBeNull();
});

test('the list can be cleared, and the last one brought back with one tap, also on the next visit', async () => {
  const page = await visit('/recipe');
  expect(screen.queryByRole('button', { name: 'Bring back your last list' })).toBeNull();
  await add(page, 'eggs, feta');
  await page.visitor.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(onHand()).toEqual([]);
  await page.visitor.click(screen.getByRole('button', { name: 'Bring back your last list' }));
  expect(onHand()).toEqual(['eggs', 'feta']);
  document.body.replaceChildren();
  // Another day, another tab.
  sessionStorage.clear();
  const next = await visit('/recipe');
  await waitFor(() => expect(onHand()).toEqual([]));
  await next.visitor.click(screen.getByRole('button', { name: 'Bring back your last list' }));
  expect(onHand()).toEqual(['eggs', 'feta']);
});

test('the list is still there after a look at another page, unless it was cleared', async () => {
  const page = await visit('/recipe');
  await add(page, 'eggs, feta');
  document.body.replaceChildren();
  const back = await visit('/recipe');
  await waitFor(() => expect(onHand()).toEqual(['eggs', 'feta']));
  await back.visitor.click(screen.getByRole('button', { name: 'Clear the list' }));
  document.body.replaceChildren();
  await visit('/recipe');
  expect(onHand()).toEqual([]);
});

test('servings, diet, time and wish are remembered on the device', async () => {
  const { visitor } = await visit('/recipe');
  const done = async () => {
    await visitor.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    return document.activeElement?.textContent;
  };
  await visitor.click(screen.getByRole('button', { name: 'Servings, time' }));
  await visitor.dblClick(await screen.findByRole('button', { name: 'One serving more' }));
  await visitor.selectOptions(screen.getByLabelText('Time to cook'), '30');
  expect(await done()).toBe('For 3, 30 minutes');
  await visitor.click(screen.getByRole('button', { name: 'Diet' }));
  await visitor.click(await screen.findByRole('checkbox', { name: 'vegetarian' }));
  await visitor.click(screen.getByRole('checkbox', { name: 'tree nuts' }));
  await visitor.click(screen.getByRole('checkbox', { name: 'fish' }));
  expect(await done()).toBe('vegetarian, no fish +1');
  await visitor.click(screen.getByRole('button', { name: 'Wishes' }));
  await visitor.type(await screen.findByLabelText('A wish'), 'soup');
  expect(screen.queryByLabelText('Who should cook')).toBeNull();
  expect(await done()).toBe('“soup”');
  expect(screen.getByRole('button', { name: 'Diet: vegetarian, no fish, no tree nuts' }).getAttribute('aria-haspopup')).toBe('dialog');
  expect(JSON.parse(localStorage.getItem('recipe-chef.options') ?? '')).toMatchObject({ servings: 3, diets: ['vegetarian'], allergies: ['fish', 'nuts'], minutes: 30, wish: 'soup' });
});

test('no accessibility fault that a machine can find', async () => {
  const page = await visit('/recipe');
  await add(page, 'eggs, spinach, feta, potatoes');
  // jsdom paints nothing, so contrast is checked in the browser.
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
