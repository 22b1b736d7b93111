/**
 * `npm test`: makes everything ready that is not yet, then runs all suites, or those named after `--`; `npm run check` and `npm run
 * test:long` are suites of it too. Runs on Node 18 and newer.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { built } from './built.mjs';
import { changedFiles, nearestTests } from './changed.mjs';
import { stopWithNpm } from './child.mjs';
import { chromium } from './chromium.mjs';
import { HOME } from './home.mjs';
import { installed } from './installed.mjs';
import { onNode24 } from './node-24.mjs';
import { vitest, whole } from './suite.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
/** The projects of vitest.config.ts that are unit tests; the fourth is `rules`. */
const UNIT = ['cards', 'kitchen', 'program'].flatMap((project) => ['--project', project]);

const SUITES = {
  types: () => whole('node_modules/typescript/bin/tsc', ['--project', '.']),
  lint: () => whole('node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
  rules: () => vitest(['--project', 'rules'], 2),
  unit: () => vitest(UNIT, 60),
  build: async () => {
    await built(say);
    const size = await whole('scripts/first-view-size.mjs', []);
    return { passed: 1 + size.passed, failed: size.failed };
  },
  journeys: async () => {
    const browser = await chromium(say);
    await built(say);
    return vitest(['--config', 'tests/journeys/vitest.config.ts'], 45, { CHROMIUM_PATH: browser });
  },
};

/** Those that `npm test` does not run: while working, the tests nearest to what was changed; and what takes long. */
const OTHERS = {
  changed: async () => {
    const files = changedFiles().filter((file) => existsSync(path.join(HOME, file)));
    const cards = files.filter((file) => /^kitchen\/data\/dishes\/.*\.txt$/.test(file));
    const proof = cards.length === 0 ? { passed: 0, failed: 0 } : await whole('scripts/dish.ts', ['--brief', ...cards], 10);
    const { tests, all } = await nearestTests(files);
    say(`Changed files: ${files.length}. Test files that they reach: ${all}, of which the nearest ${tests.length} run; \`npm test\` runs them all.`);
    if (tests.length === 0) return proof;
    const { passed, failed, named } = await vitest(tests, 10);
    return { passed: passed + proof.passed, failed: failed + proof.failed, named };
  },
  long: () => vitest(['--config', 'tests/long/vitest.config.ts'], 60),
};
const KNOWN = { ...SUITES, ...OTHERS };

stopWithNpm();
process.chdir(HOME);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(KNOWN, name));
if (unknown.length > 0) {
  say(`There is no suite called ${unknown.join(', ')}. There are: ${Object.keys(KNOWN).join(', ')}.`);
  process.exit(2);
}
await onNode24(fileURLToPath(import.meta.url), say);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

const total = { passed: 0, failed: 0 };
const failures = [];

async function count(name, suite) {
  say(`\n== ${name}`);
  const from = Date.now();
  const { passed, failed, named = [] } = await suite().catch((error) => {
    say(error.message);
    return { passed: 0, failed: 1, named: [] };
  });
  say(`== ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - from) / 1000)} s`);
  total.passed += passed;
  total.failed += failed;
  // Said again at the end, where whoever sees only the last lines finds them.
  if (failed > 0) failures.push(name, ...named.slice(0, 20).map((test) => `\n  ${test}`));
}

try {
  await installed(say);
  for (const name of asked.length > 0 ? asked : Object.keys(SUITES)) await count(name, KNOWN[name]);
} catch (error) {
  say(error.message);
  total.failed += 1;
  failures.push('install');
}

if (failures.length > 0) say(`\nFailed: ${failures.join(', ')}`);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
