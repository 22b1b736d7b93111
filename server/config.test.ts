import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigFault, SETTINGS, placeOf, readConfig } from './config.ts';

function faultsOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (thrown) {
    if (thrown instanceof ConfigFault) return thrown.message;
    throw thrown;
  }
  return '';
}

test('nothing set: defaults, and no model', () => {
  expect(readConfig({})).toEqual({
    port: 3000, host: '127.0.0.1', dataDir: './data', databaseUrl: null, logLevel: 'info', model: null, ladder: [], mail: null, metrics: null, watchdogSeconds: 30,
    site: { accounts: true, reviews: true, publicUrl: null, trustedProxies: 0 },
  });
});

test('a site for others: its address, its database, its mail', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://Recipes.example:443/', DATABASE_URL: 'postgres://cook:pw@db/kitchen', TRUSTED_PROXIES: '2', ACCOUNTS: 'on', REVIEWS: 'off',
    SMTP_URL: 'smtps://a:b@mail.example:465?requireTLS=true', MAIL_FROM: 'Recipe Chef <kitchen@recipes.example>',
  });
  expect(config).toMatchObject({
    databaseUrl: 'postgres://cook:pw@db/kitchen', site: { accounts: true, reviews: false, publicUrl: 'https://recipes.example', trustedProxies: 2 },
    mail: { url: 'smtps://a:b@mail.example:465?requireTLS=true', from: 'Recipe Chef <kitchen@recipes.example>' },
  });
  expect(placeOf(config)).toEqual({ url: 'postgres://cook:pw@db/kitchen' });
  expect(placeOf(readConfig({ DATA_DIR: '/var/kitchen' }))).toEqual({ dataDir: '/var/kitchen' });
});

test('a token: Mixtral through Hugging Face', () => {
  expect(readConfig({ HF_TOKEN: 'hf_abc', BILL_TO: 'kitchen' }).model).toEqual({
    id: 'mistralai/Mixtral-8x7B-Instruct-v0.1', token: 'hf_abc', endpoint: null, provider: null, billTo: 'kitchen', callsPerDay: 500,
  });
});

test('an endpoint needs no token, and a Hugging Face token is never sent to it', () => {
  expect(readConfig({ MODEL_ENDPOINT: 'http://localhost:8080/v1', HF_TOKEN: 'hf_abc' }).model).toMatchObject({ endpoint: 'http://localhost:8080/v1', token: null });
  expect(readConfig({ MODEL_ENDPOINT: 'http://localhost:8080', MODEL_TOKEN: 'key' }).model?.token).toBe('key');
});

test('a ladder: each model with settings of its own, and Hugging Face’s token and bill from the first', () => {
  const ladder = JSON.stringify([
    { MODEL_ID: 'Qwen/Qwen3-8B', MODEL_PROVIDER: 'together' },
    { MODEL_ID: 'llama3.1', MODEL_ENDPOINT: 'http://127.0.0.1:11434/v1', MODEL_TOKEN: 'key', BILL_TO: '' },
  ]);
  const { model, ladder: rungs } = readConfig({ HF_TOKEN: 'hf_abc', BILL_TO: 'kitchen', MODEL_LADDER: ladder, MODEL_CALLS_PER_DAY: '7' });
  expect(model?.id).toBe('mistralai/Mixtral-8x7B-Instruct-v0.1');
  expect(rungs).toEqual([
    { id: 'Qwen/Qwen3-8B', provider: 'together', token: 'hf_abc', endpoint: null, billTo: 'kitchen', callsPerDay: 7 },
    { id: 'llama3.1', provider: null, token: 'key', endpoint: 'http://127.0.0.1:11434/v1', billTo: null, callsPerDay: 7 },
  ]);
});

