/** `npm test`: makes everything ready that is not yet, then runs all suites, or those named after `--`. Runs on Node 18 and newer. */
import { fileURLToPath } from 'node:url';
import { built } from './built.mjs';
import { stopWithNpm } from './child.mjs';
import { chromium } from './chromium.mjs';
import { HOME } from './home.mjs';
import { installed } from './installed.mjs';
import { onNode24 } from './node-24.mjs';
import { vitest, whole } from './suite.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
/** The tests that stand in tests/ itself look at the house as a whole. */
const RULES = ['tests/house-rules.test.ts', 'tests/lock-file.test.ts'];

const SUITES = {
  types: () => whole('node_modules/typescript/bin/tsc', ['--project', '.']),
  lint: () => whole('node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
  rules: () => vitest(RULES, 2),
  unit: () => vitest(RULES.flatMap((file) => ['--exclude', file]), 40),
  build: async () => {
    await built(say);
    const size = await whole('scripts/first-view-size.mjs', []);
    return { passed: 1 + size.passed, failed: size.failed };
  },
  journeys: async () => {
    const browser = await chromium(say);
    await built(say);
    return vitest(['--config', 'tests/journeys/vitest.config.ts'], 30, { CHROMIUM_PATH: browser });
  },
};

stopWithNpm();
process.chdir(HOME);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(SUITES, name));
if (unknown.length > 0) {
  say(`There is no suite called ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}.`);
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
  for (const name of asked.length > 0 ? asked : Object.keys(SUITES)) await count(name, SUITES[name]);
} catch (error) {
  say(error.message);
  total.failed += 1;
  failures.push('install');
}

if (failures.length > 0) say(`\nFailed: ${failures.join(', ')}`);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
