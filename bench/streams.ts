/**
 * Recipes that a model writes, many at once, through us and through a bare process that only reads events and writes them on, in one run:
 * `npm run bench:streams -- [--streams 500]`. The readers and the model run on the same machine and share its processors. Linux only.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { startServer } from '../tests/kit/server-process.ts';
import { PACE, runStreams, startSteadyModel, type Streams } from './load/model-streams.ts';
import { heldMB } from './load/processor-time.ts';

const { values } = parseArgs({ options: { streams: { type: 'string', default: '500' } } });
const count = Number(values.streams);
const model = await startSteadyModel();
const dataDir = mkdtempSync(path.join(tmpdir(), 'recipe-chef-streams-'));

const relay = spawn(process.execPath, [path.join(import.meta.dirname, 'load/bare-relay.ts')], { env: { PATH: process.env['PATH'] ?? '', MODEL_ENDPOINT: model.url }, stdio: ['ignore', 'pipe', 'inherit'] });
const [relayUrl] = (await once(createInterface(relay.stdout), 'line')) as [string];
const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUSTED_PROXIES: '1', MODEL_ENDPOINT: model.url, MODEL_ID: 'steady', MODEL_CALLS_PER_DAY: '1000000' });
try {
  // One first, so that nobody pays for getting ready.
  const through = async (url: string, pid: number): Promise<Streams & { held: number }> => {
    const place = { urls: [url], pids: [pid], database: null };
    await runStreams(place, 1);
    return { ...await runStreams(place, count), held: heldMB(pid) };
  };
  const bare = await through(relayUrl, relay.pid ?? 0);
  const ours = await through(server.url, server.pid);
  console.log(`${count} recipes at once, ${PACE.piecesPerSecond} pieces a second for ${PACE.seconds} s each\n`);
  console.log('| | whole | first text p50 ms | p99 ms | processor ms a recipe | MB after |\n|---|---|---|---|---|---|');
  for (const [name, of] of [['bare relay', bare], ['ours', ours]] as const) {
    console.log(`| ${name} | ${of.whole} | ${of.firstP50.toFixed(0)} | ${of.firstP99.toFixed(0)} | ${of.serverMs.toFixed(1)} | ${of.held.toFixed(0)} |`);
  }
  console.log(`\nOurs: ${(ours.serverMs / bare.serverMs).toFixed(2)} times the bare relay’s processor; first text ${(ours.firstP50 - bare.firstP50).toFixed(0)} ms later at p50, ${(ours.firstP99 - bare.firstP99).toFixed(0)} ms at p99.`);
} finally {
  await server.stop();
  relay.kill('SIGTERM');
  await model.close();
  rmSync(dataDir, { recursive: true, force: true });
}
