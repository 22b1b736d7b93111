import { expect, test } from 'vitest';
import { Refusal } from '../../contract/refusals.ts';
import { inSlowLine } from './slow-line.ts';

test('one after another, ten at most, and a line that is empty begins anew', async () => {
  let [inside, most] = [0, 0];
  const work = async (): Promise<string> => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((done) => setTimeout(done, 1));
    inside -= 1;
    return 'done';
  };
  const asked = Array.from({ length: 12 }, () => inSlowLine('a', work, 5).catch((thrown: unknown) => (thrown instanceof Refusal ? thrown.code : 'broken')));
  const other = inSlowLine('b', work, 5);
  const answers = await Promise.all(asked);
  expect(answers.toSorted()).toEqual([...Array<string>(10).fill('done'), 'too-many', 'too-many']);
  expect(await other).toBe('done');
  expect(most).toBeLessThanOrEqual(2);
  expect(await inSlowLine('a', work, 5)).toBe('done');
});

test('what fails holds up nobody behind it', async () => {
  const first = inSlowLine('c', () => Promise.reject(new Error('wrong')), 5);
  const second = inSlowLine('c', () => Promise.resolve('in'), 5);
  await expect(first).rejects.toThrow('wrong');
  expect(await second).toBe('in');
});
