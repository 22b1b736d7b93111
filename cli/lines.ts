/** Reads lines of bounded length: node:readline would hold a line of any length in memory. */
import { LIMITS } from '../contract/limits.ts';

/** Stands for a line beyond the limit, whose text was let go. */
export const TOO_LONG = Symbol('too long');

export async function* readLines(source: AsyncIterable<Uint8Array | string>, limit: number = LIMITS.bodyBytes): AsyncGenerator<string | typeof TOO_LONG> {
  const decoder = new TextDecoder();
  let line = '';
  let tooLong = false;
  const add = (piece: string): void => {
    tooLong ||= line.length + piece.length > limit;
    line = tooLong ? '' : line + piece;
  };
  const take = (): string | typeof TOO_LONG => {
    const taken = tooLong ? TOO_LONG : line.replace(/\r$/, '');
    line = '';
    tooLong = false;
    return taken;
  };
  for await (const chunk of source) {
    const [first = '', ...others] = (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })).split('\n');
    add(first);
    for (const piece of others) {
      yield take();
      add(piece);
    }
  }
  add(decoder.decode());
  if (line !== '' || tooLong) yield take();
}
