/**
 * Every command of README.md and docs/operating.md: run as it stands there, with places and addresses of our own put in for those that it names;
 * or, where it would change this machine or needs an engine that is not here, taken apart: its shell, its program's own options, the files it names.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { GGUFValueType, serializeGgufMetadata } from '@huggingface/gguf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandsOf } from '../kit/documented-commands.ts';
import { startFakeModel, type FakeModel } from '../kit/fake-model.ts';
import { fill } from '../kit/full-store.ts';
import { findPostgres, startPostgres, type Postgres } from '../kit/postgres.ts';
import { HOME, PATHS, readProjectFile } from '../kit/source-files.ts';
import { openStore } from '../../server/store/open-store.ts';

const PATIENCE = 240_000;
const EMAIL = 'anna@paprika.example';
const bin = findPostgres();
const place = mkdtempSync(path.join(tmpdir(), 'recipe-chef-commands-'));
const at = (name: string): string => path.join(place, name);
let postgres: Postgres | null = null;
let model: FakeModel;
/** What stands for what a paper names, longest first. */
let instead: [said: string, ours: string][] = [];
let environment: Record<string, string> = {};

beforeAll(async () => {
  model = await startFakeModel();
  if (bin !== null) postgres = await startPostgres(bin);
  const url = postgres === null ? '' : await postgres.fresh();
  for (const name of ['bin', 'data', 'backup']) mkdirSync(at(name));
  writeFileSync(at('bin/recipe-chef'), `#!/bin/sh\nexec "${process.execPath}" "${path.join(HOME, 'cli/main.ts')}" "$@"\n`);
  chmodSync(at('bin/recipe-chef'), 0o755);
  writeFileSync(at('orders.jsonl'), `${JSON.stringify({ id: 'a', pantry: ['eggs', 'spinach', 'feta', 'potatoes'] })}\n`);
  const whole = (value: number) => ({ type: GGUFValueType.UINT32, value }) as const;
  const text = (value: string) => ({ type: GGUFValueType.STRING, value }) as const;
  writeFileSync(at('soup.gguf'), serializeGgufMetadata({
    version: whole(3), tensor_count: { type: GGUFValueType.UINT64, value: 0n }, kv_count: { type: GGUFValueType.UINT64, value: 2n },
    'general.architecture': text('llama'), 'general.name': text('Soup 7B'),
  } as unknown as Parameters<typeof serializeGgufMetadata>[0]));
  const store = await openStore({ dataDir: at('data') });
  await fill(store.db);
  await store.db.updateTable('cooks').set({ email: EMAIL }).where('first_name', '=', 'Änne').execute();
  await store.close();
  const { hostname, port, username } = new URL(url === '' ? 'postgres://cook@127.0.0.1/none' : url);
  environment = {
    PATH: [at('bin'), bin ?? '', process.env['PATH'] ?? ''].join(path.delimiter), HOME: process.env['HOME'] ?? place, PORT: '0', DATA_DIR: at('data'), LOG_LEVEL: 'warn',
    PGHOST: hostname, PGPORT: port, PGUSER: username,
  };
  instead = [
    ['postgres://cook@127.0.0.1/kitchen', `postgres://cook@127.0.0.1:${port}/kitchen`], ['http://127.0.0.1:11434/v1', model.url],
    ['hf_...', `hf_${'a'.repeat(34)}`], ['/srv/recipe-chef', HOME], ['/backup/', `${at('backup')}/`], ['/tmp/trial', at('trial')], ['orders.jsonl', at('orders.jsonl')],
    ['PORT=3001', 'PORT=0'], ['PORT=3002', 'PORT=0'], ['FILE.gguf', at('soup.gguf')], ['FILE', at('copy')], ['EMAIL', EMAIL],
  ];
}, PATIENCE);
afterAll(async () => {
  await postgres?.stop();
  await model.close();
  rmSync(place, { recursive: true, force: true });
}, PATIENCE);

const ours = (command: string): string => instead.reduce((text, [said, put]) => text.replaceAll(said, put), command);

interface Ran { status: number; stdout: string; stderr: string }
async function run(command: string, more: Record<string, string> = {}): Promise<Ran> {
  const done = promisify(execFile)('/bin/sh', ['-c', ours(command)], { cwd: HOME, env: { ...environment, ...more }, timeout: PATIENCE, maxBuffer: 1e8 });
  return done.then(({ stdout, stderr }) => ({ status: 0, stdout, stderr }), (thrown: Ran & { code?: number }) => ({ status: thrown.code ?? -1, stdout: thrown.stdout, stderr: thrown.stderr }));
}

