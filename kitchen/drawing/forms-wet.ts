/** What is spooned: soups, stews, noodles, grains, mashes and what is drunk. */
import { MOTIFS } from './motifs.ts';
import { blob, deep, ellipse, mix, pale } from './paper.ts';
import { add, drizzle, garnish, insides, lay, layFood, sauceOf, shade, spotsIn, strew, surface, tops, type Piece, type Scene } from './scene.ts';
import { drawVessel, mug } from './vessels.ts';

/** What gives noodles and grains their color: the first food that is one. */
const starch = (scene: Scene, kinds: readonly string[], usual: string): Piece =>
  scene.pieces.find(({ kind, id }) => kinds.includes(kind) || kinds.some((one) => id.includes(one))) ?? { id: '', kind: '', motif: null, color: usual, stain: 0, top: false };

const NOODLES = ['noodle', 'pasta', 'spaghetti', 'noodles', 'linguine', 'fettuccine'];
/** What browns itself and leaves the rest clear. */
const BROWN = ['beef', 'stewing meat', 'lamb', 'game', 'ground meat', 'mushroom', 'leafy green', 'hot sauce', 'soy sauce', 'offal'];
const GRAINS = ['rice', 'cooked grain', 'grain'];

function soup(scene: Scene): void {
  const color = sauceOf(scene, '#e2b45c', 3, ['mushroom', 'pork', 'ground meat', 'leafy green', 'poultry']);
  drawVessel(scene, bowlOf(scene), color);
  surface(scene, color);
  for (const [at, piece] of insides(scene, 4).entries()) strew(scene, piece, { share: at === 0 ? 0.6 : 0.45, size: 0.82, within: 0.9 });
  const { x, y, rx } = scene.area;
  add(scene, [[-0.5, 0.2], [0.3, -0.5], [0.55, 0.35], [-0.2, 0.6]].map(([dx = 0, dy = 0]) => ellipse(x + dx * rx, y + dy * rx, 3.4)).join(''), pale(color, 0.5), { opacity: 0.7 });
  garnish(scene, { size: 0.92, share: 0.85 });
}

function blend(scene: Scene): void {
  const color = sauceOf(scene, '#e6c07a', 1.2);
  drawVessel(scene, bowlOf(scene), color);
  surface(scene, color);
  const { x, y, rx } = scene.area;
  const cream = scene.pieces.find(({ kind }) => ['cream', 'yogurt', 'coconut milk', 'milk', 'oil'].includes(kind));
  if (cream !== undefined) {
    const white = cream.kind === 'oil' ? '#c9a12e' : '#fff8e8';
    add(scene, `M${x - rx * 0.62} ${y + 4}C${x - rx * 0.5} ${y - rx * 0.7} ${x + rx * 0.6} ${y - rx * 0.6} ${x + rx * 0.55} ${y + 2}C${x + rx * 0.5} ${y + rx * 0.55} ${x - rx * 0.35} ${y + rx * 0.5} ${x - rx * 0.28} ${y + 2}C${x - rx * 0.2} ${y - rx * 0.25} ${x + rx * 0.2} ${y - rx * 0.2} ${x + rx * 0.16} ${y + 4}`, white, { line: 4 });
    scene.laid.add(cream.id);
  }
  garnish(scene, { within: 0.6, share: 0.8 });
}

const bowlOf = (scene: Scene): string => (['bowl', 'deep bowl', 'pot', 'cup'].includes(scene.look.vessel) ? scene.look.vessel : 'bowl');

function stew(scene: Scene): void {
  const { vessel, method } = scene.look;
  const color = sauceOf(scene, method === 'roast' || method === 'fry' ? '#b8793f' : '#a9663a');
  drawVessel(scene, vessel, color);
  surface(scene, color, { rough: vessel === 'plate' || vessel === 'platter' ? 0.09 : 0.03, grow: vessel === 'plate' || vessel === 'platter' ? 0.92 : 1 });
  for (const [at, piece] of insides(scene, 4).entries()) strew(scene, piece, { share: at === 0 ? 0.95 : 0.55, size: 0.92, within: 0.94 });
  garnish(scene, { share: 0.95 });
}

