/** A recipe for more or fewer people, and in the units of another kitchen. */
import { pluralOf, singularOf } from '../../pantry/words.ts';
import { foodById } from '../measures/line-parts.ts';
import { measuresIn } from '../measures/measures-in.ts';
import { NUMBER, readNumber, writeFraction } from '../measures/numbers.ts';
import { untold, type Recipe } from '../recipe.ts';
import type { Scaling } from './scale-amounts.ts';
import { scaleLine } from './scale-line.ts';
import { renumber, renumberedBy } from './scale-nouns.ts';
import { NUMBER_WORDS, remarksFor } from './scale-remarks.ts';
import { scaleStep } from './scale-step.ts';
import type { System } from './sensible-amount.ts';
import { systemOf } from '../measures/units.ts';

export type UnitSystem = 'as written' | 'metric' | 'us';

export interface Wanted {
  /** For how many; null leaves the amounts. */
  servings: number | null;
  units: UnitSystem;
  /** How often the whole recipe, for one that does not say whom it serves; 1 when left out. */
  batches?: number;
}

/** The system most amounts of a recipe are written in; one with only spoons and pieces goes on into cups unless its steps are metric. */
export function ownSystem(recipe: Recipe): System {
  let us = 0;
  for (const { text } of recipe.ingredients) {
    for (const found of measuresIn(text, true)) {
      const system = found.kind === 'amount' && found.unit !== null ? systemOf(found.unit) : null;
      if (system !== null) us += system === 'us' ? 1 : -1;
    }
  }
  return us > 0 || (us === 0 && !/°\s?C|\d\s?(?:cm|ml|g)\b/.test(recipe.steps.join(' '))) ? 'us' : 'metric';
}

/**
 * Scales amounts in the list, the steps and the notes, and turns units where asked. With the recipe's own servings and
 * units as written nothing changes. Never throws.
 * @returns the recipe, and sentences the cook should read: a bigger pan, other times, rounded eggs
 */
export function scaleRecipe(recipe: Recipe, wanted: Wanted): { recipe: Recipe; remarks: readonly string[] } {
  const factor = factorOf(recipe, wanted);
  const turn = wanted.units === 'as written' ? null : wanted.units;
  const unknown = recipe.serves === null && wanted.servings !== null && wanted.batches === undefined ? ['The recipe does not say how many it serves, so its amounts stay as they are.'] : [];
  if (factor === 1 && turn === null) return { recipe, remarks: unknown };
  const scaling: Scaling = { factor, turn, own: ownSystem(recipe) };
  const lines = recipe.ingredients.map((line) => scaleLine(line, scaling));
  const foods = recipe.ingredients.flatMap(({ food }) => foodById(food) ?? []);
  const texts = [...recipe.steps, ...recipe.notes];
  const nouns = factor === 1 ? [] : renumber(texts, renumberedBy(recipe.ingredients, lines.map(({ line }) => line)));
  const running = texts.map((text, index) => scaleStep(text, scaling, foods, nouns[index]));
  const scaled: Recipe = {
    ...recipe,
    serves: recipe.serves === null || factor === 1 ? recipe.serves : Math.max(1, Math.round(recipe.serves * factor)),
    ...(typeof recipe.makes === 'string' ? { makes: yieldOf(recipe.makes, factor) } : {}),
    ingredients: lines.map(({ line }) => line),
    steps: running.slice(0, recipe.steps.length),
    notes: running.slice(recipe.steps.length),
  };
  return { recipe: untold(scaled), remarks: [...unknown, ...remarksFor(recipe, factor, lines)] };
}

/** "12 muffins" for another number of batches; whole pieces only, and words without a number stay. */
function yieldOf(makes: string, factor: number): string {
  const match = new RegExp(NUMBER, 'iu').exec(makes);
  const value = readNumber(match?.[2] ?? match?.[1] ?? '');
  if (match === null || factor === 1 || !Number.isFinite(value)) return makes;
  const exact = value * factor;
  // Half of one loaf is half a loaf; half of five rolls is nobody's.
  const count = value === 1 && exact < 1 ? exact : Math.max(1, Math.round(exact));
  const after = makes.slice(match.index + match[0].length);
  const low = Math.max(1, Math.round(readNumber(match[1] ?? '') * factor));
  const joiner = match[2] === undefined ? null : match[0].slice((match[1] ?? '').length, -match[2].length);
  const figure = joiner !== null && low < count ? `${low}${joiner}${count}` : /^\p{L}{3}/u.test(match[0]) ? (NUMBER_WORDS[count] ?? String(count)) : /^\s*\d/.test(after) && count !== 1 ? `${writeFraction(count)} x` : writeFraction(count);
  const word = value > 1 === count > 1 ? after : after.replace(/^(\s+(?:\d\S*\s+(?:\([^)]*\)\s+)?)?(?:(?:large|small|big|medium)\s+)?)([\p{L}-]+(?: [\p{L}-]+)*)(?=\s*(?:[,(]|$))/u, (_, space: string, name: string) => space + (count > 1 ? pluralOf(singularOf(name)) : singularOf(name)));
  return makes.slice(0, match.index) + figure + word;
}

function factorOf({ serves }: Recipe, { servings, batches = 1 }: Wanted): number {
  const factor = serves === null || serves <= 0 || servings === null ? batches : servings / serves;
  return Number.isFinite(factor) && factor > 0 ? factor : 1;
}
