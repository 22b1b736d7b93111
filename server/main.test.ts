/** The program itself: started, asked, told to stop. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startFakeModel, status } from '../tests/kit/fake-model.ts';
import { findPostgres, startPostgres } from '../tests/kit/postgres.ts';

// Starting a program takes a busy machine a while.
vi.setConfig({ testTimeout: 60_000 });
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

test('a database that goes away is said, cooking goes on, and it is used again when it is back', async ({ skip }) => {
  const bin = findPostgres();
  if (bin === null) skip('There is no PostgreSQL on this machine.');
  const postgres = await startPostgres(bin ?? '');
  const server = await run({ DATABASE_URL: await postgres.fresh(), TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' });
  const statusOf = async (path: string): Promise<number> => (await fetch(`${server.url}${path}`)).status;
  const who = async (): Promise<number> => (await fetch(`${server.url}/api/account`, { headers: { cookie: `session=${'A'.repeat(43)}` } })).status;
  expect([await who(), await statusOf('/readyz')]).toEqual([200, 200]);
  await postgres.halt();
  expect([await who(), await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 503, 200]);
  expect(await cookFour(server.url, { 'x-forwarded-for': '203.0.113.7' }), 'a visitor whose tries cannot be counted').toMatch(/event: done/);
  await postgres.wake();
  await vi.waitFor(async () => expect([await who(), await statusOf('/readyz')]).toEqual([200, 200]), { timeout: 15_000, interval: 200 });
  expect(server.err(), 'nothing of it is a fault of ours').toBe('');
  expect(await server.stop()).toBe(0);
  await postgres.stop();
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
    const { status: code, stderr, stdout } = spawnSync(process.execPath, [MAIN], { env: { ...ENV, ...env }, encoding: 'utf8', timeout: 60_000 });
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
  test('with a database that lets nobody in', () => {
    const said = refuse({ DATABASE_URL: 'postgres://cook:secret@127.0.0.1:1/kitchen' });
    expect(said).toMatch(/^The database at DATABASE_URL lets nobody in \(ECONNREFUSED\)\./);
    expect(said).not.toContain('secret');
  });
  test('with a file where its folder should be', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(refuse({ DATA_DIR: join(folder, 'file') })).toMatch(/DATA_DIR must be a folder/);
  });
});
