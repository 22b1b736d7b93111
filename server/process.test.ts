/** The net under the process: a fault that nobody caught, a loop that is silent, and what Prometheus is told of it all. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { chunk, openStream, startFakeModel } from '../tests/kit/fake-model.ts';
import { freePort } from '../tests/kit/free-port.ts';

vi.setConfig({ testTimeout: 90_000 });
const folder = mkdtempSync(path.join(tmpdir(), 'recipe-chef-process-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Loaded before the server: does to its process what no request can do. */
const fault = (code: string): string => `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${code} });`)}`;

async function start(onSignal: string, env: Record<string, string>): Promise<{ url: string; child: ChildProcess; err: () => string; ended: Promise<unknown[]> }> {
  const child = spawn(process.execPath, ['--import', fault(onSignal), path.resolve(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: path.join(folder, `data-${children.length}`), LOG_LEVEL: 'info', ...env },
  });
  children.push(child);
  let err = '';
  child.stderr.on('data', (bytes: Buffer) => (err += bytes.toString()));
  const ended = once(child, 'exit');
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended.then(() => [err])])) as [Buffer];
  return { url: /http:\/\/localhost:\d+/.exec(String(line))?.[0].replace('localhost', '127.0.0.1') ?? '', child, err: () => err, ended };
}

const order = (url: string, body: object): Promise<Response> => fetch(`${url}/api/cook`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test('a promise that nobody caught: new work is refused, what is running ends well, then the process ends with 1', async () => {
  const model = await startFakeModel((response) => {
    openStream(response);
    // Longer than the test waits before the fault, shorter than the grace.
    const drip = setInterval(() => response.write(chunk('word ')), 100);
    setTimeout(() => {
      clearInterval(drip);
      response.end();
    }, 4000);
  });
  const port = await freePort();
  const { url, child, err, ended } = await start("Promise.reject(new Error('burnt'))", { MODEL_ENDPOINT: model.url, MODEL_ID: 'soup', METRICS_PORT: String(port) });
  expect((await (await order(url, { pantry: ['eggs', 'spinach', 'feta', 'potatoes'], chef: 'house' })).text())).toMatch(/event: done/);
  expect((await fetch(`${url}/api/nowhere`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).status, 'on its own port only').toBe(404);
  const told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const line of [
    'recipe_chef_cooked_total{chef="house"} 1', 'recipe_chef_first_text_seconds_count{chef="house"} 1', 'recipe_chef_answers_total{endpoint="/api/cook"} 1',
    'recipe_chef_refusals_total{code="not-found",endpoint="other"} 2', 'nodejs_eventloop_lag_p99_seconds ',
  ]) expect(told).toContain(line);
  expect(told).not.toMatch(/spinach|nowhere/);

  const running = await order(url, { pantry: ['eggs', 'spinach', 'feta', 'potatoes'] });
  const text = running.text();
  await vi.waitFor(() => expect(model.bodies).toHaveLength(1), { timeout: 60_000 });
  child.kill('SIGUSR2');
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503), { timeout: 30_000 });
  expect((await order(url, { pantry: ['eggs'] })).status).toBe(503);
  expect(await text).toMatch(/event: (?:done|refused)\ndata: .*\n\n$/);
  expect(await ended).toEqual([1, null]);
  expect(err()).toMatch(/"level":60.*burnt.*unhandledRejection/);
  await model.close();
});

test('a loop that is silent for as long as was set: the process is ended, and says why', async () => {
  const { child, err, ended } = await start('for (;;);', { WATCHDOG_SECONDS: '2' });
  const began = performance.now();
  child.kill('SIGUSR2');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(performance.now() - began).toBeGreaterThan(1500);
  expect(err()).toMatch(/silent for 2 seconds/);
});
