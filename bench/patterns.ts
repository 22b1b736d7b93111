/** Prints what recheck says of every pattern (`node bench/patterns.ts`), and with `--write` remembers it for tests/patterns.test.ts. Some minutes. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { allPatterns, growthOf, keyOf, type Growth, type Pattern } from '../tests/kit/patterns.ts';

const patterns = await allPatterns();
const found: { pattern: Pattern; growth: Growth }[] = [];
let at = 0;
const work = async (): Promise<void> => {
  for (let pattern = patterns[at++]; pattern !== undefined; pattern = patterns[at++]) found.push({ pattern, growth: await growthOf(pattern) });
};
await Promise.all([work(), work()]);
for (const whose of ['ours', 'theirs'] as const) {
  const of = found.filter(({ pattern }) => pattern.whose === whose);
  const count = (growth: Growth): number => of.filter((one) => one.growth === growth).length;
  console.log(`${whose}: ${of.length} patterns, ${count('linear')} linear, ${count('quadratic')} quadratic, ${count('cubic')} cubic or worse, ${count('exponential')} exponential, ${count('unknown')} not decided`);
}
for (const { pattern, growth } of found) if (growth !== 'linear' && growth !== 'quadratic') console.log(`${growth}\t${pattern.where}\t/${pattern.source}/${pattern.flags}`);
if (process.argv.includes('--write')) {
  const rows = found.map(({ pattern, growth }): [string, Growth] => [keyOf(pattern), growth]).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path.resolve(import.meta.dirname, '../tests/kit/checked-patterns.json'), `{\n${rows.map(([key, growth]) => `  "${key}": "${growth}"`).join(',\n')}\n}\n`);
}
process.exit(0);
