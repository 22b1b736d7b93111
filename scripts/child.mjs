/** Runs other programs: in our place (`become`), or as one step of a longer job (`step`). Runs on Node 18 and newer. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const SIGNALS = process.platform === 'win32' ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The npm that runs us, as [command, ...arguments], run by this very Node. */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.[cm]?js$/.test(script) && existsSync(script)) return [process.execPath, script];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

function start(command, args, options) {
  // Windows runs a .cmd file only through its shell.
  return spawn(command, args, { shell: command.endsWith('.cmd'), ...options });
}

/** Hands our signals on to a child; returns how to stop doing so. */
function handOn(child) {
  const handlers = SIGNALS.map((signal) => [signal, () => child.kill(signal)]);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  return () => handlers.forEach(([signal, handler]) => process.off(signal, handler));
}

function end(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
}

/** Ends this process the way a child ended: same exit code, same signal. */
function endAs({ code, signal }) {
  if (signal) process.kill(process.pid, signal);
  else process.exit(code ?? 1);
  return new Promise(() => {});
}

/**
 * Stopped by its process id, npm ends the shell between it and us but not us: so we stop as well when our parent is gone.
 * Started without npm we may outlive whoever started us.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
  // Told to stop already: our parent may go first, and a second signal would cut short whoever tidies up.
  for (const signal of SIGNALS) {
    const told = () => {
      clearInterval(watch);
      if (process.listenerCount(signal) > 1) return;
      process.off(signal, told);
      process.kill(process.pid, signal);
    };
    process.on(signal, told);
  }
}

/**
 * Lets another program stand in for this process, with our terminal, our signals and its exit code. Never returns.
 * In a group of its own it gets each signal once, from us; else a signal to the whole group reaches it twice.
 */
export async function become(command, args, { ownGroup = false } = {}) {
  const child = start(command, args, { stdio: 'inherit', detached: ownGroup && process.platform !== 'win32' });
  const letGo = handOn(child);
  const ended = await end(child);
  letGo();
  return endAs(ended);
}

/** Runs one long step, showing that it is still at work. Throws with the program's own output when it fails. */
export async function step(say, label, command, args, env = {}) {
  const from = Date.now();
  const seconds = () => Math.round((Date.now() - from) / 1000);
  say(`${label} ...`);
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => output.push(piece));
  const clock = setInterval(() => say(`  still at it ... ${seconds()} s`), 5000);
  const letGo = handOn(child);
  const ended = await end(child).finally(() => {
    clearInterval(clock);
    letGo();
  });
  if (ended.signal) return endAs(ended);
  if (ended.code !== 0) throw new Error(`${label}: failed after ${seconds()} s\n${Buffer.concat(output).toString()}`);
  say(`  done in ${seconds()} s`);
  return Buffer.concat(output).toString();
}

/** Runs npm as a step. */
export function npmStep(say, label, args) {
  const [command, ...first] = npmCommand();
  return step(say, label, command, [...first, ...args, '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']);
}
