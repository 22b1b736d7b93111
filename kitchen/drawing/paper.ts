/** Cut paper: shapes laid over each other, the ways to cut them, and chance that always falls the same. */

/** One color, or one by day and another by night. */
export type Tone = string | readonly [day: string, night: string];

/** A piece of paper: an SVG path of M, L, C, Z and arcs, in a square of 200 by 200. */
export interface Shape {
  d: string;
  tone: Tone;
  /** The width of a line; absent where the path is filled. */
  line?: number;
  opacity?: number;
}

/** Where something is laid: its middle, its turn in degrees and its size. */
export interface Spot { x: number; y: number; turn: number; size: number }

/** Chance from a text: numbers from 0 to 1, the same for the same text. */
export function chanceOf(text: string): () => number {
  let state = 2166136261;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const channel = (color: string, at: number): number => Number.parseInt(color.slice(1 + at * 2, 3 + at * 2), 16);

/** One color with a share of another. */
export function mix(color: string, other: string, share: number): string {
  const part = (at: number): string => Math.round(channel(color, at) * (1 - share) + channel(other, at) * share).toString(16).padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

/** How light a color looks, 0 to 1. */
export const lightness = (color: string): number => (channel(color, 0) * 0.3 + channel(color, 1) * 0.59 + channel(color, 2) * 0.11) / 255;

/** Deeper; what is light becomes warmer with it, not gray. */
export const deep = (color: string, share = 0.24): string => (lightness(color) > 0.62 ? mix(color, '#96520f', Math.min(0.9, share * 1.15)) : mix(color, '#3a1405', share));
export const pale = (color: string, share = 0.36): string => mix(color, '#fff3dc', share);

const round = (value: number): string => String(Math.round(value * 10) / 10);
const pair = (x: number, y: number): string => `${round(x)} ${round(y)}`;
const HERE: Spot = { x: 0, y: 0, turn: 0, size: 1 };

interface Cut { letter: string; numbers: readonly number[] }
const known = new Map<string, readonly Cut[]>();

function cutsOf(path: string): readonly Cut[] {
  const before = known.get(path);
  if (before !== undefined) return before;
  const cuts: Cut[] = [];
  for (const piece of path.split(/(?=[MLCZO])/)) cuts.push({ letter: piece.charAt(0), numbers: (piece.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number) });
  known.set(path, cuts);
  return cuts;
}

/** Numbers as short as they can be written: tenths, no blank before a minus. */
const short = (numbers: readonly number[]): string => numbers.map((value, at) => {
  const text = String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
  return at === 0 || text.startsWith('-') ? text : ` ${text}`;
}).join('');

/** A path laid at a spot. Beside M, L, C and Z it may have O: an ellipse's middle and its two radii. */
export function laid(path: string, { x, y, turn, size }: Spot = HERE): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size];
  const put = (px: number, py: number): [number, number] => [Math.round((x + px * cos - py * sin) * 10) / 10, Math.round((y + px * sin + py * cos) * 10) / 10];
  let [atX, atY] = [0, 0];
  return cutsOf(path).map(({ letter, numbers }) => {
    const [cx = 0, cy = 0, rx = 0, ry = 0] = numbers;
    if (letter === 'O') {
      const arc = `a${short([rx * size, ry * size])} ${rx === ry ? 0 : Math.round(turn)} 1 1 `;
      const [right, down] = [2 * rx * cos, 2 * rx * sin];
      return `M${short(put(cx - rx, cy))}${arc}${short([right, down])}${arc}${short([-right, -down])}Z`;
    }
    if (letter === 'Z') return letter;
    const out: number[] = [];
    const step = letter === 'C' ? 6 : 2;
    for (let from = 0; from < numbers.length; from += step) {
      const [startX, startY] = letter === 'M' ? [0, 0] : [atX, atY];
      for (let at = from; at < from + step; at += 2) {
        [atX, atY] = put(numbers[at] ?? 0, numbers[at + 1] ?? 0);
        out.push(atX - startX, atY - startY);
      }
    }
    return (letter === 'M' ? 'M' : letter.toLowerCase()) + short(out);
  }).join('');
}

export const ellipse = (x: number, y: number, rx: number, ry = rx): string => `O${x} ${y} ${rx} ${ry}`;

/** A rectangle with round corners, its middle at x and y. */
export function slab(x: number, y: number, width: number, height: number, corner: number): string {
  const [l, t, r, b, k] = [x - width / 2, y - height / 2, x + width / 2, y + height / 2, corner * 0.45];
  const c = corner;
  return `M${l + c} ${t}L${r - c} ${t}C${r - k} ${t} ${r} ${t + k} ${r} ${t + c}L${r} ${b - c}C${r} ${b - k} ${r - k} ${b} ${r - c} ${b}`
    + `L${l + c} ${b}C${l + k} ${b} ${l} ${b - k} ${l} ${b - c}L${l} ${t + c}C${l} ${t + k} ${l + k} ${t} ${l + c} ${t}Z`;
}

/** A closed soft line through points. */
export function softly(points: readonly (readonly [number, number])[]): string {
  const at = (index: number): readonly [number, number] => points[(index + points.length) % points.length] ?? [0, 0];
  const curves = points.map((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return `C${pair(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${pair(c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)} ${pair(c[0], c[1])}`;
  });
  return `M${pair(at(0)[0], at(0)[1])}${curves.join('')}Z`;
}

/** A round thing cut by hand: `rough` 0 is a circle, 0.2 a puddle. */
export function blob(chance: () => number, { x, y, rx, ry = rx, rough = 0.06, corners = 9 }: { x: number; y: number; rx: number; ry?: number; rough?: number; corners?: number }): string {
  return softly(Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    const far = 1 + (chance() - 0.5) * 2 * rough;
    return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far] as const;
  }));
}
