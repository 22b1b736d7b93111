/** The program at a terminal, as a program. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'recipe-chef-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const MAIN = resolve(import.meta.dirname, 'main.ts');

function run(args: readonly string[], input = ''): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { input, encoding: 'utf8', timeout: 20_000 });
  return { status, stdout, stderr };
}

test('prints a recipe, and nothing else, to its output', () => {
  const { status, stdout, stderr } = run(['cook', 'eggs', 'spinach', 'feta', 'potatoes', '--seed', '3']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^# .+\n[^]*## Ingredients\n[^]*## Steps\n[^]*\n$/);
  expect(stderr).toContain('Seed 3');
});

test('several ingredients in one argument are several ingredients', () => {
  const { stdout } = run(['cook', 'eggs, spinach and feta', '--seed', '3', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ seed: 3, verdict: { of: 3 } });
});

test('--json prints the structure', () => {
  const { status, stdout } = run(['cook', '--json', '--servings=4', '--minutes', '90', '--diet', 'Vegetarian', '--allergy', 'peanuts', 'eggs', 'spinach', 'feta', 'potatoes']);
  const answer = JSON.parse(stdout) as { outcome: string; seed: number; recipe: { serves: number; steps: string[] }; markdown: string; notices: string[] };
  expect(status).toBe(0);
  expect(Object.keys(answer)).toEqual(['outcome', 'seed', 'recipe', 'verdict', 'notices', 'markdown']);
  expect(answer.recipe.serves).toBe(4);
  expect(answer.outcome).toMatch(/^recipe/);
});

test('a refusal is an answer: a sentence, and no failure', () => {
  const { status, stdout, stderr } = run(['cook', 'my dog']);
  expect([status, stdout]).toEqual([0, '']);
  expect(stderr).toMatch(/^[A-Z].*\.\n/);
});

describe('what cannot be read fails with a sentence', () => {
  test.each([
    [['cook'], 1, /at least one/], [['cook', 'e'.repeat(81)], 1, /81/], [['cook', 'eggs', '--servings', '99'], 1, /servings/], [['cook', 'eggs', '--servings', 'x'], 1, /servings/],
    [['cook', 'eggs', '--diet', 'zxqv'], 1, /diets/], [['cook', 'eggs', '--nonsense'], 2, /--help/], [['cook', '--batch', join(folder, 'none')], 2, /could not be read/], [['fry'], 2, /--help/],
  ])('%j', (args, code, says) => {
    const { status, stdout, stderr } = run(args);
    expect([status, stdout]).toEqual([code, '']);
    expect(stderr).toMatch(says);
    expect(stderr).not.toContain('    at ');
  });
});

test.each([[[]], [['--help']], [['cook', '--help']]])('%j says how it is used', (args) => {
  const { status, stdout } = run(args);
  expect(status).toBe(0);
  expect(stdout).toContain('Exit status');
});

describe('--batch', () => {
  const good = JSON.stringify({ id: 'a', pantry: ['eggs', 'spinach', 'feta', 'potatoes'] });
  const refused = JSON.stringify({ id: 'r', pantry: ['my dog'] });
  test('from a file', () => {
    const path = join(folder, 'orders.jsonl');
    writeFileSync(path, `${good}\n${refused}\n`);
    const { status, stdout } = run(['cook', '--batch', path, '--seed', '4']);
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n').map((line) => JSON.parse(line)).map(({ id, seed, outcome }) => [id, seed, outcome.split('+')[0]])).toEqual([['a', 4, 'recipe'], ['r', 4, 'refused']]);
  });
  test('from the input, with a bad line in the middle: all answered, exit status 1', () => {
    const { status, stdout } = run(['cook', '--batch', '-'], `${good}\nnonsense\n${good}\n`);
    expect(status).toBe(1);
    expect(stdout.trimEnd().split('\n').map((line) => JSON.parse(line).id)).toEqual(['a', null, 'a']);
  });
  test('answers while it still reads', async () => {
    const child = spawn(process.execPath, [MAIN, 'cook', '--batch', '-']);
    child.stdin.write(`${good}\n`);
    const first = await new Promise<string>((got) => child.stdout.once('data', (bytes: Buffer) => got(bytes.toString())));
    expect(JSON.parse(first)).toMatchObject({ id: 'a' });
    child.stdin.end();
    expect(await new Promise((done) => child.on('exit', done))).toBe(0);
  });
  test('a reader that has seen enough is no fault', async () => {
    const child = spawn(process.execPath, [MAIN, 'cook', '--batch', '-'], { stdio: ['pipe', 'pipe', 'pipe'] });
    child.stdin.on('error', () => undefined);
    child.stdin.end(`${good}\n`.repeat(500));
    child.stdout.once('data', () => child.stdout.destroy());
    let said = '';
    child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
    expect(await new Promise((done) => child.on('exit', done))).toBe(0);
    expect(said).toBe('');
  });
});
