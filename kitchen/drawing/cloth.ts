/** The cloth under a dish, by its kitchen. */
import { deep, ellipse, laid, mix, pale, type Shape, type Tone } from './paper.ts';

type Pattern = 'plain' | 'stripes' | 'check' | 'band' | 'dots' | 'stitch' | 'zigzag' | 'diamonds' | 'weave';

/** Ground, thread, pattern, and the kitchens that lay it. */
const CLOTHS: readonly (readonly [ground: string, thread: string, pattern: Pattern, kitchens: string])[] = [
  ['#efe4cf', '#b4513c', 'check', 'italian'],
  ['#dde1dd', '#5c7890', 'stripes', 'american'],
  ['#e9e4d6', '#5f7fa6', 'band', 'french canadian dutch'],
  ['#e2b063', '#a63d2b', 'stripes', 'mexican tex-mex latin peruvian'],
  ['#dc9a3c', '#8f2f4a', 'dots', 'indian pakistani nepali sri-lankan'],
  ['#b9473b', '#e6b652', 'diamonds', 'chinese'],
  ['#42597a', '#e7e3d5', 'stitch', 'japanese'],
  ['#c9d3bf', '#c6694f', 'band', 'korean'],
  ['#8fa876', '#e9dfa8', 'weave', 'thai vietnamese indonesian malaysian filipino'],
  ['#ddc7a0', '#3f7d86', 'diamonds', 'levantine persian turkish north-african'],
  ['#e9edea', '#3f78a8', 'diamonds', 'greek portuguese'],
  ['#dd9a4e', '#3b3a34', 'zigzag', 'west-african african ethiopian caribbean'],
  ['#c7d0cb', '#54705f', 'check', 'british irish australian'],
  ['#eee5d6', '#b03a3a', 'stitch', 'german austrian swiss czech polish hungarian ukrainian russian balkan jewish'],
  ['#c3cfd8', '#4f6f8c', 'band', 'nordic'],
  ['#e3c28e', '#a8452f', 'band', 'spanish brazilian argentinian'],
  ['#e8c9c0', '#fbf3e6', 'dots', 'cakes cookies puddings frozen pies bars-and-candies'],
  ['#dfd4bd', '#b39b78', 'weave', 'everyday breads breakfast'],
];

/** By night a cloth lies in the lamp's shade. */
const night = (color: string): Tone => [color, mix(color, '#1d1712', 0.66)];

/** The cloth, edge to edge in the square of 200. */
export function drawCloth(kitchen: string): Shape[] {
  const [ground, thread, pattern] = CLOTHS.find((cloth) => cloth[3].split(' ').includes(kitchen)) ?? CLOTHS.at(-1) ?? CLOTHS[0] ?? ['#dfd4bd', '#b39b78', 'plain'];
  const line = (d: string, width: number, opacity = 1): Shape => ({ d, tone: night(thread), line: width, ...(opacity < 1 && { opacity }) });
  const across = (ys: readonly number[]): string => ys.map((y) => `M0 ${y}L200 ${y}`).join('');
  const down = (xs: readonly number[]): string => xs.map((x) => `M${x} 0L${x} 200`).join('');
  const every = (step: number, from = step / 2): number[] => Array.from({ length: Math.ceil((200 - from) / step) }, (_, at) => from + at * step);
  const paths: Record<Pattern, () => Shape[]> = {
    plain: () => [],
    stripes: () => [line(down([16, 58, 100, 142, 184]), 7, 0.45), line(down([8, 24, 50, 66, 92, 108, 134, 150, 176, 192]), 1.4, 0.5)],
    check: () => [line(across(every(40)), 13, 0.2), line(down(every(40)), 13, 0.2)],
    band: () => [line(across([178, 14]), 5, 0.9), line(across([187, 23]), 1.6, 0.9)],
    dots: () => [{ d: every(25).flatMap((y, row) => every(25, row % 2 === 0 ? 6 : 18.5).map((x) => laid(ellipse(x, y, 2.4)))).join(''), tone: night(thread), opacity: 0.8 }],
    stitch: () => [line([10, 190].flatMap((y) => every(12, 4).map((x) => `M${x} ${y}L${x + 6} ${y}`)).join('') + [10, 190].flatMap((x) => every(12, 4).map((y) => `M${x} ${y}L${x} ${y + 6}`)).join(''), 2.2)],
    zigzag: () => [line([12, 184].map((y) => `M0 ${y}${every(10, 10).map((x, at) => `L${x} ${y + (at % 2 === 0 ? 8 : 0)}`).join('')}L200 ${y + 8}`).join(''), 3.2)],
    diamonds: () => [line(every(40).flatMap((y) => every(40).map((x) => `M${x} ${y - 9}L${x + 9} ${y}L${x} ${y + 9}L${x - 9} ${y}L${x} ${y - 9}`)).join(''), 1.6, 0.6)],
    weave: () => [line(across(every(12)), 1, 0.5), line(down(every(12)), 1, 0.3)],
  };
  return [{ d: 'M0 0L200 0L200 200L0 200Z', tone: night(ground) }, ...paths[pattern]()];
}

/** Crockery: by day and by night, its rim a little deeper. */
export const china = (color: string): { ware: Tone; rim: Tone; well: Tone } => {
  const dim = (one: string): Tone => [one, mix(one, '#2a1f17', 0.16)];
  return { ware: dim(color), rim: dim(deep(color, 0.14)), well: dim(pale(deep(color, 0.07), 0.1)) };
};
