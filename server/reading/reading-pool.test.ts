import { afterEach, describe, expect, test } from 'vitest';
import { readOrder } from '../../contract/order-input.ts';
import { Refusal } from '../../contract/refusals.ts';
import { startBeat } from '../../tests/kit/loop-beat.ts';
import { createReadingPool, type PoolParts, type ReadingPool } from './reading-pool.ts';
import { runTask } from './tasks.ts';

const pools: ReadingPool[] = [];
const pool = (parts: PoolParts = {}): ReadingPool => {
  const made = createReadingPool({ threads: 1, ...parts });
  pools.push(made);
  return made;
};
afterEach(() => Promise.all(pools.splice(0).map((one) => one.close())));

/** A thread that does what a task's input says: an entry is a word of this little language. */
const OBEDIENT = new URL(`data:text/javascript,${encodeURIComponent(`
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ input: { entries: [word] } }) => {
    if (word === 'hang') for (;;) /^(?:a+)+$/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa=');
    if (word === 'die') process.exit(3);
    if (word === 'throw') parentPort.postMessage({ kind: 'failed', thrown: 'a fault' });
    else if (word === 'sleep') setTimeout(() => parentPort.postMessage({ kind: 'done', output: word }), 150);
    else parentPort.postMessage({ kind: 'done', output: word === 'who' ? threadId : word });
  });
  parentPort.postMessage({ kind: 'ready' });
`)}`);
const bars = { diets: [], allergies: [], avoid: [] };
const say = (own: ReadingPool, word: string): Promise<unknown> => own.read('understand', { entries: [word], bars });

describe('threads that read', () => {
  test('give what reading on the spot gives', async () => {
    const { read } = pool();
    const order = readOrder({ pantry: ['eggs', 'spinach', 'feta', 'potatoes'], seed: 7 });
    expect(await read('cook', order)).toEqual(runTask('cook', order));
    expect(await read('share', '# Soup\n\n- 2 leeks &amp; more')).toEqual(runTask('share', '# Soup\n\n- 2 leeks &amp; more'));
  }, 120_000);

  test('one that hangs is ended, refused with a sentence and replaced, and the loop never waits', async () => {
    const lost: string[] = [];
    const own = pool({ file: OBEDIENT, lost: ({ why }) => lost.push(why) });
    await own.ready;
    const beat = startBeat();
    const hung = await say(own, 'hang').catch((thrown: unknown) => thrown);
    expect(await say(own, 'after')).toBe('after');
    const longest = beat.stop();
    expect(hung).toBeInstanceOf(Refusal);
    expect((hung as Refusal).body).toMatchObject({ code: 'too-hard', retryable: false });
    expect((hung as Refusal).status).toBe(422);
    expect([own.ended(), lost]).toEqual([1, ['took longer than 200 ms']]);
    expect(longest).toBeLessThan(5000);
  });

  test('time counts only while a thread works: who merely waits is not ended', async () => {
    const own = pool({ file: OBEDIENT });
    expect(await say(own, 'sleep')).toBe('sleep');
    expect(own.ended()).toBe(0);
  });

  test('a fault and a lost thread cost one task each', async () => {
    const own = pool({ file: OBEDIENT });
    await expect(say(own, 'throw')).rejects.toThrow('a fault');
    await expect(say(own, 'die')).rejects.toThrow('lost');
    expect(await say(own, 'after')).toBe('after');
  });

  test('one thread begins; a second one is hired when work waits, and no third', async () => {
    const own = pool({ file: OBEDIENT, threads: 2 });
    const first = await say(own, 'who');
    expect(await say(own, 'who')).toBe(first);
    const [, , other] = await Promise.all([say(own, 'sleep'), say(own, 'sleep'), say(own, 'who'), say(own, 'sleep')]);
    const seen = new Set([first, other]);
    for (let round = 0; round < 20; round += 1) {
      const [, who] = await Promise.all([say(own, 'sleep'), say(own, 'who')]);
      seen.add(who);
    }
    expect(seen.size).toBe(2);
  });

  test('tasks wait for their turn, and are told when the pool closes', async () => {
    const own = pool({ file: OBEDIENT });
    expect(await Promise.all(['a', 'b', 'c', 'd'].map((word) => say(own, word)))).toEqual(['a', 'b', 'c', 'd']);
    const [hung, waiting] = [say(own, 'hang'), say(own, 'late')].map((told) => told.catch((thrown: unknown) => (thrown as Refusal).code));
    await own.close();
    expect([await hung, await waiting, await say(own, 'x').catch((thrown: unknown) => (thrown as Refusal).code)]).toEqual(['closing', 'closing', 'closing']);
  });
});
