/** Batter and eggs from a pan: stacks, folds and rounds. */
import { browned } from './forms-baked.ts';
import { blob, deep, ellipse, pale, slab } from './paper.ts';
import { add, garnish, insides, lay, layFood, sauceOf, shade, spotsIn, strew, tops, type Scene } from './scene.ts';
import { drawVessel } from './vessels.ts';

const EGG = '#f4cf62';
const eggs = (scene: Scene): void => { for (const { kind, id } of scene.pieces) if (kind === 'egg') scene.laid.add(id); };
/** What is on top beside the eggs that everything is made of. */
const withEgg = (scene: Scene): Scene => ({ ...scene, pieces: scene.pieces.filter(({ kind }) => kind !== 'egg') });

/** Syrup or butter over the middle. */
function sweetened(scene: Scene): void {
  const { x, y } = scene.area;
  const syrup = scene.pieces.find(({ kind }) => kind === 'syrup');
  if (syrup !== undefined) {
    const path = `M${x - 26} ${y - 10}C${x - 22} ${y - 26} ${x + 22} ${y - 26} ${x + 28} ${y - 8}C${x + 34} ${y + 2} ${x + 30} ${y + 22} ${x + 25} ${y + 34}C${x + 21} ${y + 30} ${x + 22} ${y + 14} ${x + 14} ${y + 12}C${x + 6} ${y + 12} ${x + 8} ${y + 30} ${x} ${y + 36}C${x - 7} ${y + 30} ${x - 3} ${y + 14} ${x - 12} ${y + 12}C${x - 24} ${y + 10} ${x - 30} ${y + 2} ${x - 26} ${y - 10}Z`;
    add(scene, path, '#a85f1c', { opacity: 0.82 });
    scene.laid.add(syrup.id);
  }
  const butter = scene.pieces.find(({ kind }) => kind === 'butter');
  if (butter !== undefined) {
    shade(scene, slab(x, y - 2, 20, 18, 4), { down: 2 });
    add(scene, slab(x, y - 2, 20, 18, 4), '#f6d66b');
    scene.laid.add(butter.id);
  }
}

function pancakes(scene: Scene): void {
  drawVessel(scene, 'plate', '#d99a48');
  const { x, y } = scene.area;
  for (const [dx, dy, rx] of [[-9, 12, 54], [7, 6, 53], [-3, 0, 51], [3, -6, 49]] as const) {
    const one = blob(scene.chance, { x: x + dx, y: y + dy, rx, rough: 0.02, corners: 12 });
    shade(scene, one, { down: 4 });
    add(scene, one, '#f0d39a');
    add(scene, blob(scene.chance, { x: x + dx, y: y + dy - 1, rx: rx - 4, rough: 0.03, corners: 12 }), '#cf8c3e');
  }
  scene.area = { ...scene.area, x: x + 3, y: y - 6, rx: 42, ry: 42 };
  add(scene, blob(scene.chance, { x: x - 8, y: y - 20, rx: 20, ry: 12, rough: 0.2 }), '#e0a85c', { opacity: 0.8 });
  for (const piece of insides(scene, 2)) strew(scene, piece, { share: 0.5, size: 0.8 });
  sweetened(scene);
  garnish(withEgg(scene), { share: 0.75 });
}

function waffles(scene: Scene): void {
  drawVessel(scene, 'plate', '#d99a48');
  const { x, y } = scene.area;
  const round = ellipse(x, y, 55);
  shade(scene, round, { down: 4 });
  add(scene, round, '#c9843a');
  const bars = [-36, -18, 0, 18, 36].map((off) => { const half = Math.sqrt(52 * 52 - off * off); return `M${x + off} ${y - half}L${x + off} ${y + half}M${x - half} ${y + off}L${x + half} ${y + off}`; }).join('');
  add(scene, bars, '#e9b364', { line: 5.4 });
  add(scene, ellipse(x, y, 53), '#e3aa58', { line: 5 });
  scene.area = { ...scene.area, rx: 44, ry: 44 };
  sweetened(scene);
  garnish(withEgg(scene), { share: 0.8 });
}

