/** The picture of a shared recipe for link previews: its title beside the dish, on a tea towel's paper. 1200 by 630, PNG. */
import { PNG } from 'pngjs';
import { drawDish, toneOf } from '../../kitchen/drawing/draw-dish.ts';
import { lookOfText } from '../../kitchen/drawing/look-of-text.ts';
import { readLook, type Look } from '../../kitchen/drawing/look.ts';
import type { Recipe } from '../../kitchen/recipe/recipe.ts';
import { minutesText } from '../../kitchen/recipe/write-recipe.ts';
import { box, ellipse, strokes, svgOutlines } from './outlines.ts';
import { readLettering, type Lettering } from './lettering.ts';
import { canvasOf, fillOutlines, type Canvas, type Colour } from './raster.ts';

/** What a picture tells; `facts` is one line such as "Serves 4 · 30 minutes". */
export interface PictureTold {
  title: string;
  facts: string;
  /** How the dish looks (kitchen/drawing/look.ts), where the recipe says so; else its lines tell. */
  look?: string | undefined;
  lines?: readonly string[];
}

const SIZE = { width: 1200, height: 630 };
/** The colours of web/styles/tokens.css and the drawings, by day. */
const COLOURS = {
  paper: [251, 246, 238], ink: [43, 32, 24], muted: [109, 93, 78], tomato: [194, 59, 34], red: [210, 74, 46], redLight: [234, 122, 93],
  china: [255, 253, 249], wood: [58, 42, 31],
} as const satisfies Record<string, Colour>;
const LEFT = 76;
const COLUMN = 590;

/** The chef of the first page (web/parts/drawings/chef-icon.tsx). */
const CHEF = {
  face: 'M24 18.5c12.5 0 21 5 21 14.5 0 8.5-8.5 14-21 14S3 41.5 3 33c0-9.5 8.5-14.5 21-14.5z',
  shine: 'M7.5 31c.8-3 2.8-5 5.5-6',
  hat: 'M14 24.5 12.6 15.5C9.2 15 7.2 12.8 7.2 10c0-3.4 2.9-5.7 6.4-5.4C15.6 2.4 19.6 1.2 24 1.2s8.4 1.2 10.4 3.4c3.5-.3 6.4 2 6.4 5.4 0 2.8-2 5-5.4 5.5L34 24.5c-6 1.6-14 1.6-20 0z',
  folds: 'M13.5 20.2c6.5 1.6 14.5 1.6 21 0M20 10.8l.6 4.2M28 10.8l-.6 4.2',
  smile: 'M19.5 38.5c2.7 2.5 6.3 2.5 9 0',
} as const;
let lettering: Lettering | null = null;

/** The PNG of a recipe's picture: the same bytes for the same words. */
export function drawRecipePicture(told: PictureTold): Uint8Array<ArrayBuffer> {
  const { title, facts } = told;
  lettering ??= readLettering();
  const canvas = canvasOf(SIZE.width, SIZE.height, COLOURS.paper);
  drawTable(canvas, told);
  for (const [y, height] of [[592, 4], [602, 4], [614, 16]] as const) fillOutlines(canvas, [box(0, y, SIZE.width, height)], COLOURS.tomato);

  drawMark(canvas, lettering);
  drawWords(canvas, lettering, lettering.readable(title) || 'A recipe for you', lettering.readable(facts));
  const png = new PNG(SIZE);
  png.data = Buffer.from(canvas.pixels.buffer);
  return new Uint8Array(PNG.sync.write(png, { colorType: 2, filterType: 0, deflateStrategy: 0 }));
}

/** Left edge of the panel with the dish, and its middle; the square of the drawing is a little wider than the panel, as a photograph would be. */
const PANEL = { left: 700, width: 500, height: 592, scale: 2.86 } as const;
const colourOf = (color: string): Colour => [0, 1, 2].map((at) => Number.parseInt(color.slice(1 + at * 2, 3 + at * 2), 16)) as unknown as Colour;

/** The dish, over the whole height of the panel; paper covers what hangs out to the left. */
function drawTable(canvas: Canvas, { look, title, lines }: PictureTold): void {
  const seen = look === undefined || look === '' ? (lookOfText(title, lines ?? []) ?? PLAIN) : readLook(look);
  const { left, width, height, scale } = PANEL;
  const place = { scale, x: left + width / 2 - 100 * scale, y: height / 2 - 100 * scale };
  const { shapes } = drawDish(seen);
  const ground = shapes[0];
  if (ground !== undefined) fillOutlines(canvas, [box(left, 0, width, height)], colourOf(toneOf(ground.tone, false)));
  for (const { d, tone, line, opacity } of shapes) {
    const outlines = svgOutlines(d, place);
    fillOutlines(canvas, line === undefined ? outlines : strokes(outlines, line * scale), colourOf(toneOf(tone, false)), opacity ?? 1);
  }
  fillOutlines(canvas, [box(0, 0, left, height)], COLOURS.paper);
}

/** Where not even the title says what it is: what any kitchen has on the table. */
const PLAIN: Look = { form: 'bread', vessel: 'board', kitchen: 'everyday', method: 'bake', foods: [] };

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
    const key = JSON.stringify([told.title, told.facts, told.look]);
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
