/** The picture of a shared recipe for link previews: its title beside a plate, on a tea towel's paper. 1200 by 630, PNG. */
import { PNG } from 'pngjs';
import type { Recipe } from '../../kitchen/recipe/recipe.ts';
import { minutesText } from '../../kitchen/recipe/write-recipe.ts';
import { box, ellipse, strokes, svgOutlines } from './outlines.ts';
import { readLettering, type Lettering } from './lettering.ts';
import { canvasOf, fillOutlines, type Canvas, type Colour } from './raster.ts';

/** What a picture tells; `facts` is one line such as "Serves 4 · 30 minutes". */
export interface PictureTold { title: string; facts: string }

const SIZE = { width: 1200, height: 630 };
/** The colours of web/styles/tokens.css and the drawings, by day. */
const COLOURS = {
  paper: [251, 246, 238], ink: [43, 32, 24], muted: [109, 93, 78], tomato: [194, 59, 34], red: [210, 74, 46], redLight: [234, 122, 93], line: [230, 218, 200],
  china: [255, 253, 249], rim: [234, 220, 199], shade: [177, 119, 66], wood: [58, 42, 31], butter: [242, 193, 78], butterDeep: [220, 158, 48], leaf: [77, 107, 47], leafLight: [111, 145, 64],
} as const satisfies Record<string, Colour>;
const LEFT = 76;
const COLUMN = 640;

/** The chef of the first page (web/parts/drawings/chef-icon.tsx). */
const CHEF = {
  face: 'M24 18.5c12.5 0 21 5 21 14.5 0 8.5-8.5 14-21 14S3 41.5 3 33c0-9.5 8.5-14.5 21-14.5z',
  shine: 'M7.5 31c.8-3 2.8-5 5.5-6',
  hat: 'M14 24.5 12.6 15.5C9.2 15 7.2 12.8 7.2 10c0-3.4 2.9-5.7 6.4-5.4C15.6 2.4 19.6 1.2 24 1.2s8.4 1.2 10.4 3.4c3.5-.3 6.4 2 6.4 5.4 0 2.8-2 5-5.4 5.5L34 24.5c-6 1.6-14 1.6-20 0z',
  folds: 'M13.5 20.2c6.5 1.6 14.5 1.6 21 0M20 10.8l.6 4.2M28 10.8l-.6 4.2',
  smile: 'M19.5 38.5c2.7 2.5 6.3 2.5 9 0',
} as const;
const LEAF = 'M0 0c-14-12-16-34 0-54 16 20 14 42 0 54z';
const DISH = 'M478 144c36-4 66 12 88 38s30 58 24 90-24 62-52 80-64 24-96 14-60-32-74-62-14-68 2-98 44-52 76-60c10-2 20-2 32-2z';
const SPRIGS = [[-30, -26, -60], [46, -52, 30], [22, 62, 150], [-62, 56, -130], [78, 26, 80]] as const;
const TOMATOES = [[-70, -64, 21], [88, -84, 17], [-6, 8, 24], [62, 88, 19]] as const;

let lettering: Lettering | null = null;

/** The PNG of a recipe's picture: the same bytes for the same words. */
export function drawRecipePicture({ title, facts }: PictureTold): Uint8Array<ArrayBuffer> {
  lettering ??= readLettering();
  const canvas = canvasOf(SIZE.width, SIZE.height, COLOURS.paper);
  for (const [y, height] of [[592, 4], [602, 4], [614, 16]] as const) fillOutlines(canvas, [box(0, y, SIZE.width, height)], COLOURS.tomato);
  drawPlate(canvas);
  drawMark(canvas, lettering);
  drawWords(canvas, lettering, lettering.readable(title) || 'A recipe for you', lettering.readable(facts));
  const png = new PNG(SIZE);
  png.data = Buffer.from(canvas.pixels.buffer);
  return new Uint8Array(PNG.sync.write(png, { colorType: 2, filterType: 0, deflateStrategy: 0 }));
}

