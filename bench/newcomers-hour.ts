/**
 * What somebody does in the first hour, step by step as README.md and docs/operating.md tell it, from a clone of this project as it was
 * committed last: `node bench/newcomers-hour.ts [--nginx /path/to/nginx]`. Prints how long each step takes; fails at the first that does not do.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { startFakeModel } from '../tests/kit/fake-model.ts';
import { freePort } from '../tests/kit/free-port.ts';
import { findPostgres, startPostgres } from '../tests/kit/postgres.ts';
import { HOME } from '../tests/kit/source-files.ts';

const { values: { nginx } } = parseArgs({ options: { nginx: { type: 'string' } } });
const place = mkdtempSync(path.join(tmpdir(), 'recipe-chef-newcomer-'));
const clone = path.join(place, 'recipe-chef');
const endings: (() => Promise<unknown>)[] = [];

function must(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(what);
}

const begun = performance.now();
async function step<T>(name: string, take: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const got = await take();
  console.log(`| ${name} | ${((performance.now() - from) / 1000).toFixed(1)} s |`);
  return got;
}

/** Types a command in the clone and waits for its end, while the model on loopback goes on. */
const type = async (command: string, env: Record<string, string> = {}): Promise<string> =>
  (await promisify(execFile)('/bin/sh', ['-c', command], { cwd: clone, env: { ...process.env, LOG_LEVEL: 'warn', ...env }, maxBuffer: 1e8 })).stdout;

/** Types `npm start` and waits for its line. */
async function start(env: Record<string, string>): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn('npm', ['start'], { cwd: clone, env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const ended = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const ready = (): string | undefined => /ready at (http:\S+)/.exec(said)?.[1];
  while (ready() === undefined && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 50));
  const url = ready();
  must(url !== undefined, said);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await ended;
  };
  endings.push(stop);
  return { url, stop };
}

let cookie = '';
async function ask(url: string, address: string, body?: object): Promise<Response> {
  const answer = await fetch(`${url}${address}`, { headers: { 'content-type': 'application/json', cookie }, ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }) });
  must(answer.ok, `${address}: ${answer.status} ${answer.ok ? '' : await answer.text()}`);
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return answer;
}
async function cooked(url: string): Promise<{ said: string; markdown: string; title: string }> {
  const said = await (await ask(url, '/api/cook', { pantry: ['eggs', 'spinach', 'feta', 'potatoes'] })).text();
  const { markdown, recipe } = JSON.parse(/event: done\ndata: (.*)\n/.exec(said)?.[1] ?? '{}') as { markdown: string; recipe: { title: string } };
  return { said, markdown, title: recipe.title };
}
const kept = async (url: string): Promise<number> => ((await (await ask(url, '/api/cookbook/changes', { since: 0 })).json()) as { recipes: unknown[] }).recipes.length;