function crepes(scene: Scene): void {
  drawVessel(scene, 'plate', '#f0cf88');
  const { x, y } = scene.area;
  const filling = insides(scene, 2);
  for (const [turn, dx, dy] of [[-30, -16, -12], [0, 4, 2], [30, 22, 16]] as const) {
    const cos = Math.cos((turn * Math.PI) / 180); const sin = Math.sin((turn * Math.PI) / 180);
    const at = (px: number, py: number): string => `${x + dx + px * cos - py * sin} ${y + dy + px * sin + py * cos}`;
    const fold = `M${at(0, -44)}L${at(36, 26)}C${at(14, 38)} ${at(-14, 38)} ${at(-36, 26)}Z`;
    shade(scene, fold, { down: 3 });
    add(scene, fold, '#e9bd6c');
    add(scene, `M${at(0, -40)}L${at(30, 22)}C${at(12, 31)} ${at(-12, 31)} ${at(-30, 22)}Z`, '#f3d798');
    add(scene, `M${at(0, -30)}L${at(-2, 24)}`, '#d39c4a', { line: 1.8, opacity: 0.7 });
    scene.area = { x: x + dx, y: y + dy + 4, rx: 22, ry: 20, square: false };
    browned(scene, '#b8742c', 5, 0.6);
  }
  scene.area = { x, y, rx: 54, ry: 54, square: false };
  for (const piece of filling) strew(scene, piece, { share: 0.5, size: 0.9 });
  garnish(withEgg(scene), { share: 0.8 });
}

function omelet(scene: Scene): void {
  drawVessel(scene, scene.look.vessel === '' ? 'plate' : scene.look.vessel, EGG);
  eggs(scene);
  const { x, y, rx } = scene.area;
  const w = rx / 60;
  const half = `M${x - 54 * w} ${y + 8 * w}C${x - 52 * w} ${y - 44 * w} ${x + 52 * w} ${y - 44 * w} ${x + 54 * w} ${y + 8 * w}C${x + 46 * w} ${y + 26 * w} ${x - 46 * w} ${y + 26 * w} ${x - 54 * w} ${y + 8 * w}Z`;
  shade(scene, half, { down: 4 });
  add(scene, half, deep(EGG, 0.12));
  scene.area = { x, y: y + 15 * w, rx: 44 * w, ry: 8, square: false };
  for (const piece of insides(withEgg(scene), 4)) strew(scene, piece, { share: 0.8, size: 0.85 });
  const lid = `M${x - 54 * w} ${y + 2 * w}C${x - 50 * w} ${y - 48 * w} ${x + 50 * w} ${y - 48 * w} ${x + 54 * w} ${y + 2 * w}C${x + 30 * w} ${y + 14 * w} ${x - 30 * w} ${y + 14 * w} ${x - 54 * w} ${y + 2 * w}Z`;
  shade(scene, lid, { down: 2 });
  add(scene, lid, EGG);
  add(scene, blob(scene.chance, { x: x - 12, y: y - 18 * w, rx: 24 * w, ry: 8, rough: 0.2 }), pale(EGG, 0.5), { opacity: 0.7 });
  scene.area = { x, y: y - 10 * w, rx: 42 * w, ry: 20 * w, square: false };
  browned(scene, '#d9913c', 7, 0.7);
  garnish(withEgg({ ...scene, area: { ...scene.area, y, rx: 50 * w, ry: 30 * w } }), { share: 0.75 });
}

function frittata(scene: Scene): void {
  drawVessel(scene, scene.look.vessel === '' ? 'pan' : scene.look.vessel, EGG);
  eggs(scene);
  const { x, y, rx, ry } = scene.area;
  const round = blob(scene.chance, { x, y, rx: rx * 0.98, ry: ry * 0.98, rough: 0.02, corners: 13 });
  add(scene, round, '#d99a3c');
  add(scene, blob(scene.chance, { x, y, rx: rx * 0.92, ry: ry * 0.92, rough: 0.03, corners: 13 }), EGG);
  browned(scene, '#d9913c', 13);
  for (const [at, piece] of insides(withEgg(scene), 4).entries()) strew(scene, piece, { share: at === 0 ? 0.95 : 0.6, within: 0.9 });
  garnish(withEgg(scene), { share: 0.9 });
}

function scramble(scene: Scene): void {
  drawVessel(scene, scene.look.vessel === '' ? 'plate' : scene.look.vessel, EGG);
  const beaten = scene.pieces.find(({ kind }) => kind === 'egg');
  const tone = beaten === undefined ? pale(sauceOf(scene, '#f0d99a', 4), 0.1) : EGG;
  lay(scene, 'curd', tone, spotsIn(scene, 24, { reach: 10, size: 1.5, within: 0.88 }));
  eggs(scene);
  for (const piece of insides(withEgg(scene), 4)) strew(scene, piece, { share: 0.7, within: 0.85 });
  garnish(withEgg(scene), { share: 0.85 });
}

/** Fried eggs as they lie in the pan; used where eggs are what is seen. */
export function friedEggs(scene: Scene, count: number): void {
  const egg = tops(scene, 5).find(({ motif }) => motif === 'friedegg');
  if (egg !== undefined) layFood(scene, egg, spotsIn(scene, count, { reach: 17, within: 0.85, size: 1.15, keep: true }));
}

export const EGGS = { pancakes, waffles, crepes, omelet, frittata, scramble };
