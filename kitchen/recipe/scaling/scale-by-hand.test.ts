import { describe, expect, it } from 'vitest';
import { LINES_BY_HAND, STEPS_BY_HAND } from '../../../bench/sets/scaling-by-hand.ts';
import { readLine } from '../reading/read-recipe.ts';
import type { Recipe } from '../recipe.ts';
import { scaleRecipe } from './scale.ts';

const recipeOf = (serves: number, list: readonly string[], steps: readonly string[]): Recipe => ({ title: 'Test', intro: '', serves, minutes: null, ingredients: list.map((line) => readLine(line)), steps, notes: [] });

it('has at least 200 rows', () => expect(LINES_BY_HAND.length + STEPS_BY_HAND.length).toBeGreaterThanOrEqual(200));

describe('lines', () => {
  it.each(LINES_BY_HAND)('$text: $from to $to, $units', ({ text, from, to, units, expected }) => {
    expect(scaleRecipe(recipeOf(from, [text], []), { servings: to, units }).recipe.ingredients[0]?.text).toBe(expected);
  });
});

describe('steps', () => {
  it.each(STEPS_BY_HAND)('$text: $from to $to, $units', ({ text, list, from, to, units, expected }) => {
    expect(scaleRecipe(recipeOf(from, list, [text]), { servings: to, units }).recipe.steps[0]).toBe(expected);
  });
});
