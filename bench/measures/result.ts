/** One row of the printed table, and how a row is made from single judgements. */

export interface Fault {
  /** What was judged: the list, the name, the input. */
  row: string;
  /** What is wrong with it. */
  what: string;
  /** Text of the recipe around it. */
  excerpt?: string;
}

export interface Result {
  id: string;
  label: string;
  goal: string;
  value: string;
  count: number;
  pass: boolean;
  faults: readonly Fault[];
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length);

/** The value below which `share` of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** A row that asks for at least `least` of `count` things to be without a fault. */
export function shareRow(id: string, label: string, least: number, count: number, faults: readonly Fault[]): Result {
  const failed = new Set(faults.map(({ row }) => row)).size;
  const share = count === 0 ? 0 : (count - failed) / count;
  return { id, label, goal: least === 1 ? '100 %' : `>= ${percent(least)}`, value: `${percent(share)} (${failed} of ${count} fail)`, count, pass: share >= least, faults };
}
