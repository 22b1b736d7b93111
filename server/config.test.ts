import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigFault, SETTINGS, readConfig } from './config.ts';

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
  expect(readConfig({})).toEqual({ port: 3000, host: '127.0.0.1', dataDir: './data', logLevel: 'info', model: null });
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
  ['calls in words', { HF_TOKEN: 'hf_a', MODEL_CALLS_PER_DAY: 'secret' }, ['MODEL_CALLS_PER_DAY']],
  ['model with spaces', { MODEL_ID: 'secret secret' }, ['MODEL_ID']],
  ['unknown log level', { LOG_LEVEL: 'secret' }, ['LOG_LEVEL']],
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
