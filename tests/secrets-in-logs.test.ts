/** What people write and what opens their doors reaches neither the log nor an answer that is not theirs, also when things break. */
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../server/app.ts';
import { appParts } from './kit/app-parts.ts';
import { ENGINES } from './kit/engines.ts';
import { aRecipe } from './kit/full-store.ts';
import { findPostgres, startPostgres } from './kit/postgres.ts';
import { startServer } from './kit/server-process.ts';

const CANARY = 'canary-in-the-pantry';
const PASSWORD = `${CANARY}-password`;
const account = { firstName: `${CANARY} name`, lastName: 'x', email: 'canary-in-the-pantry@paprika.example', password: PASSWORD };
const recipe = aRecipe({ title: `${CANARY} title`, markdown: `# ${CANARY}\n\n## Ingredients\n\n- 2 leeks\n\n## Steps\n\n1. Cook the leeks.`, notes: `${CANARY} note`, tags: [CANARY] });
/** One request to everything that takes something of somebody's. */
const REQUESTS: readonly (readonly [path: string, body: object])[] = [
  ['/api/account/sign-in', { email: account.email, password: PASSWORD }],
  ['/api/account/sign-in', { email: account.email, password: `${PASSWORD} wrong` }],
  ['/api/account/register', account],
  ['/api/account/change-password', { old: `${PASSWORD} wrong`, password: `${PASSWORD} new` }],
  ['/api/account/ask-reset', { email: account.email }],
  ['/api/account/reset', { token: `${CANARY}-token`.padEnd(43, 'x'), password: PASSWORD }],
  ['/api/cookbook/keep', { recipe, base: 0 }],
  ['/api/cookbook/keep', { recipe: { ...recipe, [CANARY]: 1 }, base: 0 }],
  ['/api/cookbook/adopt', { recipes: [recipe] }],
  ['/api/cookbook/belongings', { belongings: [{ name: 'options', value: CANARY, changedAt: recipe.keptAt }] }],
  ['/api/share/make', { title: recipe.title, markdown: recipe.markdown, origin: { by: 'own', name: CANARY }, recipe: null, days: null }],
  ['/api/share/open', { token: CANARY.padEnd(32, 'x') }],
  ['/api/share/report', { token: CANARY.padEnd(32, 'x'), why: CANARY }],
  ['/api/reviews/give', { name: CANARY, profession: 'Home Chef', rate: 5, review: CANARY }],
  ['/api/cook', { pantry: [CANARY, 'eggs', 'leeks', 'rice'], wish: CANARY }],
  ['/api/pantry', { pantry: [CANARY] }],
];

const sent = (body: object, cookie: string) => ({ method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });

describe.each(ENGINES)('on $name', ({ open }) => {
  test('nothing is logged of what goes well or is refused; of what breaks, nothing that was sent', async () => {
    const lines: string[] = [];
    const store = await open();
    const app = createApp(await appParts({ store, log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) }));
    const registered = await app.request('/api/account/register', sent(account, ''));
    const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (const [path, body] of REQUESTS) {
      const answer = await app.request(path, sent(body, cookie));
      expect(answer.status, path).toBeLessThan(500);
      // Refusals never repeat what was sent.
      if (answer.status !== 200) expect(await answer.text()).not.toContain(CANARY);
      else await answer.text();
    }
    expect(lines).toEqual([]);
    await store.close();
    const broken: number[] = [];
    for (const [path, body] of REQUESTS) {
      const answer = await app.request(path, sent(body, cookie));
      broken.push(answer.status);
      const text = await answer.text();
      if (answer.status !== 200) expect(text, path).not.toContain(CANARY);
    }
    expect(broken.filter((status) => status === 500).length).toBeGreaterThan(8);
    expect(lines.length).toBe(broken.filter((status) => status === 500).length);
    expect(lines.join('')).not.toContain(CANARY);
    expect(lines.join('')).not.toContain(cookie.split('=')[1]);
  });
});

describe('the real server', () => {
  const bin = findPostgres();
  const closings: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closings) await close();
  });
  test.skipIf(bin === null)('logs that PostgreSQL takes a row not, or is away, and nothing of the row', { timeout: 180_000 }, async () => {
    const postgres = await startPostgres(bin ?? '');
    closings.push(postgres.stop);
    const url = await postgres.fresh();
    const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'trace' });
    closings.unshift(server.stop);
    const registered = await fetch(`${server.url}/api/account/register`, sent(account, ''));
    const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
    // PostgreSQL quotes the whole row that breaks a rule.
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query("alter table recipes add constraint no_canaries check (title not like '%canary%')");
    await client.end();
    expect((await fetch(`${server.url}/api/cookbook/keep`, sent({ recipe, base: 0 }, cookie))).status).toBe(500);
    await vi.waitFor(() => expect(server.log()).toContain('no_canaries'), 5000);
    await postgres.halt();
    const away: number[] = [];
    for (const [path, body] of REQUESTS) away.push((await fetch(`${server.url}${path}`, sent(body, cookie))).status);
    expect(away.filter((status) => status === 503).length).toBeGreaterThan(8);
    await vi.waitFor(() => expect(server.log()).toMatch(/"msg":"(?:the database did not serve a request|no connection to the database)"/), 5000);
    const log = server.log();
    expect(log).not.toContain(CANARY);
    expect(log).not.toContain(cookie.split('=')[1]);
  });
});
