/** M9: the same kitchen with other seeds gives other dishes in other words, and the same seed the same bytes. */
import { cook } from '../../kitchen/chef/cook.ts';
import { foldName } from '../../kitchen/pantry/words.ts';
import { cookDish, orderOf } from './dish.ts';
import { mean } from './result.ts';

/** Runs of three words. */
export function shingles(text: string): Set<string> {
  const words = foldName(text).split(' ');
  return new Set(words.slice(0, -2).map((_, at) => words.slice(at, at + 3).join(' ')));
}

export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((one) => b.has(one)).length;
  return both === 0 ? 0 : both / (a.size + b.size - both);
}

export interface Variety {
  titles: readonly string[];
  /** Distinct titles among five seeds, as a share. */
  distinct: number;
  /** Mean overlap of the step wording over all pairs. */
  overlap: number;
  /** Whether cooking again gave the same bytes. */
  repeats: boolean;
}

export function varietyOf(entries: readonly string[]): Variety {
  const orders = [11, 22, 33, 44, 55].map((seed) => orderOf(entries, { seed }));
  const dishes = orders.flatMap((order) => cookDish(order) ?? []);
  const words = dishes.map(({ recipe }) => shingles(recipe.steps.join(' ')));
  const pairs = words.flatMap((one, at) => words.slice(at + 1).map((other) => jaccard(one, other)));
  const titles = dishes.map(({ recipe }) => recipe.title);
  return {
    titles,
    distinct: new Set(titles).size / orders.length,
    overlap: mean(pairs),
    repeats: orders.slice(0, 1).every((order) => JSON.stringify(cook(order)) === JSON.stringify(cook({ ...order }))),
  };
}