async function walk(): Promise<void> {
  const dataDir = path.join(place, 'data');
  const model = await startFakeModel();
  endings.push(model.close);
  console.log(`Load average ${loadavg()[0]?.toFixed(1)}, Node ${execFileSync('node', ['--version'], { encoding: 'utf8' }).trim()}\n\n| step | took |\n|---|---|`);
  await step('clone', async () => execFileSync('git', ['clone', '--quiet', HOME, clone]));
  const server = await step('`npm start`, to the line that it is ready', () => start({ DATA_DIR: dataDir }));
  const recipe = await step('a recipe from eggs, spinach, feta and potatoes', () => cooked(server.url));
  const origin = { by: 'house', name: '' };
  await step('an account, and the recipe kept', async () => {
    await ask(server.url, '/api/account/register', { firstName: 'Anna', email: 'anna@paprika.example', password: 'leeks-in-october-rain' });
    const one = { id: crypto.randomUUID(), title: recipe.title, markdown: recipe.markdown, origin, tags: [], favourite: false, notes: '', rating: null, source: '', cooked: [], keptAt: new Date().toISOString() };
    await ask(server.url, '/api/cookbook/keep', { recipe: one, base: 0 });
    must(await kept(server.url) === 1, 'It is not in the cookbook.');
  });
  await step('a link, opened by somebody else', async () => {
    const { path: link } = await (await ask(server.url, '/api/share/make', { title: recipe.title, markdown: recipe.markdown, origin, recipe: null, days: null })).json() as { path: string };
    must((await (await fetch(`${server.url}${link}`)).text()).includes(recipe.title), 'The page does not show it.');
  });
  await step('a copy while it runs, and a trial of it', async () => {
    await type(`node scripts/with-node.mjs cli/main.ts backup ${place}/copy.db`, { DATA_DIR: dataDir });
    await type(`node scripts/with-node.mjs cli/main.ts restore ${place}/copy.db`, { DATA_DIR: `${place}/trial` });
    must((await type('node scripts/with-node.mjs cli/main.ts users list', { DATA_DIR: `${place}/trial` })).includes('1 recipes'), 'The copy is not whole.');
  });
  await server.stop();
  await step('an OpenAI-compatible server: `recipe-chef models`, start, a recipe of its own', async () => {
    const settings = { MODEL_ENDPOINT: model.url, MODEL_ID: 'soup-7b', DATA_DIR: dataDir };
    must((await type('node scripts/with-node.mjs cli/main.ts models', settings)).includes('soup-7b'), 'It was not tried.');
    const withModel = await start(settings);
    must((await cooked(withModel.url)).said.includes('"chef":"model"'), 'The model did not cook.');
    await withModel.stop();
  });
  const bin = findPostgres();
  if (bin !== null) await onPostgres(bin, dataDir, model.url);
  console.log(`| all | ${((performance.now() - begun) / 1000).toFixed(1)} s |`);
}

async function onPostgres(bin: string, dataDir: string, endpoint: string): Promise<void> {
  const postgres = await startPostgres(bin);
  endings.push(postgres.stop);
  const url = await postgres.fresh();
  await step('everything moved to PostgreSQL', () => type(`node scripts/with-node.mjs cli/main.ts move --to ${url}`, { DATA_DIR: dataDir }));
  const settings = { DATABASE_URL: url, MODEL_ENDPOINT: endpoint, MODEL_ID: 'soup-7b', TRUSTED_PROXIES: '1' };
  const servers = await step('two processes on it: what one keeps the other has', async () => {
    const both = [await start(settings), await start(settings)] as const;
    must(await kept(both[0].url) === 1 && await kept(both[1].url) === 1, 'The cookbook did not arrive.');
    return both;
  });
  if (nginx === undefined) return;
  await step('nginx in front of both; one is stopped and nobody sees it', async () => {
    const at = await startNginx(nginx, servers.map(({ url: address }) => new URL(address).port));
    for (let turn = 0; turn < 8; turn += 1) must((await cooked(at)).said.includes('event: done'), 'No recipe through nginx.');
    must(await kept(at) === 1, 'No cookbook through nginx.');
    await servers[0].stop();
    for (let turn = 0; turn < 8; turn += 1) must((await cooked(at)).said.includes('event: done') && await kept(at) === 1, 'One process is not enough.');
  });
}

/** nginx with our file, as one would have it: only ports and places are its own. */
async function startNginx(program: string, ports: readonly string[]): Promise<string> {
  const port = await freePort();
  const ours = readFileSync(path.join(clone, 'deploy/nginx.conf'), 'utf8').replace('3001', ports[0] ?? '').replace('3002', ports[1] ?? '').replace('listen 8080', `listen 127.0.0.1:${port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${place}/${name};`).join('\n');
  writeFileSync(`${place}/nginx.conf`, `worker_processes 1;\npid ${place}/nginx.pid;\nerror_log ${place}/nginx.log;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${ours}\n}\n`);
  const child = spawn(program, ['-c', `${place}/nginx.conf`, '-e', `${place}/nginx.log`, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  endings.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  for (let turn = 0; turn < 100; turn += 1) {
    const isThere = await fetch(`${url}/healthz`).then(({ ok }) => ok, () => false);
    if (isThere) return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nginx does not answer: ${readFileSync(`${place}/nginx.log`, 'utf8')}`);
}

async function tidy(): Promise<void> {
  for (const end of endings.splice(0).toReversed()) await end();
  rmSync(place, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void tidy().finally(() => process.exit(1)));
try {
  await walk();
} finally {
  await tidy();
}
