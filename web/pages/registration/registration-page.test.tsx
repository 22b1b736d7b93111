// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { appParts } from '../../../tests/kit/app-parts.ts';
import { cookieJar } from '../../../tests/kit/cookie-jar.ts';
import { leave, visit } from '../../../tests/kit/visit.tsx';
import { withIndexedDb } from '../../../tests/kit/with-indexed-db.ts';
import type { Send } from '../../api.ts';
import { leave as forgetCook, register, whoAmI } from '../../keeping/account.ts';
import { keepOne } from '../../keeping/cookbook.ts';
import { newId } from '../../keeping/new-id.ts';

beforeAll(withIndexedDb);
afterEach(async () => {
  leave();
  await forgetCook();
});

const FIELDS = [
  ['First name', 'firstName', 'text', true],
  ['Last name', 'lastName', 'text', false],
  ['Email', 'email', 'email', true],
  ['Password', 'password', 'password', true],
  ['Confirm password', 'confirmpassword', 'password', true],
] as const;

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

async function fillIn(visitor: Awaited<ReturnType<typeof visit>>['visitor'], confirm: string, password = 'soup for two') {
  await visitor.type(await field('First name'), 'Ada');
  await visitor.type(await field('Email'), 'ada@example.com');
  await visitor.type(await field('Password'), password);
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

/** The server with accounts on or off, and what it was asked. */
async function kitchen(accounts: boolean) {
  const parts = await appParts({ site: { accounts, reviews: true, publicUrl: null, trustedProxies: 0 } });
  const app = createApp(parts);
  const jar = cookieJar((path, init) => app.request(path, init));
  const asked: string[] = [];
  const send: Send = (path, init) => {
    asked.push(`${init?.method ?? 'GET'} ${path}`);
    return jar.send(path, init);
  };
  return { send, asked, db: parts.store.db };
}

test('two equal passwords where accounts are off: the form is reset, the home page opens, and nothing is sent', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  const { send, asked } = await kitchen(false);
  const { visitor, path } = await visit('/', send);
  const form = (await field('First name')).form;
  await fillIn(visitor, 'soup for two');
  expect(await screen.findByRole('heading', { name: 'Welcome to Recipe Chef' })).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/chef'));
  expect([...new FormData(form ?? undefined).values()]).toEqual(['', '', '', '', '']);
  expect(alert).not.toHaveBeenCalled();
  expect(asked, 'only whether there are accounts is asked').toEqual(['GET /api/kitchen']);
});

test('two equal passwords where accounts are on: the same, and there is an account with all that the guest kept', async () => {
  await keepOne({ id: newId(), title: 'Soup', markdown: '# Soup', origin: { by: 'house', name: '' } });
  const { send, db } = await kitchen(true);
  const { visitor, path } = await visit('/', send);
  const form = (await field('First name')).form;
  await fillIn(visitor, 'soup for two');
  await screen.findByRole('heading', { name: 'Welcome to Recipe Chef' });
  await waitFor(() => expect(path()).toBe('/chef'));
  expect([...new FormData(form ?? undefined).values()]).toEqual(['', '', '', '', '']);
  expect(await whoAmI(send)).toMatchObject({ firstName: 'Ada', lastName: '', email: 'ada@example.com' });
  expect(await db.selectFrom('recipes').select('title').execute()).toEqual([{ title: 'Soup' }]);
});

describe('an account that cannot be made', () => {
  const why = async () => (await screen.findByText(/./, { selector: '.registration-why' })).textContent;

  test.each([
    ['short', 'soup 42', /^A password has 8 to 128 characters, and this one has 7\. Three or four words make a good one\.$/],
    ['long', 'soup '.repeat(26), /this one has 130\./],
    ['the first that anyone would try', 'password123', /first that anyone would try/],
  ])('the password is %s', async (_, password, sentence) => {
    const { send } = await kitchen(true);
    const { visitor, path } = await visit('/', send);
    await fillIn(visitor, password, password);
    expect(await why()).toMatch(sentence);
    expect([path(), (await field('First name')).value, (await field('Password')).value]).toEqual(['/', 'Ada', password]);
    expect(screen.getByRole('alert').textContent).toBe(await why());
  });

  test('the e-mail is taken', async () => {
    const { send } = await kitchen(true);
    await register(send, { firstName: 'Ada', email: 'ADA@example.com', password: 'soup for two' });
    const { visitor, path } = await visit('/', send);
    await fillIn(visitor, 'soup for two');
    expect(await why()).toMatch(/^There is an account with this e-mail already\./);
    expect(path()).toBe('/');
  });

  test('there is no network: said, kept, and made at the second try', async () => {
    const { send } = await kitchen(true);
    let away = true;
    const { visitor, path } = await visit('/', (to, init) => (away ? Promise.reject(new TypeError('Failed to fetch')) : send(to, init)));
    await fillIn(visitor, 'soup for two');
    expect(await why()).toMatch(/^We could not reach the server, so no account was made\./);
    expect((await field('Email')).value).toBe('ada@example.com');
    away = false;
    await visitor.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByRole('heading', { name: 'Welcome to Recipe Chef' });
    await waitFor(() => expect(path()).toBe('/chef'));
  });
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
  await waitFor(() => expect(path()).toBe('/chef'));
});
