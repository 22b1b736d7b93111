import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { readOrder } from '../../contract/order-input.ts';
import { appParts } from '../../tests/kit/app-parts.ts';
import { startFakeModel, type FakeModel } from '../../tests/kit/fake-model.ts';
import { HOME } from '../../tests/kit/source-files.ts';
import { createApp } from '../app.ts';
import { chatMessages } from '../chefs/chat-messages.ts';
import { modelChef } from '../chefs/model-chef.ts';
import { requestAsCode } from '../chefs/request-as-code.ts';
import { readHere } from '../reading/tasks.ts';

const run = promisify(execFile);
const order = readOrder({ pantry: ['eggs', 'spinach', 'feta', 'potatoes'], seed: 1 });
const ID = 'kitchen/soup-7b';
let model: FakeModel;
// In the project, so that a snippet's imports are found.
const folder = mkdtempSync(path.join(HOME, 'node_modules', '.recipe-chef-snippets-'));
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(async () => {
  await model.close();
  rmSync(folder, { recursive: true });
});

/** What the model chef itself sends for the order. */
async function sent(): Promise<object> {
  const settings = { id: ID, endpoint: model.url, token: null, provider: null, billTo: null, callsPerDay: 1 };
  for await (const _ of modelChef({ settings, takeCall: () => Promise.resolve(true), log: pino({ level: 'silent' }) }).cook(order, new AbortController().signal));
  return JSON.parse(model.bodies.at(-1) ?? '') as object;
}

describe('the very request', () => {
  test.each(['huggingface.js', 'curl'])('%s, run as it is written, sends what the model chef sends', async (client) => {
    const wanted = await sent();
    const messages = chatMessages(order, await readHere('brief', { order, askedAt: Date.now() }));
    const text = requestAsCode({ id: ID, provider: null, endpoint: model.url }, messages).find((one) => one.client === client)?.text ?? '';
    const file = path.join(folder, client === 'curl' ? 'ask.sh' : 'ask.mjs');
    writeFileSync(file, text);
    const calls = model.bodies.length;
    await run(client === 'curl' ? 'sh' : process.execPath, [file], { env: { PATH: process.env['PATH'] ?? '', API_TOKEN: 'mine' } });
    expect(model.bodies).toHaveLength(calls + 1);
    expect(JSON.parse(model.bodies.at(-1) ?? '')).toEqual(wanted);
    expect(model.headers.at(-1)?.authorization).toBe('Bearer mine');
  });
  test('an apostrophe does not end the quoting of the shell', async () => {
    const sly = [{ role: 'user', content: `don't; touch ${path.join(folder, 'sly')} '$(touch ${path.join(folder, 'sly')})'` }] as const;
    const text = requestAsCode({ id: ID, provider: null, endpoint: model.url }, sly).find(({ client }) => client === 'curl')?.text ?? '';
    await run('sh', ['-c', text], { env: { PATH: process.env['PATH'] ?? '' } });
    expect(JSON.parse(model.bodies.at(-1) ?? '')).toMatchObject({ messages: sly });
    await expect(run('ls', [path.join(folder, 'sly')])).rejects.toThrow();
  });
});

describe('over HTTP', () => {
  const ask = async (parts: Parameters<typeof appParts>[0], at: string): Promise<{ status: number; json: Record<string, never>; text: string }> => {
    const answer = await createApp(await appParts(parts)).request(at);
    const text = await answer.text();
    return { status: answer.status, text, json: JSON.parse(text) as Record<string, never> };
  };
  test('without a model, the request for the one that is asked by default', async () => {
    const { status, json } = await ask({}, '/api/model-request');
    const { model: id, code } = ENDPOINTS.modelRequest.output.parse(json);
    expect([status, id]).toEqual([200, 'mistralai/Mixtral-8x7B-Instruct-v0.1']);
    expect(new Set(code.map(({ language }) => language))).toEqual(new Set(['js', 'python', 'sh']));
    for (const { text } of code) expect(text).toMatch(/I have egg[^]*1024/);
    expect(code.find(({ client }) => client === 'curl')?.text).toMatch(/^curl https:\/\/router\.huggingface\.co\/v1\/chat\/completions/);
  });
  test('with one of the operator’s own: its name, never its address', async () => {
    const { text } = await ask({ modelShown: { id: ID, provider: null, hasOwnAddress: true } }, '/api/model-request');
    expect(text).toContain('http://127.0.0.1:8080/v1/chat/completions');
    expect(text).toContain(ID);
    expect(text).not.toContain('huggingface.co');
  });
  test('the description of everything, of itself too', async () => {
    const { json } = await ask({}, '/openapi.json');
    expect(json).toMatchObject({ openapi: '3.1.0', info: { title: 'Recipe Chef', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown } });
    expect(Object.keys(json['paths'] ?? {})).toEqual([...new Set(Object.values(ENDPOINTS).map(({ path: at }) => at))]);
  });
});
