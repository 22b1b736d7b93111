/** Recipes that a model writes at its own pace, many at once: what the server in the middle pays for each. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { chunk, DONE, openStream, RECIPE, startFakeModel } from '../../tests/kit/fake-model.ts';
import { quantile } from '../measures/result.ts';
import { familyWorkedMs, heldMB, workedMs } from './processor-time.ts';
import type { Place } from './run-load.ts';

/** How the model of this bench writes: as an engine with many readers does. */
export const PACE = { piecesPerSecond: 40, seconds: 10 } as const;

export interface Streams {
  count: number; whole: number;
  /** Milliseconds until the first text, from the order on; the model itself takes one tick of its clock. */
  firstP50: number; firstP99: number;
  /** Milliseconds of a processor that one recipe takes, and megabytes that one holds while it is written. */
  serverMs: number; databaseMs: number; heldMB: number;
}

/** A model on loopback with one clock for all that it writes. */
export async function startSteadyModel(): Promise<{ url: string; close: () => Promise<void> }> {
  const pieces = piecesOf(RECIPE, PACE.piecesPerSecond * PACE.seconds);
  const writing = new Map<ServerResponse, number>();
  const clock = setInterval(() => {
    for (const [response, at] of writing) {
      const piece = pieces[at];
      if (piece === undefined || response.destroyed) {
        writing.delete(response);
        response.end(`${chunk('', 'stop')}${DONE}`);
      } else {
        response.write(chunk(piece));
        writing.set(response, at + 1);
      }
    }
  }, 1000 / PACE.piecesPerSecond);
  const model = await startFakeModel((response) => {
    openStream(response);
    writing.set(response, 0);
  });
  return {
    url: model.url,
    close: async () => {
      clearInterval(clock);
      await model.close();
    },
  };
}

/** A recipe as long as models write them, in so many pieces: its last step is told more fully until it is long enough. */
function piecesOf(text: string, count: number): string[] {
  const more = ' Taste it, and wait a little longer where it is not yet done.';
  const long = `${text.trimEnd()}${more.repeat(Math.max(0, Math.ceil((count * 4 - text.length) / more.length)))}\n`;
  const size = long.length / count;
  return Array.from({ length: count }, (_, at) => long.slice(Math.round(at * size), Math.round((at + 1) * size)));
}

/** Orders so many recipes within a second, spread over the processes, and reads all to their end. */
export async function runStreams({ urls, pids, database }: Place, count: number): Promise<Streams> {
  const worked = (): number => pids.reduce((sum, pid) => sum + workedMs(pid), 0);
  const workedThere = (): number => (database === null ? 0 : familyWorkedMs(database));
  const held = (): number => pids.reduce((sum, pid) => sum + heldMB(pid), 0);
  const [before, beforeThere, heldBefore] = [worked(), workedThere(), held()];
  let most = heldBefore;
  const looking = setInterval(() => (most = Math.max(most, held())), 250);
  const read = await Promise.all(Array.from({ length: count }, async (_, at) => {
    await new Promise((resolve) => setTimeout(resolve, at * 1000 / count));
    return readOne(urls[at % urls.length] ?? '', at);
  }));
  clearInterval(looking);
  const firsts = read.map(({ firstMs }) => firstMs);
  return {
    count, whole: read.filter(({ whole }) => whole).length, firstP50: quantile(firsts, 0.5), firstP99: quantile(firsts, 0.99),
    serverMs: (worked() - before) / count, databaseMs: (workedThere() - beforeThere) / count, heldMB: (most - heldBefore) / count,
  };
}

async function readOne(url: string, at: number): Promise<{ whole: boolean; firstMs: number }> {
  const from = performance.now();
  const answer = await fetch(`${url}/api/cook`, {
    method: 'POST', body: JSON.stringify({ pantry: ['eggs', 'spinach', 'feta', 'olive oil'], seed: at }),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'x-forwarded-for': `10.9.${at >> 8 & 255}.${at & 255}` },
  });
  let [said, firstMs, byModel] = ['', NaN, false];
  const decoder = new TextDecoder();
  for await (const bytes of answer.body ?? []) {
    said = said.slice(-200) + decoder.decode(bytes, { stream: true });
    byModel ||= said.includes('"chef":"model"');
    if (Number.isNaN(firstMs) && said.includes('event: text')) firstMs = performance.now() - from;
    if (said.includes('event: done\n')) return { whole: byModel, firstMs };
  }
  return { whole: false, firstMs };
}
