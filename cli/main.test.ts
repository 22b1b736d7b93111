/** The program at a terminal, as a program. What it says in each case is tested in cook.test.ts and batch.test.ts. */
import { spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Each starts the program, which a busy machine does slowly. */
const PATIENCE = { timeout: 180_000 };
const MAIN = resolve(import.meta.dirname, 'main.ts');

function run(args: readonly string[], input = ''): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { input, encoding: 'utf8', timeout: 180_000 });
  return { status, stdout, stderr };
}

test('prints a recipe, and nothing else, to its output', PATIENCE, () => {
  const { status, stdout, stderr } = run(['cook', 'eggs', 'spinach', 'feta', 'potatoes', '--seed', '3']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^# .+\n[^]*## Ingredients\n[^]*## Steps\n[^]*\n$/);
  expect(stderr).toContain('Seed 3');
});

test('says how it is used, and what it does not know', PATIENCE, () => {
  expect(run(['cook', '--help'])).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('Exit status') });
  expect(run(['fry'])).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('--help') });
});

describe('--batch', PATIENCE, () => {
  const good = JSON.stringify({ id: 'a', pantry: ['eggs', 'spinach', 'feta', 'potatoes'] });
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
