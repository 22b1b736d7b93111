/** What has changed since the last commit, and the tests that stand nearest to it. Runs on Node 24. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { HOME } from './home.mjs';

/** So many test files take some seconds; `npm test` has them all. */
const MOST = 10;
/** Beyond so many imports nearly everything reaches everything. */
const FARTHEST = 3;

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: HOME, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
}

/** Files that were changed, added or removed since the last commit, by their paths; where there are none, those of the last commit. */
export function changedFiles() {
  const now = git('diff', '--name-only', 'HEAD');
  if (now === null) throw new Error('What has changed is not known: git is not here, or has no commit yet. `npm test` tests everything.');
  const files = [...now, ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
  return files.length > 0 ? files : (git('diff', '--name-only', 'HEAD~1', 'HEAD') ?? []);
}

const isTest = (name) => /\.test\.tsx?$/.test(name);
/** A suite of their own, which runs anyhow. */
const isRule = (name) => /^tests\/(?:house-rules|lock-file)\./.test(name);
/** Folders that two files share, from the top. */
function sharedFolders(one, other) {
  const [mine, theirs] = [one, other].map((name) => path.posix.dirname(name).split('/'));
  const apart = mine.findIndex((folder, at) => folder !== theirs[at]);
  return apart < 0 ? mine.length : apart;
}

/**
 * The unit tests that reach changed files by their imports, nearest first.
 * @param files paths of the changed files
 * @returns the nearest, and how many there are in all
 */
export async function nearestTests(files) {
  const { CODE, importsOf, PATHS } = await import('../tests/kit/source-files.ts');
  const importers = new Map();
  for (const { from, to } of CODE.flatMap(importsOf)) importers.set(to, [...(importers.get(to) ?? []), from]);
  const distances = new Map();
  // A file's own test stands beside it, and is as near as a test that was itself changed.
  const beside = files.map((file) => file.replace(/(\.test)?(\.tsx?)$/, '.test$2'));
  let edge = [...files, ...beside].filter((name) => PATHS.includes(name));
  for (let distance = 0; edge.length > 0; distance += 1) {
    for (const name of edge) if (!distances.has(name)) distances.set(name, distance);
    edge = [...new Set(edge.flatMap((name) => importers.get(name) ?? []))].filter((name) => !distances.has(name));
  }
  const near = (name) => Math.max(...files.map((file) => sharedFolders(file, name)));
  const reached = [...distances].filter(([name]) => isTest(name) && !isRule(name))
    .toSorted(([one, a], [other, b]) => a - b || near(other) - near(one) || one.localeCompare(other));
  return { tests: reached.filter(([, distance]) => distance <= FARTHEST).slice(0, MOST).map(([name]) => name), all: reached.length };
}
