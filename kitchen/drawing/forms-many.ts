/** What is baked as many alike, and a few single bakes. */
import { browned, crustOf, dusted, FRUIT, sugar } from './forms-baked.ts';
import { blob, deep, ellipse, pale, slab } from './paper.ts';
import { add, drizzle, garnish, insides, shade, spotsIn, strew, surface, tops, type Piece, type Scene } from './scene.ts';
import { board, drawVessel, mug, rack, sheet } from './vessels.ts';

interface Tidy { rows: number; columns: number; stepX: number; stepY: number; across?: number }
/** Things side by side, each a little off its place. */
export function tidy(scene: Scene, { rows, columns, stepX, stepY, across = 0 }: Tidy): { x: number; y: number }[] {
  const { x, y } = scene.area;
  return Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    return { x: x + (column - (columns - 1) / 2) * stepX + (row % 2 === 0 ? -across : across) + (scene.chance() - 0.5) * 3, y: y + (row - (rows - 1) / 2) * stepY + (scene.chance() - 0.5) * 3 };
  });
}

/** What lies on each of many alike: of every top and fruit a piece or three. */
function dotted(scene: Scene, places: readonly { x: number; y: number }[], reach: number, pieces: readonly Piece[]): void {
  for (const piece of pieces.slice(0, 3)) for (const { x, y } of places) {
    scene.area = { x, y, rx: reach, ry: reach, square: false };
    scene.full = [];
    strew(scene, piece, { share: 0.9, size: 0.8 });
  }
}

const bits = (scene: Scene): Piece[] => [...new Set([...tops(scene, 3), ...insides(scene, 4).filter(({ kind }) => FRUIT.has(kind) || ['chocolate', 'nut', 'peanut', 'seed', 'oats', 'cereal', 'sweet', 'cooked meat', 'cured meat', 'tender vegetable', 'green onion'].includes(kind))])].filter(({ motif }) => motif !== 'square' && motif !== 'halfegg' && motif !== 'friedegg');

function muffins(scene: Scene): void {
  const color = crustOf(scene, '#dca557');
  const tin = slab(100, 100, 184, 132, 16);
  shade(scene, tin, { down: 6, opacity: 0.28 });
  add(scene, tin, ['#8b8b88', '#4a4846']);
  add(scene, slab(100, 99, 180, 127, 14), ['#a9a8a4', '#5f5c59']);
  const places = tidy(scene, { rows: 2, columns: 3, stepX: 58, stepY: 60 }).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  for (const { x, y } of places) {
    add(scene, ellipse(x, y, 27), ['#6f6e6b', '#343230']);
    add(scene, ellipse(x, y, 25.5), ['#f3e6cf', '#c9b99c']);
    const dome = blob(scene.chance, { x, y: y - 1, rx: 23, rough: 0.05, corners: 11 });
    shade(scene, dome, { down: 2.5 });
    add(scene, dome, color);
    add(scene, blob(scene.chance, { x: x - 5, y: y - 7, rx: 11, ry: 7, rough: 0.2 }), pale(color, 0.35), { opacity: 0.7 });
  }
  dotted(scene, places, 17, bits(scene));
}

function cookies(scene: Scene): void {
  const color = pale(crustOf(scene, '#d9a155'), 0.08);
  scene.area = scene.look.vessel === 'plate' || scene.look.vessel === 'bowl' ? (drawVessel(scene, 'plate', color), scene.area) : rack(scene);
  const plate = scene.look.vessel === 'plate' || scene.look.vessel === 'bowl';
  const places = plate ? tidy(scene, { rows: 2, columns: 2, stepX: 50, stepY: 50 }) : tidy(scene, { rows: 3, columns: 3, stepX: 54, stepY: 49 });
  for (const { x, y } of places) {
    const one = blob(scene.chance, { x, y, rx: 23, ry: 22, rough: 0.05, corners: 10 });
    shade(scene, one, { down: 3 });
    add(scene, one, deep(color, 0.14));
    add(scene, blob(scene.chance, { x, y: y - 0.6, rx: 21, ry: 19.6, rough: 0.05, corners: 10 }), color);
    add(scene, `M${x - 11} ${y + 6}C${x - 6} ${y + 3} ${x - 4} ${y + 10} ${x + 3} ${y + 7}M${x + 2} ${y - 10}C${x + 6} ${y - 6} ${x + 10} ${y - 8} ${x + 12} ${y - 3}`, deep(color, 0.26), { line: 1.4 });
  }
  dotted(scene, places, 16, bits(scene));
}