/** A nest: strands that go round one another. */
function nest(scene: Scene, color: string, { size = 1, strands = 26, dx = 0, dy = 0, width = 3.4 }: { size?: number; strands?: number; dx?: number; dy?: number; width?: number } = {}): void {
  const { x, y, rx, ry } = scene.area;
  const base = blob(scene.chance, { x: x + dx, y: y + dy, rx: rx * size, ry: ry * size, rough: 0.07, corners: 13 });
  shade(scene, base, { down: 3 });
  add(scene, base, deep(color, 0.3));
  const { chance } = scene;
  const rounds: string[][] = [[], [], []];
  for (let strand = 0; strand < strands; strand += 1) {
    const out = size * (0.16 + 0.78 * Math.sqrt((strand + 0.5) / strands));
    const from = chance() * Math.PI * 2;
    const long = 1.3 + chance() * 1.5;
    const lift = 1 + (chance() - 0.5) * 0.3;
    const at = (angle: number, far: number): string => `${x + dx + Math.cos(angle) * rx * far} ${y + dy + Math.sin(angle) * ry * far}`;
    const bow = out * (1 + (long * long) / 22) * lift;
    rounds[strand % 3]?.push(`M${at(from, out)}C${at(from + long / 3, Math.min(bow, size))} ${at(from + (2 * long) / 3, Math.min(bow, size))} ${at(from + long, out * 0.94)}`);
  }
  for (const [round, tone] of [deep(color, 0.14), color, pale(color, 0.35)].entries()) add(scene, (rounds[round] ?? []).join(''), tone, { line: width });
}

const PALE_DRESSING = ['cream', 'hard cheese', 'butter', 'oil', 'melting cheese'];

function noodles(scene: Scene): void {
  const wheat = starch(scene, NOODLES, '#f1d590');
  const sauce = sauceOf(scene, wheat.color, 6, [...BROWN, 'nut', 'peanut', 'green onion']);
  drawVessel(scene, scene.look.vessel === '' ? 'bowl' : scene.look.vessel, sauce);
  const fried = scene.pieces.some(({ kind }) => kind === 'soy sauce' || kind === 'fish sauce');
  nest(scene, mix(mix(wheat.color, '#d0893a', fried ? 0.3 : 0), sauce, scene.pieces.every(({ kind, stain }) => stain < 3 || PALE_DRESSING.includes(kind)) ? 0.4 : 0.65), { size: 0.97 });
  if (wheat.id !== '') scene.laid.add(wheat.id);
  // A red sauce lies in the middle, as it is ladled.
  const red = scene.pieces.find(({ kind, stain }) => ['canned tomato', 'ground meat', 'tomato paste', 'cooking sauce'].includes(kind) && stain > 2);
  if (red !== undefined) {
    const { x, y, rx, ry } = scene.area;
    const ladle = blob(scene.chance, { x, y, rx: rx * 0.6, ry: ry * 0.56, rough: 0.14, corners: 11 });
    shade(scene, ladle, { down: 2 });
    add(scene, ladle, sauceOf(scene, '#b8452a', 2, ['milk', 'egg', 'cream', 'hard cheese', 'melting cheese']));
    scene.laid.add(red.id);
  }
  for (const piece of insides(scene, 3).filter(({ kind }) => kind !== 'pasta' && kind !== 'noodle')) strew(scene, piece, { share: 0.5, size: 0.85, within: 0.8 });
  garnish(scene, { within: 0.82, share: 0.9 });
}

function noodlesoup(scene: Scene): void {
  const color = sauceOf(scene, '#d3a052', 5, BROWN);
  const wheat = starch(scene, NOODLES, '#f1d590');
  drawVessel(scene, 'deep bowl', color);
  surface(scene, color);
  nest(scene, wheat.color, { size: 0.78, strands: 22, dx: -6, dy: 6 });
  if (wheat.id !== '') scene.laid.add(wheat.id);
  for (const piece of insides(scene, 2).filter(({ kind }) => kind !== 'noodle' && kind !== 'pasta')) strew(scene, piece, { share: 0.5, size: 0.85 });
  garnish(scene, { within: 0.95, share: 0.8, size: 0.95 });
}

