/** A dish as it is being laid: what lies there so far, where there is room, and the hands that lay pieces on it. */
import type { Look, SeenFood } from './look.ts';
import { MOTIFS, type Motif, type MotifName } from './motifs.ts';
import { blob, chanceOf, deep, laid, mix, pale, slab, type Shape, type Spot, type Tone } from './paper.ts';

/** Where food may lie: an ellipse, or a box. */
export interface Area { x: number; y: number; rx: number; ry: number; square: boolean }

export type Piece = SeenFood;

export interface Scene {
  shapes: Shape[];
  chance: () => number;
  look: Look;
  area: Area;
  pieces: readonly Piece[];
  /** Foods of which something was laid. */
  laid: Set<string>;
  /** Where large pieces lie, that small ones leave them be. */
  full: { x: number; y: number; reach: number }[];
}

/** Where an egg is a boiled one. */
const BOILED = new Set<string>(['salad', 'soup', 'noodlesoup', 'blend', 'sandwich', 'plated', 'mash', 'onigiri', 'gratin']);

const eggOf = ({ form, method }: Look): MotifName => (form === 'toast' && (method === 'boil' || method === 'simmer') ? 'poached' : BOILED.has(form) && !['fry', 'bake', 'roast', 'grill'].includes(method) ? 'halfegg' : method === 'stir-fry' ? 'curd' : 'friedegg');

export function sceneOf(look: Look): Scene {
  const pieces = look.foods.map((food): Piece => (food.motif === 'friedegg' ? { ...food, motif: eggOf(look) } : food));
  const seed = [look.form, look.vessel, look.kitchen, ...look.foods.map(({ id }) => id)].join('|');
  return { shapes: [], chance: chanceOf(seed), look, area: { x: 100, y: 100, rx: 58, ry: 58, square: false }, pieces, laid: new Set(), full: [] };
}

export const add = (scene: Scene, d: string, tone: Tone, { line, opacity }: { line?: number; opacity?: number } = {}): void =>
  void scene.shapes.push({ d: laid(d), tone, ...(line !== undefined && { line }), ...(opacity !== undefined && { opacity }) });

/** The shade that a thing throws. */
export const shade = (scene: Scene, d: string, { down = 3, opacity = 0.22 }: { down?: number; opacity?: number } = {}): void =>
  void scene.shapes.push({ d: laid(d, { x: down * 0.4, y: down, turn: 0, size: 1 }), tone: '#2a1206', opacity });

const ROLES = (color: string): readonly string[] => [color, deep(color), pale(color), '#fff7e6', '#33241b', '#f4b32c', '#5f8a3a', deep(color, 0.6)];

/** Lays one motif at several spots: its shade first, then layer by layer. */
export function lay(scene: Scene, motif: MotifName, color: string, spots: readonly Spot[]): void {
  const { layers }: Motif = MOTIFS[motif];
  const parts = layers.split('|').map((layer) => {
    const [, role = '0', width, path = ''] = /^(\d)(?::([\d.]+))?(.*)$/.exec(layer) ?? [];
    return { role: Number(role), width: width === undefined ? null : Number(width), path };
  });
  const first = parts[0];
  if (first === undefined || spots.length === 0) return;
  const size = spots[0]?.size ?? 1;
  const many = (path: string, on: readonly Spot[], right = 0, down = 0): string => on.map((spot) => laid(path, { ...spot, x: spot.x + right, y: spot.y + down })).join('');
  // In helpings, so that what comes later lies on what came before.
  const helping = MOTIFS[motif].reach < 5 ? spots.length : Math.max(3, Math.ceil(spots.length / 3));
  for (let from = 0; from < spots.length; from += helping) {
    const here = spots.slice(from, from + helping);
    const tint = from === 0 ? deep(color, 0.06) : from === helping ? color : pale(color, 0.1);
    const roles = ROLES(tint);
    if (MOTIFS[motif].reach > 2.5) {
      const dark = parts.find(({ width, role }) => role < 2 && width === first.width) ?? first;
      scene.shapes.push({ d: many(dark.path, here, 0.9 * size, 1.9 * size), tone: '#2a1206', opacity: 0.22, ...(dark.width !== null && { line: dark.width * size }) });
    }
    for (const { role, width, path } of parts) scene.shapes.push({ d: many(path, here), tone: roles[role] ?? tint, ...(width !== null && { line: Math.round(width * size * 10) / 10 }) });
  }
}

