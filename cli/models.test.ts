import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GGUFValueType, serializeGgufMetadata } from '@huggingface/gguf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUDGETS } from '../server/chefs/model-chef.ts';
import { readConfig } from '../server/config.ts';
import { chunk, DONE, goodStream, openStream, pieces, RECIPE, startFakeModel, status, type FakeModel, type Part } from '../tests/kit/fake-model.ts';
import { modelsCommand } from './models.ts';

const budgets = { ...BUDGETS, connectMs: 500, firstByteMs: 500, firstTextMs: 600, silenceMs: 400, totalMs: 4000, pauseMs: [5, 10] as const };
const folder = mkdtempSync(path.join(tmpdir(), 'recipe-chef-models-'));
let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(async () => {
  await model.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(env: Record<string, string>, ...args: string[]): Promise<{ code: number; out: string; said: string }> {
  let [out, said] = ['', ''];
  const terminal = { input: (async function* none() {})(), print: async (text: string) => void (out += text), say: (text: string) => void (said += text) };
  const code = await modelsCommand(args, terminal, { read: () => readConfig(env), budgets });
  return { code, out, said };
}

const names = ['soup-7b', 'other-1', 'other-2'];
/** A server that also says which models it has. */
const withList = (part: Part): Part => (response, call, request, body) => {
  if (request.method === 'POST') return part(response, call, request, body);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ object: 'list', data: names.map((id) => ({ id })) }));
};
const slowly: Part = async (response) => {
  openStream(response);
  for (const piece of pieces(RECIPE, 40)) {
    response.write(chunk(piece));
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  response.end(chunk('', 'stop') + DONE);
};
const set = (more: Record<string, string> = {}): Record<string, string> => ({ MODEL_ENDPOINT: model.url, MODEL_ID: 'soup-7b', MODEL_TOKEN: 'very-secret', ...more });

test('nothing set up: what to set', async () => {
  expect(await run({})).toMatchObject({ code: 1, out: expect.stringMatching(/house chef cooks[^]*HF_TOKEN[^]*MODEL_ENDPOINT/) });
});

test('a model that cooks: what is configured, what its server has, its pace, and the guard; never its key', async () => {
  model.play(withList(slowly));
  const { code, out } = await run(set());
  expect(out).toContain(`1. soup-7b at ${model.url} (with a token)`);
  expect(out).toContain('answers and has it, among 3 models.');
  expect(out).toMatch(/from eggs, spinach, feta, potatoes: first text after \d\.\d s, whole after \d\.\d s \(\d+ pieces, [\d.]+ a second, \d+ characters\)/);
  expect(out).toMatch(/It cooked “Spinach and Feta Frittata”, with 3 of the 4 foods/);
  expect(out).toMatch(/The guard: nothing held back/);
  expect(out).not.toContain('very-secret');
  expect(code).toBe(0);
  expect(model.headers.at(-1)?.authorization).toBe('Bearer very-secret');
});

test('the same as JSON, one object for each rung of the ladder', async () => {
  model.play(withList(slowly));
  const { code, out } = await run(set({ MODEL_LADDER: JSON.stringify([{ MODEL_ID: 'gone', MODEL_ENDPOINT: 'http://127.0.0.1:1/v1' }]) }), '--json');
  const { models } = JSON.parse(out) as { models: { id: string; token: boolean; server: object | null; trial: Record<string, number | string | null> }[] };
  expect(models).toMatchObject([
    { id: 'soup-7b', token: true, server: { status: 200, models: 3, hasIt: true }, trial: { fault: null, finish: 'complete' } },
    { id: 'gone', token: false, server: null, trial: { fault: 'unreachable' } },
  ]);
  const { firstTextMs, wholeMs, pieces: count, piecesPerSecond } = (models[0]?.trial ?? {}) as Record<string, number>;
  expect(firstTextMs).toBeLessThan(wholeMs ?? 0);
  // Some 15 ms a piece, on a machine that may be busy.
  expect(count).toBe(pieces(RECIPE, 40).length);
  expect(piecesPerSecond).toBeGreaterThan(2);
  expect(piecesPerSecond).toBeLessThan(70);
  expect(out).not.toContain('very-secret');
  expect(code).toBe(1);
});

describe('what is wrong is said, and what to do', () => {
  const unsafe = RECIPE.replace('- 4 eggs', '- 4 eggs\n- 1 cup bleach');
  const CASES: readonly (readonly [does: string, part: Part, said: RegExp])[] = [
    ['refuses the token', status(401), /refuses the token \(401\)[^]*refuses the token\. Set HF_TOKEN, or MODEL_TOKEN/],
    ['does not know the model', withList(status(404)), /does not know this model/],
    ['has another model', (response, _call, request) => (request.method === 'GET'
      ? void response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"id":"cake\\u001b[2J"}]}')
      : goodStream(response)), /does not name it\. It has cake\[2J\./],
    ['says nothing', withList(() => undefined), /said nothing for/],
    ['stops in the middle', withList((response) => {
      openStream(response);
      response.write(chunk('# Half'));
    }), /stopped in the middle/],
    ['is no model', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>soup'), /no OpenAI-compatible server/],
    ['writes no recipe', withList((response) => {
      openStream(response);
      response.end(chunk('I am sorry.', 'stop') + DONE);
    }), /The guard: what it wrote is no recipe/],
    ['cooks with bleach', withList((response) => {
      openStream(response);
      response.end(chunk(unsafe, 'stop') + DONE);
    }), /not food, so that nothing of it would be shown/],
  ];
  test.each(CASES)('%s', async (does, part, said) => {
    model.play(part);
    const { code, out } = await run(set());
    expect(out).toMatch(said);
    expect(code).toBe(does === 'has another model' ? 0 : 1);
    expect(out).not.toContain('secret');
  });
  test('nobody is there', async () => {
    expect(await run({ MODEL_ENDPOINT: 'http://127.0.0.1:1/v1' })).toMatchObject({ code: 1, out: expect.stringMatching(/does not answer[^]*nobody answers at its address/) });
  });
  test('a setting that cannot be used', async () => {
    expect(await run({ MODEL_ENDPOINT: 'soup' })).toMatchObject({ code: 1, said: expect.stringContaining('MODEL_ENDPOINT') });
  });
  test('what is not understood', async () => {
    expect(await run({}, '--jsn')).toMatchObject({ code: 2, said: expect.stringContaining('recipe-chef models') });
  });
});

