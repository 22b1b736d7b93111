/** Photos go by: apps write them into their JSON as one text of a million letters, and nothing of ours has use for it. */
import { IMPORT } from './import-limits.ts';

const [QUOTE, BACKSLASH] = [0x22, 0x5c];

/**
 * Takes a file's bytes piece by piece and gives them back without what makes a text in quotes longer than IMPORT.longText. JSON stays JSON,
 * letters stay whole, and a file that is no JSON is given back as it is.
 */
export function withoutLongTexts(): (chunk: Uint8Array) => Uint8Array {
  /** Bytes of the text so far, -1 outside of texts. */
  let length = -1;
  let escaped = false;
  let json: boolean | null = null;
  return (chunk) => {
    if (json === null && chunk.length > 0) json = [0x7b, 0x5b].includes(chunk.find((byte) => byte > 32 && byte < 0x80) ?? 0);
    if (json !== true) return chunk;
    const next = (byte: number, from: number): number => (chunk.indexOf(byte, from) + chunk.length + 1) % (chunk.length + 1);
    const kept = new Uint8Array(chunk.length);
    let size = 0;
    const keep = (from: number, to: number): void => {
      kept.set(chunk.subarray(from, to), size);
      size += to - from;
    };
    // Each sign is looked for once: a text of nothing but escapes takes no longer than any other.
    let slash = -1;
    let quote = -1;
    for (let at = 0; at < chunk.length;) {
      if (slash < at) slash = next(BACKSLASH, at);
      if (quote < at) quote = next(QUOTE, at);
      const end = escaped ? at + 1 : Math.min(quote, length < 0 ? chunk.length : slash);
      // What is escaped goes with its sign, and a letter of several bytes with its first.
      let most = length < 0 ? end : Math.min(end, at + Math.max(0, IMPORT.longText - length));
      if (escaped && length <= IMPORT.longText) most = end;
      while (most > at && most < end && (chunk[most] ?? 0) >= 0x80 && (chunk[most] ?? 0) < 0xc0) most -= 1;
      keep(at, most);
      if (length >= 0) length += end - at;
      at = end;
      if (escaped) escaped = false;
      else if (at < chunk.length && at === quote) {
        keep(at, at + 1);
        length = length < 0 ? 0 : -1;
        at += 1;
      } else if (at < chunk.length && length >= 0) {
        if (length < IMPORT.longText) keep(at, at + 1);
        length += 1;
        escaped = true;
        at += 1;
      }
    }
    return kept.subarray(0, size);
  };
}
