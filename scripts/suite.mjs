/** Runs one suite of tests as a program of its own and counts what passed and failed. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOME } from './home.mjs';

const HAS_GROUPS = process.platform !== 'win32';

function killGroup(child) {
  try {
    if (HAS_GROUPS) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // All of it has ended already.
  }
}

/** Runs a program of ours or of a library to its end or for at most `minutes`; whatever it leaves behind is ended. Resolves to its exit code. */
function run(script, args, minutes, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(HOME, script), ...args], {
      cwd: HOME,
      stdio: ['ignore', 'inherit', 'inherit'],
      // A group of its own, so that browsers and servers that a crashed suite leaves can be ended with it.
      detached: HAS_GROUPS,
      env: { ...process.env, ...env, PATH: [path.join(HOME, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter) },
    });
    const stop = () => killGroup(child);
    const late = setTimeout(() => {
      console.log(`Stopped: it took longer than ${minutes} minutes.`);
      stop();
    }, minutes * 60_000);
    process.on('exit', stop);
    child.on('close', (code) => {
      clearTimeout(late);
      stop();
      process.off('exit', stop);
      resolve(code ?? 1);
    });
  });
}

/** A program that either passes or fails. */
export async function whole(script, args, minutes = 3) {
  return (await run(script, args, minutes, {})) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A run of Vitest, counted test by test. A run that crashed, or held no test, has failed. */
export async function vitest(args, minutes, env = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'recipe-chef-tests-'));
  const file = path.join(folder, 'counts.json');
  const code = await run('node_modules/vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args], minutes, env);
  let counts = { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  try {
    counts = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.log('The suite crashed before it could count its tests.');
  }
  rmSync(folder, { recursive: true, force: true });
  const { numPassedTests: passed, numFailedTests, testResults } = counts;
  const named = testResults.flatMap(({ name, assertionResults }) => assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${path.relative(HOME, name)}: ${fullName}`));
  const crashed = numFailedTests === 0 && (code !== 0 || passed === 0);
  return { passed, failed: numFailedTests + (crashed ? 1 : 0), named };
}
