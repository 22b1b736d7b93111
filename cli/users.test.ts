import { describe, expect, test } from 'vitest';
import { readConfig } from '../server/config.ts';
import { register } from '../server/accounts/sign-in.ts';
import { resetPassword } from '../server/accounts/password-reset.ts';
import { openStore } from '../server/store/open-store.ts';
import { ENGINES } from '../tests/kit/engines.ts';
import { usersCommand } from './users.ts';

describe.each(ENGINES)('$name', ({ fresh }) => {
  async function kitchen() {
    const place = await fresh();
    const config = readConfig('url' in place ? { DATABASE_URL: place.url, PUBLIC_URL: 'https://recipes.example' } : { DATA_DIR: place.dataDir, PORT: '4000' });
    const store = await openStore(place);
    await register(store.db, { firstName: 'Anna\u001B[2J', lastName: 'Müller', email: 'anna@paprika.example', password: 'leeks-in-october-rain' });
    const run = async (...args: readonly string[]) => {
      let [out, said] = ['', ''];
      const status = await usersCommand(args, { input: (async function* none() {})(), print: async (text) => void (out += text), say: (text) => void (said += text) }, config);
      return { status, out, said };
    };
    return { run, store };
  }

  test('lists accounts, without obeying their names', async () => {
    const { run, store } = await kitchen();
    const { status, out } = await run('list');
    expect([status, out]).toEqual([0, expect.stringMatching(/^anna@paprika\.example\tAnna\[2J Müller\t\d{4}-\d\d-\d\d\t0 recipes\n$/)]);
    await store.close();
  });

  test('prints a link for a new password that works once', async () => {
    const { run, store } = await kitchen();
    const { status, out } = await run('reset', 'Anna@paprika.example');
    const link = /^(https?:\/\/[^/]+)\/account#reset=([\w-]{43})\n$/.exec(out);
    expect([status, link?.[1]]).toEqual([0, store.engine === 'sqlite' ? 'http://localhost:4000' : 'https://recipes.example']);
    expect((await resetPassword(store.db, link?.[2] ?? '', 'onions-in-november-fog')).email).toBe('anna@paprika.example');
    await expect(resetPassword(store.db, link?.[2] ?? '', 'onions-in-november-fog')).rejects.toThrow('used already');
    await store.close();
  });

  test('deletes an account', async () => {
    const { run, store } = await kitchen();
    expect((await run('delete', 'anna@paprika.example')).status).toBe(0);
    expect((await run('list')).out).toBe('');
    await store.close();
  });

  test.each([[['reset', 'nobody@paprika.example'], 1], [['delete', 'nobody@paprika.example'], 1], [[], 2], [['list', 'all'], 2], [['reset'], 2], [['remove', 'x'], 2], [['delete', 'a', 'b'], 2]] as const)('%j: status %i, and why', async (args, expected) => {
    const { run, store } = await kitchen();
    const { status, out, said } = await run(...args);
    expect([status, out]).toEqual([expected, '']);
    expect(said).toMatch(/^[A-Z].*\.$/);
    await store.close();
  });
});
