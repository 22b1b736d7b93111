/** Every card of the repertoire, drawn. */
import { describe, expect, test } from 'vitest';
import { WELL_KNOWN } from '../../bench/sets/well-known-dishes.ts';
import { lookOf, lookText } from '../chef/look-of.ts';
import { firstFit } from '../chef/prove-card.ts';
import { readDishes } from '../chef/read-dishes.ts';
import { dishTexts } from '../data/dish-texts.ts';
import { drawDish, svgOf } from './draw-dish.ts';
import { FORMS, formByWords } from './form-words.ts';
import { lookOfMarkdown, lookOfText } from './look-of-text.ts';
import { readLook, writeLook } from './look.ts';
import { MOTIFS } from './motifs.ts';

const { repertoire } = readDishes(dishTexts());
const looks = repertoire.cards.map((card) => { const fit = firstFit(card); return { id: card.id, look: lookOf(fit ?? { card, filled: new Map(), taken: [] }), fit }; });
/** Most bytes of a drawing as SVG; half of them are below 10 kB. */
const BYTES = 40_000;
const lookById = (id: string) => looks.find((one) => one.id === id)?.look ?? readLook('');

describe('all cards', () => {
  const drawn = looks.map(({ id, look, fit }) => ({ id, look, fit, drawing: drawDish(look), svg: svgOf(drawDish(look)) }));

  test('are drawn, none as an empty plate', () => {
    // A vessel on its cloth alone is at most nine shapes.
    expect(drawn.filter(({ drawing }) => drawing.shapes.length < 10).map(({ id }) => id)).toEqual([]);
  });
  test('stay small', () => {
    expect(drawn.filter(({ svg }) => svg.length > BYTES).map(({ id, svg }) => `${id} ${svg.length}`)).toEqual([]);
  });
  test('are well-formed: paths with numbers and colors, no text, no script', () => {
    const shape = /^<svg [^<>]*>(?:<path (?:fill="#[\da-f]{6}"|fill="none" stroke="#[\da-f]{6}" stroke-width="[\d.]+")(?: opacity="[\d.]+")? d="[MLlCcaZ\d. -]+"\/>)+<\/svg>$/;
    expect(drawn.filter(({ svg }) => !shape.test(svg)).map(({ id, svg }) => `${id} ${svg.slice(0, 80)}`)).toEqual([]);
  });
  test('show no food that is not in them', () => {
    const foreign = drawn.flatMap(({ id, look, drawing }) => [...drawing.foods].filter((food) => food !== '' && !look.foods.some((one) => one.id === food)).map((food) => `${id}: ${food}`));
    expect(foreign).toEqual([]);
  });
  test('carry a look that is read as it was written', () => {
    for (const { id, look, fit } of drawn) {
      const text = fit === null ? writeLook(look) : lookText(fit);
      expect(text.length, id).toBeLessThanOrEqual(900);
      const again = readLook(text);
      expect({ ...again, foods: again.foods.length }, id).toEqual({ ...look, foods: Math.min(14, look.foods.length) });
      expect(again.foods, id).toEqual(look.foods.slice(0, 14));
    }
  });
});

test('a drawing is the same every time, by day and by night', () => {
  const look = lookById('north-african/shakshuka');
  expect(svgOf(drawDish(look))).toBe(svgOf(drawDish(look)));
  expect(svgOf(drawDish(look), { night: true })).not.toBe(svgOf(drawDish(look)));
});

test('no two of the well-known dishes look the same', () => {
  const all = WELL_KNOWN.map((id) => svgOf(drawDish(lookById(id))).replace(/^(?:<svg[^>]*>)/, ''));
  expect(WELL_KNOWN.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all).size).toBe(all.length);
});

test('without basil there is no leaf on the tomato soup', () => {
  const look = lookById('soups/tomato-soup');
  const without = { ...look, foods: look.foods.filter(({ motif }) => motif !== 'leaf') };
  expect([...drawDish(without).foods]).not.toContain('basil');
});

test.each(FORMS.map((form) => [form]))('%s is drawn without any food', (form) => {
  expect(() => drawDish({ form, vessel: '', kitchen: '', method: '', foods: [] })).not.toThrow();
});

test.each(['', '|', 'x;y;z', '<script>;"|a~b~"><script>~zzz~9~1', 'soup;bowl;;|__proto__~~constructor~d8432a~5~1'])('a look that is none (%s) harms nobody', (text) => {
  expect(svgOf(drawDish(readLook(text)))).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 200 200"[^<>]*>(?:<path [^<>]*\/>)+<\/svg>$/);
});

test.each([
  ['Hamburger Vegetable Soup', 'soup'], ['Spaghetti and Meatballs', 'noodles'], ['Risotto ai Funghi', 'rice'], ['Pizza Casserole', 'gratin'], ['Tuna Salad on Toast', 'salad'], ['Apple Pie', 'pie'],
  ['Chicken Noodle Soup', 'noodlesoup'], ['Chocolate Chip Cookies', 'cookies'], ['Fish', null],
])('%s is %s', (name, form) => {
  expect(formByWords(name)).toBe(form);
});

describe('a recipe of no card', () => {
  test('is drawn from its title and lines', () => {
    const look = lookOfMarkdown('# Grandma’s Tomato Soup\n\n## Ingredients\n\n- 1 kg tomatoes, chopped\n- a handful of basil\n- 1 onion\n\n1. Cook.');
    expect(look?.form).toBe('soup');
    expect(look?.foods.map(({ id }) => id)).toEqual(expect.arrayContaining(['basil', 'tomatoes', 'onion']));
  });
  test('has no drawing where nothing is known', () => expect(lookOfText('Xyzzy', ['1 plugh'])).toBeNull());
});

test('motifs are paths of letters that every reader of ours knows', () => {
  for (const [name, { layers }] of Object.entries(MOTIFS)) for (const layer of layers.split('|')) expect(layer, name).toMatch(/^\d(?::[\d.]+)?[MLCZO\d. -]+$/);
});
