import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { readLettering } from './lettering.ts';
import { drawRecipePicture, pictureFacts, rememberPictures } from './recipe-picture.ts';
import { canvasOf, fillOutlines } from './raster.ts';
import { readSvgPath } from './svg-path.ts';
import { box, ellipse, strokes } from './outlines.ts';

const SOUP = { title: 'Tomato Soup', facts: 'Serves 2 · 30 minutes' };
const pixel = ({ data, width }: { data: Uint8Array; width: number }, x: number, y: number): number[] => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];

describe('the picture', () => {
  test('is a PNG of 1200 by 630 on the paper of the site, with the tea towel at its foot', () => {
    const png = PNG.sync.read(Buffer.from(drawRecipePicture(SOUP)));
    expect([png.width, png.height]).toEqual([1200, 630]);
    expect(pixel(png, 4, 4)).toEqual([251, 246, 238]);
    expect(pixel(png, 4, 620)).toEqual([194, 59, 34]);
  });

  test('is the same for the same words, and another for others', () => {
    const same = Buffer.from(drawRecipePicture(SOUP));
    expect(same.equals(drawRecipePicture(SOUP))).toBe(true);
    expect(same.equals(drawRecipePicture({ ...SOUP, title: 'Tomato Soap' }))).toBe(false);
  });

  test.each([
    ['empty', ''], ['letters the face has not', '西红柿汤 🍅'], ['one endless word', 'W'.repeat(200)], ['very many words', 'with more '.repeat(40)], ['marks', '<script>"&\'$1'],
  ])('%s: the words stay in their column', (_case, title) => {
    const png = PNG.sync.read(Buffer.from(drawRecipePicture({ title, facts: title })));
    for (let y = 150; y < 590; y += 3) expect(pixel(png, 690, y), `beside the words at ${y}`).toEqual([251, 246, 238]);
    expect(pixel(png, 4, 140)).toEqual([251, 246, 238]);
  });
});

describe('lettering', () => {
  const { readable, fit, width } = readLettering();
  test.each([
    ['Crème brûlée', 'Crème brûlée'], ['Łosoś z cebulą', 'Losos z cebula'], ['Soup 🍲 for two', 'Soup for two'], ['中文', ''], ['a\n\tb', 'a b'], ['Phở', 'Pho'],
  ])('%s is written %s', (text, expected) => {
    expect(readable(text)).toBe(expected);
  });

  test.each(['Soup', 'Spinach and Feta Frittata with Potatoes', 'with more '.repeat(40).trim(), 'W'.repeat(90)])('%s fits its room', (text) => {
    const { lines, size } = fit(text, { width: 640, sizes: [88, 64, 46], lines: 4 });
    expect(lines.length).toBeLessThanOrEqual(4);
    for (const line of lines) expect(width(line, size)).toBeLessThanOrEqual(640);
  });

  test('short titles are large, and long ones end in an ellipsis', () => {
    expect(fit('Soup', { width: 640, sizes: [88, 46], lines: 4 })).toEqual({ lines: ['Soup'], size: 88 });
    expect(fit('with more, '.repeat(40).trim(), { width: 640, sizes: [88, 46], lines: 2 }).lines[1]).toMatch(/(?:with|more)…$/);
  });
});

describe('filling', () => {
  const filled = (outlines: Parameters<typeof fillOutlines>[1]) => {
    const canvas = canvasOf(10, 10, [255, 255, 255]);
    fillOutlines(canvas, outlines, [0, 0, 0]);
    return (x: number, y: number): number => canvas.pixels[(y * 10 + x) * 4] ?? -1;
  };
  test('whole pixels, half pixels, and none beside', () => {
    const at = filled([box(2, 2, 3.5, 3)]);
    expect([at(1, 3), at(2, 3), at(4, 3), at(5, 3), at(6, 3), at(3, 1), at(3, 5)]).toEqual([255, 0, 0, 128, 255, 255, 255]);
  });
  test('what overlaps the same way round is filled once, and what turns against it is a hole', () => {
    const [outer, inner] = [box(0, 0, 10, 10), box(4, 4, 2, 2)];
    expect(filled([outer, inner])(5, 5)).toBe(0);
    expect(filled([outer, [4, 4, 4, 6, 6, 6, 6, 4]])(5, 5)).toBe(255);
  });
  test('shapes beyond the edges', () => {
    const at = filled([ellipse(0, 0, 200)]);
    expect([at(0, 0), at(9, 9)]).toEqual([0, 0]);
    expect(filled([box(20, 20, 5, 5)])(9, 9)).toBe(255);
  });
  test('a line has its width and round ends', () => {
    const at = filled(strokes([[2, 5, 8, 5]], 4));
    expect([at(5, 3), at(5, 6), at(5, 2), at(5, 7)]).toEqual([0, 0, 255, 255]);
    expect(at(1, 4)).toBeLessThan(128);
  });
});

test.each([
  ['relative and absolute lines', 'M1 1h2v3H1z', [{ type: 'M', x: 1, y: 1 }, { type: 'L', x: 3, y: 1 }, { type: 'L', x: 3, y: 4 }, { type: 'L', x: 1, y: 4 }, { type: 'Z' }]],
  ['numbers run together', 'm1-1l.5.5', [{ type: 'M', x: 1, y: -1 }, { type: 'L', x: 1.5, y: -0.5 }]],
  ['a smooth curve mirrors the one before', 'M0 0c1 0 2 1 2 2s1 2 2 2', [{ type: 'M', x: 0, y: 0 }, { type: 'C', x1: 1, y1: 0, x2: 2, y2: 1, x: 2, y: 2 }, { type: 'C', x1: 2, y1: 3, x2: 3, y2: 4, x: 4, y: 4 }]],
])('drawings: %s', (_case, path, expected) => {
  expect(readSvgPath(path)).toEqual(expected);
});

test.each([
  [{ serves: 4, minutes: 80 }, 'Serves 4 · 1 hour 20 minutes'], [{ serves: null, makes: '12 muffins', minutes: null }, 'Makes 12 muffins'], [{ serves: null, minutes: null }, ''],
])('the facts of %j', (facts, expected) => {
  expect(pictureFacts({ title: '', intro: '', ingredients: [], steps: [], notes: [], ...facts })).toBe(expected);
});

test('the pictures drawn last are kept', () => {
  const drawn: string[] = [];
  const picture = rememberPictures(2, ({ title }) => {
    drawn.push(title);
    return new Uint8Array();
  });
  for (const title of ['a', 'b', 'a', 'c', 'a', 'b']) picture({ title, facts: '' });
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});
