/** The real server as a program of its own, on a free port, with data of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const HOME = path.resolve(import.meta.dirname, '../..');
const READY = /^Recipe Chef is ready at (http:\/\/localhost:\d+)$/;
// A busy machine is slow, not wrong.
const PATIENCE_MS = 90_000;

export interface ServerProcess {
  url: string;
  pid: number;
  /** Everything it wrote so far. */
  log: () => string;
  /** Asks it to end; resolves to its exit code once it has. */
  stop: () => Promise<number | null>;
}

export async function startServer(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'recipe-chef-data-'));
  // It sees nothing of our own environment but where programs are.
  const env = { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: dataDir, ...settings };
  const child = spawn(process.execPath, [path.join(HOME, 'server/main.ts')], { cwd: HOME, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const ended = once(child, 'exit');
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        const url = READY.exec(line)?.[1];
        if (url) resolve(url);
      });
    }
  });
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
  const url = await Promise.race([ready, late, ended.then(() => null)]);
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    const stubborn = setTimeout(() => child.kill('SIGKILL'), 25_000);
    const [code] = (await ended) as [number | null];
    clearTimeout(stubborn);
    await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  if (url === null || child.pid === undefined) {
    await stop();
    throw new Error(`The server did not get ready:\n${lines.join('\n')}`);
  }
  return { url, pid: child.pid, log: () => lines.join('\n'), stop };
}