/** Starts a server, asks whether it is ready and which chef it has, and stops it as a terminal does. */
async function starts(command: string, more: Record<string, string> = {}): Promise<{ model: unknown }> {
  const child = spawn('/bin/sh', ['-c', ours(command)], { cwd: HOME, env: { ...environment, ...more }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let said = '';
  const url = await new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      const found = /Recipe Chef is ready at (http:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => resolve(''));
  });
  expect(url, said).toMatch(/^http/);
  try {
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    return await (await fetch(`${url}/api/kitchen`)).json() as { model: unknown };
  } finally {
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await ended;
    // npm and the shell end by the signal itself; that the server ends well is told elsewhere (server/process.test.ts).
    await expect.poll(() => fetch(`${url}/healthz`).then(() => 'answers', () => 'gone'), { timeout: 30_000 }).toBe('gone');
  }
}

/** What a command must come to. The key is the command as the paper has it. */
type Held =
  | { does: (command: string) => Promise<void>; needsPostgres?: true }
  /** Run by another test, which holds these words. */
  | { by: string; words: string }
  /** Taken apart: the help that must know its options, files of ours that it names, words that a file of ours must hold. */
  | { help?: readonly string[]; names?: readonly string[]; holds?: readonly [file: string, words: string] };

const says = (what: RegExp, status = 0) => async (command: string): Promise<void> => {
  const { stdout, stderr, ...ran } = await run(command);
  expect({ ...ran, said: `${stdout}\n${stderr}` }).toEqual({ status, said: expect.stringMatching(what) });
};
const serves = async (command: string): Promise<void> => void await starts(command);
const cooksWith = (configured: boolean) => async (command: string): Promise<void> => expect(await starts(command)).toMatchObject({ model: { configured } });
const SHARED = 'export DATABASE_URL=postgres://cook@127.0.0.1/kitchen TRUSTED_PROXIES=1';
const onPostgres = { needsPostgres: true, does: (command: string) => serves(`${SHARED}\n${command}`) } as const;
const UNIT = 'deploy/recipe-chef.service';
const INSTALLED = { by: 'tests/journeys/package.journey.ts', words: "[program, 'cook', 'eggs', 'spinach', 'feta', 'potatoes']" } as const;

