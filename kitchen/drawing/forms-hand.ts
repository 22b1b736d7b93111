/** What is taken in the hand, folded, filled or stacked; and plates with one thing in the middle. */
import { browned, sliceAt } from './forms-baked.ts';
import { tidy } from './forms-many.ts';
import { MOTIFS } from './motifs.ts';
import { blob, deep, ellipse, mix, pale, slab, type Spot } from './paper.ts';
import { add, insides, lay, layFood, sauceOf, shade, strew, surface, tops, type Piece, type Scene } from './scene.ts';
import { board, drawVessel, rack, sheet } from './vessels.ts';

export const spot = (x: number, y: number, turn = 0, size = 1): Spot => ({ x, y, turn, size });
export const visible = (scene: Scene): Piece[] => [...new Set([...tops(scene, 5), ...insides(scene, 6)])];
function burger(scene: Scene): void {
  scene.area = board(scene);
  for (const [x, y, big] of [[64, 104, 1], [140, 96, 0.94]] as const) {
    scene.area = { x, y, rx: 40 * big, ry: 40 * big, square: false };
    const peeks = visible(scene).filter(({ motif }) => motif !== null && !['sesame', 'ground', 'dot'].includes(motif)).slice(0, 4);
    // What is inside looks out at the edge.
    for (const [layer, piece] of peeks.entries()) {
      const motif = piece.motif === 'bigleaf' || piece.motif === 'wilt' ? 'bigleaf' : piece.motif;
      if (motif === null) continue;
      const small = MOTIFS[motif].reach < 8;
      layFood(scene, piece, Array.from({ length: small ? 9 : 6 }, (_, at) => { const angle = ((at + layer * 0.37) / (small ? 9 : 6)) * 6.283; return spot(x + Math.cos(angle) * 37 * big, y + Math.sin(angle) * 37 * big, (angle * 180) / Math.PI + 90, small ? 1.1 : 0.95); }), motif);
    }
    const meat = scene.pieces.find(({ kind }) => ['ground meat', 'ground poultry', 'beef', 'beans', 'poultry', 'fish', 'meat substitute', 'pork', 'stewing meat', 'cooked meat'].includes(kind));
    if (meat !== undefined) { add(scene, blob(scene.chance, { x, y, rx: 41 * big, rough: 0.04, corners: 12 }), deep(meat.color, 0.25)); scene.laid.add(meat.id); }
    const bun = blob(scene.chance, { x, y: y - 1, rx: 37 * big, rough: 0.012, corners: 12 });
    shade(scene, bun, { down: 3, opacity: 0.3 });
    add(scene, bun, deep('#d48f3f', 0.1));
    add(scene, blob(scene.chance, { x: x - 2, y: y - 4, rx: 31 * big, rough: 0.02, corners: 12 }), '#dd9e4b');
    add(scene, blob(scene.chance, { x: x - 10, y: y - 14, rx: 13, ry: 8, rough: 0.12 }), '#f0c27c', { opacity: 0.8 });
    scene.full = [];
    const seeds = scene.pieces.find(({ motif }) => motif === 'sesame');
    if (seeds !== undefined) strew(scene, seeds, { share: 0.9, within: 0.66 });
  }
}

