/**
 * What a request costs and how many a second are answered, by one process and two on SQLite and by one, two and four on PostgreSQL:
 * `npm run bench:capacity -- [--seconds 5] [--streams 200] [--processes 1,2,4]`. The visitors and the model run on the same machine and take
 * their share of it, so that the rates are the least it does; what one request costs is what `recipe-chef capacity` reckons with. Linux only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '../tests/kit/postgres.ts';
import { startServer } from '../tests/kit/server-process.ts';
import { actionsAt } from './load/actions.ts';
import { runStreams, startSteadyModel } from './load/model-streams.ts';
import { heldMB } from './load/processor-time.ts';
import { runLoad } from './load/run-load.ts';

const options = { seconds: { type: 'string', default: '5' }, streams: { type: 'string', default: '200' }, processes: { type: 'string', default: '1,2,4' } } as const;
const { values } = parseArgs({ options });
const [seconds, streams] = [Number(values.seconds), Number(values.streams)];
const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

async function measure(title: string, processes: number, databaseUrl: string | null, database: number | null): Promise<void> {
  const model = await startSteadyModel();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'recipe-chef-capacity-'));
  const settings = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error', TRUSTED_PROXIES: '1', MODEL_ENDPOINT: model.url, MODEL_ID: 'steady', MODEL_CALLS_PER_DAY: '1000000',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  };
  const servers = await Promise.all(Array.from({ length: processes }, () => startServer(settings)));
  try {
    const place = { urls: servers.map(({ url }) => url), pids: servers.map(({ pid }) => pid), database };
    console.log(`\n## ${title} (load average ${loadavg()[0]?.toFixed(1)})\n\n| request | a second | p50 ms | p95 ms | server, processor ms | PostgreSQL, processor ms |\n|---|---|---|---|---|---|`);
    for (const [name, action] of Object.entries(await actionsAt(place.urls[0] ?? ''))) {
      const load = await runLoad(place, action, seconds);
      console.log(`| ${name} | ${load.perSecond.toFixed(0)} | ${ms(load.p50)} | ${ms(load.p95)} | ${load.serverMs.toFixed(2)} | ${load.databaseMs.toFixed(2)} |`);
    }
    const held = place.pids.map(heldMB);
    const of = await runStreams(place, streams);
    console.log(`\n${of.whole} of ${of.count} recipes of a model whole, at once: first text p50 ${ms(of.firstP50)} ms, p99 ${ms(of.firstP99)} ms; each ${of.serverMs.toFixed(1)} ms of the server’s processor, ${of.databaseMs.toFixed(1)} ms of PostgreSQL’s, ${of.heldMB.toFixed(2)} MB while it is written`);
    console.log(`Memory of a process: ${held.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB before these, ${place.pids.map((pid) => heldMB(pid).toFixed(0)).join(', ')} MB after`);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const counts = values.processes.split(',').map(Number);
for (const count of counts.filter((processes) => processes <= 2)) await measure(`${count} on SQLite`, count, null, null);
const bin = findPostgres();
if (bin === null) {
  console.log('PostgreSQL: not run, there is none on this machine');
} else {
  for (const count of counts) {
    const postgres = await startPostgres(bin);
    try {
      await measure(`${count} on PostgreSQL`, count, await postgres.fresh(), postgres.pid());
    } finally {
      await postgres.stop();
    }
  }
}
