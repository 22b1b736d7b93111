// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { leave, visit } from '../../../tests/kit/visit.tsx';

afterEach(leave);

const FIELDS = [
  ['First name', 'firstName', 'text', true],
  ['Last name', 'lastName', 'text', false],
  ['Email', 'email', 'email', true],
  ['Password', 'password', 'password', true],
  ['Confirm password', 'confirmpassword', 'password', true],
] as const;

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

async function fillIn(visitor: Awaited<ReturnType<typeof visit>>['visitor'], confirm: string) {
  await visitor.type(await field('First name'), 'Ada');
  await visitor.type(await field('Email'), 'ada@example.com');
  await visitor.type(await field('Password'), 'soup for two');
  await visitor.type(await field('Confirm password'), confirm);
  await visitor.click(screen.getByRole('button', { name: 'Register' }));
}

test('title, subtitle and a picture; no navigation bar', async () => {
  await visit('/');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Recipe Chef');
  expect(screen.getAllByText('Your Smart Kitchen Assistant').length).toBeGreaterThan(0);
  expect(document.querySelector('.registration-drawing')).not.toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(document.title).toBe('Recipe Chef - Your Smart Kitchen Assistant');
});

test.each(FIELDS)('%s is the field %s of type %s, required: %s', async (label, name, type, required) => {
  await visit('/');
  const input = await field(label);
  expect([input.name, input.type, input.required]).toEqual([name, type, required]);
  expect(input.autocomplete).not.toBe('');
});

test('two different passwords: the alert, and the form is kept', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  const { visitor, path } = await visit('/');
  await fillIn(visitor, 'soup for three');
  expect(alert.mock.calls).toEqual([['Password and Confirm Password must be same.']]);
  expect((await field('First name')).value).toBe('Ada');
  expect((await field('Confirm password')).value).toBe('soup for three');
  expect(path()).toBe('/');
});

test('two equal passwords: the form is reset, the home page opens, and nothing is sent', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  const send = vi.fn<() => Response>();
  const { visitor, path } = await visit('/', send);
  const form = (await field('First name')).form;
  await fillIn(visitor, 'soup for two');
  expect(await screen.findByRole('heading', { name: 'Welcome to Recipe Chef' })).toBeTruthy();
  expect(path()).toBe('/chef');
  expect([...new FormData(form ?? undefined).values()]).toEqual(['', '', '', '', '']);
  expect(alert).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

test('a required field left empty keeps the visitor here', async () => {
  const { visitor, path } = await visit('/');
  await visitor.type(await field('First name'), 'Ada');
  await visitor.click(screen.getByRole('button', { name: 'Register' }));
  expect(path()).toBe('/');
});

test('passwords can be read while typing', async () => {
  const { visitor } = await visit('/');
  await visitor.click(await screen.findByLabelText('Show passwords'));
  expect([(await field('Password')).type, (await field('Confirm password')).type]).toEqual(['text', 'text']);
});

test('nobody needs an account', async () => {
  const { visitor, path } = await visit('/');
  await visitor.click(await screen.findByRole('link', { name: 'Continue without an account' }));
  await screen.findByRole('heading', { name: 'Welcome to Recipe Chef' });
  expect(path()).toBe('/chef');
});
