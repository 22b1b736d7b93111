// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AppParts } from '../../../server/app.ts';
import { createApp } from '../../../server/app.ts';
import { appParts } from '../../../tests/kit/app-parts.ts';
import { cookieJar } from '../../../tests/kit/cookie-jar.ts';
import { leave, visit } from '../../../tests/kit/visit.tsx';
import { withIndexedDb } from '../../../tests/kit/with-indexed-db.ts';
import type { Send } from '../../api.ts';
import { leave as forgetCook, register, whoAmI } from '../../keeping/account.ts';
import { keepOne } from '../../keeping/cookbook.ts';
import { allOnDevice, factOf } from '../../keeping/device-cookbook.ts';
import { ask } from '../../keeping/keeping-api.ts';
import { newId } from '../../keeping/new-id.ts';
import { shareLink } from '../../keeping/share-links.ts';

beforeAll(withIndexedDb);
afterEach(async () => {
  leave();
  await forgetCook();
  window.history.replaceState(null, '', '/');
});

const ANNA = { firstName: 'Anna', lastName: 'Berg', email: 'anna@example.org', password: 'three green apples' };
const SOUP = { id: newId(), title: 'Soup', markdown: '# Soup\n\n## Ingredients\n\n- 4 tomatoes\n\n## Steps\n\n1. Simmer.', origin: { by: 'own', name: '' } } as const;

async function kitchen(parts: Partial<AppParts> = {}) {
  const whole = await appParts(parts);
  const app = createApp(whole);
  const network = { away: false };
  const browser = () => cookieJar((path, init) => (network.away ? Promise.reject(new TypeError('Failed to fetch')) : app.request(path, init))).send;
  return { browser, network, db: whole.store.db };
}

async function signedIn() {
  const there = await kitchen();
  const send = there.browser();
  await keepOne(SOUP);
  await register(send, ANNA);
  return { ...there, send };
}

const press = async (visitor: Awaited<ReturnType<typeof visit>>['visitor'], name: string) => visitor.click(await screen.findByRole('button', { name }));

describe('a guest', () => {
  test('signs in, and what was kept here is in the account', async () => {
    const { browser, db } = await kitchen();
    await ask(browser(), 'register', ANNA);
    await keepOne(SOUP);
    const { visitor } = await visit('/account', browser());
    await visitor.type(await screen.findByLabelText('Email'), ' Anna@Example.org');
    await visitor.type(screen.getByLabelText('Password'), ANNA.password);
    await press(visitor, 'Sign in');
    await screen.findByRole('heading', { name: 'Anna Berg' });
    expect(await db.selectFrom('recipes').select('title').execute()).toEqual([{ title: 'Soup' }]);
    expect(await factOf('owner')).toBe('anna@example.org');
  });

  test.each([['a wrong password', 'anna@example.org', 'three red apples'], ['an unknown e-mail', 'ben@example.org', ANNA.password]])('with %s is told the same, and may try again', async (_, email, password) => {
    const { browser } = await kitchen();
    await ask(browser(), 'register', ANNA);
    const { visitor } = await visit('/account', browser());
    await visitor.type(await screen.findByLabelText('Email'), email);
    await visitor.type(screen.getByLabelText('Password'), password);
    await press(visitor, 'Sign in');
    expect((await screen.findByText('This e-mail and password do not go together.')).getAttribute('role')).toBe('alert');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
  });

  test('who forgot the password is told who can help, where no mail is set up', async () => {
    const { browser } = await kitchen();
    await visit('/account', browser());
    await screen.findByText(/^This server sends no mail\. Ask whoever runs it/);
    expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull();
  });

  test('who forgot the password gets a link by mail, and a new password with it', async () => {
    const mails: { to: string; text: string }[] = [];
    const { browser } = await kitchen({ site: { accounts: true, reviews: true, publicUrl: 'http://localhost:3000', trustedProxies: 0 }, sendMail: async (mail) => void mails.push(mail) });
    await ask(browser(), 'register', ANNA);
    const send = browser();
    const { visitor } = await visit('/account', send);
    await visitor.click(await screen.findByText('Forgot your password?'));
    const form = within(screen.getByText('Forgot your password?').closest('details') ?? document.body);
    await visitor.type(form.getByLabelText('Email'), ANNA.email);
    await visitor.click(form.getByRole('button', { name: 'Send me a link' }));
    await screen.findByText(/^If there is an account with this e-mail, a link is on its way\./);
    await waitFor(() => expect(mails).toHaveLength(1));
    const link = new URL(/https?:\/\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '');
    expect(link.pathname).toBe('/account');
    window.location.hash = link.hash;
    await visitor.type(await screen.findByLabelText('New password'), 'seven blue plums');
    await press(visitor, 'Set the password');
    await screen.findByRole('heading', { name: 'Anna Berg' });
    expect(window.location.hash).toBe('');
    expect(await whoAmI(send)).toMatchObject({ email: ANNA.email });
    await expect(ask(browser(), 'signIn', { email: ANNA.email, password: ANNA.password })).rejects.toThrow('do not go together');
  });

  test('sees the links made on this device and can end them', async () => {
    const { browser } = await kitchen();
    const send = browser();
    const { path } = await shareLink(send, SOUP, 7);
    const { visitor } = await visit('/account', send);
    expect((await screen.findByRole('link', { name: 'Soup' })).getAttribute('href')).toBe(path);
    await press(visitor, 'End the link to Soup');
    await screen.findByText('The link to Soup is ended.');
    expect(screen.queryByRole('link', { name: 'Soup' })).toBeNull();
    await expect(ask(send, 'openShared', { token: path.slice(3) })).rejects.toThrow('no longer shared');
  });

  test('without a network is told so, and can try again', async () => {
    const { browser, network } = await kitchen();
    network.away = true;
    const { visitor } = await visit('/account', browser());
    await screen.findByText(/^We could not reach the server\./);
    network.away = false;
    await press(visitor, 'Try again');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(screen.queryByText(/^We could not reach/)).toBeNull();
  });

  test('where accounts are off reads that nothing is missing', async () => {
    const { browser } = await kitchen({ site: { accounts: false, reviews: true, publicUrl: null, trustedProxies: 0 } });
    await visit('/account', browser());
    await screen.findByText(/^Accounts are switched off here\./);
    expect(screen.queryByLabelText('Password')).toBeNull();
  });
});

