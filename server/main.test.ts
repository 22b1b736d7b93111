/** The program itself: started, asked, told to stop. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startFakeModel, status } from '../tests/kit/fake-model.ts';
import { findPostgres, startPostgres } from '../tests/kit/postgres.ts';

// Starting a program takes a busy machine a while.
vi.setConfig({ testTimeout: 300_000 });
const folder = mkdtempSync(join(tmpdir(), 'recipe-chef-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const MAIN = resolve(import.meta.dirname, 'main.ts');
const ENV = { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' };

interface Running { url: string; out: () => string; err: () => string; stop: () => Promise<number | null> }

async function run(env: Record<string, string> = {}): Promise<Running> {
  const child = spawn(process.execPath, [MAIN], { env: { ...ENV, ...env } });
  let out = '';
  let err = '';
  child.stderr.on('data', (bytes: Buffer) => (err += bytes.toString()));
  const ended = new Promise<number | null>((done) => child.on('exit', done));
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (bytes: Buffer) => {
      out += bytes.toString();
      if (out.includes('\n')) ready();
    });
    child.on('exit', () => fail(new Error(err)));
  });
  return {
    url: /http:\/\/localhost:\d+/.exec(out)?.[0].replace('localhost', '127.0.0.1') ?? '', out: () => out, err: () => err,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
const cookFour = async (url: string, headers: Record<string, string> = {}): Promise<string> => (await fetch(`${url}/api/cook`, {
  method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{"pantry":["eggs","spinach","feta","potatoes"],"seed":1}',
})).text();

test('says that it is ready, cooks, and stops when told to', async () => {
  const server = await run();
  expect(server.out()).toMatch(/^Recipe Chef is ready at http:\/\/localhost:\d+\n$/);
  expect(await cookFour(server.url)).toMatch(/event: done\ndata: .*\n\n$/);
  const start = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('a model at an endpoint cooks; when it is away the house chef does; the day’s calls hold over a restart', async () => {
  const model = await startFakeModel();
  const env = { MODEL_ENDPOINT: model.url, MODEL_TOKEN: 'canary-token', MODEL_ID: 'owner/soup-7b', MODEL_CALLS_PER_DAY: '3', DATA_DIR: join(folder, 'counted') };
  let server = await run(env);
  expect(await (await fetch(`${server.url}/api/kitchen`)).json()).toMatchObject({ model: { configured: true, name: 'soup-7b' } });
  const cooked = await cookFour(server.url);
  expect(cooked).toContain('"chef":"model","name":"soup-7b"');
  expect(cooked).toContain('Spinach and Feta Frittata');
  model.play(status(500));
  const fallen = await cookFour(server.url);
  expect(fallen).toMatch(/"chef":"house"[^]*Our online chef is away[^]*event: done/);
  expect(model.bodies).toHaveLength(2);
  expect(await server.stop()).toBe(0);
  server = await run(env);
  expect(await cookFour(server.url)).toContain('Our online chef is away');
  expect(model.bodies).toHaveLength(2);
  expect(await server.stop()).toBe(0);
  expect(server.out() + server.err() + cooked + fallen).not.toMatch(/canary|secret-upstream-text/);
  await model.close();
});

test('two processes on one PostgreSQL: who signs in at one is known at the other', async ({ skip }) => {
  const bin = findPostgres();
  if (bin === null) skip('There is no PostgreSQL on this machine.');
  const postgres = await startPostgres(bin ?? '');
  const env = { DATABASE_URL: await postgres.fresh() };
  const [one, other] = await Promise.all([run(env), run(env)]);
  const account = { firstName: 'Anna', email: 'anna@paprika.example', password: 'leeks-in-october-rain' };
  const registered = await fetch(`${one.url}/api/account/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(account) });
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(await (await fetch(`${other.url}/api/account`, { headers: { cookie } })).json()).toMatchObject({ account: { email: 'anna@paprika.example' } });
  expect(await Promise.all([one.stop(), other.stop()])).toEqual([0, 0]);
  expect(one.err() + other.err()).not.toMatch(/anna|leeks/);
  await postgres.stop();
});

test('PostgreSQL is away at the start and again later: cooking goes on with its limits, the rest is refused, and it is joined once it is there', async ({ skip }) => {
  const bin = findPostgres();
  if (bin === null) skip('There is no PostgreSQL on this machine.');
  const postgres = await startPostgres(bin ?? '');
  const url = await postgres.fresh();
  await postgres.halt();
  const server = await run({ DATABASE_URL: url, TRUSTED_PROXIES: '1' });
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const ask = async (path: string, body?: object): Promise<Response> => fetch(`${server.url}${path}`, body === undefined ? {} : {
    method: 'POST', headers: { 'content-type': 'application/json', ...from }, body: JSON.stringify(body),
  });
  expect(await cookFour(server.url, from)).toMatch(/event: done/);
  expect([(await ask('/api/ideas', { pantry: ['eggs'] })).status, (await ask('/api/pantry', { pantry: ['eggs'] })).status]).toEqual([200, 200]);
  const anna = { firstName: 'Anna', email: 'anna@paprika.example', password: 'leeks-in-october-rain' };
  const refused = await ask('/api/account/register', anna);
  expect([refused.status, refused.headers.get('retry-after'), (await ask('/readyz')).status]).toEqual([503, '5', 503]);
  expect(await refused.json()).toMatchObject({ refusal: { code: 'no-database', retryable: true } });
  const orders = await Promise.all(Array.from({ length: 70 }, () => ask('/api/cook', { pantry: ['eggs'] })));
  for (const order of orders) await order.body?.cancel();
  expect(orders.filter((order) => order.status === 429), 'sixty a minute, one of them before').toHaveLength(11);
  await postgres.wake();
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), { timeout: 60_000, interval: 200 });
  expect((await ask('/api/account/register', anna)).status).toBe(200);
  const who = async (): Promise<number> => (await fetch(`${server.url}/api/account`, { headers: { cookie: `session=${'A'.repeat(43)}` } })).status;
  expect(await who()).toBe(200);
  await postgres.halt();
  expect([await who(), (await ask('/readyz')).status, (await ask('/healthz')).status]).toEqual([503, 503, 200]);
  expect(await cookFour(server.url, { 'x-forwarded-for': '203.0.113.8' }), 'a visitor whose tries cannot be counted').toMatch(/event: done/);
  await postgres.wake();
  await vi.waitFor(async () => expect([await who(), (await ask('/readyz')).status]).toEqual([200, 200]), { timeout: 60_000, interval: 200 });
  expect(server.err(), 'nothing of it is a fault of ours').not.toMatch(/anna|leeks|"level":50/);
  expect(await server.stop()).toBe(0);
  await postgres.stop();
});

test('another program holds the database for three seconds: cooking takes its usual time, pages and reads go on, saves wait', async () => {
  const dataDir = join(folder, 'held');
  const server = await run({ DATA_DIR: dataDir, TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' });
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const cooked = (): Promise<number> => timed(async () => expect(await cookFour(server.url, { 'x-forwarded-for': '203.0.113.7' })).toMatch(/event: done/));
  const median = (times: number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? NaN;
  const many = async (most: number): Promise<number[]> => {
    const times: number[] = [];
    while (times.length < most) times.push(await cooked());
    return times;
  };
  const anna = { firstName: 'Anna', email: 'anna@paprika.example', password: 'leeks-in-october-rain' };
  const usual = await many(10);
  const other = new DatabaseSync(join(dataDir, 'recipe-chef.db'));
  other.exec('begin immediate');
  const held = new Promise<void>((done) => {
    setTimeout(() => {
      other.exec('commit');
      done();
    }, 3000);
  });
  const saved = timed(async () => expect((await fetch(`${server.url}/api/account/register`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(anna),
  })).status).toBe(200));
  const meanwhile = await many(10);
  const seen = await timed(async () => expect((await fetch(`${server.url}/api/account`, { headers: { cookie: `session=${'A'.repeat(43)}` } })).status).toBe(200));
  await held;
  other.close();
  expect(await saved, 'the save waited, and is there').toBeGreaterThan(1000);
  // The first one waits a tenth of a second to be counted, and the machine may be busy; who waited for the database would take seconds.
  expect(median(meanwhile)).toBeLessThan(median(usual) * 2 + 400);
  expect(seen).toBeLessThan(1000);
  expect(await server.stop()).toBe(0);
  expect(server.err()).toBe('');
});

test('a database file that is gone is not ready, and ready again when it is back', async () => {
  const dataDir = join(folder, 'moved');
  const server = await run({ DATA_DIR: dataDir });
  const ready = async (): Promise<unknown> => (await fetch(`${server.url}/readyz`)).json();
  expect(await ready()).toEqual({ ready: true });
  renameSync(dataDir, `${dataDir}-away`);
  expect(await ready()).toMatchObject({ refusal: { code: 'no-database', retryable: true } });
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'recipe-chef.db'), '');
  expect(await ready(), 'an empty file in its place is not it').toMatchObject({ refusal: { code: 'no-database' } });
  rmSync(dataDir, { recursive: true });
  renameSync(`${dataDir}-away`, dataDir);
  expect(await ready()).toEqual({ ready: true });
  expect(await server.stop()).toBe(0);
});

describe('does not start, and says why', () => {
  const refuse = (env: Record<string, string>): string => {
    const { status: code, stderr, stdout } = spawnSync(process.execPath, [MAIN], { env: { ...ENV, ...env }, encoding: 'utf8', timeout: 180_000 });
    expect([code, stdout]).toEqual([1, '']);
    return stderr;
  };
  test('with settings that cannot be used', () => {
    const said = refuse({ PORT: 'secret', HF_TOKEN: 'secret' });
    expect(said).toMatch(/HF_TOKEN[^]*PORT/);
    expect(said).not.toContain('secret');
  });
  test('on a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((ready) => other.on('listening', ready));
    const { port } = other.address() as { port: number };
    const child = spawn(process.execPath, [MAIN], { env: { ...ENV, PORT: String(port) } });
    let said = '';
    child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
    expect(await new Promise((done) => child.on('exit', done))).toBe(1);
    expect(said).toMatch(new RegExp(`Port ${port} is taken\\. .*PORT`));
    other.close();
  });
  test('with a database that knows nobody of that name', async ({ skip }) => {
    const bin = findPostgres();
    if (bin === null) skip('There is no PostgreSQL on this machine.');
    const postgres = await startPostgres(bin ?? '');
    const said = refuse({ DATABASE_URL: (await postgres.fresh()).replace('cook@', 'stranger:secret@') });
    await postgres.stop();
    expect(said).toMatch(/^The database at DATABASE_URL lets nobody in \(28000\)\./);
    expect(said).not.toContain('secret');
  });
  test('with a file where its folder should be', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(refuse({ DATA_DIR: join(folder, 'file') })).toMatch(/DATA_DIR must be a folder/);
  });
});