function hotdog(scene: Scene): void {
  scene.area = board(scene);
  const dog = scene.pieces.find(({ motif, kind }) => motif === 'sausage' || kind === 'raw sausage' || kind === 'cooked sausage');
  for (const y of [68, 128]) {
    const bun = slab(100, y, 140, 46, 22);
    shade(scene, bun, { down: 4 });
    add(scene, bun, '#d99d51');
    add(scene, slab(100, y, 132, 30, 15), '#f4dcae');
    scene.area = { x: 100, y, rx: 58, ry: 12, square: true };
    lay(scene, 'sausage', dog?.color ?? '#b05a35', [spot(100, y, 2, 3)]);
    if (dog !== undefined) scene.laid.add(dog.id);
    const mustard = scene.pieces.find(({ kind, id }) => kind === 'mustard' || id === 'ketchup');
    if (mustard !== undefined) { add(scene, `M48 ${y}C56 ${y - 12} 62 ${y + 12} 70 ${y}C78 ${y - 12} 84 ${y + 12} 92 ${y}C100 ${y - 12} 106 ${y + 12} 114 ${y}C122 ${y - 12} 128 ${y + 12} 136 ${y}C142 ${y - 8} 148 ${y + 4} 152 ${y}`, mustard.kind === 'mustard' ? '#eec23a' : '#c0331f', { line: 4.4 }); scene.laid.add(mustard.id); }
    for (const piece of visible(scene).filter((one) => one !== dog && one.motif !== 'dollop').slice(0, 3)) strew(scene, piece, { share: 0.8, size: 0.8 });
  }
}

function taco(scene: Scene): void {
  scene.area = scene.look.vessel === 'board' || scene.look.vessel === 'tray' ? board(scene) : (drawVessel(scene, 'platter', '#e6be7c'), scene.area);
  const tortilla = scene.pieces.find(({ kind }) => kind === 'flatbread');
  if (tortilla !== undefined) scene.laid.add(tortilla.id);
  const fillings = visible(scene).filter(({ motif, kind }) => motif !== null && kind !== 'flatbread' && motif !== 'chip');
  for (const [x, turn] of [[52, 0], [100, 1], [148, 2]] as const) {
    const y = 100 + (turn - 1) * 2;
    const back = `M${x - 22} ${y - 44}C${x + 6} ${y - 52} ${x + 22} ${y - 26} ${x + 22} ${y}C${x + 22} ${y + 26} ${x + 6} ${y + 52} ${x - 22} ${y + 44}C${x - 12} ${y + 16} ${x - 12} ${y - 16} ${x - 22} ${y - 44}Z`;
    shade(scene, back, { down: 4 });
    add(scene, back, '#e3b65d');
    scene.area = { x: x + 2, y, rx: 15, ry: 42, square: false };
    scene.full = [];
    for (const piece of fillings.slice(0, 5)) strew(scene, piece, { share: 0.75, size: 0.82 });
    const front = `M${x - 22} ${y - 44}C${x - 2} ${y - 40} ${x + 3} ${y - 18} ${x + 3} ${y}C${x + 3} ${y + 18} ${x - 2} ${y + 40} ${x - 22} ${y + 44}C${x - 30} ${y + 18} ${x - 30} ${y - 18} ${x - 22} ${y - 44}Z`;
    shade(scene, front, { down: 2.5 });
    add(scene, front, '#eec877');
    add(scene, [[-14, -16], [-10, 8], [-18, 20], [-8, -4]].map(([dx = 0, dy = 0]) => ellipse(x + dx, y + dy, 2.6, 2)).join(''), '#c98a3a', { opacity: 0.7 });
  }
}

function wrap(scene: Scene): void {
  scene.area = board(scene);
  const fillings = visible(scene).filter(({ motif, kind }) => motif !== null && kind !== 'flatbread');
  for (const [x, y, turn] of [[76, 84, -24], [122, 122, -24]] as const) {
    const cos = Math.cos((turn * Math.PI) / 180); const sin = Math.sin((turn * Math.PI) / 180);
    const at = (px: number, py: number): string => `${x + px * cos - py * sin} ${y + px * sin + py * cos}`;
    const body = `M${at(-46, -21)}C${at(-58, -18)} ${at(-58, 18)} ${at(-46, 21)}L${at(40, 23)}L${at(40, -23)}Z`;
    shade(scene, body, { down: 4 });
    add(scene, body, '#ecca8c');
    add(scene, `M${at(-40, -8)}C${at(-10, -14)} ${at(10, -4)} ${at(36, -10)}M${at(-34, 10)}L${at(20, 12)}`, '#c98f45', { line: 2, opacity: 0.6 });
    const end = `M${at(40, -23)}C${at(54, -20)} ${at(54, 20)} ${at(40, 23)}C${at(28, 20)} ${at(28, -20)} ${at(40, -23)}Z`;
    add(scene, end, '#d9ab62');
    scene.area = { x: x + 40 * cos, y: y + 40 * sin, rx: 10, ry: 17, square: false };
    scene.full = [];
    for (const piece of fillings.slice(0, 5)) strew(scene, piece, { share: 1.3, size: 0.62, within: 1.6 });
  }
}

