/** Turns drawn paths into outlines of straight pieces, in place and size. */
import type { PathCommand } from 'opentype.js/dist/opentype.mjs';
import type { Outline } from './raster.ts';
import { readSvgPath } from './svg-path.ts';

/** Where a drawing stands: its scale, its left, its top, and how far it is turned (in degrees). */
export interface Place { scale?: number; x?: number; y?: number; turn?: number }

/** Straight pieces for one curve: no corner can be seen at the sizes of a preview. */
const PIECES = 14;

/** The outlines of an SVG path. */
export const svgOutlines = (path: string, place: Place = {}): Outline[] => outlinesOf(readSvgPath(path), place);

/** The outlines of a path's commands, put in place. */
export function outlinesOf(commands: readonly PathCommand[], { scale = 1, x = 0, y = 0, turn = 0 }: Place = {}): number[][] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  const outlines: number[][] = [];
  let [atX, atY] = [0, 0];
  const put = (toX: number, toY: number): void => void outlines.at(-1)?.push(x + toX * cos - toY * sin, y + toX * sin + toY * cos);
  for (const command of commands) {
    if (command.type === 'M') outlines.push([]);
    if (command.type === 'Z') continue;
    if (command.type === 'C' || command.type === 'Q') {
      // A quadratic curve is the cubic whose inner points lie two thirds of the way to its own.
      const two = command.type === 'C';
      const first = two ? [command.x1, command.y1] as const : [atX + (command.x1 - atX) * (2 / 3), atY + (command.y1 - atY) * (2 / 3)] as const;
      const second = two ? [command.x2, command.y2] as const : [command.x + (command.x1 - command.x) * (2 / 3), command.y + (command.y1 - command.y) * (2 / 3)] as const;
      const pieces = Math.min(PIECES, 3 + Math.round(Math.sqrt(Math.hypot(command.x - atX, command.y - atY) * scale) * 1.1));
      for (let piece = 1; piece < pieces; piece += 1) {
        const t = piece / pieces;
        put(onCurve(atX, first[0], second[0], command.x, t), onCurve(atY, first[1], second[1], command.y, t));
      }
    }
    put(command.x, command.y);
    [atX, atY] = [command.x, command.y];
  }
  return outlines;
}

const onCurve = (start: number, first: number, second: number, end: number, t: number): number =>
  start * (1 - t) ** 3 + 3 * first * t * (1 - t) ** 2 + 3 * second * t ** 2 * (1 - t) + end * t ** 3;

/** A circle's or ellipse's outline. */
export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX): Outline {
  // As many pieces as its size needs to look round.
  const pieces = 12 + Math.round(8 * Math.sqrt(Math.max(radiusX, radiusY)));
  return Array.from({ length: pieces }, (_, piece) => (piece / pieces) * 2 * Math.PI).flatMap((angle) => [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY]);
}

/** A rectangle's outline. */
export const box = (x: number, y: number, width: number, height: number): Outline => [x, y, x + width, y, x + width, y + height, x, y + height];

/** A line of the given width along outlines left open, with round ends: a bar for every piece and a disc at every corner, all turning the same way. */
export function strokes(lines: readonly Outline[], width: number): Outline[] {
  const half = width / 2;
  return lines.flatMap((line) => {
    const parts: Outline[] = [];
    for (let at = 0; at < line.length; at += 2) {
      const [x, y, toX, toY] = [line[at] ?? 0, line[at + 1] ?? 0, line[at + 2], line[at + 3]];
      parts.push(ellipse(x, y, half));
      if (toX === undefined || toY === undefined) continue;
      const length = Math.hypot(toX - x, toY - y) || 1;
      const [sideX, sideY] = [((toY - y) / length) * half, ((toX - x) / length) * half];
      parts.push([x + sideX, y - sideY, toX + sideX, toY - sideY, toX - sideX, toY + sideY, x - sideX, y + sideY]);
    }
    return parts;
  });
}
