// @vitest-environment jsdom
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { realServer } from '../../tests/kit/visit.tsx';
import { withDialogs } from '../../tests/kit/with-dialogs.ts';
import { withIndexedDb } from '../../tests/kit/with-indexed-db.ts';
import type { Send } from '../api.ts';
import { Toaster } from '../parts/toast/toaster.tsx';
import { SendContext } from '../send-context.ts';
import { leave, register } from './account.ts';
import { changeKept, removeKept } from './cookbook.ts';
import { allOnDevice } from './device-cookbook.ts';
import { KeepButton } from './keep-button.tsx';
import { ask } from './keeping-api.ts';
import { newId } from './new-id.ts';
import { ShareButton } from './share-button.tsx';

configure({ asyncUtilTimeout: 20_000 });
beforeAll(withIndexedDb);
beforeEach(withDialogs);
afterEach(async () => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  await leave();
});

const SOUP = { id: newId(), title: 'Soup', markdown: '# Soup\n\n## Ingredients\n\n- 4 tomatoes\n\n## Steps\n\n1. Simmer.', origin: { by: 'house', name: '' } } as const;

function show(send: Send = realServer()) {
  const buttons = (
    <>
      <KeepButton recipe={SOUP} />
      <ShareButton recipe={SOUP} />
      <Toaster />
    </>
  );
  render(
    <SendContext value={send}>
      <MemoryRouter>{buttons}</MemoryRouter>
    </SendContext>,
  );
  return userEvent.setup();
}

test('a guest keeps a recipe on the device', async () => {
  const visitor = show();
  await visitor.click(screen.getByRole('button', { name: 'Keep' }));
  await screen.findByText('Kept on this device.');
  expect((await screen.findByRole('link', { name: 'Kept: in your cookbook' })).getAttribute('href')).toBe('/cookbook');
  expect(await allOnDevice()).toMatchObject([{ title: 'Soup', markdown: SOUP.markdown }]);
});

test('keeping is undone with one tap, and only what that tap kept', async () => {
  const visitor = show();
  await visitor.click(screen.getByRole('button', { name: 'Keep' }));
  await visitor.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('It is out of your cookbook again.');
  await screen.findByRole('button', { name: 'Keep' });
  expect((await allOnDevice()).filter(({ gone }) => !gone)).toEqual([]);
});

test('what is kept is still known after it was edited, and no more once it was removed', async () => {
  const visitor = show();
  await visitor.click(screen.getByRole('button', { name: 'Keep' }));
  await screen.findByRole('link', { name: 'Kept: in your cookbook' });
  await changeKept(SOUP.id, { title: 'Other', markdown: '# Other' });
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
  await removeKept(SOUP.id);
  await screen.findByRole('button', { name: 'Keep' });
});

test('a cook is told that it is saved only once the account has it', async () => {
  const server = realServer();
  await register(server, { firstName: 'Anna', email: 'anna@example.org', password: 'three green apples' });
  let away = true;
  const visitor = show((path, init) => (away ? Promise.reject(new TypeError('Failed to fetch')) : server(path, init)));
  await visitor.click(screen.getByRole('button', { name: 'Keep' }));
  await screen.findByText('Kept on this device; your account gets it when we can reach it.');
  away = false;
  await removeKept(SOUP.id);
  await visitor.click(await screen.findByRole('button', { name: 'Keep' }));
  await screen.findByText('Saved to your cookbook.');
  expect((await ask(server, 'changes', { since: 0 })).recipes.map(({ title }) => title)).toEqual(['Soup']);
});

test('a link is made, opened, found again and ended', async () => {
  const send = realServer();
  const visitor = show(send);
  await visitor.click(screen.getByRole('button', { name: 'Share a link' }));
  await visitor.selectOptions(screen.getByLabelText('The link works'), 'For a week');
  await visitor.click(screen.getByRole('button', { name: 'Make a link' }));
  const address = new URL((await screen.findByLabelText<HTMLInputElement>('Your link')).value);
  expect(screen.getByText(/^It ends on /)).toBeDefined();
  const token = address.pathname.slice('/r/'.length);
  expect(await ask(send, 'openShared', { token })).toMatchObject({ title: 'Soup', markdown: SOUP.markdown });
  await visitor.click(screen.getByRole('button', { name: 'Close' }));
  await visitor.click(screen.getByRole('button', { name: 'Share a link' }));
  expect(screen.getByLabelText<HTMLInputElement>('Your link').value, 'the same text has one link').toBe(address.href);
  await visitor.click(screen.getByRole('button', { name: 'End the link' }));
  await screen.findByText('The link is ended: it leads nowhere now.');
  await expect(ask(send, 'openShared', { token })).rejects.toThrow('no longer shared');
});

test('a link needs the network, and says so', async () => {
  const visitor = show(() => Promise.reject(new TypeError('Failed to fetch')));
  await visitor.click(screen.getByRole('button', { name: 'Share a link' }));
  await visitor.click(screen.getByRole('button', { name: 'Make a link' }));
  await screen.findByText(/^A link needs the network/);
  expect(screen.queryByLabelText('Your link')).toBeNull();
});
