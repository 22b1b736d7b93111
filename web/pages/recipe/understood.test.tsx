// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leave, visit } from '../../../tests/kit/visit.tsx';
import { withDialogs } from '../../../tests/kit/with-dialogs.ts';
import type { Visit } from '../../../tests/kit/visit.tsx';

beforeEach(withDialogs);
afterEach(leave);

const add = ({ visitor }: Visit, list: string) => visitor.type(screen.getByLabelText('Add ingredient'), `${list}{Enter}`);
const entry = (name: string) => screen.getByRole('button', { name: `Change ${name}` }).closest('li');
const noteOf = (name: string) => entry(name)?.querySelector('.understood')?.textContent ?? null;
/** Once a note stands somewhere, all entries have been read. */
const read = () => waitFor(() => expect(document.querySelector('.understood')).not.toBeNull());

test.each([
  ['brocoli', 'read as broccoli'],
  ['2 lbs spuds', 'read as potato'],
  ['quuxblatt', 'We do not know this, so it stays out.'],
  ['bleach', 'This is not food.'],
  ['bitter almonds', 'They release cyanide'],
  ['moldy bread', 'Throw it away'],
  ['no onions please', 'We keep onions out, as you asked.'],
])('%s: %s', async (text, note) => {
  const page = await visit('/recipe');
  await add(page, text);
  await read();
  expect(noteOf(text)).toContain(note);
});

test('what was understood as it was written stands without a note, in the same list', async () => {
  const page = await visit('/recipe');
  await add(page, 'Eggs, tomatoes, red onion, 2 limes, quuxblatt');
  await read();
  expect(['Eggs', 'tomatoes', 'red onion', '2 limes'].map(noteOf)).toEqual([null, null, null, null]);
});

test('a sign and words tell what stays out, not the colour alone', async () => {
  const page = await visit('/recipe');
  await add(page, 'quuxblatt, bleach');
  await read();
  expect(['quuxblatt', 'bleach'].map((name) => entry(name)?.querySelector('.understood svg path')?.getAttribute('d')).filter(Boolean).length).toBe(2);
  expect(entry('quuxblatt')?.querySelector('path')?.getAttribute('d')).not.toBe(entry('bleach')?.querySelector('.understood path')?.getAttribute('d'));
});

test('Edit opens the entry, and the mended one is read again', async () => {
  const page = await visit('/recipe');
  await add(page, 'quuxblatt');
  await page.visitor.click(await screen.findByRole('button', { name: 'Edit quuxblatt' }));
  const field = screen.getByRole('textbox', { name: 'Change quuxblatt' });
  expect(document.activeElement).toBe(field);
  await page.visitor.clear(field);
  await page.visitor.keyboard('aubergine{Enter}');
  await waitFor(() => expect(noteOf('aubergine')).toMatch(/^read as eggplant/));
});

test('a diet marks what it keeps out', async () => {
  const page = await visit('/recipe');
  await add(page, 'feta, rice');
  await page.visitor.click(screen.getByRole('button', { name: 'Diet' }));
  await page.visitor.click(await screen.findByRole('checkbox', { name: 'vegan' }));
  await waitFor(() => expect(noteOf('feta')).toContain('Stays out: not vegan (milk).'));
  expect(noteOf('rice')).toBeNull();
});

test('what we do not know is text and nothing else', async () => {
  const page = await visit('/recipe');
  const odd = '<img src=x onerror=alert(1)>';
  await add(page, odd);
  await read();
  expect(screen.getByRole('region', { name: 'Ingredients on hand' }).querySelector('img')).toBeNull();
  expect(noteOf(odd)).not.toContain('img');
});

test('an allergy that we do not know is told where it was written; equipment is remembered', async () => {
  const page = await visit('/recipe');
  await add(page, 'eggs');
  await page.visitor.click(screen.getByRole('button', { name: 'Diet' }));
  const avoid = await screen.findByLabelText('Other foods to keep out');
  await page.visitor.type(avoid, 'kiwi, zzyzx');
  await screen.findByText('We do not know “zzyzx”, so we cannot look out for it. Try a plainer name.');
  await page.visitor.clear(avoid);
  await page.visitor.type(avoid, 'kiwi');
  await screen.findByText('Several, with commas between them.');
  await page.visitor.click(screen.getByRole('button', { name: 'Done' }));
  await page.visitor.click(screen.getByRole('button', { name: 'Wishes' }));
  await page.visitor.click(within(await screen.findByRole('group', { name: 'I do not have' })).getByRole('checkbox', { name: 'oven' }));
  for (const name of ['Diet: no kiwi', 'Wishes: no oven']) expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('recipe-chef.options') ?? '')).toMatchObject({ avoid: 'kiwi', without: ['oven'] });
});

test('all nine diets and fourteen allergens can be set', async () => {
  const page = await visit('/recipe');
  await page.visitor.click(screen.getByRole('button', { name: 'Diet' }));
  const boxes = async (legend: string) => within(await screen.findByRole('group', { name: legend })).getAllByRole('checkbox').length;
  expect([await boxes('Diet'), await boxes('Allergies: keep out')]).toEqual([9, 14]);
  await page.visitor.click(screen.getByRole('button', { name: 'Done' }));
  await page.visitor.click(screen.getByRole('button', { name: 'Wishes' }));
  expect(await boxes('I do not have')).toBe(5);
});

test('without a network the list is read in the browser', async () => {
  const page = await visit('/recipe', () => Promise.reject(new TypeError('Failed to fetch')));
  await add(page, 'brocoli');
  await read();
  expect(noteOf('brocoli')).toContain('read as broccoli');
});

test('no accessibility fault that a machine can find', async () => {
  const page = await visit('/recipe');
  await add(page, 'brocoli, quuxblatt, bleach');
  await read();
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
