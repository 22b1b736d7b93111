/** Fills shapes with colour: scan lines, four to a pixel, each covered exactly from left to right. */

/** A closed line of corners, x and y in turns. */
export type Outline = readonly number[];
export type Colour = readonly [red: number, green: number, blue: number];

export interface Canvas { width: number; height: number; /** Red, green, blue, 255 for each pixel. */ pixels: Uint8Array }

const LINES = 4;

/** A canvas of one colour. */
export function canvasOf(width: number, height: number, [red, green, blue]: Colour): Canvas {
  const pixels = new Uint8Array(width * height * 4);
  new Uint32Array(pixels.buffer).fill(new Uint32Array(Uint8Array.of(red, green, blue, 255).buffer)[0] ?? 0);
  return { width, height, pixels };
}

interface Edge { top: number; bottom: number; /** Where it stands at `top`, and how far it leans per line. */ x: number; lean: number; turn: 1 | -1 }

/** Fills everything that the outlines go round (non-zero rule); `strength` 0 to 1 lets what lies below shine through. */
export function fillOutlines(canvas: Canvas, outlines: readonly Outline[], colour: Colour, strength = 1): void {
  const edges = outlines.flatMap(edgesOf).toSorted((one, other) => one.top - other.top);
  const first = Math.max(0, Math.floor(edges[0]?.top ?? 0));
  const last = Math.min(canvas.height - 1, Math.floor(edges.reduce((most, { bottom }) => Math.max(most, bottom), 0)));
  const cover = new Float32Array(canvas.width + 1);
  const left = Math.max(0, Math.floor(edges.reduce((least, edge) => Math.min(least, edge.x, endOf(edge)), canvas.width)));
  const right = Math.min(canvas.width, Math.ceil(edges.reduce((most, edge) => Math.max(most, edge.x, endOf(edge)), 0)));
  let next = 0;
  let active: Edge[] = [];
  for (let row = first; row <= last; row += 1) {
    for (; next < edges.length && (edges[next]?.top ?? 0) < row + 1; next += 1) active.push(edges[next] as Edge);
    active = active.filter(({ bottom }) => bottom > row);
    cover.fill(0, left, right + 1);
    for (let line = 0; line < LINES; line += 1) coverLine(cover, canvas.width, active, row + (line + 0.5) / LINES);
    blendRow(canvas, { row, left, right }, cover, colour, strength);
  }
}

const endOf = ({ top, bottom, x, lean }: Edge): number => x + (bottom - top) * lean;

function edgesOf(outline: Outline): Edge[] {
  const edges: Edge[] = [];
  const corners = outline.length / 2;
  for (let corner = 0; corner < corners; corner += 1) {
    const after = (corner + 1) % corners;
    const [x, y, toX, toY] = [outline[corner * 2] ?? 0, outline[corner * 2 + 1] ?? 0, outline[after * 2] ?? 0, outline[after * 2 + 1] ?? 0];
    if (y === toY) continue;
    const lean = (toX - x) / (toY - y);
    edges.push(y < toY ? { top: y, bottom: toY, x, lean, turn: 1 } : { top: toY, bottom: y, x: toX, lean, turn: -1 });
  }
  return edges;
}

/** Adds what one line covers of each pixel. */
function coverLine(cover: Float32Array, width: number, edges: readonly Edge[], y: number): void {
  const crossings = edges.filter(({ top, bottom }) => top <= y && y < bottom)
    .map(({ top, x, lean, turn }) => ({ x: Math.min(Math.max(x + (y - top) * lean, 0), width), turn })).toSorted((one, other) => one.x - other.x);
  let turns = 0;
  let from = 0;
  for (const { x, turn } of crossings) {
    if (turns === 0) from = x;
    turns += turn;
    if (turns === 0) coverSpan(cover, from, x);
  }
}

function coverSpan(cover: Float32Array, from: number, to: number): void {
  const [left, right] = [Math.floor(from), Math.floor(to)];
  if (left === right) {
    cover[left] = (cover[left] ?? 0) + (to - from) / LINES;
    return;
  }
  cover[left] = (cover[left] ?? 0) + (left + 1 - from) / LINES;
  for (let x = left + 1; x < right; x += 1) cover[x] = (cover[x] ?? 0) + 1 / LINES;
  cover[right] = (cover[right] ?? 0) + (to - right) / LINES;
}

function blendRow({ width, pixels }: Canvas, { row, left, right }: { row: number; left: number; right: number }, cover: Float32Array, [red, green, blue]: Colour, strength: number): void {
  const blend = (at: number, value: number, share: number): void => {
    pixels[at] = Math.round((pixels[at] ?? 0) * (1 - share) + value * share);
  };
  for (let x = left; x < right; x += 1) {
    const share = Math.min(cover[x] ?? 0, 1) * strength;
    if (share === 0) continue;
    const at = (row * width + x) * 4;
    blend(at, red, share);
    blend(at + 1, green, share);
    blend(at + 2, blue, share);
  }
}