/** In an order in which they can be run: what is copied first can be put back. */
const HELD: Readonly<Record<string, Held>> = {
  'npm start': { does: cooksWith(false) },
  'npm test': { does: () => says(/There is no suite called none\. There are: types, .*unit/, 2)('npm test -- none') },
  'npm run test:long': { by: 'package.json', words: '"test:long": "node scripts/test.mjs long"' },
  'npm test -- unit': { does: () => says(/There are: .*\bunit\b/, 2)('npm test -- none') },
  'npm run --silent cook -- eggs spinach feta potatoes': { does: says(/^# .+\n[^]*## Steps\n/) },
  'npm run --silent cook -- --json --diet vegan --servings 4 "rice, black beans, a lime"': { does: says(/^\{[^]*"ingredients"/) },
  'npm run --silent cook -- --batch orders.jsonl': { does: says(/^\{"id":"a",[^]*"outcome":"recipe/) },
  'npm pack': { by: 'tests/journeys/package.journey.ts', words: "'npm', ['pack'," },
  'npx --package ./recipe-chef-0.1.0.tgz recipe-chef cook eggs spinach feta potatoes': INSTALLED,
  'npx --package ./recipe-chef-0.1.0.tgz recipe-chef serve': { by: 'tests/journeys/package.journey.ts', words: "[program, 'serve']" },
  'sudo useradd --system --home-dir /var/lib/recipe-chef recipe-chef': { help: ['useradd', '--help'], holds: [UNIT, 'User=recipe-chef'] },
  'sudo npm install --global --prefix /opt/recipe-chef ./recipe-chef-0.1.0.tgz': { holds: [UNIT, '/opt/recipe-chef/bin/recipe-chef'] },
  'sudo /opt/recipe-chef/bin/recipe-chef --help': { holds: [UNIT, '/opt/recipe-chef/bin/recipe-chef'] },
  'sudo cp deploy/recipe-chef.service /etc/systemd/system/': { names: [UNIT] },
  'sudo systemctl enable --now recipe-chef': { help: ['systemctl', '--help'], names: [UNIT] },
  'sudo -u recipe-chef DATA_DIR=/var/lib/recipe-chef /opt/recipe-chef/bin/recipe-chef backup FILE': { holds: [UNIT, 'DATA_DIR=/var/lib/recipe-chef'] },
  'docker compose --profile alone up': { holds: ['compose.yaml', 'profiles: [alone]'] },
  'POSTGRES_PASSWORD=... docker compose --profile postgres up': { holds: ['compose.yaml', 'profiles: [postgres]'] },
  'docker compose --profile model up': { holds: ['compose.yaml', 'profiles: [model]'] },
  'docker compose exec model ollama pull llama3.1': { holds: ['compose.yaml', 'image: ollama/ollama'] },
  'docker build -t recipe-chef .': { help: ['docker', 'build', '--help'], names: ['Dockerfile'] },
  'docker run --init -p 127.0.0.1:3000:3000 -v recipe-chef:/data recipe-chef': { help: ['docker', 'run', '--help'], holds: ['Dockerfile', 'DATA_DIR=/data'] },
  'node scripts/with-node.mjs cli/main.ts': { does: (command) => says(/^Usage:/)(`${command} --help`) },
  'recipe-chef doctor': { does: says(/All is well\./) },
  'recipe-chef backup FILE': { does: says(/Copied/) },
  'recipe-chef restore FILE': { does: says(/before/) },
  'DATA_DIR=/tmp/trial recipe-chef restore FILE': { does: says(/\S/) },
  'DATA_DIR=/tmp/trial npm start': { does: serves },
  '0 4 * * * cd /srv/recipe-chef && node scripts/with-node.mjs cli/main.ts backup --force /backup/recipe-chef-$(date +\\%u).db': {
    // cron itself takes away the strokes before the percent signs.
    does: async (command) => {
      await says(/Copied/)(command.replace(/^(?:\S+ ){5}/, '').replaceAll('\\%', '%'));
      expect(existsSync(at(`backup/recipe-chef-${(new Date().getDay() + 6) % 7 + 1}.db`))).toBe(true);
    },
  },
  'recipe-chef reviews list': { does: says(/Änne, Home Chef/) },
  'recipe-chef shares reports': { does: says(/Änne/) },
  'recipe-chef users reset EMAIL': { does: says(/^http:\S+\n[^]*Good for an hour/) },
  'recipe-chef models': { does: says(/No model is set up/, 1) },
  'recipe-chef models FILE.gguf': { does: says(/^Soup 7B: llama/) },
  'recipe-chef capacity': { does: says(/Try: recipe-chef capacity --readers/, 2) },
  'recipe-chef capacity --readers 2000 --recipes-per-minute 300 --model-seconds 25': { does: says(/^Asked in a minute +2,000 readers[^]*Inference engine/) },
  'MODEL_ENDPOINT=http://127.0.0.1:11434/v1 MODEL_ID=llama3.1 npm start': { does: cooksWith(true) },
  'HF_TOKEN=hf_... MODEL_LADDER=\'[{"MODEL_ID": "llama3.1", "MODEL_ENDPOINT": "http://127.0.0.1:11434/v1"}]\' npm start': { does: cooksWith(true) },
  'npm run bench:model -- --limit 20': { by: 'tests/bench-model.test.ts', words: 'cookWithModel(chef(), vegan)' },
  'npm run bench:capacity': { does: (command) => says(/## 1 on SQLite[^]*a save \| \d+[^]*4 of 4 recipes of a model whole/)(`${command} -- --seconds 0.3 --streams 4 --processes 1`) },
  'createdb kitchen': { needsPostgres: true, does: says(/^\s*$/) },
  'PGPASSWORD=... recipe-chef move --to postgres://cook@127.0.0.1/kitchen': { needsPostgres: true, does: says(/recipes +\d+ rows/) },
  [SHARED]: onPostgres,
  'PORT=3001 npm start': onPostgres,
  'PORT=3002 npm start': onPostgres,
  'pg_dump --format=custom --file=FILE "$DATABASE_URL"': { needsPostgres: true, does: (command) => says(/^\s*$/)(`${SHARED}\n${command}`) },
  'pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" FILE': { needsPostgres: true, does: (command) => says(/^\s*$/)(`${SHARED}\n${command}`) },
};

/** What a program says of itself, or null where it is not here. */
function helpOf([program = '', ...rest]: readonly string[]): string | null {
  try {
    return execFileSync(program, [...rest], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
}

const told = ['README.md', 'docs/operating.md'].flatMap(commandsOf);

test('each command of the papers is held here, and no other', () => {
  expect(told.length).toBeGreaterThan(35);
  expect(new Set(told)).toEqual(new Set(Object.keys(HELD)));
});

describe('the commands', () => {
  test.each(Object.entries(HELD))('%s', async (command, held) => {
    // The shell reads it.
    execFileSync('/bin/sh', ['-n', '-c', command.replace(/^(?:\S+ \S+ \* \* \* )/, '')]);
    if ('does' in held) {
      if (held.needsPostgres !== true || bin !== null) await held.does(command === SHARED ? 'npm start' : command);
      return;
    }
    if ('by' in held) {
      expect(readProjectFile(held.by)).toContain(held.words);
      return;
    }
    for (const name of held.names ?? []) expect(PATHS).toContain(name);
    if (held.holds !== undefined) expect(readProjectFile(held.holds[0])).toContain(held.holds[1]);
    const help = held.help === undefined ? null : helpOf(held.help);
    const options = [...command.matchAll(/ (--?[a-z][a-z-]*)/g)].map(([, option = '']) => option);
    for (const option of help === null ? [] : options) expect(help).toMatch(new RegExp(`(?:^|[\\s,])${option}\\b`));
  }, PATIENCE);
});