describe('a model file', () => {
  const file = path.join(folder, 'soup-7b-Q4_K_M.gguf');
  const text = (value: string) => ({ type: GGUFValueType.STRING, value }) as const;
  const whole = (value: number) => ({ type: GGUFValueType.UINT32, value }) as const;
  const write = (more: object): void => writeFileSync(file, serializeGgufMetadata({
    version: whole(3), tensor_count: { type: GGUFValueType.UINT64, value: 0n }, kv_count: { type: GGUFValueType.UINT64, value: BigInt(1 + Object.keys(more).length) },
    'general.architecture': text('llama'), ...more,
  } as unknown as Parameters<typeof serializeGgufMetadata>[0]));

  test('its name, quantisation and context', async () => {
    write({ 'general.name': text('Soup\u001b[2J 7B'), 'general.file_type': whole(15), 'llama.context_length': whole(8192), 'tokenizer.chat_template': text('{{ messages }}') });
    const { code, out } = await run({}, file);
    expect(out).toMatch(/^Soup\[2J 7B: llama, Q4_K_M, 0\.000 GB\.\nIt holds 8,192 tokens\.\nIt says how a chat/);
    expect(code).toBe(0);
    expect(JSON.parse((await run({}, file, '--json')).out)).toMatchObject({ quantisation: 'Q4_K_M', context: 8192, architecture: 'llama', chats: true });
  });
  test('one that says little, and too small for an order', async () => {
    write({ 'llama.context_length': whole(512) });
    expect((await run({}, file)).out).toMatch(/^soup-7b-Q4_K_M\.gguf: llama, Q4_K_M[^]*holds 512 tokens, fewer than the 4,096[^]*no chat template/);
  });
  test('one that is none, and one that is not there', async () => {
    writeFileSync(file, 'GGUF? no.');
    expect(await run({}, file)).toMatchObject({ code: 1, said: 'This is no GGUF file, or a damaged one.' });
    expect(await run({}, path.join(folder, 'gone.gguf'))).toMatchObject({ code: 1, said: 'The file cannot be read (ENOENT).' });
  });
});
