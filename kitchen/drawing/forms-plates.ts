/** Plates and dishes with one thing in the middle, or with things of one shape. */
import { browned } from './forms-baked.ts';
import { spot, visible } from './forms-hand.ts';
import { tidy } from './forms-many.ts';
import { WET } from './forms-wet.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import { blob, deep, ellipse, mix, pale, slab, type Spot } from './paper.ts';
import { add, garnish, insides, lay, layFood, sauceOf, shade, spotsIn, strew, surface, tops, type Piece, type Scene } from './scene.ts';
import { drawVessel } from './vessels.ts';

const plateOr = (scene: Scene, ...vessels: string[]): string => (vessels.includes(scene.look.vessel) ? scene.look.vessel : 'plate');

const BIG: readonly MotifName[] = ['fillet', 'wholefish', 'drumstick', 'breast', 'chop', 'steak', 'sausage', 'wing', 'claw'];

/** Where the main things lie: over one another, from left to right. */
function mainSpots(motif: MotifName, { x, y, rx, ry, square }: Scene['area']): Spot[] {
  const wide = rx / 60;
  const low = ry / (square ? 52 : 56);
  switch (motif) {
    case 'wholefish': return rx > 64 ? [spot(x - 2, y - 12 * low, -10, wide * 0.95), spot(x + 4, y + 16 * low, -8, wide * 0.95)] : [spot(x - 2, y, -24, wide * 0.98)];
    case 'fillet': return [spot(x - 6, y - 19 * low, -14, wide * 1.12), spot(x + 2, y + 15 * low, -10, wide * 1.12)];
    case 'breast': return [spot(x - 10, y - 20 * low, -14, wide * 1.12), spot(x + 8, y + 15 * low, -8, wide * 1.12)];
    case 'chop': return [spot(x - 14, y - 16 * low, -10, wide), spot(x - 8, y + 20 * low, 4, wide)];
    case 'steak': return [-2, -1, 0, 1, 2].map((at) => spot(x + at * 15 * wide, y + at * 4 - 2, 18 + at * 3, wide * 1.2));
    case 'sausage': return [-1, 0, 1].map((at) => spot(x + at * 3, y + at * 21 * low, -10 + at * 4, wide * 1.3));
    case 'claw': return [spot(x - 18, y - 8, -20, wide * 1.3), spot(x + 20, y + 12, 150, wide * 1.3)];
    case 'wing': return [[-26, -20], [10, -28], [34, -2], [-34, 10], [0, 4], [20, 30], [-14, 34]].map(([dx = 0, dy = 0], at) => spot(x + dx * wide, y + dy * low, at * 53, wide * 1.15));
    default: return [[-24, -20], [20, -18], [-14, 22], [28, 20]].map(([dx = 0, dy = 0], at) => spot(x + dx * wide, y + dy * low, at * 20 - 30, wide * 1.05));
  }
}

/** One thing in the middle and what is with it. */
function plated(scene: Scene): void {
  const { vessel } = scene.look;
  const all = visible(scene);
  const main = all.find(({ motif }) => motif !== null && BIG.includes(motif));
  if (main?.motif == null) return WET.heap(scene);
  drawVessel(scene, vessel, main.color);
  const wet = scene.pieces.some(({ stain, kind }) => stain > 3 || kind === 'stock' || kind === 'cream');
  if (wet && vessel !== 'tray' && vessel !== 'board') surface(scene, sauceOf(scene, '#b07a42', 2), { rough: 0.12, grow: 0.86 });
  const sides = all.filter((piece) => piece !== main);
  const large = sides.filter(({ motif }) => motif !== null && MOTIFS[motif].reach > 5);
  const small = sides.filter(({ motif }) => motif !== null && MOTIFS[motif].reach <= 5);
  for (const piece of large.filter(({ top }) => !top).slice(0, 2)) strew(scene, piece, { share: 1, within: 1 });
  const spots = mainSpots(main.motif, scene.area);
  layFood(scene, main, spots);
  const reach = Math.min(30, MOTIFS[main.motif].reach);
  scene.full.push(...spots.map((one) => ({ x: one.x, y: one.y, reach: reach * 0.7 })));
  for (const piece of large.filter(({ top }) => top).slice(0, 3)) strew(scene, piece, { share: 0.75, within: 1 });
  scene.full = [];
  for (const piece of small.slice(0, 3)) strew(scene, piece, { share: 0.8, within: 0.8 });
  return undefined;
}

