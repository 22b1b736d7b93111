/** Whether a recipe's amounts and times hold together: rough bounds that only a slip goes beyond. */
import { findFood } from '../pantry/lexicon.ts';
import type { Recipe } from './recipe.ts';

/** Most grams of one food for one person, by kind; everything else by the last figure. */
const MOST: Readonly<Record<string, number>> = {
  salt: 12, spice: 12, 'spice blend': 15, 'dried herb': 6, leavening: 12, vanilla: 15, oil: 80, butter: 120, sugar: 150, syrup: 120, garlic: 40, chili: 40, 'soy sauce': 60, 'fish sauce': 40, vinegar: 80, mustard: 40, 'hard cheese': 120, anchovy: 40, rice: 200, pasta: 250, flour: 300,
};
const MOST_OF_ANYTHING = 900;

/** Amounts far beyond what one person eats of a food. */
function amounts({ ingredients, serves, told }: Recipe): string[] {
  if (serves === null || serves < 1) return [];
  return ingredients.flatMap(({ food: id, grams }) => {
    const food = id === null ? null : findFood(id);
    if (food === null || grams === null || food.kind === 'water' || food.kind === 'stock') return [];
    // A cook writes on the card how deep the fat to fry in is; most of it stays in the pan.
    if (told !== undefined && (food.kind === 'oil' || food.kind === 'animal fat' || food.kind === 'butter')) return [];
    // A stuffed poblano is a vegetable, not a seasoning.
    const most = food.id.includes('starter') || food.kind === 'chili' && (food.each ?? 0) > 30 ? MOST_OF_ANYTHING : (MOST[food.kind] ?? MOST_OF_ANYTHING);
    return grams / serves > most ? [`${food.singular}: ${Math.round(grams / serves)} g for each person is more than anyone eats.`] : [];
  });
}

/** "simmer for 2 hours" in a recipe that says 30 minutes. */
function times({ minutes, steps }: Recipe): string[] {
  if (minutes === null) return [];
  // Hours in the fridge or a soak overnight are no cooking time.
  const longest = Math.max(0, ...steps.filter((step) => !/fridge|overnight|freez|chill|soak|rise/i.test(step)).flatMap((step) => [...step.matchAll(/\bfor (?:about )?(?:\d+ to )?(\d+(?:\.\d+)?)[ -]?(minutes?|hours?)\b(?! (?:before|ahead))/gi)].map(([, figure, unit]) => Number(figure) * (/hour/i.test(unit ?? '') ? 60 : 1))));
  return longest > minutes + 5 ? [`One step alone takes ${longest} minutes, but the recipe says ${minutes} in all.`] : [];
}

/** One sentence for every amount or time that cannot be right. */
export const inconsistencies = (recipe: Recipe): string[] => [...amounts(recipe), ...times(recipe)];
