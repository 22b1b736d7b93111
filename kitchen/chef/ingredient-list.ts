/** The ingredient list of a told recipe: what is added to it, and how its lines stand under headings. */
import { findFood } from '../pantry/lexicon.ts';
import type { Recipe, RecipeStep } from '../recipe/recipe.ts';

/** Salt, pepper and a little oil that steps ask for in their own words, without a place: who cooks looks for them in the list. */
export function seasonings(steps: readonly RecipeStep[], listed: readonly { food: string | null }[]): Recipe['ingredients'][number][] {
  const said = steps.flatMap(({ spans }) => spans.filter(({ foods: named }) => named === undefined).map(({ text }) => text)).join(' ');
  const isIt = (named: string | null, food: string): boolean => named !== null && findFood(named)?.kind === findFood(food)?.kind && (named.includes(food) || findFood(food)?.kind === 'oil');
  const missing = ([food, word]: readonly [string, RegExp]): boolean => word.test(said) && !listed.some((line) => isIt(line.food, food));
  return SEASONINGS.filter(missing).map(([food]) => ({ text: food, food, grams: null, group: null, place: '' }));
}
const SEASONINGS: readonly (readonly [food: string, word: RegExp])[] = [
  ['salt', /\b[Ss]alt\b/],
  ['black pepper', /(?<!bell |chili |chile |hot |cayenne |lemon )\b[Pp]epper\b(?! (?:flakes|paste|sauce))/],
  ['vegetable oil', /\ba little oil\b/],
];

/** A heading over a single line is none; where all lines have one, what has none goes with the last. */
export function headed(lines: readonly Recipe['ingredients'][number][]): Recipe['ingredients'][number][] {
  const many = lines.map((line) => (lines.filter(({ group }) => group === line.group).length > 1 ? line : { ...line, group: null }));
  const last = many.findLast(({ group, place }) => group !== null && place !== '')?.group ?? null;
  return many.some(({ group, place }) => group === null && place !== '') ? many : many.map((line) => ({ ...line, group: line.group ?? last }));
}

/** Lines of one group together, in the order in which groups first come. */
export function grouped(lines: readonly Recipe['ingredients'][number][]): Recipe['ingredients'][number][] {
  const order = [...new Set(lines.map(({ group }) => group))].toSorted((a, b) => Number(a !== null) - Number(b !== null));
  return order.flatMap((group) => lines.filter((line) => line.group === group));
}