/** Lays a piece of a food at spots. */
export function layFood(scene: Scene, piece: Piece, spots: readonly Spot[], motif: MotifName | null = piece.motif): void {
  if (motif === null || spots.length === 0) return;
  lay(scene, motif, piece.color, spots);
  scene.laid.add(piece.id);
}

interface Wish { reach: number; within?: number; size?: number; lean?: number; keep?: boolean; area?: Area }

/** Spots in the area, well apart and off what is full; `lean` turns all pieces about one way. */
export function spotsIn(scene: Scene, count: number, { reach, within = 1, size = 1, lean, keep = false, area = scene.area }: Wish): Spot[] {
  const { chance, full } = scene;
  const spots: Spot[] = [];
  const far = Math.max(0, 1 - (reach * size * 0.75) / Math.min(area.rx, area.ry));
  for (let made = 0; made < count; made += 1) {
    let best: Spot | null = null;
    let room = -Infinity;
    for (let go = 0; go < 10; go += 1) {
      const angle = chance() * 2 * Math.PI;
      const out = Math.sqrt(chance());
      const [ux, uy] = area.square ? [chance() * 2 - 1, chance() * 2 - 1] : [Math.cos(angle) * out, Math.sin(angle) * out];
      const spot = { x: area.x + ux * area.rx * far * within, y: area.y + uy * area.ry * far * within, turn: lean === undefined ? chance() * 360 : lean + (chance() - 0.5) * 40, size: size * (0.88 + chance() * 0.24) };
      const toFull = Math.min(60, ...full.map((one) => Math.hypot(one.x - spot.x, one.y - spot.y) - one.reach));
      const free = Math.min(toFull * 1.6, ...spots.map((one) => Math.hypot(one.x - spot.x, one.y - spot.y)));
      if (free > room) [best, room] = [spot, free];
    }
    if (best !== null) spots.push(best);
  }
  if (keep) full.push(...spots.map(({ x, y }) => ({ x, y, reach: reach * size * 0.8 })));
  return spots;
}

/** How much more room there is than in a plain bowl. */
const roomOf = ({ rx, ry, square }: Area): number => ((square ? 1.27 : 1) * rx * ry) / 3400;

/** Strews a food over the area; `share` more or less of it than usual. */
export function strew(scene: Scene, piece: Piece, { share = 1, size = 1, within = 1, motif = piece.motif, area = scene.area, lean }: { share?: number; size?: number; within?: number; motif?: MotifName | null; area?: Area; lean?: number } = {}): void {
  if (motif === null) return;
  const { reach, many } = MOTIFS[motif];
  const count = Math.max(1, Math.round(many * share * Math.sqrt(roomOf(area)) * (roomOf(area) > 0.6 ? 1 : 0.8)));
  layFood(scene, piece, spotsIn(scene, Math.min(count, 40), { reach, within, size, area, keep: reach * size > 9, ...(lean !== undefined && { lean }) }), motif);
}

/** What melts into the rest, or only flavors it: nobody sees pieces of it. */
const LOST = new Set(['bulb', 'garlic', 'ginger', 'spice', 'woody herb', 'dried herb', 'egg', 'anchovy', 'chili', 'cereal', 'breadcrumbs', 'hard cheese', 'yogurt', 'cream', 'fresh cheese', 'spread', 'citrus', 'sweet', 'flatbread', 'bread', 'melting cheese']);
const SMALL = 4.5;