function rounds(scene: Scene, shape: 'samosa' | 'dumpling' | 'ball' | 'patty' | 'roll'): void {
  const { vessel, method } = scene.look;
  const wet = scene.pieces.some(({ stain, kind, top }) => !top && (stain > 4 || kind === 'stock')) && ['bowl', 'deep bowl', 'pan', 'pot', 'baking dish'].includes(vessel);
  const fried = ['deep-fry', 'fry', 'bake', 'roast', 'grill'].includes(method);
  const main = visible(scene).find(({ kind }) => ['ground meat', 'ground poultry', 'fish', 'canned fish', 'raw sausage', 'smoked fish'].includes(kind)) ?? scene.pieces[0];
  const meaty = main !== undefined && ['ground meat', 'ground poultry', 'raw sausage'].includes(main.kind);
  const color = shape === 'ball' || shape === 'patty' ? (meaty ? '#8a5030' : shape === 'ball' ? '#b0732f' : '#c98a3c') : fried ? '#d99a48' : '#f2dfb8';
  drawVessel(scene, vessel === 'parcels' || vessel === '' ? 'platter' : vessel, wet ? sauceOf(scene, '#c9663a') : color);
  if (wet) surface(scene, sauceOf(scene, '#b8602f', 1));
  const wide = scene.area.rx / 60;
  const low = scene.area.ry / 60;
  const grid = (rows: number, columns: number, stepX: number, stepY: number, across = 0): { x: number; y: number }[] => tidy(scene, { rows, columns, stepX: stepX * wide, stepY: stepY * low, across });
  if (shape === 'roll') lay(scene, 'roll', color, grid(4, 1, 0, 22).concat([]).map(({ x, y }, at) => spot(x + (at % 2 === 0 ? -4 : 4), y, -8, 1.55 * wide)));
  else if (shape === 'samosa') lay(scene, 'triangle', color, grid(2, 3, 40, 46, 5).map(({ x, y }, at) => spot(x, y, at % 2 === 0 ? -8 : 172, 1.08)));
  else if (shape === 'dumpling') lay(scene, 'dumpling', color, grid(3, 3, 38, 34, 4).map(({ x, y }, at) => spot(x, y, -20 + at * 7, 1.12)));
  else if (shape === 'ball') lay(scene, 'ball', color, spotsIn(scene, 9, { reach: 12, size: 1.55, within: 0.92, keep: true }));
  else for (const { x, y } of grid(2, 2, 46, 44)) {
    const one = blob(scene.chance, { x, y, rx: 25, ry: 23, rough: 0.08, corners: 11 });
    shade(scene, one, { down: 3 });
    add(scene, one, deep(color, 0.2));
    add(scene, blob(scene.chance, { x, y: y - 1.4, rx: 21, ry: 18, rough: 0.1, corners: 10 }), pale(color, 0.1));
    const area = scene.area;
    scene.area = { x, y: y - 1, rx: 17, ry: 15, square: false };
    browned(scene, color, 5, 0.6);
    for (const piece of insides(scene, 2)) if (!['ground', 'potato'].includes(piece.kind) && piece.motif !== 'pull' && piece.motif !== 'ground') strew(scene, piece, { share: 0.5, size: 0.55 });
    scene.area = area;
  }
  if (main !== undefined && meaty) scene.laid.add(main.id);
  scene.full = [];
  garnish(scene, { share: 0.75, within: 0.88 });
}

function sauced(scene: Scene): void {
  drawVessel(scene, ['baking dish', 'pan', 'pot'].includes(scene.look.vessel) ? scene.look.vessel : 'baking dish', '#c9502e');
  const sauce = sauceOf(scene, '#c2542f', 1);
  surface(scene, sauce, { flat: true });
  const leaf = scene.pieces.find(({ kind, id }) => kind === 'cabbage' || /grape leaf|cabbage/.test(id));
  lay(scene, 'roll', leaf === undefined ? '#e6b968' : leaf.color, tidy(scene, { rows: 1, columns: 4, stepX: 34, stepY: 0 }).map(({ x, y }) => spot(x, y, 90, 1.75)));
  if (leaf !== undefined) scene.laid.add(leaf.id);
  const { x, y } = scene.area;
  add(scene, blob(scene.chance, { x, y, rx: 70, ry: 17, rough: 0.16, corners: 13 }), sauce);
  const cheese = scene.pieces.find(({ kind }) => kind === 'melting cheese');
  if (cheese !== undefined) { lay(scene, 'melt', mix(cheese.color, '#f6cf72', 0.3), spotsIn(scene, 6, { reach: 12, size: 0.9, area: { x, y, rx: 66, ry: 16, square: true } })); scene.laid.add(cheese.id); }
  garnish(scene, { share: 0.75 });
}

