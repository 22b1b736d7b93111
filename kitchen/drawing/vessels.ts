/** What dishes are served in, seen from above. Each lays itself and says where the food goes. */
import { china } from './cloth.ts';
import { ellipse, lightness, slab, type Tone } from './paper.ts';
import { add, shade, type Area, type Scene } from './scene.ts';

const IRON: Tone = ['#3d3a39', '#161413'];
const IRON_RIM: Tone = ['#5a5552', '#3a3633'];
const WOOD: Tone = ['#b98550', '#7d5733'];
const WOOD_DARK: Tone = ['#9a693a', '#5f4024'];
const STEEL: Tone = ['#8f8f8c', '#4c4a48'];
const STEEL_RIM: Tone = ['#b7b5b0', '#6b6865'];
export const PAPER: Tone = ['#f3e9d6', '#cdbfa8'];

const round = (rx: number, ry = rx): Area => ({ x: 100, y: 100, rx, ry, square: false });
const box = (rx: number, ry: number): Area => ({ x: 100, y: 100, rx, ry, square: true });

/** Crockery that the food stands out from: dark under pale food, else one of the light ones by chance. */
function wareFor(scene: Scene, food: string): string {
  const light = ['#fdf7ec', '#f3ead9', '#e4ebe6', '#f0ddca'];
  const dark = ['#54707d', '#6e7f5f', '#8a5a44', '#4d5a6b'];
  const from = lightness(food) > 0.8 ? dark : light;
  return from[Math.floor(scene.chance() * from.length)] ?? '#fdf7ec';
}

function plate(scene: Scene, food: string): Area {
  const { ware, rim, well } = china(wareFor(scene, food));
  shade(scene, ellipse(100, 100, 85), { down: 5 });
  add(scene, ellipse(100, 100, 85), rim);
  add(scene, ellipse(100, 100, 83.4), ware);
  add(scene, ellipse(100, 100, 64), rim);
  add(scene, ellipse(100, 101, 62.6), well);
  return round(60);
}

function bowl(scene: Scene, food: string, thick: number): Area {
  const { ware, rim, well } = china(wareFor(scene, food));
  shade(scene, ellipse(100, 100, 80), { down: 6, opacity: 0.26 });
  add(scene, ellipse(100, 100, 80), rim);
  add(scene, ellipse(100, 99.4, 78.6), ware);
  add(scene, ellipse(100, 100, 80 - thick), rim);
  add(scene, ellipse(100, 102, 78.4 - thick), well);
  return round(75 - thick);
}

function platter(scene: Scene, food: string): Area {
  const { ware, rim, well } = china(wareFor(scene, food));
  shade(scene, ellipse(100, 100, 93, 70), { down: 5 });
  add(scene, ellipse(100, 100, 93, 70), rim);
  add(scene, ellipse(100, 100, 91.5, 68.5), ware);
  add(scene, ellipse(100, 100, 76, 54), rim);
  add(scene, ellipse(100, 101, 74.6, 52.8), well);
  return round(73, 52);
}

function pan(scene: Scene): Area {
  const handle = 'M146 138L188 180C194 186 186 194 180 188L138 146Z';
  shade(scene, handle, { down: 5 });
  add(scene, handle, IRON);
  add(scene, ellipse(181.5, 181.5, 2.6), IRON_RIM);
  shade(scene, ellipse(97, 97, 80), { down: 6, opacity: 0.3 });
  add(scene, ellipse(97, 97, 80), IRON_RIM);
  add(scene, ellipse(97, 97, 78), IRON);
  add(scene, ellipse(97, 97, 70), ['#2f2c2b', '#100e0d']);
  return { ...round(67), x: 97, y: 97 };
}

const ENAMELS = ['#c2533a', '#3f6f7c', '#7d8f4f', '#d59a3a'] as const;

function pot(scene: Scene): Area {
  const { ware, rim } = china(ENAMELS[Math.floor(scene.chance() * ENAMELS.length)] ?? ENAMELS[0]);
  const ears = slab(100, 100, 196, 34, 14);
  shade(scene, ears, { down: 5 });
  add(scene, ears, rim);
  add(scene, slab(100, 100, 186, 18, 6), ['#dfd2bd', '#3a322b']);
  shade(scene, ellipse(100, 100, 80), { down: 6, opacity: 0.3 });
  add(scene, ellipse(100, 100, 80), ware);
  add(scene, ellipse(100, 100, 73), rim);
  add(scene, ellipse(100, 101, 71), ['#f1e7d6', '#cbbda7']);
  return round(68);
}