function pasta(scene: Scene): void {
  const shape = scene.pieces.find(({ kind, motif }) => (kind === 'pasta' || kind === 'fresh pasta' || kind === '') && motif !== null && ['penne', 'fusilli', 'farfalle', 'elbow', 'shell', 'orzo', 'gnocco', 'ravioli', 'dumpling'].includes(motif));
  if (shape === undefined) return noodles(scene);
  const sauce = sauceOf(scene, '#f2d58f', 3);
  drawVessel(scene, scene.look.vessel === '' ? 'bowl' : scene.look.vessel, sauce);
  surface(scene, sauce, { rough: 0.06, grow: 0.97 });
  strew(scene, { ...shape, color: mix(shape.color, sauce, 0.35) }, { share: 1.5, within: 0.95 });
  strew(scene, shape, { share: 0.7, within: 0.75 });
  for (const piece of insides(scene, 3).filter((one) => one !== shape && one.kind !== 'pasta')) strew(scene, piece, { share: 0.5, size: 0.85, within: 0.85 });
  return garnish(scene, { within: 0.85, share: 0.9 });
}

function rice(scene: Scene): void {
  const grain = starch(scene, GRAINS, '#faf0d6');
  // Meat and soy barely color it; tomato, saffron and curry do.
  const color = mix(grain.color, sauceOf({ ...scene, pieces: scene.pieces.filter(({ stain }) => stain > 3) }, grain.color, 5, BROWN), 0.8);
  drawVessel(scene, scene.look.vessel === '' ? 'bowl' : scene.look.vessel, color);
  surface(scene, deep(color, 0.06), { rough: 0.05, grow: 0.98, flat: true });
  const motif = grain.motif === 'lentil' ? 'lentil' : 'grain';
  for (const tone of [deep(color, 0.2), pale(color, 0.55)]) lay(scene, motif, tone, spotsIn(scene, 56, { reach: 3, size: 1.15 }));
  if (grain.id !== '') scene.laid.add(grain.id);
  for (const [at, piece] of insides(scene, 4).filter((one) => one.kind !== grain.kind).entries()) strew(scene, piece, { share: at === 0 ? 0.7 : 0.5, size: 0.9, within: 0.9 });
  garnish(scene, { within: 0.9 });
}

function mash(scene: Scene): void {
  const color = scene.pieces.some(({ kind }) => kind === 'avocado') && scene.look.form === 'dip' ? '#a3bd5c' : pale(sauceOf(scene, '#f3e3bb', 3), 0.12);
  drawVessel(scene, scene.look.vessel === '' ? 'bowl' : ['glass', 'jar'].includes(scene.look.vessel) ? 'deep bowl' : scene.look.vessel, color);
  surface(scene, color, { rough: 0.07, grow: 0.96 });
  const { x, y, rx, ry } = scene.area;
  const swirl = [0.78, 0.52].map((far) => `M${x - rx * far} ${y}C${x - rx * far} ${y - ry * far * 1.25} ${x + rx * far} ${y - ry * far * 1.2} ${x + rx * far * 0.96} ${y + ry * 0.1}C${x + rx * far * 0.85} ${y + ry * far} ${x - rx * far * 0.4} ${y + ry * far * 1.05} ${x - rx * far * 0.7} ${y + ry * far * 0.52}`).join('');
  add(scene, swirl, deep(color, 0.12), { line: 4.4 });
  add(scene, swirl, pale(color, 0.5), { line: 1.6 });
  const fat = scene.pieces.find(({ kind, top }) => kind === 'butter' || (kind === 'oil' && top) || (kind === 'syrup' && top));
  if (fat !== undefined) {
    add(scene, blob(scene.chance, { x, y: y + 2, rx: rx * 0.34, ry: ry * 0.26, rough: 0.14 }), fat.kind === 'butter' ? '#f3c545' : '#cf9a25', { opacity: 0.9 });
    scene.laid.add(fat.id);
  }
  garnish(scene, { within: 0.8, share: 0.8 });
}

function dip(scene: Scene): void {
  if (tops(scene).length + insides(scene, 9).length > 3 && scene.look.method === 'raw') {
    // A salsa is its pieces.
    const color = sauceOf(scene, '#c9a060');
    drawVessel(scene, 'bowl', color);
    surface(scene, color, { flat: true });
    for (const piece of insides(scene, 5)) strew(scene, piece, { share: 1, size: 0.75 });
    garnish(scene, { size: 0.85 });
    return;
  }
  mash(scene);
}

