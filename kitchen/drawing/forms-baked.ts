/** What comes from the oven or a dry pan as one piece or as many alike. */
import { blob, deep, ellipse, mix, pale, slab } from './paper.ts';
import { add, garnish, insides, lay, sauceOf, shade, spotsIn, strew, surface, tops, type Scene } from './scene.ts';
import { board, drawVessel } from './vessels.ts';

export const CRUST = '#d79a4f';
export const FRUIT = new Set(['berry', 'stone fruit', 'firm fruit', 'tropical fruit', 'canned fruit', 'citrus', 'dried fruit', 'jam', '']);

/** Brown places, as the oven makes them. */
export function browned(scene: Scene, color: string, count = 14, size = 1): void {
  add(scene, spotsIn(scene, count, { reach: 6 }).map(({ x, y }) => blob(scene.chance, { x, y, rx: (3 + scene.chance() * 6) * size, ry: (2.4 + scene.chance() * 4) * size, rough: 0.25, corners: 7 })).join(''), deep(color, 0.34), { opacity: 0.5 });
}

/** Chocolate, molasses and squash color a dough; the fruit in it does not. */
export const crustOf = (scene: Scene, usual = CRUST): string => mix(usual, sauceOf(scene, usual, 3, [...FRUIT, 'nut', 'peanut', 'milk', 'cream', 'yogurt', 'fresh cheese', 'leafy green']), 0.6);
export const sugar = (scene: Scene): boolean => scene.pieces.some(({ id, top }) => top && /powdered sugar/.test(id));

/** Dust of sugar over the area. */
export function dusted(scene: Scene, count = 60): void {
  add(scene, spotsIn(scene, count, { reach: 2, within: 0.9 }).map(({ x, y }) => ellipse(x, y, 1.3)).join(''), '#fffaf0', { opacity: 0.9 });
  for (const { id } of scene.pieces) if (id === 'powdered sugar') scene.laid.add(id);
}

function gratin(scene: Scene): void {
  drawVessel(scene, ['plate', 'platter', 'board', 'bowl', ''].includes(scene.look.vessel) ? 'baking dish' : scene.look.vessel, '#e8b458');
  const sauce = sauceOf(scene, '#d99a4e', 3);
  surface(scene, sauce, { flat: true });
  const cheese = scene.pieces.find(({ kind }) => ['melting cheese', 'hard cheese', 'fresh cheese'].includes(kind));
  const crumbs = scene.pieces.find(({ kind }) => ['breadcrumbs', 'cereal'].includes(kind));
  for (const piece of insides(scene, 3)) strew(scene, piece, { share: 0.8, size: 0.95, within: 0.95 });
  const mashed = scene.pieces.find(({ kind, id }) => kind === 'potato' && /mashed/.test(id));
  if (cheese !== undefined || mashed !== undefined) {
    const tone = cheese?.color === undefined || mashed !== undefined ? '#f1cf83' : mix(cheese.color, '#e8a93c', 0.35);
    const spots = spotsIn(scene, 11, { reach: 12, size: 1.2, within: 0.98 });
    lay(scene, 'melt', tone, spots);
    browned(scene, tone, 20);
    scene.laid.add((cheese ?? mashed)?.id ?? '');
  }
  if (crumbs?.motif != null) strew(scene, crumbs, { share: 2.2, size: 0.8 });
  garnish(scene, { share: 0.8 });
}

function lasagna(scene: Scene): void {
  drawVessel(scene, 'baking dish', '#e8b458');
  surface(scene, sauceOf(scene, '#c8502e', 2), { flat: true });
  const { x, y, rx, ry } = scene.area;
  const cheese = scene.pieces.find(({ kind }) => kind === 'melting cheese' || kind === 'hard cheese' || kind === 'cream' || kind === 'fresh cheese');
  const tone = cheese === undefined ? '#eab765' : mix(cheese.color, '#efb855', 0.55);
  for (const row of [-1, 0, 1]) for (const column of [-1, 1]) {
    const piece = slab(x + column * rx * 0.48, y + row * ry * 0.64, rx * 0.88, ry * 0.56, 6);
    shade(scene, piece, { down: 2.4 });
    add(scene, piece, deep(tone, row === 0 ? 0.02 : 0.08));
  }
  lay(scene, 'melt', pale(tone, 0.3), spotsIn(scene, 7, { reach: 12, size: 1.2 }));
  browned(scene, tone, 18);
  garnish(scene, { share: 0.7 });
}