const BAD: readonly (readonly [name: string, env: Record<string, string>, names: readonly string[]])[] = [
  ['port in words', { PORT: 'secret' }, ['PORT']],
  ['port beyond the last', { PORT: '65536' }, ['PORT']],
  ['negative port', { PORT: '-1' }, ['PORT']],
  ['token of another kind', { HF_TOKEN: 'secret' }, ['HF_TOKEN']],
  ['endpoint that is no address', { MODEL_ENDPOINT: 'secret' }, ['MODEL_ENDPOINT']],
  ['endpoint of another scheme', { MODEL_ENDPOINT: 'file:///secret' }, ['MODEL_ENDPOINT']],
  ['endpoint with a password', { MODEL_ENDPOINT: 'http://a:secret@b/' }, ['MODEL_ENDPOINT']],
  ['provider without a token', { MODEL_PROVIDER: 'together' }, ['MODEL_PROVIDER']],
  ['provider and endpoint', { MODEL_PROVIDER: 'together', HF_TOKEN: 'hf_a', MODEL_ENDPOINT: 'http://b' }, ['MODEL_PROVIDER']],
  ['token for no endpoint', { MODEL_TOKEN: 'secret' }, ['MODEL_TOKEN']],
  ['ladder that is no list', { HF_TOKEN: 'hf_a', MODEL_LADDER: 'secret' }, ['MODEL_LADDER']],
  ['ladder without models', { HF_TOKEN: 'hf_a', MODEL_LADDER: '[]' }, ['MODEL_LADDER']],
  ['ladder with a number', { HF_TOKEN: 'hf_a', MODEL_LADDER: '[{"MODEL_ID": 7, "MODEL_TOKEN": "secret"}]' }, ['MODEL_LADDER']],
  ['ladder with another setting', { HF_TOKEN: 'hf_a', MODEL_LADDER: '[{"MODEL_ID": "a", "KEY": "secret"}]' }, ['MODEL_LADDER, model 1']],
  ['ladder with a model that has no name', { HF_TOKEN: 'hf_a', MODEL_LADDER: '[{"MODEL_ENDPOINT": "http://b"}]' }, ['model 1: MODEL_ID']],
  ['ladder with a bad endpoint', { HF_TOKEN: 'hf_a', MODEL_LADDER: '[{"MODEL_ID": "a"}, {"MODEL_ID": "b", "MODEL_ENDPOINT": "secret"}]' }, ['model 2: MODEL_ENDPOINT']],
  ['ladder with a model nobody can reach', { MODEL_ENDPOINT: 'http://b', MODEL_LADDER: '[{"MODEL_ID": "a"}]' }, ['model 1: HF_TOKEN']],
  ['ladder without a first model', { MODEL_LADDER: '[{"MODEL_ID": "a", "MODEL_ENDPOINT": "http://b"}]' }, ['MODEL_LADDER']],
  ['calls in words', { HF_TOKEN: 'hf_a', MODEL_CALLS_PER_DAY: 'secret' }, ['MODEL_CALLS_PER_DAY']],
  ['model with spaces', { MODEL_ID: 'secret secret' }, ['MODEL_ID']],
  ['unknown log level', { LOG_LEVEL: 'secret' }, ['LOG_LEVEL']],
  ['database of another kind', { DATABASE_URL: 'mysql://secret' }, ['DATABASE_URL']],
  ['public address with a path', { PUBLIC_URL: 'https://secret.example/app' }, ['PUBLIC_URL']],
  ['public address that is none', { PUBLIC_URL: 'secret' }, ['PUBLIC_URL']],
  ['proxies in words', { TRUSTED_PROXIES: 'secret' }, ['TRUSTED_PROXIES']],
  ['accounts neither on nor off', { ACCOUNTS: 'secret' }, ['ACCOUNTS']],
  ['reviews neither on nor off', { REVIEWS: 'true' }, ['REVIEWS']],
  ['mail server of another kind', { SMTP_URL: 'https://secret', PUBLIC_URL: 'https://a.example', MAIL_FROM: 'a@b.example' }, ['SMTP_URL']],
  ['mail without a sender', { SMTP_URL: 'smtp://secret', PUBLIC_URL: 'https://a.example' }, ['MAIL_FROM']],
  ['mail without an address for its links', { SMTP_URL: 'smtp://secret', MAIL_FROM: 'a@b.example' }, ['PUBLIC_URL']],
  ['a sender with a second header', { MAIL_FROM: 'secret <a@b.example>\r\nBcc: c@d.example' }, ['MAIL_FROM']],
  ['several at once', { PORT: 'secret', HF_TOKEN: 'secret', LOG_LEVEL: 'secret' }, ['PORT', 'HF_TOKEN', 'LOG_LEVEL']],
];
describe('refuses', () => {
  test.each(BAD)('%s', (_name, env, names) => {
    const message = faultsOf(env);
    for (const name of names) expect(message).toContain(name);
    expect(message).not.toContain('secret');
  });
});

test('.env.example shows every setting with its default, and no other', () => {
  const shown = [...readFileSync(new URL('../.env.example', import.meta.url), 'utf8').matchAll(/# (.*)\n([A-Z_]+)=(.*)/g)].map(([, about, name, usual]) => [name, usual, about]);
  expect(shown).toEqual(Object.entries(SETTINGS).map(([name, { usual, about }]) => [name, usual, about]));
});
