import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cookCommand } from './cook.ts';

const folder = mkdtempSync(join(tmpdir(), 'recipe-chef-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(args: readonly string[], input = ''): Promise<{ status: number; stdout: string; stderr: string }> {
  const printed: string[] = [];
  const said: string[] = [];
  const status = await cookCommand(args, {
    input: (async function* () {
      yield input;
    })(),
    print: async (text) => void printed.push(text),
    say: (sentence) => void said.push(`${sentence}\n`),
  });
  return { status, stdout: printed.join(''), stderr: said.join('') };
}

test('several ingredients in one argument are several ingredients', async () => {
  const { stdout } = await run(['eggs, spinach and feta', '--seed', '3', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ seed: 3, verdict: { of: 3 } });
});

test('--json prints the structure', async () => {
  const { status, stdout } = await run(['--json', '--servings=4', '--minutes', '90', '--diet', 'Vegetarian', '--allergy', 'peanuts', 'eggs', 'spinach', 'feta', 'potatoes']);
  const answer = JSON.parse(stdout) as { outcome: string; recipe: { serves: number } };
  expect(status).toBe(0);
  expect(Object.keys(answer)).toEqual(['outcome', 'seed', 'recipe', 'verdict', 'notices', 'markdown']);
  expect(answer.recipe.serves).toBe(4);
  expect(answer.outcome).toMatch(/^recipe/);
});

test('--eater keeps out what a baby must not have', async () => {
  const { stdout, stderr } = await run(['honey, carrots, potatoes and chicken thighs', '--eater', 'baby', '--seed', '3']);
  expect(stderr).toMatch(/honey.*not for a baby/);
  expect(stdout).not.toMatch(/^- .*honey(?! before 12 months)/im);
  expect((await run(['eggs', '--eater', 'dog'])).status).toBe(2);
});

test('--nutrition also tells about what a serving has', async () => {
  const { stdout } = await run(['--nutrition', '--servings=4', 'eggs', 'spinach', 'feta', 'potatoes']);
  expect(stdout).toMatch(/\nEach of 4 servings has about:\nEnergy +\d+ kcal \(\d+ kJ\)\nProtein +\d+ g\n/);
  const { nutrition } = JSON.parse((await run(['--nutrition', '--json', 'eggs', 'spinach', 'feta'])).stdout) as { nutrition: { per: string; nutrients: { kcal: number } } };
  expect(nutrition.per).toBe('serving');
  expect(nutrition.nutrients.kcal).toBeGreaterThan(100);
});

test('the same seed prints the same, another seed may not; without one it is chosen and told', async () => {
  const four = ['eggs', 'spinach', 'feta', 'potatoes'];
  const [a, b] = [await run([...four, '--seed', '3']), await run([...four, '--seed', '3'])];
  expect(a).toEqual(b);
  const { stdout, stderr } = await run(four);
  const seed = /Seed (\d+)/.exec(stderr)?.[1] ?? '';
  expect((await run([...four, '--seed', seed])).stdout).toBe(stdout);
});

test('a refusal is an answer: a sentence, and no failure', async () => {
  const { status, stdout, stderr } = await run(['my dog']);
  expect([status, stdout]).toEqual([0, '']);
  expect(stderr).toMatch(/not food[^]*\.\n$/);
  expect(JSON.parse((await run(['my dog', '--json'])).stdout)).toMatchObject({ outcome: 'refused', recipe: null, markdown: '' });
});

describe('what cannot be read fails with a sentence', () => {
  test.each([
    [[], 1, /at least one/], [['e'.repeat(81)], 1, /81/], [['eggs', '--servings', '99'], 1, /servings/], [['eggs', '--servings', 'x'], 1, /servings/],
    [['eggs', '--seed', '-1'], 2, /--help/], [['eggs', '--diet', 'zxqv'], 1, /diets/], [['eggs', '--nonsense'], 2, /--help/], [['eggs', '--seed'], 2, /--help/],
    [['--batch', join(folder, 'none')], 2, /could not be read/], [['--batch', folder], 2, /could not be read/], [['--batch', '-', 'eggs'], 2, /in the file/],
  ])('%j', async (args, code, says) => {
    const { status, stdout, stderr } = await run(args);
    expect([status, stdout]).toEqual([code, '']);
    expect(stderr).toMatch(says);
  });
});

describe('--batch', () => {
  const good = JSON.stringify({ id: 'a', pantry: ['eggs', 'spinach', 'feta', 'potatoes'] });
  const refused = JSON.stringify({ id: 'r', pantry: ['my dog'] });
  const read = (stdout: string): { id: unknown; seed: number; outcome: string }[] => stdout.trimEnd().split('\n').map((line) => JSON.parse(line));
  test('from a file: refusals are answers, exit status 0', async () => {
    const path = join(folder, 'orders.jsonl');
    writeFileSync(path, `${good}\n${refused}\n`);
    const { status, stdout } = await run(['--batch', path, '--seed', '4']);
    expect([status, read(stdout).map(({ id, seed, outcome }) => [id, seed, outcome.split('+')[0]])]).toEqual([0, [['a', 4, 'recipe'], ['r', 4, 'refused']]]);
  });
  test('from the input, with a bad line in the middle: all answered, exit status 1', async () => {
    const { status, stdout } = await run(['--batch', '-'], `${good}\nnonsense\n${good}\n`);
    expect([status, read(stdout).map(({ id }) => id)]).toEqual([1, ['a', null, 'a']]);
  });
});