function pizza(scene: Scene): void {
  scene.area = board(scene);
  scene.area = { x: 100, y: 100, rx: 72, ry: 72, square: false };
  const crust = blob(scene.chance, { x: 100, y: 100, rx: 76, rough: 0.025, corners: 14 });
  shade(scene, crust, { down: 4 });
  add(scene, crust, '#d9a257');
  add(scene, spotsIn(scene, 60, { reach: 3, within: 1.1 }).filter(({ x, y }) => Math.abs(Math.hypot(x - 100, y - 100) - 69) < 4).map(({ x, y }) => ellipse(x, y, 4, 3)).join(''), '#8f5524', { opacity: 0.7 });
  scene.area = { ...scene.area, rx: 63, ry: 63 };
  const sauce = scene.pieces.some(({ kind, id }) => kind === 'canned tomato' || kind === 'tomato paste' || /pizza sauce|marinara/.test(id)) ? '#c94a2b' : sauceOf(scene, '#efd9a2', 3);
  surface(scene, sauce, { flat: true });
  for (const cheese of scene.pieces.filter(({ kind, motif }) => kind === 'melting cheese' && motif !== null).slice(0, 2)) {
    lay(scene, 'melt', mix(cheese.color, '#f7d67f', 0.3), spotsIn(scene, 15, { reach: 10, size: 1.25 }));
    scene.laid.add(cheese.id);
  }
  browned(scene, '#d9913c', 9, 0.8);
  const all = [...insides(scene, 3), ...tops(scene, 5)].filter(({ kind }) => kind !== 'melting cheese');
  for (const piece of all) strew(scene, piece, { share: 1, within: 0.93 });
  add(scene, 'M100 100L100 26M100 100L164 137M100 100L36 137', '#8a4a20', { line: 1.6, opacity: 0.5 });
}

/** The fluted round of a pie or a tart. */
function shellOf(scene: Scene, color: string): void {
  shade(scene, ellipse(100, 100, 84), { down: 6, opacity: 0.28 });
  add(scene, ellipse(100, 100, 84), ['#b9c6c4', '#5c6b6c']);
  add(scene, ellipse(100, 100, 81), ['#dfe6e2', '#7e8d8d']);
  const flutes = Array.from({ length: 26 }, (_, at) => {
    const angle = (at / 26) * Math.PI * 2;
    return ellipse(100 + Math.cos(angle) * 70, 100 + Math.sin(angle) * 70, 8.6);
  });
  add(scene, flutes.join(''), color);
  add(scene, flutes.map((path) => path.replace(/8\.6 8\.6$/, '4.4 4.4')).join(''), pale(color, 0.25), { opacity: 0.8 });
  add(scene, ellipse(100, 100, 69), deep(color, 0.16));
  scene.area = { x: 100, y: 100, rx: 63, ry: 63, square: false };
}

function pie(scene: Scene): void {
  const sweet = scene.pieces.filter(({ kind, motif }) => FRUIT.has(kind) && motif !== null && kind !== 'citrus');
  shellOf(scene, CRUST);
  if (sweet.length > 0) {
    surface(scene, deep(sauceOf(scene, sweet[0]?.color ?? '#c77a3a', 1), 0.12), { grow: 1.04, flat: true });
    for (const piece of sweet.slice(0, 2)) strew(scene, piece, { share: 2.4, size: 0.95 });
    const strips = (turn: number): string => [-44, -15, 15, 44].map((off) => {
      const half = Math.sqrt(Math.max(0, 66 * 66 - off * off));
      return turn === 0 ? slab(100, 100 + off, half * 2, 13, 2) : slab(100 + off, 100, 13, half * 2, 2);
    }).join('');
    for (const turn of [0, 1]) {
      shade(scene, strips(turn), { down: 2 });
      add(scene, strips(turn), turn === 0 ? deep(CRUST, 0.05) : pale(CRUST, 0.14));
    }
    if (sugar(scene)) dusted(scene);
    return;
  }
  const lid = blob(scene.chance, { x: 100, y: 100, rx: 66, rough: 0.01, corners: 14 });
  shade(scene, lid, { down: 2 });
  add(scene, lid, pale(CRUST, 0.12));
  add(scene, 'M100 66L100 88M100 112L100 134M66 100L88 100M112 100L134 100', deep(CRUST, 0.5), { line: 4.4 });
  lay(scene, 'leaf', deep(CRUST, 0.12), [45, 135, 225, 315].map((turn) => ({ x: 100 + Math.cos((turn * Math.PI) / 180) * 30, y: 100 + Math.sin((turn * Math.PI) / 180) * 30, turn: turn + 90, size: 1.5 })));
  browned(scene, CRUST, 12);
}

