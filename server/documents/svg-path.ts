/** Reads the few commands of SVG paths that our drawings use: M, L, H, V, C, S, Z and half ellipses as A, absolute or relative. */
import type { PathCommand } from 'opentype.js/dist/opentype.mjs';

/** Numbers that each command takes at a time. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, A: 7, Z: 0 };

/** Throws on a command it does not know: the drawings are ours. */
export function readSvgPath(path: string): PathCommand[] {
  const commands: PathCommand[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** The mirrored inner point of the curve before, where a smooth one begins. */
  let [smoothX, smoothY] = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toUpperCase();
    const takes = TAKES[kind];
    if (takes === undefined) throw new Error(`The drawing has an unknown command: ${letter}`);
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (takes === 0) {
      commands.push({ type: 'Z' });
      [x, y] = [startX, startY];
    }
    for (const [at, own] of inTurns(numbers, takes).entries()) {
      if (kind === 'A') {
        const [toX, toY] = [(own[5] ?? 0) + (letter === kind ? 0 : x), (own[6] ?? 0) + (letter === kind ? 0 : y)];
        commands.push(...halfRound([x, y], [toX, toY], own[1] === 0 ? 1 : (own[1] ?? 1) / (own[0] || 1)));
        [x, y, smoothX, smoothY] = [toX, toY, toX, toY];
        continue;
      }
      const [fromX, fromY] = letter === kind ? [0, 0] : [x, y];
      if (kind === 'H') own.push(letter === kind ? y : 0);
      if (kind === 'V') own.unshift(letter === kind ? x : 0);
      const points = own.map((value, index) => value + (index % 2 === 0 ? fromX : fromY));
      const before = kind === 'S' ? [smoothX, smoothY, ...points] : points;
      [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
      const [x1 = x, y1 = y, x2 = x, y2 = y] = before;
      [smoothX, smoothY] = takes < 4 ? [x, y] : [2 * x - x2, 2 * y - y2];
      if (takes >= 4) commands.push({ type: 'C', x1, y1, x2, y2, x, y });
      else commands.push({ type: kind === 'M' && at === 0 ? 'M' : 'L', x, y });
      if (kind === 'M' && at === 0) [startX, startY] = [x, y];
    }
  }
  return commands;
}

/** How far the inner points of a curve stand out that comes nearest to a quarter of a circle. */
const QUARTER = 0.5523;

/** Half an ellipse, clockwise, from one end of an axis to the other. @param flat the other radius as a share of this one */
function halfRound([fromX, fromY]: readonly [number, number], [toX, toY]: readonly [number, number], flat: number): PathCommand[] {
  const [midX, midY, alongX, alongY] = [(fromX + toX) / 2, (fromY + toY) / 2, (toX - fromX) / 2, (toY - fromY) / 2];
  const [upX, upY] = [alongY * flat, -alongX * flat];
  const [topX, topY] = [midX + upX, midY + upY];
  return [
    { type: 'C', x1: fromX + upX * QUARTER, y1: fromY + upY * QUARTER, x2: topX - alongX * QUARTER, y2: topY - alongY * QUARTER, x: topX, y: topY },
    { type: 'C', x1: topX + alongX * QUARTER, y1: topY + alongY * QUARTER, x2: toX + upX * QUARTER, y2: toY + upY * QUARTER, x: toX, y: toY },
  ];
}

const inTurns = (numbers: readonly number[], takes: number): number[][] =>
  takes === 0 ? [] : Array.from({ length: Math.ceil(numbers.length / takes) }, (_, turn) => numbers.slice(turn * takes, (turn + 1) * takes));