describe('a cook', () => {
  test('signs out, and nothing of theirs stays on the device', async () => {
    const { send } = await signedIn();
    const { visitor } = await visit('/account', send);
    await press(visitor, 'Sign out');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect([await allOnDevice(), await whoAmI(send)]).toEqual([[], null]);
  });

  test('is warned before signing out loses something', async () => {
    const { send, network } = await signedIn();
    const { visitor } = await visit('/account', send);
    await screen.findByRole('button', { name: 'Sign out' });
    await keepOne({ ...SOUP, id: newId(), markdown: '# Pie' });
    network.away = true;
    await press(visitor, 'Sign out');
    expect((await screen.findByText(/^Some changes on this device could not be saved/)).closest('[role=alert]')).not.toBeNull();
    expect(await allOnDevice()).toHaveLength(2);
    network.away = false;
    await press(visitor, 'Sign out and lose them');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(await allOnDevice()).toEqual([]);
  });

  test('changes the password: every other session ends, this one goes on', async () => {
    const { send, browser } = await signedIn();
    const other = browser();
    await ask(other, 'signIn', { email: ANNA.email, password: ANNA.password });
    const { visitor } = await visit('/account', send);
    await visitor.click(await screen.findByText('Change the password'));
    await visitor.type(screen.getByLabelText('Old password'), ANNA.password);
    await visitor.type(screen.getByLabelText('New password'), 'seven blue plums');
    await press(visitor, 'Change it');
    await screen.findByText('Your password is changed, and every other device is signed out.');
    expect([await whoAmI(send), await whoAmI(other)]).toMatchObject([{ email: ANNA.email }, null]);
    expect(screen.getByLabelText<HTMLInputElement>('Old password').value, 'nothing typed stays').toBe('');
  });

  test('signs out everywhere', async () => {
    const { send, browser } = await signedIn();
    const other = browser();
    await ask(other, 'signIn', { email: ANNA.email, password: ANNA.password });
    const { visitor } = await visit('/account', send);
    await press(visitor, 'Sign out everywhere');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect([await whoAmI(send), await whoAmI(other)]).toEqual([null, null]);
  });

  test('deletes the account with everything in it, only with the password', async () => {
    const { send, db } = await signedIn();
    const { visitor } = await visit('/account', send);
    await visitor.click(await screen.findByText('Delete my account', { selector: 'summary' }));
    const field = screen.getByLabelText('Password');
    await visitor.type(field, 'a guess');
    await press(visitor, 'Delete my account');
    await screen.findByText('That is not your password.');
    await visitor.clear(field);
    await visitor.type(field, ANNA.password);
    await press(visitor, 'Delete my account');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect([await db.selectFrom('cooks').selectAll().execute(), await db.selectFrom('recipes').selectAll().execute(), await allOnDevice()]).toEqual([[], [], []]);
  });

  test('sees the links of the account from any device, and ends them', async () => {
    const { send } = await signedIn();
    const { path } = await shareLink(send, SOUP, null, true);
    localStorage.removeItem('recipe-chef.share-links');
    const { visitor } = await visit('/account', send);
    await press(visitor, 'End the link to Soup');
    await screen.findByText('The link to Soup is ended.');
    await expect(ask(send, 'openShared', { token: path.slice(3) })).rejects.toThrow('no longer shared');
  });

  test('can take all data along', async () => {
    const { send } = await signedIn();
    await visit('/account', send);
    const link = await screen.findByText<HTMLAnchorElement>('Download my data');
    const answer = await (send as (path: string) => Promise<Response>)(link.getAttribute('href') ?? '');
    expect(await answer.json()).toMatchObject({ account: { email: ANNA.email }, recipes: [{ title: 'Soup' }] });
  });
});

test('a failure that nobody foresaw is a sentence too', async () => {
  const { browser } = await kitchen();
  const send: Send = (path, init) => (path.endsWith('/sign-in') ? new Response('oops', { status: 200 }) : browser()(path, init));
  const { visitor } = await visit('/account', send);
  await visitor.type(await screen.findByLabelText('Email'), ANNA.email);
  await visitor.type(screen.getByLabelText('Password'), ANNA.password);
  await press(visitor, 'Sign in');
  expect((await screen.findByRole('alert')).textContent).toBe('That did not work. Nothing was changed; try again.');
});