function tart(scene: Scene): void {
  shellOf(scene, CRUST);
  const savory = scene.pieces.some(({ kind }) => ['bacon', 'bulb', 'leafy green', 'mushroom', 'cured meat', 'smoked fish'].includes(kind));
  surface(scene, mix(sauceOf(scene, savory ? '#efc766' : '#f3d58c', 2.4), savory ? '#f0cb6a' : '#fff3d6', savory ? 0.35 : 0), { grow: 1.04 });
  const all = [...insides(scene, 3), ...tops(scene, 4)];
  for (const piece of new Set(all)) {
    const ring = piece.motif === 'peelslice' || piece.motif === 'wedge' || piece.motif === 'half' || piece.motif === 'coin';
    if (!ring) { strew(scene, piece, { share: 1, within: 0.9 }); continue; }
    // Slices go round, as a baker lays them.
    for (const [far, many] of [[49, 13], [25, 7]] as const) lay(scene, piece.motif ?? 'coin', piece.color, Array.from({ length: many }, (_, at) => ({ x: 100 + Math.cos((at / many) * 6.283) * far, y: 100 + Math.sin((at / many) * 6.283) * far, turn: (at / many) * 360 + 100, size: 1.25 })));
    scene.laid.add(piece.id);
  }
  if (savory || all.length === 0) browned(scene, '#d9913c', 10);
  if (all.length === 0) add(scene, 'M100 38L100 162M38 100L162 100M56 56L144 144M56 144L144 56', deep(CRUST, 0.1), { line: 1.4, opacity: 0.6 });
  if (sugar(scene)) dusted(scene);
}

function crumble(scene: Scene): void {
  drawVessel(scene, ['baking dish', 'pan', 'bowl'].includes(scene.look.vessel) ? scene.look.vessel : 'baking dish', '#d9a257');
  const fruit = scene.pieces.filter(({ kind, motif }) => FRUIT.has(kind) && kind !== 'citrus' && motif !== null).slice(0, 2);
  surface(scene, deep(sauceOf(scene, fruit[0]?.color ?? '#c9763a', 1), 0.08), { flat: true });
  for (const piece of fruit) strew(scene, piece, { share: 1.8, within: 1 });
  scene.full = [];
  const tone = crustOf(scene, '#d9a45a');
  for (const [color, count] of [[deep(tone, 0.16), 34], [tone, 36], [pale(tone, 0.3), 20]] as const) lay(scene, 'crumb', color, spotsIn(scene, count, { reach: 4, size: 1.9, within: 0.94 }));
  garnish(scene, { share: 0.7 });
}