function bakingDish(scene: Scene): Area {
  const { ware, rim, well } = china(['#c8683f', '#fdf5e6', '#54748a', '#7b9068'][Math.floor(scene.chance() * 4)] ?? '#fdf5e6');
  const ears = slab(100, 100, 194, 46, 16);
  shade(scene, ears, { down: 5 });
  add(scene, ears, rim);
  shade(scene, slab(100, 100, 176, 132, 26), { down: 6, opacity: 0.28 });
  add(scene, slab(100, 100, 176, 132, 26), ware);
  add(scene, slab(100, 100, 158, 114, 18), rim);
  add(scene, slab(100, 101.5, 155, 110, 17), well);
  return box(76, 54);
}

function tray(scene: Scene): Area {
  shade(scene, slab(100, 100, 188, 146, 14), { down: 6, opacity: 0.28 });
  add(scene, slab(100, 100, 188, 146, 14), STEEL_RIM);
  add(scene, slab(100, 100, 178, 136, 10), STEEL);
  add(scene, 'M20 40L179 37L182 162L18 164Z', PAPER);
  return box(76, 56);
}

export function board(scene: Scene): Area {
  const path = slab(100, 100, 186, 150, 22);
  shade(scene, path, { down: 6, opacity: 0.28 });
  add(scene, path, WOOD_DARK);
  add(scene, slab(100, 98.4, 186, 147, 22), WOOD);
  add(scene, 'M16 62C60 58 90 68 184 60M14 92C70 98 120 86 186 94M15 128C60 122 130 134 185 126M24 150C80 146 120 154 176 149', WOOD_DARK, { line: 1.3, opacity: 0.55 });
  return box(74, 58);
}

/** A sheet of baking paper. */
export function sheet(scene: Scene): Area {
  const path = 'M18 30L176 20L184 172L24 180Z';
  shade(scene, path, { down: 4 });
  add(scene, path, PAPER);
  add(scene, 'M18 30L60 60M184 172L150 140M176 20L150 44', '#d8c8ab', { line: 1, opacity: 0.7 });
  return round(70, 66);
}

/** A wire rack, for what cools. */
export function rack(scene: Scene): Area {
  const lines = Array.from({ length: 13 }, (_, at) => `M${14 + at * 14.3} 22L${14 + at * 14.3} 178`).join('');
  add(scene, lines, ['#6f6a63', '#8b8378'], { line: 2 });
  add(scene, slab(100, 100, 178, 156, 8), ['#57524c', '#a0978a'], { line: 4 });
  return box(80, 68);
}

/** A mug from above, its handle to the right; the area is what is in it. */
export function mug(scene: Scene, color: string): Area {
  const { ware, rim } = china(color);
  shade(scene, slab(166, 100, 44, 34, 14), { down: 5 });
  add(scene, 'M148 92L178 90C184 90 184 110 178 110L148 108', ware, { line: 9 });
  shade(scene, ellipse(96, 100, 68), { down: 7, opacity: 0.28 });
  add(scene, ellipse(96, 100, 68), rim);
  add(scene, ellipse(96, 99, 67), ware);
  add(scene, ellipse(96, 100, 58), rim);
  return { ...round(55), x: 96 };
}

/** Lays what a card names; forms that bring their own do without. `food` is the color of what goes in. */
export function drawVessel(scene: Scene, vessel: string, food: string): void {
  const area = (): Area => {
    switch (vessel) {
      case 'bowl': return bowl(scene, food, 10);
      case 'deep bowl': case 'cup': return bowl(scene, food, 15);
      case 'platter': return platter(scene, food);
      case 'pan': return pan(scene);
      case 'pot': return pot(scene);
      case 'baking dish': return bakingDish(scene);
      case 'tray': return tray(scene);
      case 'board': return board(scene);
      default: return plate(scene, food);
    }
  };
  scene.area = area();
}
