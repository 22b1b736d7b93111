/** Several processes on one database are one server: what one was told the others know, and none says more than it should. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATES } from '../server/guards/rate-limit.ts';
import { chunk, DONE, goodStream, openStream, pieces, RECIPE, startFakeModel, type FakeModel } from './kit/fake-model.ts';
import { aRecipe } from './kit/full-store.ts';
import { findPostgres, startPostgres, type Postgres } from './kit/postgres.ts';
import { startServer, type ServerProcess } from './kit/server-process.ts';

const bin = findPostgres();
const ANNA = { firstName: 'Anna', email: 'anna@paprika.example', password: 'leeks-in-october-rain' };
const MAIN = path.resolve(import.meta.dirname, '../cli/main.ts');
const MARKDOWN = '# Soup\n\n## Ingredients\n\n- 2 leeks\n\n## Steps\n\n1. Cook the leeks.';
const CALLS = 12;
const SETUPS = [
  { name: 'two on one PostgreSQL', count: 2, isPostgres: true }, { name: 'four on one PostgreSQL', count: 4, isPostgres: true },
  { name: 'two on one file of SQLite', count: 2, isPostgres: false },
] as const;

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other);

describe.each(SETUPS.map((setup) => [setup.name, setup] as const))('%s', { timeout: 120_000 }, (_, { count, isPostgres }) => {
  describe.skipIf(isPostgres && bin === null)('processes', () => {
    let postgres: Postgres | null = null;
    let model: FakeModel;
    let servers: ServerProcess[] = [];
    let settings: Record<string, string> = {};
    let cookie = '';
    const dataDir = mkdtempSync(path.join(tmpdir(), 'recipe-chef-several-'));
    const send = (at: number, address: string, body?: object, more: Record<string, string> = {}): Promise<Response> => {
      const headers = { 'content-type': 'application/json', cookie, ...more };
      return fetch(`${servers[at % count]?.url}${address}`, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const ask = async (at: number, address: string, body?: object, from?: string): Promise<{ status: number; json: Record<string, unknown>; cookie: string }> => {
      const answer = await send(at, address, body, from === undefined ? {} : { 'x-forwarded-for': from });
      return { status: answer.status, json: await answer.json() as Record<string, unknown>, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
    };
    /** The same of each. */
    const askAll = (address: string, body?: object) => Promise.all(servers.map((_server, at) => ask(at, address, body)));

    beforeAll(async () => {
      model = await startFakeModel(goodStream);
      if (isPostgres) postgres = await startPostgres(bin ?? '');
      settings = {
        LOG_LEVEL: 'warn', TRUSTED_PROXIES: '1', DATA_DIR: dataDir, MODEL_ENDPOINT: model.url, MODEL_ID: 'soup-7b', MODEL_CALLS_PER_DAY: `${CALLS}`,
        ...(postgres !== null && { DATABASE_URL: await postgres.fresh() }),
      };
      // Two at once, for the tables; the others one by one, for a busy machine.
      servers = await Promise.all([startServer(settings), startServer(settings)]);
      while (servers.length < count) servers.push(await startServer(settings));
      ({ cookie } = await ask(0, '/api/account/register', ANNA));
    }, 300_000);
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await postgres?.stop();
      await model.close();
      rmSync(dataDir, { recursive: true, force: true });
    }, 60_000);

    test('a session of one opens all, and is ended by another', async () => {
      ({ cookie } = await ask(0, '/api/account/sign-in', { email: ANNA.email, password: ANNA.password }));
      for (const { json } of await askAll('/api/account')) expect(json).toMatchObject({ account: { email: ANNA.email } });
      await ask(1, '/api/account/sign-out-everywhere', {});
      for (const { json } of await askAll('/api/account')) expect(json).toEqual({ account: null });
      ({ cookie } = await ask(1, '/api/account/sign-in', { email: ANNA.email, password: ANNA.password }));
    });

    test('all keep at once: nothing is lost, nothing is overwritten, and all tell the same', async () => {
      const recipes = Array.from({ length: 40 }, (_recipe, at) => aRecipe({ title: `Soup ${at}` }));
      const kept = await Promise.all(recipes.map((recipe, at) => ask(at, '/api/cookbook/keep', { recipe, base: 0 })));
      expect(kept.map(({ status }) => status)).toEqual(Array(40).fill(200));
      const [first] = recipes;
      const edits = await Promise.all(Array.from({ length: 10 }, (_edit, at) => ask(at, '/api/cookbook/keep', { recipe: { ...first, markdown: `# By ${at}` }, base: 1 })));
      expect(ascending(edits.map(({ status }) => status))).toEqual([200, ...Array<number>(9).fill(409)]);
      const twins = recipes.map((recipe, at) => aRecipe({ markdown: `# Twin ${at}`, title: recipe.title }));
      const adopted = await Promise.all(servers.map((_server, at) => ask(at, '/api/cookbook/adopt', { recipes: twins.map((twin) => ({ ...twin, id: crypto.randomUUID() })) })));
      const fresh = adopted.map(({ json }) => (json['recipes'] as { fresh: boolean }[]).filter((recipe) => recipe.fresh).length);
      expect(ascending(fresh)).toEqual([...Array<number>(count - 1).fill(0), 40]);
      const [one, ...others] = (await askAll('/api/cookbook/changes', { since: 0 })).map(({ json }) => json);
      expect(one?.['recipes']).toHaveLength(80);
      for (const other of others) expect(other).toEqual(one);
    });

    test('tries are counted together, one after the other and all at once', async () => {
      const { most } = RATES['sign-in'];
      const answers: number[] = [];
      for (let at = 0; at < most + 2; at += 1) answers.push((await ask(at, '/api/account/sign-in', { email: 'ben@paprika.example', password: 'wrong' }, '192.0.2.7')).status);
      expect(answers).toEqual([...Array<number>(most).fill(401), 429, 429]);
      const link = { title: 'Soup', markdown: MARKDOWN, origin: { by: 'own', name: '' }, recipe: null, days: null };
      const shared = await Promise.all(Array.from({ length: RATES.share.most + 10 }, (_link, at) => ask(at, '/api/share/make', link, '192.0.2.8')));
      expect(ascending(shared.map(({ status }) => status))).toEqual([...Array<number>(RATES.share.most).fill(200), ...Array<number>(10).fill(429)]);
    });

    test('a link made at one opens at the others, until it is ended there', async () => {
      const { json: { id, path: link } } = await ask(0, '/api/share/make', { title: 'Soup', markdown: MARKDOWN, origin: { by: 'own', name: '' }, recipe: null, days: null });
      const seen = (): Promise<number[]> => Promise.all(servers.map(async ({ url }) => (await fetch(`${url}${String(link)}`)).status));
      expect(await seen()).toEqual(Array(count).fill(200));
      expect((await ask(count - 1, '/api/share/revoke', { id })).status).toBe(200);
      expect(await seen()).toEqual(Array(count).fill(410));
    });

    test('a review given at one and approved by the command is shown by all', async () => {
      expect((await ask(1, '/api/reviews/give', { name: 'Anna', profession: 'Home Chef', rate: 5, review: 'Warm and clear.' })).status).toBe(200);
      for (const { json } of await askAll('/api/reviews')) expect(json).toEqual({ reviews: [] });
      const run = (...args: string[]) => promisify(execFile)(process.execPath, [MAIN, 'reviews', ...args], { env: { PATH: process.env['PATH'], ...settings } });
      const [id = ''] = /^[\da-f]{4,}\S*/m.exec((await run('list')).stdout) ?? [];
      expect((await run('approve', id)).stderr).toContain('is shown now');
      for (const { json } of await askAll('/api/reviews')) expect(json).toMatchObject({ reviews: [{ review: 'Warm and clear.' }] });
    });

    const ORDER = { pantry: ['eggs', 'spinach', 'feta', 'olive oil'], seed: 1 };
    const cooked = (at: number, key: string, after: number | null, from: string): Promise<Response> => send(at, '/api/cook', ORDER, {
      'idempotency-key': key, 'x-forwarded-for': from, ...(after !== null && { 'last-event-id': `${after}` }),
    });
    const textsOf = (said: string): string => [...said.matchAll(/event: text\ndata: (.*)\n/g)].map(([, data]) => (JSON.parse(data ?? '') as { text: string }).text).join('');
    /** What a stream says up to its first text, and the place of that; then it is left. */
    const begun = async (answer: Response): Promise<{ said: string; last: number }> => {
      const [reader, decoder] = [answer.body?.getReader(), new TextDecoder()];
      let said = '';
      while (!/event: text\n.*\n\n/.test(said)) {
        const { done, value } = await reader?.read() ?? { done: true, value: undefined };
        if (done) throw new Error(said);
        said += decoder.decode(value, { stream: true });
      }
      await reader?.cancel();
      return { said, last: Number([...said.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1]) };
    };
    /** A model that writes half, and the rest when it is told to. */
    const halfAndHalf = (): { goOn: () => void } => {
      let goOn = (): void => undefined;
      const told = new Promise<void>((resolve) => (goOn = resolve));
      model.play(async (response) => {
        openStream(response);
        const all = pieces(RECIPE);
        for (const piece of all.slice(0, all.length >> 1)) response.write(chunk(piece));
        await told;
        for (const piece of all.slice(all.length >> 1)) response.write(chunk(piece));
        response.end(`${chunk('', 'stop')}${DONE}`);
      });
      return { goOn };
    };

    test('a recipe under way at one is read on at another, to its last letter, and the model is asked once', async () => {
      const { goOn } = halfAndHalf();
      const key = crypto.randomUUID();
      const [first, twin] = [await cooked(0, key, null, '192.0.2.20'), await cooked(1, key, null, '192.0.2.20')];
      const { said, last } = await begun(first);
      const second = await cooked(count - 1, key, last, '192.0.2.20');
      goOn();
      const [rest, whole] = [await second.text(), await twin.text()];
      const { markdown } = JSON.parse(/event: done\ndata: (.*)\n/.exec(rest)?.[1] ?? '{}') as { markdown: string };
      expect(textsOf(said) + textsOf(rest)).toBe(textsOf(whole));
      expect(markdown.startsWith(RECIPE.slice(0, 200))).toBe(true);
      expect(textsOf(whole).trim()).toBe(RECIPE.trim());
      expect(model.bodies).toHaveLength(1);
    });

    test('one dies in the middle: another tells what was written and that it broke off, and has everything that was kept', async () => {
      const { goOn } = halfAndHalf();
      const key = crypto.randomUUID();
      const { said, last } = await begun(await cooked(0, key, null, '192.0.2.21'));
      const before = await ask(1, '/api/cookbook/changes', { since: 0 });
      // Twice the time in which what is said is written.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      process.kill(servers[0]?.pid ?? 0, 'SIGKILL');
      const rest = await (await cooked(1, key, last, '192.0.2.21')).text();
      goOn();
      expect(textsOf(said) + textsOf(rest)).toBe(RECIPE.slice(0, (textsOf(said) + textsOf(rest)).length));
      expect(rest).toMatch(/event: refused\ndata: .*"unfinished"/);
      expect((await ask(1, '/api/cookbook/keep', { recipe: aRecipe({ markdown: '# After' }), base: 0 })).status).toBe(200);
      await servers[0]?.stop();
      servers[0] = await startServer(settings);
      const after = await ask(0, '/api/cookbook/changes', { since: 0 });
      expect(after.json).toEqual((await ask(1, '/api/cookbook/changes', { since: 0 })).json);
      expect((after.json['recipes'] as unknown[]).length).toBe((before.json['recipes'] as unknown[]).length + 1);
    });

    test('the day’s calls to the model are counted together; then the house chef cooks', async () => {
      model.play(goodStream);
      const orders = await Promise.all(Array.from({ length: 2 * CALLS }, async (_order, at) => (await cooked(at, crypto.randomUUID(), null, `192.0.3.${at}`)).text()));
      expect(orders.filter((said) => !said.includes('event: done\n'))).toEqual([]);
      // Two were asked for above.
      expect(model.bodies).toHaveLength(CALLS - 2);
      expect(orders.filter((said) => said.includes('"chef":"house"'))).toHaveLength(CALLS + 2);
    });
  });
});