function quesadilla(scene: Scene): void {
  scene.area = board(scene);
  const cheese = scene.pieces.find(({ kind }) => kind === 'melting cheese' || kind === 'crumbly cheese');
  for (const [x, y, turn] of [[66, 76, -8], [132, 82, 174], [98, 132, 0]] as const) {
    const cos = Math.cos((turn * Math.PI) / 180); const sin = Math.sin((turn * Math.PI) / 180);
    const at = (px: number, py: number): string => `${x + px * cos - py * sin} ${y + px * sin + py * cos}`;
    const rim = `M${at(-40, 22)}C${at(-44, -32)} ${at(44, -32)} ${at(40, 22)}C${at(14, 32)} ${at(-14, 32)} ${at(-40, 22)}Z`;
    shade(scene, rim, { down: 3 });
    add(scene, rim, cheese === undefined ? '#d8a75a' : mix(cheese.color, '#f2b53a', 0.3));
    add(scene, `M${at(-40, 17)}C${at(-42, -34)} ${at(42, -34)} ${at(40, 17)}C${at(14, 25)} ${at(-14, 25)} ${at(-40, 17)}Z`, '#ecc47c');
    scene.area = { x, y: y - 2, rx: 30, ry: 16, square: false };
    browned(scene, '#b8712c', 7, 0.9);
  }
  if (cheese !== undefined) scene.laid.add(cheese.id);
  scene.area = { x: 100, y: 100, rx: 66, ry: 52, square: true };
  scene.full = [];
  for (const piece of visible(scene).filter(({ kind }) => kind !== 'flatbread' && kind !== 'melting cheese').slice(0, 3)) strew(scene, piece, { share: 0.7, size: 0.8 });
}

function sushi(scene: Scene): void {
  scene.area = board(scene);
  const fillings = visible(scene).filter(({ motif, kind }) => motif !== null && kind !== 'seaweed' && !['rice', 'cooked grain'].includes(kind));
  for (const { x, y } of tidy(scene, { rows: 3, columns: 4, stepX: 40, stepY: 40 })) {
    shade(scene, ellipse(x, y, 17.5), { down: 3 });
    add(scene, ellipse(x, y, 17.5), '#24352b');
    add(scene, ellipse(x, y, 15), '#fdf8ea');
    scene.area = { x, y, rx: 8, ry: 8, square: false };
    scene.full = [];
    for (const piece of fillings.slice(0, 3)) strew(scene, piece, { share: 0.16, size: 0.5 });
  }
  for (const { kind, id } of scene.pieces) if (kind === 'seaweed' || kind === 'rice') scene.laid.add(id);
}

function onigiri(scene: Scene): void {
  drawVessel(scene, 'platter', '#fdf8ea');
  for (const [x, y] of [[50, 101], [100, 97], [150, 103]] as const) {
    const body = `M${x} ${y - 28}C${x + 8} ${y - 28} ${x + 24} ${y + 6} ${x + 23} ${y + 16}C${x + 22} ${y + 24} ${x - 22} ${y + 24} ${x - 23} ${y + 16}C${x - 24} ${y + 6} ${x - 8} ${y - 28} ${x} ${y - 28}Z`;
    shade(scene, body, { down: 4 });
    add(scene, body, '#fdf8ea');
    add(scene, slab(x, y + 12, 18, 20, 2), '#24352b');
  }
  for (const piece of tops(scene).filter(({ motif }) => motif !== 'nori')) strew(scene, piece, { share: 0.5 });
  for (const { kind, id } of scene.pieces) if (kind === 'seaweed' || kind === 'rice') scene.laid.add(id);
}

