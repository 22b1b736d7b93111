/**
 * Statements that change something by themselves. Those that wait for the way to the database at the same time go through it in one
 * transaction: the disk is waited for once, and nobody is answered before it has been. One that fails fails alone.
 */
import { DatabaseAway } from './away.ts';
import type { SqlAnswer } from './sqlite-connection.ts';
import type { Asked, Lane, Turn } from './sqlite-lane.ts';

type Statement = Extract<Asked, { kind: 'statement' }>;
interface Waiting { statement: Statement; resolve: (answer: SqlAnswer) => void; reject: (thrown: unknown) => void }

/** How many may wait. */
const MOST_WAITING = 1000;

export function writeTogether(lane: Lane): (statement: Statement) => Promise<SqlAnswer> {
  let waiting: Waiting[] = [];

  const write = async (): Promise<void> => {
    const turn = await lane.take().catch((thrown: unknown) => {
      for (const { reject } of waiting.splice(0)) reject(thrown);
      return null;
    });
    if (turn === null) return;
    const all = waiting;
    waiting = [];
    try {
      await writeAll(turn, all);
    } catch (thrown) {
      for (const { reject } of all) reject(thrown);
    } finally {
      turn.leave();
    }
  };

  return (statement) => new Promise((resolve, reject) => {
    if (waiting.length >= MOST_WAITING) throw new DatabaseAway('busy', 'Too many wait for the database.');
    waiting.push({ statement, resolve, reject });
    if (waiting.length === 1) void write();
  });
}

async function writeAll({ ask }: Turn, all: readonly Waiting[]): Promise<void> {
  const [only, other] = all;
  if (only !== undefined && other === undefined) return only.resolve(await ask(only.statement));
  const say = (sql: string): Promise<SqlAnswer> => ask({ kind: 'statement', sql, parameters: [] });
  try {
    await say('begin immediate');
    const answers = await Promise.allSettled(all.map(({ statement }) => ask(statement)));
    await say('commit');
    for (const [at, { resolve, reject }] of all.entries()) {
      const answer = answers[at];
      if (answer?.status === 'fulfilled') resolve(answer.value);
      else reject(answer?.reason);
    }
  } catch (thrown) {
    await say('rollback').catch(() => undefined);
    throw thrown;
  }
}