function salad(scene: Scene): void {
  const { vessel } = scene.look;
  drawVessel(scene, vessel === '' ? 'bowl' : vessel, '#8f9a5a');
  const all = scene.pieces.filter(({ motif, id }) => motif !== null && !/garlic|ginger/.test(id));
  const leaves = all.filter(({ motif }) => motif === 'bigleaf' || motif === 'wilt' || motif === 'shred');
  const rest = all.filter((piece) => !leaves.includes(piece) && !['dollop'].includes(piece.motif ?? '')).slice(0, 7);
  const { x, y, rx, ry } = scene.area;
  const base = leaves[0] ?? rest.find(({ motif }) => motif !== null && MOTIFS[motif].reach > 5) ?? rest[0];
  if (base === undefined) return;
  if (leaves.length > 0) add(scene, blob(scene.chance, { x, y, rx: rx * 0.94, ry: ry * 0.94, rough: 0.08, corners: 12 }), deep(base.color, 0.26));
  for (const leaf of leaves.slice(0, 2)) {
    strew(scene, { ...leaf, color: deep(leaf.color, 0.14) }, { share: 1.6, within: 1.05 });
    strew(scene, leaf, { share: 1.2, within: 0.85 });
  }
  if (leaves.length === 0) strew(scene, base, { share: 2 });
  const small = rest.filter((piece) => piece !== base || leaves.length > 0).toSorted((one, other) => Number(one.top) - Number(other.top));
  for (const piece of small) strew(scene, piece, { share: small.length > 4 ? 0.7 : 0.95, size: 0.95, within: 0.9 });
}

function heap(scene: Scene): void {
  const { vessel } = scene.look;
  drawVessel(scene, vessel, '#a9743f');
  const { x, y, rx, ry } = scene.area;
  const all = [...insides(scene, 4), ...tops(scene, 5)];
  if (all.length === 0) return mash(scene);
  const bed = mix(sauceOf(scene, '#a9743f'), '#6b3d1c', 0.15);
  if (vessel !== 'tray') add(scene, blob(scene.chance, { x, y, rx: rx * 0.9, ry: ry * 0.9, rough: 0.09, corners: 12 }), bed, { opacity: 0.85 });
  for (const [at, piece] of all.entries()) strew(scene, piece, { share: at === 0 ? 1.5 : piece.top ? 0.9 : 0.8, within: 0.96 });
  return undefined;
}

function pudding(scene: Scene): void {
  const color = pale(sauceOf(scene, '#f3dfb2', 3), 0.08);
  const { vessel } = scene.look;
  drawVessel(scene, ['glass', 'jar', ''].includes(vessel) ? 'cup' : vessel, color);
  surface(scene, color, { rough: 0.015 });
  const chocolate = scene.pieces.find(({ kind, id }) => kind === 'syrup' || /caramel|chocolate|cocoa/.test(id));
  if (chocolate !== undefined && chocolate.top) { drizzle(scene, chocolate.color); scene.laid.add(chocolate.id); }
  const cream = scene.pieces.find(({ kind, id, top }) => top && (kind === 'cream' || id === 'whipped cream'));
  if (cream !== undefined) { lay(scene, 'dollop', '#fff8ec', [{ x: scene.area.x - 4, y: scene.area.y - 6, turn: 0, size: 2 }]); scene.laid.add(cream.id); }
  for (const piece of insides(scene, 2).filter(({ kind }) => ['berry', 'stone fruit', 'tropical fruit', 'firm fruit', 'dried fruit', 'canned fruit'].includes(kind))) strew(scene, piece, { share: 0.6, within: 0.75 });
  garnish(scene, { within: 0.75, share: 0.85 });
}

function icecream(scene: Scene): void {
  const color = pale(sauceOf(scene, '#f6e6c2', 2), 0.2);
  drawVessel(scene, 'deep bowl', '#fdf5e6');
  const { x, y } = scene.area;
  for (const [dx, dy, tone] of [[-19, 10, deep(color, 0.05)], [20, 14, color], [2, -18, pale(color, 0.25)]] as const) {
    const ball = blob(scene.chance, { x: x + dx, y: y + dy, rx: 29, rough: 0.05, corners: 12 });
    shade(scene, ball, { down: 4 });
    add(scene, ball, tone);
    add(scene, `M${x + dx - 17} ${y + dy - 4}C${x + dx - 12} ${y + dy - 20} ${x + dx + 6} ${y + dy - 22} ${x + dx + 15} ${y + dy - 12}`, pale(tone, 0.6), { line: 3.4 });
    add(scene, `M${x + dx - 14} ${y + dy + 14}C${x + dx - 4} ${y + dy + 20} ${x + dx + 8} ${y + dy + 18} ${x + dx + 15} ${y + dy + 10}`, deep(tone, 0.16), { line: 2.4 });
  }
  garnish(scene, { within: 0.85, share: 0.7 });
  for (const piece of insides(scene, 1)) strew(scene, piece, { share: 0.5, within: 0.8, size: 0.9 });
}

