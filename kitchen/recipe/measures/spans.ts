/** What a step says in figures: amounts, times, temperatures and lengths, with their places in the text. */
import { measuresIn, type Range } from './measures-in.ts';
import type { Unit } from './units.ts';

export type { Range } from './measures-in.ts';

export type Span = { start: number; end: number } & (
  | { kind: 'amount'; amount: Range; unit: Unit | null }
  | { kind: 'duration'; minutes: Range }
  | { kind: 'temperature'; celsius: Range; written: 'C' | 'F' | 'gas' }
  | { kind: 'length'; cm: Range }
);

/**
 * The figures of a running text, from left to right, never overlapping.
 * @returns positions count UTF-16 units of `text`; minutes, degrees Celsius and centimeters whatever was written
 */
export function spansIn(text: string): Span[] {
  return measuresIn(text).map((found): Span => {
    const { start, end } = found;
    if (found.kind === 'amount') return { start, end, kind: 'amount', amount: found.amount, unit: found.unit };
    if (found.kind === 'duration') return { start, end, kind: 'duration', minutes: found.minutes };
    if (found.kind === 'temperature') return { start, end, kind: 'temperature', celsius: found.celsius, written: found.written };
    return { start, end, kind: 'length', cm: found.cm };
  });
}
