/**
 * Prints what recheck says of every pattern, and with `--write` remembers it for tests/patterns.test.ts: `node bench/patterns.ts --write`.
 * What is remembered is not asked again but with `--all`, which takes some minutes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allPatterns, growthOf, keyOf, type Growth, type Pattern } from '../tests/kit/patterns.ts';

const FILE = path.resolve(import.meta.dirname, '../tests/kit/checked-patterns.json');
const remembered = process.argv.includes('--all') ? {} : JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Growth>;
const known = new Map(Object.entries(remembered).filter(([, growth]) => growth !== 'unknown'));
const patterns = await allPatterns();
const found: { pattern: Pattern; growth: Growth }[] = [];
let at = 0;
const work = async (): Promise<void> => {
  for (let pattern = patterns[at++]; pattern !== undefined; pattern = patterns[at++]) {
    found.push({ pattern, growth: known.get(keyOf(pattern)) ?? await growthOf(pattern) });
  }
};
await Promise.all([work(), work()]);
for (const whose of ['ours', 'theirs'] as const) {
  const of = found.filter(({ pattern }) => pattern.whose === whose);
  const count = (growth: Growth): number => of.filter((one) => one.growth === growth).length;
  const worse = `${count('cubic')} cubic or worse, ${count('exponential')} exponential, ${count('unknown')} not decided`;
  console.log(`${whose}: ${of.length} patterns, ${count('linear')} linear, ${count('quadratic')} quadratic, ${worse}`);
}
for (const { pattern: { where, source, flags }, growth } of found) {
  if (growth !== 'linear' && growth !== 'quadratic') console.log(`${growth}\t${where}\t/${source}/${flags}`);
}
if (process.argv.includes('--write')) {
  const rows = found.map(({ pattern, growth }): [string, Growth] => [keyOf(pattern), growth]).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `{\n${rows.map(([key, growth]) => `  "${key}": "${growth}"`).join(',\n')}\n}\n`);
}
process.exit(0);
