/** From structure to each form and back: 500 recipes of the house chef, and those of other people. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { OTHER_PEOPLES_RECIPES } from '../../../bench/sets/other-peoples-recipes.ts';
import { PANTRIES } from '../../../bench/sets/pantries.ts';
import { cook } from '../../chef/cook.ts';
import { orderFor } from '../../order-for.ts';
import { DIETS } from '../../order.ts';
import type { Origin } from '../origin.ts';
import { readRecipe } from '../reading/read-recipe.ts';
import type { Recipe } from '../recipe.ts';
import { writeRecipe } from '../write-recipe.ts';
import { fromCooklang, toCooklang } from './cooklang.ts';
import { fromJsonLd, toJsonLd } from './json-ld.ts';
import { toPlainText } from './plain-text.ts';

const HOUSE: Origin = { by: 'house', name: '' };

/** 500 house recipes over all lists, diets, servings and seeds. */
function houseRecipes(): { recipe: Recipe; markdown: string; read: Recipe }[] {
  const found: { recipe: Recipe; markdown: string; read: Recipe }[] = [];
  for (let at = 0; found.length < 500; at++) {
    const diet = DIETS[at % (DIETS.length * 3)];
    const answer = cook(orderFor({ pantry: (PANTRIES[at % PANTRIES.length]?.entries ?? []), servings: 1 + (at % 8), diets: diet === undefined ? [] : [diet], seed: at }));
    if (answer.outcome === 'recipe') found.push({ ...answer, read: readRecipe(answer.markdown) });
  }
  return found;
}

/** Without what is read from a line's text. */
const wordsOf = ({ ingredients, ...rest }: Recipe): unknown => ({ ...rest, told: undefined, ingredients: ingredients.map(({ text, group }) => ({ text, group })) });

describe('500 recipes of the house chef', () => {
  const recipes = houseRecipes();
  it('are varied', () => expect(new Set(recipes.map(({ recipe }) => recipe.title)).size).toBeGreaterThan(200));
  it('markdown: every word comes back, and written anew every byte', () => {
    for (const { recipe, markdown, read } of recipes) {
      expect(wordsOf(read)).toEqual(wordsOf(recipe));
      expect(writeRecipe(read)).toBe(markdown);
    }
  });
  it('JSON-LD', () => {
    for (const { read } of recipes) expect(fromJsonLd(JSON.parse(JSON.stringify(toJsonLd(read, { origin: HOUSE }))))).toEqual([read]);
  });
  it('Cooklang', () => {
    // A line in which Cooklang's own signs would say something else is written plainly, in a few recipes of five hundred.
    const other = recipes.filter(({ read }) => !isDeepStrictEqual(fromCooklang(toCooklang(read)), read));
    expect(other.length, other.map(({ read }) => read.title).join(', ')).toBeLessThanOrEqual(5);
  });
  it('plain text says all of it', () => {
    for (const { read, recipe } of recipes) {
      const plain = toPlainText(read);
      for (const part of [...recipe.ingredients.map(({ text }) => text), ...recipe.steps, ...recipe.notes]) expect(plain).toContain(part);
    }
  });
});

describe('recipes of other people', () => {
  it.each(OTHER_PEOPLES_RECIPES.map(({ shape, text }) => [shape, readRecipe(text)] as const))('%s', (_, recipe) => {
    expect(fromJsonLd(toJsonLd(recipe, { origin: { by: 'imported', name: 'a site' } }))).toEqual([recipe]);
    expect(fromCooklang(toCooklang(recipe))).toEqual(recipe);
    expect(toPlainText(recipe)).not.toMatch(/\*|#|\||undefined|null/);
  });
});
