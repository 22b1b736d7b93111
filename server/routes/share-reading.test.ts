/** A share keeps what was read: its page and its picture are made without reading its text again. */
import { describe, expect, test } from 'vitest';
import type { Shared } from '../../contract/share.ts';
import { appParts } from '../../tests/kit/app-parts.ts';
import { createApp } from '../app.ts';
import { readHere, type Read, type TaskName } from '../reading/tasks.ts';
import { makeShare, revokeShare, takeDownShare } from '../store/shares.ts';

const SOUP = '# Leek Soup\n\n**Serves 2 · 25 minutes**\n\n## Ingredients\n\n- 3 leeks\n- Salt &amp; pepper\n\n## Steps\n\n1. Slice the leeks.\n2. Simmer for 20 minutes.\n';
const OLD = { title: 'Leek Soup', markdown: SOUP, origin: { by: 'own', name: '' }, cook: null, recipe: null, days: null } as const;

/** An app that notes what it has read. */
async function watched() {
  const asked: TaskName[] = [];
  const read: Read = (name, input) => {
    asked.push(name);
    return readHere(name, input);
  };
  const parts = await appParts({ read });
  const app = createApp(parts);
  const post = (path: string, input: object) => app.request(path, { method: 'POST', body: JSON.stringify(input), headers: { 'content-type': 'application/json' } });
  const share = (markdown: string) => post('/api/share/make', { title: 'Leek Soup', markdown, origin: { by: 'own', name: '' }, recipe: null, days: null });
  return { asked, app, post, share, db: parts.store.db, readings: async () => (await parts.store.db.selectFrom('share_readings').selectAll().execute()).length };
}

describe('a shared recipe', () => {
  test('is read when it is shared, and never when it is seen', async () => {
    const { asked, app, share } = await watched();
    const { path } = await (await share(SOUP)).json() as Shared;
    expect(asked).toEqual(['share']);
    for (let visit = 0; visit < 3; visit++) {
      const page = await (await app.request(path)).text();
      expect(page).toContain('Salt &amp; pepper');
      expect(page).toContain('"recipeYield":"2 servings"');
      expect((await app.request(`${path}/card.png`)).status).toBe(200);
    }
    expect(asked).toEqual(['share', 'picture']);
  });

  test('from before there were readings is read once, by whoever comes first', async () => {
    const { asked, app, db } = await watched();
    const { token } = await makeShare(db, OLD);
    for (let visit = 0; visit < 3; visit++) expect(await (await app.request(`/r/${token}`)).text()).toContain('Slice the leeks.');
    expect(asked).toEqual(['share']);
  });

  test('that no reader takes is shown as its lines', async () => {
    const { asked, app, db } = await watched();
    const { token } = await makeShare(db, { ...OLD, markdown: `${SOUP}\n${'='.repeat(600)}` });
    const answer = await app.request(`/r/${token}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Slice the leeks.');
    expect(asked).toEqual([]);
  });

  test('that is too much is refused with a sentence, before it is read', async () => {
    const { asked, share } = await watched();
    const refused = await share(`${SOUP}\n${'a'.repeat(600)}`);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ refusal: { code: 'not-understood', sentence: expect.stringContaining('without a space') } });
    expect(asked).toEqual([]);
  });

  test('takes its reading with it when it ends', async () => {
    const { db, share, readings } = await watched();
    const [one, two] = [await (await share(SOUP)).json() as Shared, await (await share(SOUP)).json() as Shared];
    expect(await readings()).toBe(2);
    await revokeShare(db, one.id, { cook: null, key: one.key });
    await takeDownShare(db, two.id);
    expect(await readings()).toBe(0);
  });
});

test('what PostgreSQL cannot hold is refused before it is asked', async () => {
  const { post } = await watched();
  const account = { firstName: 'Ada', email: 'ada@example.org', password: 'three green apples' };
  for (const [path, input] of [['/api/account/sign-in', { email: 'a\u0000b@example.org', password: 'three green apples' }], ['/api/account/ask-reset', { email: 'a\u0000b@example.org' }], ['/api/account/register', { ...account, email: 'a\u0000b@example.org' }]] as const) {
    expect((await post(path, input)).status, path).toBe(422);
  }
  const app = createApp(await appParts());
  const json = { 'content-type': 'application/json' };
  const signedUp = await app.request('/api/account/register', { method: 'POST', headers: json, body: JSON.stringify(account) });
  const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? '';
  for (const since of [2 ** 31, 2 ** 53 - 1, -1]) {
    expect((await app.request('/api/cookbook/changes', { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify({ since }) })).status, String(since)).toBe(422);
  }
  expect((await app.request('/api/cookbook/changes', { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify({ since: 2 ** 31 - 1 }) })).status).toBe(200);
});