function drawPlate(canvas: Canvas): void {
  const [x, y] = [962, 300];
  fillOutlines(canvas, [box(1040, 0, 160, 592)], COLOURS.line, 0.5);
  fillOutlines(canvas, [ellipse(x, y + 12, 226)], COLOURS.shade, 0.28);
  fillOutlines(canvas, [ellipse(x, y, 222)], COLOURS.rim);
  fillOutlines(canvas, [ellipse(x, y, 219)], COLOURS.china);
  fillOutlines(canvas, [ellipse(x, y, 170)], COLOURS.rim);
  fillOutlines(canvas, [ellipse(x, y + 2, 162)], COLOURS.china);
  // The dish was drawn around (478, 262).
  const dish = (scale: number, down: number) => svgOutlines(DISH, { scale, x: x - 478 * scale, y: y + down - 254 * scale });
  fillOutlines(canvas, dish(1.14, 8), COLOURS.butterDeep);
  fillOutlines(canvas, dish(1.06, 2), COLOURS.butter);
  for (const [right, down, radius] of TOMATOES) {
    fillOutlines(canvas, [ellipse(x + right, y + down, radius)], COLOURS.red);
    fillOutlines(canvas, [ellipse(x + right, y + down, radius * 0.7)], COLOURS.redLight);
  }
  for (const [index, [right, down, turn]] of SPRIGS.entries()) {
    fillOutlines(canvas, svgOutlines(LEAF, { scale: 1.05, x: x + right, y: y + down, turn }), index % 2 === 0 ? COLOURS.leaf : COLOURS.leafLight);
  }
}

function drawMark(canvas: Canvas, letters: Lettering): void {
  const place = { scale: 1.55, x: LEFT - 4, y: 52 };
  const stroke = (path: string, width: number, colour: Colour): void => fillOutlines(canvas, strokes(svgOutlines(path, place), width * place.scale), colour);
  fillOutlines(canvas, svgOutlines(CHEF.face, place), COLOURS.red);
  stroke(CHEF.shine, 2.6, COLOURS.redLight);
  fillOutlines(canvas, svgOutlines(CHEF.hat, place), COLOURS.china);
  stroke(`${CHEF.hat.slice(0, -1)}L14 24.5`, 2.2, COLOURS.wood);
  stroke(CHEF.folds, 1.8, COLOURS.wood);
  for (const x of [16.5, 31.5]) fillOutlines(canvas, [ellipse(place.x + x * place.scale, place.y + 33 * place.scale, 2.4 * place.scale)], COLOURS.wood);
  stroke(CHEF.smile, 2.3, COLOURS.wood);
  fillOutlines(canvas, letters.outlines('Recipe Chef', LEFT + 86, 104, 38), COLOURS.tomato);
}

/** The title in the middle of what is free below the mark, and the facts at the foot. */
function drawWords(canvas: Canvas, letters: Lettering, title: string, facts: string): void {
  const big = letters.fit(title, { width: COLUMN, sizes: [88, 80, 72], lines: 3 });
  // Four lines of a big size would touch the facts.
  const { lines, size } = big.lines.join(' ') === title ? big : letters.fit(title, { width: COLUMN, sizes: [64, 58, 52, 46], lines: 4 });
  const leading = size * 1.12;
  const top = 330 - ((lines.length - 1) * leading) / 2 + size * 0.3;
  for (const [index, line] of lines.entries()) fillOutlines(canvas, letters.outlines(line, LEFT, top + index * leading, size), COLOURS.ink);
  if (facts === '') return;
  const { lines: [first = ''], size: small } = letters.fit(facts, { width: COLUMN, sizes: [34, 30, 26], lines: 1 });
  fillOutlines(canvas, letters.outlines(first, LEFT, 546, small), COLOURS.muted);
}

/** "Serves 4 · 30 minutes", as far as the recipe says. */
export function pictureFacts({ serves, makes, minutes }: Recipe): string {
  const yields = serves !== null ? `Serves ${serves}` : makes != null ? `Makes ${makes}` : '';
  return [yields, minutes === null ? '' : minutesText(minutes)].filter(Boolean).join(' · ');
}

/** Keeps the pictures drawn last, so that a link passed around is drawn once. */
export function rememberPictures<Drawn>(most: number, draw: (told: PictureTold) => Drawn): (told: PictureTold) => Drawn {
  const drawn = new Map<string, Drawn>();
  return (told) => {
    const key = JSON.stringify([told.title, told.facts]);
    const picture = drawn.get(key) ?? draw(told);
    drawn.delete(key);
    drawn.set(key, picture);
    // One that came to nothing is drawn anew by whoever asks next.
    if (picture instanceof Promise) picture.catch(() => drawn.get(key) === picture && drawn.delete(key));
    const [oldest] = drawn.keys();
    if (drawn.size > most && oldest !== undefined) drawn.delete(oldest);
    return picture;
  };
}
