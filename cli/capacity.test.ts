import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RATES } from '../server/guards/rate-limit.ts';
import { readProjectFile } from '../tests/kit/source-files.ts';
import { ASSUMED, HELD, MEASURED, reckon, SAVES_A_SECOND, type Demand } from './capacity-figures.ts';
import { capacityCommand } from './capacity.ts';

const NOTHING: Demand = { readers: 0, recipesPerMinute: 0, savesPerMinute: 0, modelShare: 0, modelSeconds: 30 };

async function run(...args: string[]): Promise<{ status: number; out: string; said: string }> {
  let [out, said] = ['', ''];
  const terminal = { input: (async function* none() {})(), print: async (text: string) => void (out += text), say: (text: string) => void (said += text) };
  return { status: await capacityCommand(args, terminal), out, said };
}

describe('reckoning', () => {
  test('nobody takes one process on SQLite', () => {
    expect(reckon(NOTHING)).toMatchObject({ serverBusy: 0, processes: 1, processors: 1, sqliteIsEnough: true, atOnce: 0, tokensPerSecond: 0, memoryMB: HELD.process });
  });
  test.each([
    ['a village', { readers: 50, recipesPerMinute: 5 }, { processes: 1, sqliteIsEnough: true }],
    // (600 x 19 ms + 600 x 37 ms) a minute is 0.56 of a processor, planned with half: two.
    ['600 recipes of the house chef', { recipesPerMinute: 600 }, { processors: 2, processes: 1 }],
    ['6,000', { recipesPerMinute: 6000 }, { processors: 12, processes: 6, connections: 60, sqliteIsEnough: false }],
    // 120 a minute are two a second; each takes 25 seconds.
    ['a model', { recipesPerMinute: 120, modelShare: 1, modelSeconds: 25 }, { atOnce: 50, tokensPerSecond: 1200 }],
    ['half by a model', { recipesPerMinute: 120, modelShare: 0.5, modelSeconds: 25 }, { atOnce: 25, tokensPerSecond: 600 }],
    ['more saves than one file should take', { savesPerMinute: SAVES_A_SECOND * 60 }, { sqliteIsEnough: false }],
  ])('%s', (_, demand, expected) => {
    expect(reckon({ ...NOTHING, ...demand })).toMatchObject(expected);
  });
  test('more people never take less', () => {
    const demand = fc.record({ readers: fc.nat(100_000), recipesPerMinute: fc.nat(10_000), savesPerMinute: fc.nat(10_000), modelShare: fc.double({ min: 0, max: 1, noNaN: true }), modelSeconds: fc.nat(90) });
    fc.assert(fc.property(demand, fc.constantFrom('readers', 'recipesPerMinute', 'savesPerMinute', 'modelSeconds'), fc.nat(1000), (of, what, more) => {
      const [less, all] = [reckon(of), reckon({ ...of, [what]: of[what] + more })];
      for (const name of ['serverBusy', 'databaseBusy', 'processes', 'memoryMB', 'connections', 'atOnce', 'tokensPerSecond'] as const) expect(all[name]).toBeGreaterThanOrEqual(less[name]);
      expect(Number(all.sqliteIsEnough)).toBeLessThanOrEqual(Number(less.sqliteIsEnough));
    }));
  });
});

describe('the command', () => {
  test('says what it takes, what it was reckoned from, and what it assumed', async () => {
    const { status, out } = await run('--readers', '2000', '--recipes-per-minute', '3000', '--model-seconds', '20');
    expect(status).toBe(0);
    expect(out).toMatch(/Our processes +\d+ processes on \d+ processors/);
    expect(out).toMatch(/Inference engine +1,000 recipes at once, 30,000 tokens a second/);
    expect(out).toContain('npm run bench:capacity');
    expect(out).toContain(`${ASSUMED.busy * 100} % busy`);
  });
  test('without a model none is spoken of; a save for every second recipe where nothing is said', async () => {
    const { out } = await run('--recipes-per-minute', '30');
    expect(out).not.toContain('Inference engine');
    expect(out).toContain('15 saves');
  });
  test('--json', async () => {
    const { out } = await run('--recipes-per-minute', '120', '--model-share', '0.5', '--json');
    expect(JSON.parse(out)).toMatchObject({ demand: { recipesPerMinute: 120, modelShare: 0.5, modelSeconds: 30 }, capacity: { atOnce: 30 } });
  });
  test.each([[[]], [['--readers', '-1']], [['--readers', 'many']], [['--recipes-per-minute', '1e3']], [['--readers', '10', '--model-share', '2']], [['--cooks', '3']], [['200']]])('%j is not understood', async (args) => {
    expect(await run(...args)).toMatchObject({ status: 2, out: '', said: expect.stringContaining('--readers') });
  });
});

describe('docs/operating.md', () => {
  const operating = readProjectFile('docs/operating.md');
  test('tells the figures that are reckoned with', () => {
    for (const [name, { server, database }] of Object.entries(MEASURED)) expect(operating).toContain(`| ${name} | ${server} | ${database} |`);
    expect(operating).toContain(`${HELD.process.toLocaleString('en')} MB`);
    expect(operating).toContain(`${HELD.recipe} MB`);
    expect(operating).toContain(`${SAVES_A_SECOND} saves a second`);
  });
  test('what the command says of limits is so', () => {
    expect(RATES.cook).toEqual({ most: 60, perMinutes: 1 });
  });
});