function stuffed(scene: Scene): void {
  const shell = scene.pieces.find(({ kind, id }) => ['tender vegetable', 'squash', 'tomato', 'potato', 'starchy root', 'avocado', 'egg', 'mushroom', 'firm fruit', 'bulb'].includes(kind) && !/celery/.test(id));
  const skin = shell === undefined ? '#b8793f' : shell.kind === 'potato' ? '#a9743f' : shell.kind === 'egg' ? '#fdf6e4' : shell.kind === 'starchy root' ? '#a8502c' : shell.kind === 'squash' ? '#d9852c' : shell.color;
  drawVessel(scene, scene.look.vessel === 'bowl' ? 'plate' : scene.look.vessel, skin);
  if (shell !== undefined) scene.laid.add(shell.id);
  const wide = scene.area.rx / 60;
  const egg = shell?.kind === 'egg';
  const places = tidy(scene, { rows: 2, columns: egg ? 3 : 2, stepX: (egg ? 38 : 52) * wide, stepY: (egg ? 42 : 48) * (scene.area.ry / 60) });
  const filling = egg ? '#f4c23f' : sauceOf(scene, '#c98f4f', 3);
  for (const { x, y } of places) {
    const [rx, ry] = egg ? [16, 19] : [29 * wide, 22 * (scene.area.ry / 52)];
    const one = blob(scene.chance, { x, y, rx, ry, rough: 0.03, corners: 10 });
    shade(scene, one, { down: 3 });
    add(scene, one, skin);
    add(scene, blob(scene.chance, { x, y, rx: rx * 0.86, ry: ry * 0.82, rough: 0.03 }), pale(skin, 0.4));
    add(scene, blob(scene.chance, { x, y, rx: rx * 0.68, ry: ry * (egg ? 0.5 : 0.66), rough: 0.1 }), filling);
    const area = scene.area;
    scene.area = { x, y, rx: rx * 0.66, ry: ry * 0.62, square: false };
    scene.full = [];
    for (const piece of [...insides(scene, 3), ...tops(scene, 3)].filter((other) => other !== shell)) strew(scene, piece, { share: 0.55, size: egg ? 0.5 : 0.7 });
    scene.area = area;
  }
}

function cutlet(scene: Scene): void {
  const fish = scene.pieces.find(({ kind }) => kind === 'fish');
  drawVessel(scene, plateOr(scene, 'platter', 'tray'), '#d6963f');
  const main = scene.pieces.find(({ kind }) => ['pork', 'poultry', 'beef', 'lamb', 'fish'].includes(kind));
  if (main !== undefined) scene.laid.add(main.id);
  const { x, y } = scene.area;
  const chips = scene.pieces.filter((piece) => piece !== main && piece.motif !== null && (piece.motif === 'stick' || piece.top));
  for (const piece of chips.filter(({ motif }) => motif === 'stick')) strew(scene, piece, { share: 2.6, size: 1.25, area: { ...scene.area, x: x + 22, rx: scene.area.rx * 0.66 } });
  for (const [dx, dy, turn] of [[-8, -17, -12], [2, 19, -6]] as const) {
    const body = blob(scene.chance, { x: x + dx, y: y + dy, rx: 50, ry: fish === undefined ? 27 : 18, rough: 0.08, corners: 12 });
    shade(scene, body, { down: 3.5 });
    add(scene, body, deep('#d6963f', 0.2));
    add(scene, blob(scene.chance, { x: x + dx, y: y + dy - 1.5, rx: 46, ry: fish === undefined ? 23 : 15, rough: 0.1, corners: 12 }), '#d99b45');
    const area = scene.area;
    scene.area = { x: x + dx, y: y + dy, rx: 37, ry: 16, square: false };
    lay(scene, 'crumb', '#eebb6a', spotsIn(scene, 14, { reach: 4, size: 0.8, lean: turn }));
    browned(scene, '#c07a2c', 6, 0.6);
    scene.area = area;
  }
  for (const piece of chips.filter(({ motif }) => motif !== 'stick').slice(0, 3)) strew(scene, piece, { share: 0.7, within: 0.95 });
}

