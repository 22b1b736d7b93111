/** A real PostgreSQL of our own: in a temporary folder, on a free port, for as long as the tests run. */
import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

/** Runs a program until the other end of its input is gone, however the tests end; SIGQUIT makes PostgreSQL drop everything at once. */
const LEASHED = '"$0" "$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server';
const DEBIAN = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`, or null where there is none. Debian keeps them off the path. */
export function findPostgres(): string | null {
  const debian = readable(DEBIAN).map((version) => `${DEBIAN}/${version}/bin`).toReversed();
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/local/bin', ...debian];
  return folders.find((folder) => folder !== '' && ['initdb', 'postgres'].every((name) => canRun(path.join(folder, name)))) ?? null;
}

export interface Postgres {
  /** The address of a new, empty database. */
  fresh: () => Promise<string>;
  /** Its first process; each connection has one that comes from it. */
  pid: () => number;
  /** Breaks it off where it stands, and starts it again on the same data. */
  halt: () => Promise<void>;
  wake: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startPostgres(bin: string): Promise<Postgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'recipe-chef-postgres-'));
  const who = notRoot();
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = path.join(folder, 'data');
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'cook', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], { ...who, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const url = (database: string): string => `postgres://cook@127.0.0.1:${port}/${database}`;
  const program = [path.join(bin, 'postgres'), '-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200'];
  let server: ChildProcessByStdio<Writable, null, null> | undefined;
  const halt = async (): Promise<void> => {
    if (server === undefined || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.stdin.end();
    await ended;
  };
  const wake = async (): Promise<void> => {
    server = spawn('/bin/sh', ['-c', LEASHED, ...program], { ...who, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] });
    await untilReady(url('postgres'));
  };
  const stop = async (): Promise<void> => {
    await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await wake();
  } catch (thrown) {
    await stop();
    throw thrown;
  }
  let made = 0;
  return {
    halt, wake, stop,
    pid: () => Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    fresh: async () => {
      const name = `kitchen_${(made += 1)}`;
      await asked(url('postgres'), `create database ${name}`);
      return url(name);
    },
  };
}

async function untilReady(url: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (true) {
    try {
      return await asked(url, 'select 1');
    } catch (thrown) {
      if (Date.now() > end) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function asked(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root. */
function notRoot(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => {
    for (const name of ['postgres', 'nobody']) {
      try {
        return Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
      } catch { /* There is no such person here. */ }
    }
    return 65_534;
  };
  return { uid: id('-u'), gid: id('-g') };
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function readable(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}
