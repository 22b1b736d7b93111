/** Kills the real server in the middle of saves, again and again, and counts what is missing afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mustBeSound, fileIn } from '../../server/store/sqlite-file.ts';
import { changesIn, cookbookOf, enroll, run, type Lane } from './keeping-lanes.ts';
import { startServer } from './server-process.ts';

export interface Killed {
  kills: number;
  /** Saves that the server acknowledged. */
  acknowledged: number;
  /** Acknowledged ones that were missing after a restart. */
  lost: number;
  /** Cookbooks that were not exactly the first so many changes: half a change, or one that nobody made. */
  torn: number;
  /** Saves that were under way at a kill and turned out to be kept: they were told again and counted once. */
  keptUnsaid: number;
}

/** Kills so many times on SQLite, or on the PostgreSQL whose address is given. */
export async function killSaves(kills: number, { databaseUrl, cooks = 3 }: { databaseUrl?: string; cooks?: number } = {}): Promise<Killed> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'recipe-chef-killed-'));
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error', ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
  const counts: Killed = { kills: 0, acknowledged: 0, lost: 0, torn: 0, keptUnsaid: 0 };
  let lanes: Lane[] | undefined;
  try {
    while (true) {
      const server = await startServer(settings);
      lanes ??= await enroll(server.url, cooks);
      const before = total(lanes);
      for (const lane of lanes) await compare(lane, server.url, counts);
      // What was kept without having been acknowledged is no save of the next round.
      counts.acknowledged -= total(lanes) - before;
      if (counts.kills === kills) {
        if (await server.stop() !== 0) throw new Error(`The server did not end well:\n${server.log()}`);
        if (databaseUrl === undefined) mustBeSound(fileIn(dataDir));
        counts.acknowledged += total(lanes);
        return counts;
      }
      const running = Promise.all(lanes.map((lane) => run(lane, server.url, new AbortController().signal)));
      // Amid saves: on a busy machine the first of them takes its time.
      await Promise.race([running, oneMore(lanes)]);
      const moment = Math.random() * 250;
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, moment))]);
      process.kill(server.pid, 'SIGKILL');
      await running;
      await server.stop();
      counts.kills += 1;
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const PATIENCE = 5000;
/** Until one more save is acknowledged, or patience ends. */
async function oneMore(lanes: readonly Lane[]): Promise<void> {
  const [before, end] = [total(lanes), Date.now() + PATIENCE];
  while (total(lanes) === before && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 2));
}

const total = (lanes: readonly Lane[]): number => lanes.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

/** Holds a lane's memory against the cookbook, and lets it go on from there. */
async function compare(lane: Lane, url: string, counts: Killed): Promise<void> {
  const found = changesIn(await cookbookOf(lane, url), lane);
  if (found === null || found > lane.sent) counts.torn += 1;
  else if (found < lane.acknowledged) counts.lost += lane.acknowledged - found;
  else counts.keptUnsaid += found - lane.acknowledged;
  lane.acknowledged = found ?? lane.acknowledged;
}
