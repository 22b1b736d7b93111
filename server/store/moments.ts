/** Moments as the tables hold them, and spans in milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The ISO text of the moment this many milliseconds after another; texts sort as moments do. */
export function momentAfter(from: Date, milliseconds: number): string {
  return new Date(from.getTime() + milliseconds).toISOString();
}
