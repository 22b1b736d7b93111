/** One after another with a pause: what is guessed from everywhere at once stays possible for whom it belongs to, and is no longer worth the while. */
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../../contract/refusals.ts';

/** Between two of one line, in milliseconds. */
const PAUSE_MS = 2000;
/** Who would wait longer than 20 seconds is told to come back. */
const IN_LINE = 10;

/** How many stand in each line, and when the last of them has had their turn. */
const lines = new Map<string, { standing: number; last: Promise<unknown> }>();

/** Does the work when all who came before under the key are through, and a pause after them. Refused with `too-many` where the line is full. */
export async function inSlowLine<T>(key: string, work: () => Promise<T>, pauseMs = PAUSE_MS): Promise<T> {
  const line = lines.get(key) ?? { standing: 0, last: Promise.resolve() };
  if (line.standing >= IN_LINE) throw new Refusal('too-many');
  line.standing += 1;
  lines.set(key, line);
  const turn = line.last.then(async () => {
    await pause(pauseMs);
    return work();
  });
  line.last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    line.standing -= 1;
    if (line.standing === 0) lines.delete(key);
  }
}