const reachOf = ({ motif }: Piece): number => (motif === null ? 0 : MOTIFS[motif].reach);
/** Pieces one sees in the dish, not on it. */
export const insides = (scene: Scene, most: number): Piece[] => scene.pieces.filter(({ top, motif, kind, id }) => !top && motif !== null && motif !== 'dollop' && (!LOST.has(kind) || motif === 'curd') && !/onion|garlic|ginger/.test(id)).slice(0, most);
/** Pieces on top, large ones first. */
export const tops = (scene: Scene, most = 4): Piece[] => scene.pieces.filter(({ top, motif }) => top && motif !== null).slice(0, most).toSorted((one, other) => reachOf(other) - reachOf(one));
export const isSmall = (piece: Piece): boolean => reachOf(piece) <= SMALL;

/** What lies on top, strewn: large pieces few, herbs many. */
export function garnish(scene: Scene, { most = 4, share = 1, size = 1, within = 0.92, area = scene.area }: { most?: number; share?: number; size?: number; within?: number; area?: Area } = {}): void {
  for (const piece of tops(scene, most)) {
    const reach = reachOf(piece);
    const large = reach > 12;
    strew(scene, piece, { share: share * (large ? 0.85 : isSmall(piece) ? 0.85 : 0.8), size: size * (reach > 30 ? 0.8 : 1), within: large ? within * 0.9 : within, area });
  }
}

const RED = new Set(['canned tomato', 'tomato paste', 'tomato', 'hot sauce', 'cooking sauce']);

/** What sauces of these foods look like: the strongest color first, others as much as they weigh. */
export function sauceOf(scene: Scene, start: string, strength = 2, without: readonly string[] = []): string {
  const stains = scene.pieces.filter(({ stain, top, kind }) => stain > (top ? 4 : 0) && !without.includes(kind)).toSorted((one, other) => other.stain - one.stain).slice(0, 4);
  let color = start;
  let weight = strength;
  for (const { color: other, stain } of stains.toReversed()) {
    weight += stain;
    color = mix(color, other, Math.min(0.85, (stain / weight) * 1.15));
  }
  // Cream makes tomato pink on paper; in a pan it is the color of rust.
  return stains.some(({ kind }) => RED.has(kind)) && /^#[d-f]/.test(color) ? mix(color, '#d9823a', 0.3) : color;
}

/** A surface of sauce, soup or dough in the area. */
export function surface(scene: Scene, color: string, { grow = 1, rough = 0.03, flat = false }: { grow?: number; rough?: number; flat?: boolean } = {}): void {
  const { x, y, rx, ry, square } = scene.area;
  const path = (by: number): string => (square ? slab(x, y, rx * 2 * by, ry * 2 * by, 12) : blob(scene.chance, { x, y, rx: rx * by, ry: ry * by, rough, corners: 12 }));
  add(scene, path(grow), deep(color, 0.16));
  add(scene, path(grow * 0.955), color);
  if (flat) return;
  add(scene, blob(scene.chance, { x: x - rx * 0.3, y: y - ry * 0.36, rx: rx * 0.42, ry: ry * 0.26, rough: 0.22 }), pale(color, 0.22), { opacity: 0.55 });
  add(scene, blob(scene.chance, { x: x + rx * 0.34, y: y + ry * 0.34, rx: rx * 0.34, ry: ry * 0.22, rough: 0.22 }), deep(color, 0.12), { opacity: 0.6 });
}

/** Soft waves of one color: a swirl of cream, a drizzle of oil. */
export function drizzle(scene: Scene, color: string, { waves = 3, width = 2.4, area = scene.area }: { waves?: number; width?: number; area?: Area } = {}): void {
  const { x, y, rx, ry } = area;
  const lines = Array.from({ length: waves }, (_, wave) => {
    const top = y + ((wave + 0.5) / waves - 0.5) * ry * 1.3;
    const reach = rx * (0.55 + scene.chance() * 0.2);
    const lift = 6 + scene.chance() * 6;
    return `M${x - reach} ${top}C${x - reach * 0.4} ${top - lift} ${x - reach * 0.3} ${top + lift} ${x} ${top}C${x + reach * 0.3} ${top - lift} ${x + reach * 0.5} ${top + lift} ${x + reach} ${top - 2}`;
  });
  add(scene, lines.join(''), color, { line: width });
}