function cake(scene: Scene): void {
  const color = crustOf(scene, '#dca557');
  drawVessel(scene, 'plate', color);
  const icing = scene.pieces.find(({ kind, top, id }) => top && (['fresh cheese', 'cream', 'chocolate'].includes(kind) || /cream|chocolate|frosting/.test(id)));
  const glaze = scene.pieces.find(({ top, kind, id }) => top && kind === 'sugar' && /powdered/.test(id));
  const top = icing === undefined ? color : icing.kind === 'chocolate' || /chocolate|cocoa/.test(icing.id) ? '#4e2c1a' : '#fff6e6';
  // A round from which one slice is drawn out, down and to the right.
  const open = (cx: number, cy: number, from: number, to: number, far: number): string => {
    const points = Array.from({ length: 29 }, (_, at) => { const angle = from + ((to - from) * at) / 28; return `${cx + Math.cos(angle) * far} ${cy + Math.sin(angle) * far}`; });
    return `M${cx} ${cy}L${points.join('L')}Z`;
  };
  const round = (down: number): string => open(98, 96 + down, 0.95, 0.2 + Math.PI * 2, 66).replace('Z', '') + 'Z';
  const slice = (down: number): string => open(108, 102 + down, 0.26, 0.9, 66);
  shade(scene, round(7), { down: 7, opacity: 0.3 });
  add(scene, round(7), deep(color, 0.3));
  add(scene, round(4), pale(color, 0.35));
  add(scene, round(0), top);
  scene.area = { x: 92, y: 90, rx: 52, ry: 50, square: false };
  add(scene, blob(scene.chance, { x: 76, y: 66, rx: 30, ry: 16, rough: 0.2 }), pale(top, 0.3), { opacity: 0.6 });
  if (icing === undefined) browned(scene, color, 12);
  else { add(scene, 'M46 96C48 66 70 52 96 50M150 78C156 88 156 96 154 104M56 122C64 138 82 146 100 144M70 100C72 84 84 74 98 74', deep(top, 0.12), { line: 3.4 }); scene.laid.add(icing.id); }
  shade(scene, slice(7), { down: 5 });
  add(scene, slice(7), deep(color, 0.3));
  add(scene, slice(4), pale(color, 0.35));
  add(scene, slice(0), top);
  add(scene, open(98, 96, 0.95, 0.96, 66), deep(top, 0.2), { line: 1.2 });
  const pieces = tops(scene, 4).filter((piece) => piece !== icing);
  const inner = insides(scene, 2).filter(({ kind }) => FRUIT.has(kind));
  for (const piece of pieces.length > 0 ? pieces : icing === undefined ? inner : []) strew(scene, piece, { share: 0.95, within: 0.9 });
  if (glaze !== undefined || sugar(scene)) dusted(scene, 70);
}

/** A slice of bread as a tin bakes it. */
export const sliceAt = (x: number, y: number, size: number): string => {
  const at = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
  return `M${at(-30, -14)}C${at(-38, -34)} ${at(-12, -40)} ${at(0, -36)}C${at(12, -40)} ${at(38, -34)} ${at(30, -14)}L${at(31, 30)}C${at(31, 38)} ${at(-31, 38)} ${at(-31, 30)}Z`;
};

function loaf(scene: Scene): void {
  scene.area = board(scene);
  const color = crustOf(scene, '#c98a45');
  const inside = pale(color, 0.5);
  // The loaf as it comes from its tin, and a slice of it lying in front.
  const body = slab(128, 98, 96, 118, 26);
  shade(scene, body, { down: 6, opacity: 0.3 });
  add(scene, body, deep(color, 0.16));
  add(scene, slab(128, 95, 88, 108, 24), color);
  const slice = sliceAt(48, 104, 0.98);
  shade(scene, slice, { down: 4 });
  add(scene, slice, deep(color, 0.2));
  add(scene, sliceAt(48, 103.4, 0.86), inside);
  scene.area = { x: 128, y: 95, rx: 38, ry: 46, square: true };
  const meat = scene.pieces.some(({ kind }) => kind === 'ground meat' || kind === 'ground poultry');
  if (meat) { add(scene, blob(scene.chance, { x: 128, y: 95, rx: 38, ry: 48, rough: 0.1 }), '#a8321f', { opacity: 0.85 }); scene.area = { ...scene.area, rx: 36, ry: 42 }; garnish(scene, { share: 0.8 }); return; }
  add(scene, 'M128 50C123 72 133 88 127 108C123 122 131 132 128 142', deep(color, 0.4), { line: 4 });
  add(scene, 'M127 52C122 72 132 88 126 108C122 122 130 132 127 140', inside, { line: 1.8 });
  const pieces = new Set([...tops(scene, 3), ...insides(scene, 2)]);
  for (const piece of pieces) strew(scene, piece, { share: 0.8, within: 0.9 });
}

export const BAKED = { gratin, lasagna, pizza, pie, tart, crumble, cake, loaf };