function bars(scene: Scene): void {
  const color = crustOf(scene, '#d3994e');
  scene.area = sheet(scene);
  const places = tidy(scene, { rows: 3, columns: 3, stepX: 46, stepY: 42 });
  for (const { x, y } of places) {
    const one = slab(x, y, 42, 37, 4);
    shade(scene, slab(x, y + 3, 42, 37, 4), { down: 3 });
    add(scene, slab(x, y + 4, 42, 37, 4), deep(color, 0.34));
    add(scene, one, color);
    add(scene, `M${x - 16} ${y - 10}C${x - 8} ${y - 14} ${x + 4} ${y - 8} ${x + 15} ${y - 13}M${x - 14} ${y + 9}C${x - 2} ${y + 5} ${x + 6} ${y + 12} ${x + 14} ${y + 8}`, pale(color, 0.3), { line: 1.5, opacity: 0.8 });
  }
  dotted(scene, places, 14, bits(scene));
  scene.area = { x: 100, y: 100, rx: 66, ry: 58, square: true };
  if (sugar(scene)) dusted(scene);
}

function buns(scene: Scene): void {
  const color = crustOf(scene, '#d9a055');
  drawVessel(scene, ['tray', 'pan', 'baking dish'].includes(scene.look.vessel) ? scene.look.vessel : 'tray', color);
  const swirl = scene.pieces.some(({ id }) => /cinnamon/.test(id));
  const places = tidy(scene, { rows: 2, columns: 3, stepX: 46, stepY: 46 });
  for (const { x, y } of places) {
    const one = blob(scene.chance, { x, y, rx: 24, rough: 0.03, corners: 11 });
    shade(scene, one, { down: 3 });
    add(scene, one, color);
    if (swirl) add(scene, `M${x + 20} ${y}C${x + 18} ${y + 22} ${x - 18} ${y + 20} ${x - 17} ${y}C${x - 16} ${y - 19} ${x + 14} ${y - 17} ${x + 12} ${y}C${x + 11} ${y + 12} ${x - 9} ${y + 11} ${x - 8} ${y}C${x - 7} ${y - 8} ${x + 4} ${y - 7} ${x + 4} ${y}`, '#7a431c', { line: 3 });
    else add(scene, blob(scene.chance, { x: x - 5, y: y - 6, rx: 12, ry: 8, rough: 0.16 }), pale(color, 0.4), { opacity: 0.75 });
  }
  if (swirl) drizzle(scene, '#fff8ea', { waves: 5, width: 4 });
  dotted(scene, places, 16, tops(scene, 2));
}

function bread(scene: Scene): void {
  scene.area = board(scene);
  const color = crustOf(scene, '#c5853f');
  const body = blob(scene.chance, { x: 100, y: 98, rx: 68, ry: 62, rough: 0.02, corners: 12 });
  shade(scene, body, { down: 7, opacity: 0.32 });
  add(scene, body, deep(color, 0.1));
  add(scene, blob(scene.chance, { x: 98, y: 95, rx: 60, ry: 54, rough: 0.03, corners: 12 }), color);
  for (const path of ['M62 78C84 66 114 66 138 76', 'M54 100C82 88 118 88 146 99', 'M62 124C86 114 116 114 138 122']) {
    add(scene, path, deep(color, 0.42), { line: 8 });
    add(scene, path, '#f0d5a0', { line: 4 });
  }
  scene.area = { x: 100, y: 97, rx: 56, ry: 50, square: false };
  add(scene, spotsIn(scene, 40, { reach: 2 }).map(({ x, y }) => ellipse(x, y, 1.2)).join(''), '#fff5df', { opacity: 0.8 });
  garnish(scene, { share: 0.7 });
}

function mugcake(scene: Scene): void {
  const color = crustOf(scene, '#d9a155');
  scene.area = mug(scene, '#54707d');
  surface(scene, color, { rough: 0.03 });
  browned(scene, color, 6, 0.7);
  const pieces = new Set([...tops(scene, 3), ...insides(scene, 2)]);
  for (const piece of pieces) strew(scene, piece, { share: 0.8, within: 0.8 });
}

export const MANY = { muffins, cookies, bars, buns, bread, mugcake };
