/** Checking a recipe, whoever wrote it, against what the cook has and asked for. */
import type { Bars } from '../order.ts';
import { apart, forbids } from '../pantry/diets.ts';
import { ALLERGENS, type Food } from '../pantry/food.ts';
import { findFood, isA } from '../pantry/lexicon.ts';
import { readEntry } from '../pantry/read-entry.ts';
import { isFree, isStaple } from '../pantry/staples.ts';
import { foldName, singularOf } from '../pantry/words.ts';
import { inconsistencies } from './consistency.ts';
import { foodsIn } from './foods-in.ts';
import type { Recipe } from './recipe.ts';
import { missingSafety } from './safety.ts';
import type { Verdict } from './verdict.ts';
import { TEXT } from '../text-bounds.ts';

const related = (a: Food, b: Food): boolean => isA(a, b.id) || isA(b, a.id);

/** Steps that handle fire or sealed heat as a home kitchen should not. */
const RISKY = /flamb[eé]|set (?:it )?alight|ignite/i;
const SEALED_EGG = /\begg in (?:its|the) shell/i;
const isRisky = (step: string): boolean => RISKY.test(step) || step.split('.').some((part) => /microwave/i.test(part) && SEALED_EGG.test(part));

/** A line's own word that the dish can do without it; a recipe that was read from its text knows no more. */
const SPARED = /\((?:optional|or water|if you have (?:it|them))\)/i;

/** The foods of a recipe's ingredient lines: the one each line is about, and any other it names ("or margarine"). */
function listedFoods(recipe: Recipe): { food: Food; text: string; optional: boolean }[] {
  return recipe.ingredients.flatMap(({ food, text, optional = SPARED.test(text) }) => {
    const known = food === null ? null : findFood(food);
    return known === null ? foodsIn(text).map((found) => ({ food: found, text, optional })) : [{ food: known, text, optional }];
  });
}

/** What a recipe uses, needs, contains and breaks. `onHand` are the cook's foods as they were understood. Pure. */
export function check(recipe: Recipe, onHand: readonly Food[], order?: Bars): Verdict {
  const listed = listedFoods(recipe);
  const foods = [...new Set(listed.map(({ food }) => food))];
  const uses = onHand.filter((have) => foods.some((food) => related(food, have)));
  const asked = new Set(listed.filter(({ optional }) => !optional).map(({ food }) => food));
  const extras = foods.filter((food) => asked.has(food) && !isFree(food) && !onHand.some((have) => related(food, have)));
  const text = [...recipe.steps, ...recipe.notes].join(' ');
  return {
    uses: uses.map(({ singular }) => singular),
    of: onHand.length,
    extras: extras.map(({ singular }) => singular),
    staples: foods.filter((food) => isFree(food) && !onHand.includes(food)).map(({ singular }) => singular),
    leftOut: onHand.filter((food) => !uses.includes(food)).map((food) => ({ food: food.singular, why: '' })),
    allergens: ALLERGENS.flatMap((allergen) => {
      const because = foods.filter((food) => food.contains.has(allergen)).map(({ singular }) => singular);
      return because.length === 0 ? [] : [{ allergen, because }];
    }),
    broken: order === undefined ? [] : foods.flatMap((food) => {
      const bar = forbids(food, order);
      const other = bar === null ? foods.find((one) => apart(food, one, order.diets)) : undefined;
      if (other !== undefined) return food.contains.has('milk') ? [{ diet: 'kosher', food: `${food.singular} beside ${other.singular}` }] : [];
      return bar === null ? [] : [{ diet: bar.rule, food: food.singular }];
    }),
    safety: missingSafety(foods, text, recipe.told !== undefined),
    faults: [...(recipe.told === undefined ? unusedAndUnlisted(recipe, foods) : unusedPlaces(recipe)), ...inconsistencies(recipe), ...(isRisky(text) ? ['A step handles open flame or sealed heat; leave that out.'] : [])],
  };
}

/** Lines whose place no step names; what has no place (salt, pepper) was listed because a step says it. */
function unusedPlaces({ ingredients, told }: Recipe): string[] {
  const named = new Set(told?.steps.flatMap(({ spans }) => spans.flatMap(({ foods }) => foods ?? [])).flatMap(({ place, food }) => [place, food]));
  return ingredients.filter(({ place, food }) => place !== '' && !named.has(place ?? '') && !named.has(food ?? '')).map(({ text }) => `“${text}” is listed, but no step uses it.`);
}

/** A step that takes all there is: "Put everything in a pot." */
const TAKES_ALL = /\b(?:everything|all (?:of )?(?:the |your )?(?:other |remaining )?ingredients)\b/i;

/** Listed but used in no step, and used in a step but not listed. */
function unusedAndUnlisted(recipe: Recipe, foods: readonly Food[]): string[] {
  const steps = recipe.steps.join(' ');
  const folded = ` ${foldName(steps)} `;
  const named = [...new Set(foodsIn(steps))];
  const all = TAKES_ALL.test(steps);
  const spoken = (food: Food): boolean => all || named.some((one) => related(one, food)) || foldName(food.singular).split(' ').some((word) => word.length > 2 && folded.includes(` ${singularOf(word)}`));
  const headNoun = (food: Food): string => foldName(food.singular).split(' ').at(-1) ?? '';
  // What the dish itself is called ("shape into patties", "the muffins") is no ingredient.
  const title = foldName(recipe.title).split(' ').map(singularOf);
  const ofKind = (food: Food): boolean => food.id === 'cheese' && foods.some(({ kind }) => kind.includes('cheese'));
  const listed = (food: Food): boolean => isStaple(food) || ofKind(food) || title.includes(singularOf(headNoun(food))) || foods.some((one) => related(one, food) || foldName(one.singular).split(' ').includes(headNoun(food)) || one.kind === food.kind && foldName(food.singular).split(' ').length === 1);
  return [
    ...foods.filter((food) => !spoken(food)).map((food) => `${food.singular} is listed, but no step uses it.`),
    ...named.filter((food) => !listed(food)).map((food) => `A step uses ${food.singular}, which is not listed.`),
  ];
}

/** What no recipe may have: a poison, something that is not food, or what the order's diets and allergies forbid; empty when there is none. */
export function hardFaults(recipe: Recipe, verdict: Verdict): string[] {
  const foul = recipe.ingredients.filter(({ text, food }) => {
    if (food !== null) return false;
    const { outcome } = readEntry(text.slice(0, TEXT.ingredient));
    return outcome === 'not-food' || outcome === 'unsafe';
  });
  return [
    ...verdict.broken.map(({ diet, food }) => `${food} does not fit: ${diet}`),
    ...foul.map(() => 'an ingredient is not food or not safe'),
  ];
}