function toast(scene: Scene): void {
  scene.area = board(scene);
  const spread = scene.pieces.find(({ kind, motif }) => motif === 'dollop' || ['avocado', 'nut butter', 'jam', 'fresh cheese', 'butter', 'spread', 'cooking sauce'].includes(kind));
  for (const [x, y] of [[60, 98], [140, 104]] as const) {
    shade(scene, sliceAt(x, y, 1.08), { down: 4 });
    add(scene, sliceAt(x, y, 1.08), '#b8763a');
    add(scene, sliceAt(x, y, 0.96), '#efcf95');
    if (spread !== undefined) { add(scene, blob(scene.chance, { x, y, rx: 25, ry: 30, rough: 0.1, corners: 11 }), spread.kind === 'avocado' ? '#9cbc58' : spread.color); scene.laid.add(spread.id); }
    scene.area = { x, y: y + 1, rx: 27, ry: 31, square: false };
    scene.full = [];
    for (const piece of visible(scene).filter((one) => one !== spread && one.kind !== 'bread').slice(0, 4)) strew(scene, piece, { share: piece.motif === 'friedegg' || piece.motif === 'poached' ? 0.35 : 0.85, size: piece.motif === 'friedegg' ? 1.2 : 0.9 });
  }
}

function sandwich(scene: Scene): void {
  scene.area = board(scene);
  const fillings = visible(scene).filter(({ motif, kind }) => motif !== null && kind !== 'bread').slice(0, 5);
  // Two halves standing on their crusts, the cut upward: bread, what is in it, bread.
  for (const [x, y, turn] of [[82, 74, -12], [116, 132, -12]] as const) {
    const cos = Math.cos((turn * Math.PI) / 180); const sin = Math.sin((turn * Math.PI) / 180);
    const at = (px: number, py: number): [number, number] => [x + px * cos - py * sin, y + px * sin + py * cos];
    const bar = (from: number, to: number, long: number): string => `M${at(-long, from).join(' ')}L${at(long, from).join(' ')}L${at(long, to).join(' ')}L${at(-long, to).join(' ')}Z`;
    shade(scene, bar(-27, 27, 58), { down: 5 });
    add(scene, bar(-27, 27, 58), '#b8763a');
    add(scene, bar(-24, -10, 56), '#f1d49d');
    add(scene, bar(10, 24, 56), '#f1d49d');
    add(scene, bar(-10, 10, 57), '#e8d3a0');
    for (const [row, piece] of fillings.entries()) {
      const motif = piece.motif === 'shred' && piece.kind === 'melting cheese' ? 'melt' : piece.motif;
      if (motif === null) continue;
      const off = fillings.length === 1 ? 0 : ((row + 0.5) / fillings.length - 0.5) * 15;
      const reach = MOTIFS[motif].reach;
      const size = Math.min(1.2, 8.5 / Math.max(5, reach));
      const many = Math.max(5, Math.round(100 / (reach * size * 1.5)));
      layFood(scene, piece, Array.from({ length: many }, (_, index) => { const [px, py] = at(-51 + (index * 102) / (many - 1), off + (scene.chance() - 0.5) * 3); return spot(px, py, reach > 12 ? turn : scene.chance() * 360, size); }), motif);
    }
  }
}

function nachos(scene: Scene): void {
  drawVessel(scene, scene.look.vessel === '' ? 'platter' : scene.look.vessel, '#efb945');
  const base = scene.pieces.find(({ motif, kind }) => motif === 'chip' || motif === 'stick' || kind === 'potato' || kind === 'flatbread');
  if (base !== undefined) for (const share of [1.3, 1]) strew(scene, base.motif === 'triangle' ? { ...base, color: '#efb945', motif: 'chip' } : base, { share, within: 0.95, size: 1.6 });
  scene.full = [];
  for (const piece of visible(scene).filter((one) => one !== base)) strew(scene, piece, { share: 0.85, within: 0.8 });
}

