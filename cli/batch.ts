/** Answers a stream of orders, one JSON object a line in and one a line out, in order and without holding more than a line. */
import { readOrder, type OrderReading } from '../contract/order-input.ts';
import { REFUSALS, Refusal } from '../contract/refusals.ts';
import type { Answer } from '../kitchen/answer.ts';
import type { Order } from '../kitchen/order.ts';
import { readLines, TOO_LONG } from './lines.ts';

export type Outcome = 'recipe' | 'recipe+notice' | 'refused' | 'rejected-input';

export interface BatchLine {
  id: string | number | null;
  seed: number | null;
  outcome: Outcome;
  markdown: string;
  notices: readonly string[];
  ms: number;
}

export interface BatchKitchen extends OrderReading {
  cook: (order: Order) => Answer;
  /** What counts where a line says nothing. */
  wanted: object;
  /** Told of faults of our own. */
  say: (sentence: string) => void;
}

export function outcomeOf(answer: Answer): Outcome {
  if (answer.outcome === 'refused') return 'refused';
  return answer.notices.length > 0 ? 'recipe+notice' : 'recipe';
}

/** `ok` is false for a line that could not be read and for one that failed; a refusal is an answer. */
export async function* answerBatch(source: AsyncIterable<Uint8Array | string>, kitchen: BatchKitchen): AsyncGenerator<{ line: BatchLine; ok: boolean }> {
  for await (const text of readLines(source)) {
    if (typeof text === 'string' && text.trim() === '') continue;
    const start = performance.now();
    const { ok, ...line } = answerLine(text, kitchen);
    yield { ok, line: { ...line, ms: Math.round((performance.now() - start) * 100) / 100 } };
  }
}

function answerLine(text: string | typeof TOO_LONG, { cook, wanted, say, ...reading }: BatchKitchen): Omit<BatchLine, 'ms'> & { ok: boolean } {
  let id: BatchLine['id'] = null;
  let seed: number | null = null;
  try {
    if (text === TOO_LONG) throw new Refusal('too-large');
    const sent = parseObject(text);
    const { id: sentId, ...rest } = sent;
    if (typeof sentId !== 'string' && typeof sentId !== 'number') throw new Refusal('not-understood', 'The line needs an id: text or a number.');
    id = sentId;
    const order = readOrder({ ...wanted, ...rest }, reading);
    if (order.chef === 'model') throw new Refusal('model-not-configured', 'At the terminal only the house chef cooks.');
    seed = order.seed;
    const answer = cook(order);
    const notices = answer.notices.map(({ sentence }) => sentence);
    if (answer.outcome === 'refused') return { ok: true, id, seed, outcome: 'refused', markdown: '', notices: [...notices, answer.sentence] };
    return { ok: true, id, seed, outcome: outcomeOf(answer), markdown: answer.markdown, notices };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { ok: false, id, seed, outcome: 'rejected-input', markdown: '', notices: [thrown.message] };
    // A fault of ours must not cost the lines that follow.
    say(thrown instanceof Error ? thrown.stack ?? thrown.message : String(thrown));
    return { ok: false, id, seed, outcome: 'refused', markdown: '', notices: [REFUSALS.unexpected[1]] };
  }
}

function parseObject(text: string): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Refusal('not-json');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Refusal('not-json');
  return parsed as Record<string, unknown>;
}
