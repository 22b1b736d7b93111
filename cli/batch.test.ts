import { describe, expect, test } from 'vitest';
import { cook } from '../kitchen/chef/cook.ts';
import { findFood } from '../kitchen/pantry/lexicon.ts';
import { answerBatch, type BatchLine } from './batch.ts';

async function* chunks(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield new TextEncoder().encode(text);
}
async function answer(texts: readonly string[], wanted: object = {}): Promise<{ lines: BatchLine[]; ok: boolean[] }> {
  const lines: BatchLine[] = [];
  const ok: boolean[] = [];
  for await (const one of answerBatch(chunks(...texts), { cook, findFood, wanted, say: (sentence) => expect(sentence).toBe('') })) {
    lines.push(one.line);
    ok.push(one.ok);
  }
  return { lines, ok };
}
const good = { id: 'a', pantry: ['eggs', 'spinach', 'feta', 'potatoes'], seed: 5 };
const one = async (line: unknown): Promise<BatchLine> => {
  const { lines } = await answer([typeof line === 'string' ? line : JSON.stringify(line)]);
  expect(lines).toHaveLength(1);
  return lines[0] as BatchLine;
};

test('a line in, a line out', async () => {
  const line = await one(good);
  expect(Object.keys(line).toSorted()).toEqual(['id', 'markdown', 'ms', 'notices', 'outcome', 'seed']);
  expect([line.id, line.seed]).toEqual(['a', 5]);
  expect(line.outcome).toMatch(/^recipe/);
  expect(line.markdown).toMatch(/^# /);
  expect(line.ms).toBeGreaterThan(0);
});

describe('outcomes', () => {
  const CASES: readonly (readonly [name: string, line: unknown, id: string | number | null, outcome: string, notice: RegExp | null])[] = [
    ['a thing that is no food', { ...good, pantry: [...good.pantry, 'windex'] }, 'a', 'recipe+notice', /windex/],
    ['a dangerous pair', { ...good, id: 7, pantry: ['bleach', 'ammonia'] }, 7, 'refused', /\./],
    ['no JSON', 'eggs', null, 'rejected-input', /JSON/],
    ['a list', '[]', null, 'rejected-input', /JSON/],
    ['no id', { pantry: ['eggs'] }, null, 'rejected-input', /id/],
    ['an id that is none', { ...good, id: {} }, null, 'rejected-input', /id/],
    ['no pantry', { id: 'x' }, 'x', 'rejected-input', /at least one/],
    ['an unknown field', { ...good, taste: 1 }, 'a', 'rejected-input', /do not know/],
    ['81 characters', { ...good, pantry: ['e'.repeat(81)] }, 'a', 'rejected-input', /81/],
    ['31 entries', { ...good, pantry: Array(31).fill('egg') }, 'a', 'rejected-input', /31/],
    ['an unknown allergy', { ...good, allergies: ['zxqv'] }, 'a', 'rejected-input', /allergies/],
    ['a model', { ...good, chef: 'model' }, 'a', 'rejected-input', /house chef/],
    ['a line that is too long', `{"id":"a","pantry":["${'e'.repeat(70_000)}"]}`, null, 'rejected-input', /more than we can take/],
  ];
  test.each(CASES)('%s', async (_name, sent, id, outcome, notice) => {
    const line = await one(sent);
    expect([line.id, line.outcome]).toEqual([id, outcome]);
    if (notice !== null) expect(line.notices.join(' ')).toMatch(notice);
    expect(line.markdown === '').toBe(!outcome.startsWith('recipe'));
  });
});

test('order is kept, bad lines stop nothing, empty lines are nothing, the last line needs no end', async () => {
  const text = [JSON.stringify(good), '', 'bad', '  ', JSON.stringify({ ...good, id: 'b' })].join('\r\n');
  // Torn anywhere, in the middle of a letter too.
  const { lines, ok } = await answer(text.match(/[^]{1,7}/g) ?? []);
  expect(lines.map(({ id }) => id)).toEqual(['a', null, 'b']);
  expect(ok).toEqual([true, false, true]);
});

test('the same seed gives the same bytes; a seed that is not given is chosen and told', async () => {
  const [a, b] = [await one(good), await one(good)];
  expect(a.markdown).toBe(b.markdown);
  const { seed: _, ...unseeded } = good;
  const chosen = await one(unseeded);
  expect(Number.isSafeInteger(chosen.seed)).toBe(true);
  expect((await one({ ...unseeded, seed: chosen.seed })).markdown).toBe(chosen.markdown);
});

test('what the command says counts where a line says nothing', async () => {
  const { seed: _, ...unseeded } = good;
  const { lines } = await answer([`${JSON.stringify(unseeded)}\n${JSON.stringify(good)}`], { seed: 9, diets: ['vegan'] });
  expect(lines.map(({ seed }) => seed)).toEqual([9, 5]);
  expect(lines[0]?.notices.join(' ')).toMatch(/egg/);
});

test('a fault of the kitchen costs its line and no other', async () => {
  const said: string[] = [];
  const got: BatchLine[] = [];
  let asked = 0;
  const faulty: typeof cook = (order) => {
    asked += 1;
    if (asked === 1) throw new Error('boom');
    return cook(order);
  };
  const orders = chunks(`${JSON.stringify(good)}\n${JSON.stringify({ ...good, id: 'b' })}\n`);
  for await (const { line } of answerBatch(orders, { cook: faulty, findFood, wanted: {}, say: (sentence) => said.push(sentence) })) got.push(line);
  expect(got.map(({ id, outcome }) => [id, outcome.split('+')[0]])).toEqual([['a', 'refused'], ['b', 'recipe']]);
  expect(said.join('')).toContain('boom');
});
