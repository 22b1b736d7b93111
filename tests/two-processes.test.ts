/** Two processes on one PostgreSQL are one server: what one was told the other knows, and neither says more than it should. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATES } from '../server/guards/rate-limit.ts';
import { aRecipe } from './kit/full-store.ts';
import { findPostgres, startPostgres, type Postgres } from './kit/postgres.ts';
import { startServer, type ServerProcess } from './kit/server-process.ts';

const bin = findPostgres();
const ANNA = { firstName: 'Anna', email: 'anna@paprika.example', password: 'leeks-in-october-rain' };

describe.skipIf(bin === null)('two processes on one PostgreSQL', { timeout: 180_000 }, () => {
  let postgres: Postgres;
  let servers: [ServerProcess, ServerProcess];
  let settings: Record<string, string>;
  let cookie = '';
  const ask = async (at: 0 | 1, path: string, body?: object, from?: string): Promise<{ status: number; json: Record<string, unknown>; cookie: string }> => {
    const headers = { 'content-type': 'application/json', cookie, ...(from === undefined ? {} : { 'x-forwarded-for': from }) };
    const answer = await fetch(`${servers[at].url}${path}`, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, json: await answer.json() as Record<string, unknown>, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };

  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
    settings = { DATABASE_URL: await postgres.fresh(), LOG_LEVEL: 'trace', TRUSTED_PROXIES: '1' };
    servers = await Promise.all([startServer(settings), startServer(settings)]);
    ({ cookie } = await ask(0, '/api/account/register', ANNA));
  }, 180_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }, 180_000);

  test('a session of one opens the other, and is ended by the other', async () => {
    const entered = await ask(0, '/api/account/sign-in', { email: ANNA.email, password: ANNA.password });
    cookie = entered.cookie;
    expect((await ask(1, '/api/account')).json).toEqual((await ask(0, '/api/account')).json);
    await ask(1, '/api/account/sign-out-everywhere', {});
    expect((await ask(0, '/api/account')).json).toEqual({ account: null });
    ({ cookie } = await ask(1, '/api/account/sign-in', { email: ANNA.email, password: ANNA.password }));
  });

  test('both keep at once: nothing is lost, nothing is overwritten, and both tell the same', async () => {
    const recipes = Array.from({ length: 40 }, (_, at) => aRecipe({ title: `Soup ${at}` }));
    const kept = await Promise.all(recipes.map((recipe, at) => ask(at % 2 as 0 | 1, '/api/cookbook/keep', { recipe, base: 0 })));
    expect(kept.map(({ status }) => status)).toEqual(Array(40).fill(200));
    const [first] = recipes;
    const edits = await Promise.all(Array.from({ length: 10 }, (_, at) => ask(at % 2 as 0 | 1, '/api/cookbook/keep', { recipe: { ...first, markdown: `# By ${at}` }, base: 1 })));
    expect(edits.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, ...Array<number>(9).fill(409)]);
    const twins = recipes.map((recipe, at) => aRecipe({ markdown: `# Twin ${at}`, title: recipe.title }));
    const adopted = await Promise.all(([0, 1] as const).map((at) => ask(at, '/api/cookbook/adopt', { recipes: twins.map((twin) => ({ ...twin, id: crypto.randomUUID() })) })));
    expect(adopted.map(({ json }) => (json['recipes'] as { fresh: boolean }[]).filter(({ fresh }) => fresh).length).toSorted((one, other) => one - other)).toEqual([0, 40]);
    const [one, other] = await Promise.all(([0, 1] as const).map((at) => ask(at, '/api/cookbook/changes', { since: 0 })));
    expect(one?.json).toEqual(other?.json);
    expect(one?.json['recipes']).toHaveLength(80);
  });

  test('tries are counted together', async () => {
    const { most } = RATES['sign-in'];
    const guess = (at: number) => ask(at % 2 as 0 | 1, '/api/account/sign-in', { email: 'ben@paprika.example', password: 'wrong' }, '192.0.2.7');
    const answers: number[] = [];
    for (let at = 0; at < most + 2; at += 1) answers.push((await guess(at)).status);
    expect(answers).toEqual([...Array<number>(most).fill(401), 429, 429]);
  });

  test('a link made at one opens at the other, until it is ended there', async () => {
    const markdown = '# Soup\n\n## Ingredients\n\n- 2 leeks\n\n## Steps\n\n1. Cook the leeks.';
    const { json: { id, path } } = await ask(0, '/api/share/make', { title: 'Soup', markdown, origin: { by: 'own', name: '' }, recipe: null, days: null });
    expect((await fetch(`${servers[1].url}${String(path)}`)).status).toBe(200);
    expect((await ask(1, '/api/share/revoke', { id })).status).toBe(200);
    expect((await fetch(`${servers[0].url}${String(path)}`)).status).toBe(410);
  });

  test('one dies: the other goes on with everything', async () => {
    process.kill(servers[0].pid, 'SIGKILL');
    expect((await ask(1, '/api/account')).json).toMatchObject({ account: { email: ANNA.email } });
    expect((await ask(1, '/api/cookbook/keep', { recipe: aRecipe({ markdown: '# After' }), base: 0 })).status).toBe(200);
    await servers[0].stop();
    servers[0] = await startServer(settings);
    expect((await ask(0, '/api/cookbook/changes', { since: 0 })).json).toEqual((await ask(1, '/api/cookbook/changes', { since: 0 })).json);
  });
});