function roast(scene: Scene): void {
  drawVessel(scene, ['tray', 'baking dish', 'pan', 'pot'].includes(scene.look.vessel) ? scene.look.vessel : 'platter', '#c8823c');
  const { x, y } = scene.area;
  for (const piece of insides(scene, 4).filter(({ kind }) => kind !== 'poultry')) strew(scene, piece, { share: 1 });
  const bird = scene.pieces.find(({ kind }) => kind === 'poultry');
  if (bird !== undefined) scene.laid.add(bird.id);
  const tone = '#c67c34';
  // The bird on its back, breast to the left, legs to the right, wings folded at its sides.
  const body = `M${x - 46} ${y}C${x - 48} ${y - 30} ${x - 20} ${y - 42} ${x + 4} ${y - 36}C${x + 26} ${y - 32} ${x + 36} ${y - 18} ${x + 36} ${y}C${x + 36} ${y + 18} ${x + 26} ${y + 32} ${x + 4} ${y + 36}C${x - 20} ${y + 42} ${x - 48} ${y + 30} ${x - 46} ${y}Z`;
  shade(scene, body, { down: 5, opacity: 0.3 });
  add(scene, body, deep(tone, 0.06));
  add(scene, `M${x - 42} ${y - 2}C${x - 42} ${y - 24} ${x - 14} ${y - 32} ${x + 6} ${y - 24}C${x + 16} ${y - 18} ${x + 18} ${y - 8} ${x + 14} ${y - 2}Z`, pale(tone, 0.18));
  add(scene, `M${x - 42} ${y + 2}C${x - 42} ${y + 24} ${x - 14} ${y + 32} ${x + 6} ${y + 24}C${x + 16} ${y + 18} ${x + 18} ${y + 8} ${x + 14} ${y + 2}Z`, pale(tone, 0.06));
  add(scene, `M${x - 32} ${y - 14}C${x - 24} ${y - 24} ${x - 10} ${y - 26} ${x} ${y - 22}`, pale(tone, 0.55), { line: 3.4, opacity: 0.8 });
  for (const side of [-1, 1]) {
    const leg = `M${x + 2} ${y + side * 30}C${x + 8} ${y + side * 8} ${x + 36} ${y + side * 6} ${x + 56} ${y + side * 12}C${x + 62} ${y + side * 16} ${x + 58} ${y + side * 22} ${x + 50} ${y + side * 22}C${x + 38} ${y + side * 26} ${x + 22} ${y + side * 46} ${x + 2} ${y + side * 30}Z`;
    const bone = slab(x + 62, y + side * 16, 18, 6, 3) + ellipse(x + 71, y + side * 13, 4) + ellipse(x + 71, y + side * 19, 4);
    shade(scene, bone, { down: 2 });
    add(scene, bone, '#fbefd8');
    shade(scene, leg, { down: 3 });
    add(scene, leg, deep(tone, side < 0 ? 0 : 0.1));
    const wing = `M${x - 40} ${y + side * 26}C${x - 30} ${y + side * 46} ${x - 8} ${y + side * 46} ${x - 6} ${y + side * 38}C${x - 12} ${y + side * 30} ${x - 26} ${y + side * 32} ${x - 40} ${y + side * 26}Z`;
    shade(scene, wing, { down: 2 });
    add(scene, wing, deep(tone, 0.14));
  }
  scene.full.push({ x, y, reach: 40 });
  garnish(scene, { share: 0.8, within: 1 });
}

function skewers(scene: Scene): void {
  drawVessel(scene, plateOr(scene, 'platter', 'tray', 'board') === 'plate' ? 'platter' : scene.look.vessel, '#a5682c');
  const { x, y } = scene.area;
  const things = visible(scene).filter(({ motif }) => motif !== null && MOTIFS[motif].reach > 5 && motif !== 'leaf' && motif !== 'herb' && motif !== 'dollop').slice(0, 3);
  for (const row of [-1, 0, 1]) {
    const at = y + row * 25;
    add(scene, `M${x - 84} ${at + 8}L${x + 80} ${at - 6}`, ['#d8b27a', '#b08a56'], { line: 3 });
    for (let place = 0; place < 7; place += 1) {
      const piece: Piece | undefined = things[place % Math.max(1, things.length)];
      if (piece?.motif == null) continue;
      const motif: MotifName = BIG.includes(piece.motif) || piece.motif === 'pull' || piece.motif === 'ground' ? 'chunk' : piece.motif;
      const px = x - 54 + place * 18;
      layFood(scene, { ...piece, color: deep(piece.color, 0.05) }, [spot(px, at + 8 - ((px - x + 84) / 164) * 14, scene.chance() * 40 - 20, 10.5 / MOTIFS[motif].reach)], motif);
    }
  }
  for (const piece of tops(scene, 3).filter((one) => !things.includes(one))) strew(scene, piece, { share: 0.7 });
}

export const PLATES = {
  plated, sauced, stuffed, cutlet, roast, skewers,
  samosas: (scene: Scene) => rounds(scene, 'samosa'), dumplings: (scene: Scene) => rounds(scene, 'dumpling'), balls: (scene: Scene) => rounds(scene, 'ball'),
  patties: (scene: Scene) => rounds(scene, 'patty'), rolls: (scene: Scene) => rounds(scene, 'roll'),
};