function pops(scene: Scene): void {
  scene.area = sheet(scene);
  const color = pale(sauceOf(scene, '#f0a24a', 1), 0.15);
  for (const x of [48, 100, 152]) {
    add(scene, slab(x, 148, 11, 44, 5), '#d8b27a');
    const body = slab(x, 88, 40, 98, 19);
    shade(scene, body, { down: 4 });
    add(scene, body, color);
    add(scene, `M${x - 9} 56L${x - 9} 116M${x + 9} 56L${x + 9} 116`, deep(color, 0.14), { line: 4 });
    scene.area = { x, y: 88, rx: 15, ry: 42, square: false };
    for (const piece of visible(scene).slice(0, 2)) strew(scene, piece, { share: 0.5, size: 0.8 });
  }
}

function jar(scene: Scene): void {
  scene.area = board(scene);
  const color = sauceOf(scene, '#c98f3c', 1);
  const lid = ellipse(158, 146, 32);
  shade(scene, lid, { down: 4 });
  add(scene, lid, ['#c9a24a', '#8f7230']);
  add(scene, ellipse(158, 146, 25), ['#d9b866', '#a1823c']);
  shade(scene, ellipse(88, 92, 64), { down: 8, opacity: 0.3 });
  add(scene, ellipse(88, 92, 64), ['#e4eeec', '#8c9b9c']);
  add(scene, ellipse(88, 92, 58), ['#c3d4d2', '#66787a']);
  scene.area = { x: 88, y: 92, rx: 52, ry: 52, square: false };
  surface(scene, color, { rough: 0.015, grow: 1.02 });
  for (const piece of visible(scene).slice(0, 4)) strew(scene, piece, { share: 0.9, within: 0.95 });
  add(scene, 'M40 70C48 50 62 42 78 38', '#ffffff', { line: 4, opacity: 0.6 });
}

function donuts(scene: Scene): void {
  scene.area = rack(scene);
  for (const { x, y } of tidy(scene, { rows: 2, columns: 3, stepX: 56, stepY: 60 })) {
    shade(scene, ellipse(x, y, 25), { down: 3 });
    add(scene, ellipse(x, y, 19), '#cf9146', { line: 14 });
    add(scene, ellipse(x, y, 19), '#e0aa60', { line: 8 });
    const area = scene.area;
    scene.area = { x, y, rx: 24, ry: 24, square: false };
    scene.full = [{ x, y, reach: 14 }];
    for (const piece of tops(scene, 2)) strew(scene, piece, { share: 0.7, size: 0.7 });
    scene.area = area;
  }
}

function flatbread(scene: Scene): void {
  scene.area = board(scene);
  for (const [x, y] of [[74, 78], [124, 122]] as const) {
    const one = blob(scene.chance, { x, y, rx: 56, ry: 40, rough: 0.05, corners: 11 });
    shade(scene, one, { down: 3.5 });
    add(scene, one, '#d9a65c');
    add(scene, blob(scene.chance, { x: x - 1, y: y - 1.5, rx: 51, ry: 35, rough: 0.06, corners: 11 }), '#efd195');
    const area = scene.area;
    scene.area = { x, y, rx: 44, ry: 30, square: false };
    browned(scene, '#9c5f28', 9, 0.9);
    scene.full = [];
    for (const piece of visible(scene).slice(0, 3)) strew(scene, piece, { share: 0.7, size: 0.85 });
    scene.area = area;
  }
}

export const HAND = {
  burger, hotdog, taco, wrap, quesadilla, sushi, onigiri, toast, sandwich, nachos, pops, jar, donuts, flatbread,
};
