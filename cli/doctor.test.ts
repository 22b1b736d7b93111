import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../server/config.ts';
import { openStore } from '../server/store/open-store.ts';
import { ENGINES } from '../tests/kit/engines.ts';
import { startFakeModel, status } from '../tests/kit/fake-model.ts';
import { doctorCommand } from './doctor.ts';

const root = mkdtempSync(path.join(tmpdir(), 'recipe-chef-doctor-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const SETTINGS = { DATA_DIR: path.join(root, 'none'), PORT: '0' };

async function visit(env: Record<string, string>, ...args: string[]): Promise<{ code: number; out: string }> {
  let out = '';
  const code = await doctorCommand(args, { input: (async function* none() {})(), print: async (text) => void (out += text), say: (text) => void (out += text) }, () => readConfig({ ...SETTINGS, ...env }));
  return { code, out };
}

test('nothing set, nothing wrong', async () => {
  const { code, out } = await visit({});
  expect(out).toMatch(/^well {3}The settings can be used\.\nwell {3}There is no database yet[^]*All is well\.\n$/);
  expect(code).toBe(0);
});

describe.each(ENGINES)('$name', ({ fresh }) => {
  test('a database that is well, and one whose newest sign is from tomorrow', async () => {
    const place = await fresh();
    const env: Record<string, string> = 'url' in place ? { DATABASE_URL: place.url } : { DATA_DIR: place.dataDir };
    const store = await openStore(place);
    expect((await visit(env)).out).toMatch(/well {3}The database (?:is whole: SQLite|answers: PostgreSQL)/);
    if ('dataDir' in place) {
      await store.db.insertInto('cooks').values({ id: 'anna', email: 'anna', first_name: '', last_name: '', password_hash: '', made_at: '', changes: 0 }).execute();
      await store.db.insertInto('sessions').values({ token_hash: 'x', cook: 'anna', made_at: '', seen_at: new Date(Date.now() + 86_400_000).toISOString() }).execute();
      const { code, out } = await visit(env);
      expect([code, out]).toEqual([1, expect.stringMatching(/WRONG {2}This clock says .* but the database knows of/)]);
    }
    await store.close();
  });
});

test.each([
  ['a setting', { PORT: 'soup' }, /PORT must be a whole number/],
  ['a database that is away', { DATABASE_URL: 'postgres://cook:secret@127.0.0.1:1/kitchen' }, /DATABASE_URL cannot be looked at \(away, ECONNREFUSED\)/],
  ['a proxy that was not declared', { PUBLIC_URL: 'https://recipes.example' }, /TRUSTED_PROXIES is 0/],
  ['an address without TLS', { PUBLIC_URL: 'http://recipes.example', TRUSTED_PROXIES: '1' }, /travel readable/],
  ['a model that does not answer', { MODEL_ENDPOINT: 'http://127.0.0.1:1/v1', MODEL_TOKEN: 'secret' }, /MODEL_ENDPOINT does not answer/],
])('%s', async (_, env, said) => {
  const { code, out } = await visit(env);
  expect([code, out]).toEqual([1, expect.stringMatching(said)]);
  expect(out).not.toContain('secret');
});

test('a model that refuses the token', async () => {
  const upstream = await startFakeModel(status(401));
  expect((await visit({ MODEL_ENDPOINT: upstream.url, MODEL_TOKEN: 'secret' })).out).toMatch(/MODEL_ENDPOINT refuses the token \(401\)/);
  await upstream.close();
});

test('files that are empty, damaged, or open to everybody', async () => {
  const file = path.join(root, 'recipe-chef.db');
  const look = async (): Promise<string> => (await visit({ DATA_DIR: root })).out;
  writeFileSync(file, '');
  expect(await look()).toMatch(/is an empty file/);
  rmSync(file);
  await (await openStore({ dataDir: root })).close();
  chmodSync(file, 0o644);
  expect(await look()).toMatch(/Others than its owner may look into/);
  writeFileSync(file, Buffer.alloc(8192, 7));
  expect(await look()).toMatch(/is damaged/);
});

test('what is not understood', async () => {
  expect(await visit({}, 'please')).toEqual({ code: 2, out: 'Try: recipe-chef doctor' });
});
