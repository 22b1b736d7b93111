// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Shared } from '../../../contract/share.ts';
import { createApp } from '../../../server/app.ts';
import { sharePage } from '../../../server/documents/share-page.ts';
import { readHere } from '../../../server/reading/tasks.ts';
import { openShare, shareReports } from '../../../server/store/shares.ts';
import { appParts } from '../../../tests/kit/app-parts.ts';
import { pagesAt } from '../../../tests/kit/pages-at.tsx';
import type { Send } from '../../api.ts';
import { allOnDevice } from '../../keeping/device-cookbook.ts';
import { SendContext } from '../../send-context.ts';
import { idOfToken } from './id-of-token.ts';
import { ShareLinkPage } from './share-link-page.tsx';

const MARKDOWN = '# Tomato & Egg Soup\n\n**Serves 2 · 25 minutes**\n\nWarm <b>and</b> *good*; see [more](https://example.org/).\n\n## Ingredients\n\n- 4 tomatoes\n- 2 eggs\n\n## Steps\n\n1. Simmer the tomatoes for 15 minutes.\n2. Stir in the eggs.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';
const RECIPE = { title: 'Tomato & Egg Soup', markdown: MARKDOWN, origin: { by: 'model', name: 'Mixtral' }, recipe: null, days: null } as const;

// jsdom has no database.
beforeAll(async () => void Object.assign(globalThis, await import('fake-indexeddb')));

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
});

const app = (send: Send, token: string) => (
  <SendContext value={send}>{pagesAt(`/r/${token}`, [{ path: '/r/:token', Component: ShareLinkPage }]).element}</SendContext>
);

async function shared() {
  const parts = await appParts();
  const server = createApp(parts);
  const network = { away: false };
  const asked: string[] = [];
  const send: Send = async (path, init) => {
    asked.push(path);
    if (network.away) throw new TypeError('Failed to fetch');
    return server.request(path, init);
  };
  const post = (path: string, input: object) => server.request(path, { method: 'POST', body: JSON.stringify(input), headers: { 'content-type': 'application/json' } });
  const made = (await (await post('/api/share/make', RECIPE)).json()) as Shared;
  return { parts, network, asked, send, post, made, token: made.path.slice(3) };
}

/** Puts the document that the server writes into this window, as a browser would. */
async function openDocument({ parts, token, send }: Awaited<ReturnType<typeof shared>>): Promise<{ noise: unknown[]; main: HTMLElement }> {
  const built = renderToString(app(send, token)).replace(/^(?:<title>[^<]*<\/title>|<meta [^>]*>)+/, '');
  const recipe = await openShare(parts.store.db, token);
  if (recipe === null) throw new Error('There is no such link.');
  const html = sharePage(`<html><head><title>Shared</title><meta name="description" content="x"/></head><body><main id="root">${built}</main></body></html>`, recipe, await readHere('share', recipe.markdown), { token, url: `https://recipes.example/r/${token}` });
  const written = new DOMParser().parseFromString(html, 'text/html');
  document.head.replaceChildren(...written.head.childNodes);
  document.body.replaceChildren(...written.body.childNodes);
  const main = document.querySelector('main');
  if (main === null) throw new Error('The document has no main part.');
  const noise: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(main, app(send, token), { onRecoverableError: (error) => noise.push(error) });
  });
  return { noise, main };
}

/** Opens the link inside the running app, where no document was written for it. */
async function openInApp(send: Send, token: string): Promise<void> {
  const main = document.body.appendChild(document.createElement('main'));
  await act(async () => {
    root = (await import('react-dom/client')).createRoot(main);
    root.render(app(send, token));
  });
}

describe('the document that the server wrote', () => {
  test('is taken over as it is, without asking for anything', async () => {
    const there = await shared();
    const { noise, main } = await openDocument(there);
    expect(noise, 'the app finds what it would have written itself').toEqual([]);
    expect(main.querySelector('h1')?.textContent).toBe('A recipe for you');
    expect(document.title).toBe('Tomato & Egg Soup - Recipe Chef');
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(there.asked).not.toContain('/api/share/open');
    expect(screen.getByText(/^Written by the language model Mixtral\. Shared on /)).toBeDefined();
  });

  test('becomes the whole sheet: scaling, cooking, keeping a copy', async () => {
    const there = await shared();
    await openDocument(there);
    const keep = await screen.findByRole('button', { name: 'Keep a copy' }, { timeout: 20_000 });
    expect(screen.getByRole('button', { name: 'Start cooking' })).toBeDefined();
    await userEvent.click(keep);
    await screen.findByRole('link', { name: 'Kept: in your cookbook' });
    expect(await allOnDevice()).toMatchObject([{ id: idOfToken(there.token), title: RECIPE.title, markdown: MARKDOWN.trim(), origin: RECIPE.origin }]);
  });

  test('axe finds nothing to mend, before and after', async () => {
    const there = await shared();
    await openDocument(there);
    const faults = async () => (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(await faults()).toEqual([]);
    await screen.findByRole('button', { name: 'Start cooking' });
    await userEvent.click(screen.getByText('Something wrong with this recipe?'));
    expect(await faults()).toEqual([]);
  });
});

describe('a link opened inside the app', () => {
  test('asks for the recipe and shows it', async () => {
    const { send, token } = await shared();
    await openInApp(send, token);
    await screen.findByRole('heading', { name: 'Tomato & Egg Soup' });
    expect(document.title).toBe('Tomato & Egg Soup - Recipe Chef');
  });

  test('that has ended says so', async () => {
    const { send, post, made, token } = await shared();
    await post('/api/share/revoke', { id: made.id, key: made.key });
    await openInApp(send, token);
    await screen.findByRole('heading', { level: 1, name: 'This recipe is no longer shared' });
    expect(screen.getByRole('link', { name: 'Cook something' }).getAttribute('href')).toBe('/recipe');
  });

  test('without a network says so, and can be tried again', async () => {
    const { send, network, token } = await shared();
    network.away = true;
    await openInApp(send, token);
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/could not reach the server/));
    network.away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Tomato & Egg Soup' });
  });
});

describe('reporting', () => {
  test('reaches the operator; what did not arrive stays', async () => {
    const there = await shared();
    await openInApp(there.send, there.token);
    await userEvent.click(await screen.findByText('Something wrong with this recipe?'));
    await userEvent.type(screen.getByLabelText('What is wrong?'), 'Raw chicken.');
    there.network.away = true;
    await userEvent.click(screen.getByRole('button', { name: 'Report it' }));
    await screen.findByText(/We could not reach the server\. Your words are still here/);
    there.network.away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Report it' }));
    await screen.findByText('Thank you. We will look at it.');
    expect(await shareReports(there.parts.store.db)).toMatchObject([{ title: RECIPE.title, why: 'Raw chicken.' }]);
  });
});

test('the id of a copy is a UUID, the same for the same link', () => {
  const [one, other] = [idOfToken('A'.repeat(32)), idOfToken(`${'A'.repeat(31)}B`)];
  expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
  expect([idOfToken('A'.repeat(32)) === one, one === other]).toEqual([true, false]);
});
