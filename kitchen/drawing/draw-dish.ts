/** A dish, drawn: seen from above, cut from paper, on the cloth of its kitchen. */
import { drawCloth } from './cloth.ts';
import { BAKED } from './forms-baked.ts';
import { EGGS } from './forms-eggs.ts';
import { HAND } from './forms-hand.ts';
import { MANY } from './forms-many.ts';
import { PLATES } from './forms-plates.ts';
import { WET } from './forms-wet.ts';
import type { Form } from './form-words.ts';
import type { Look } from './look.ts';
import type { Shape, Tone } from './paper.ts';
import { sceneOf, type Scene } from './scene.ts';

const DRAWN: Readonly<Record<Form, (scene: Scene) => void>> = { ...WET, ...BAKED, ...MANY, ...EGGS, ...HAND, ...PLATES };

export interface Drawing {
  /** From the bottom up, in a square of 200 by 200. */
  shapes: readonly Shape[];
  /** Ids of the foods that something was laid of. */
  foods: ReadonlySet<string>;
}

/** Draws a dish. The same look gives the same drawing, everywhere. */
export function drawDish(look: Look): Drawing {
  const scene = sceneOf(look);
  (DRAWN[look.form] ?? WET.heap)(scene);
  return { shapes: [...drawCloth(look.kitchen), ...scene.shapes], foods: scene.laid };
}

/** A tone as one color. */
export const toneOf = (tone: Tone, night: boolean): string => (typeof tone === 'string' ? tone : tone[night ? 1 : 0]);

/** The drawing as SVG: paths and nothing else. */
export function svgOf({ shapes }: Drawing, { night = false }: { night?: boolean } = {}): string {
  const paths = shapes.map(({ d, tone, line, opacity }) => {
    const color = toneOf(tone, night);
    const ink = line === undefined ? `fill="${color}"` : `fill="none" stroke="${color}" stroke-width="${line}"`;
    return `<path ${ink}${opacity === undefined ? '' : ` opacity="${opacity}"`} d="${d}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`;
}