const JUICES: Readonly<Record<string, string>> = { 'lemon juice': '#f0ca32', 'lime juice': '#a3bf3d', 'orange juice': '#f0922b' };

function drink(scene: Scene): void {
  const color = sauceOf(scene, '#e9d9a8', 1);
  const { chance } = scene;
  // A glass from above: its thick rim, its foot's light through the drink.
  shade(scene, ellipse(100, 100, 70), { down: 8 });
  add(scene, ellipse(100, 100, 70), ['#e9f1f0', '#8fa0a2'], { opacity: 0.9 });
  add(scene, ellipse(100, 100, 66), ['#cfdedd', '#6f8285']);
  scene.area = { x: 100, y: 100, rx: 58, ry: 58, square: false };
  surface(scene, color, { grow: 1.03, rough: 0 });
  add(scene, 'M44 76C52 54 70 42 88 39', '#ffffff', { line: 4, opacity: 0.55 });
  // Who presses lemons for it lays a slice of one on top.
  scene.pieces = scene.pieces.map((piece) => (/^(?:lemon|lime|orange) juice$/.test(piece.id) ? { ...piece, motif: 'citrus' as const, color: JUICES[piece.id] ?? piece.color } : piece));
  const ice = scene.pieces.find(({ motif }) => motif === 'ice');
  if (ice !== undefined) layFood(scene, ice, spotsIn(scene, 4, { reach: 12, within: 0.7, size: 1.5, keep: true }));
  if (scene.look.method === 'blend') add(scene, spotsIn(scene, 12, { reach: 3 }).map(({ x, y }) => ellipse(x, y, 2 + chance() * 2)).join(''), pale(color, 0.6), { opacity: 0.75 });
  for (const piece of [...tops(scene, 3), ...insides(scene, 2)].filter(({ motif }) => motif !== 'ice' && motif !== 'friedegg')) strew(scene, piece, { share: 0.42, within: 0.8, motif: piece.motif === 'lemonwedge' ? 'citrus' : piece.motif, size: 1.25 });
  const straw = 'M118 96L176 22';
  add(scene, 'M121 100L179 26', '#2a1206', { line: 7, opacity: 0.18 });
  add(scene, straw, ['#c2452f', '#d8604a'], { line: 7.5 });
  add(scene, 'M127 84L131 88M138 70L142 74M149 56L153 60M160 42L164 46', '#fff6e6', { line: 3.4 });
}

function hotdrink(scene: Scene): void {
  const color = sauceOf(scene, '#b98550', 1);
  scene.area = mug(scene, scene.chance() > 0.5 ? '#5f7f8c' : '#c8683f');
  surface(scene, color, { rough: 0 });
  const milk = scene.pieces.find(({ kind }) => kind === 'milk' || kind === 'cream');
  if (milk !== undefined) {
    const { x, y } = scene.area;
    add(scene, blob(scene.chance, { x: x - 2, y: y + 2, rx: 36, ry: 34, rough: 0.1, corners: 11 }), '#fbeed2', { opacity: 0.85 });
    add(scene, `M${x - 22} ${y + 4}C${x - 20} ${y - 22} ${x + 22} ${y - 20} ${x + 20} ${y + 4}C${x + 18} ${y + 22} ${x - 10} ${y + 20} ${x - 9} ${y + 4}C${x - 8} ${y - 6} ${x + 7} ${y - 6} ${x + 7} ${y + 4}`, pale(color, 0.25), { line: 4 });
    scene.laid.add(milk.id);
  }
  garnish(scene, { within: 0.7, share: 0.6 });
}

export const WET = { soup, blend, stew, noodles, noodlesoup, pasta, rice, mash, dip, salad, heap, pudding, icecream, drink, hotdrink };
