/** Everything the kitchen knows that takes a food's place. */
import type { Food } from '../food.ts';
import { findFood, isA } from '../lexicon.ts';
import { bakingSwaps } from './baking-swaps.ts';
import { dairyAndEggSwaps } from './dairy-and-egg-swaps.ts';
import { proteinSwaps } from './protein-swaps.ts';
import { produceSwaps } from './produce-swaps.ts';
import { seasoningSwaps } from './seasoning-swaps.ts';
import type { Role, Swap, SwapEntry } from './swap.ts';

export const SWAP_ENTRIES: readonly SwapEntry[] = [...dairyAndEggSwaps, ...bakingSwaps, ...proteinSwaps, ...produceSwaps, ...seasoningSwaps];

const words = (text: string | undefined): readonly Role[] => (text ?? '').split(' ').filter(Boolean) as Role[];

/** A fresh herb's dried form and the other way round: one to three by spoon, less by weight. */
function herbForms(food: Food): Swap[] {
  if (food.kind === 'tender herb' || food.kind === 'woody herb') {
    const dried = findFood(`dried ${food.id.replace(/^fresh /, '')}`);
    return dried === null || dried.kind !== 'dried herb' ? [] : [{ use: `${dried.id} 0.15`, changes: 'It tastes stronger and less bright, so add it early.', cut: '', as: 'accent', not: 'raw' }];
  }
  if (food.kind !== 'dried herb') return [];
  const fresh = findFood(food.id.replace(/^dried /, '')) ?? findFood(food.id.replace(/^dried /, 'fresh '));
  return fresh === null || fresh === food ? [] : [{ use: `${fresh.id} 6`, changes: 'It is brighter and milder: add it towards the end.', cut: 'chopped' }];
}

/** The foods of a swap without their amounts: what makes two swaps the same. */
const goesIn = ({ use }: Swap): string => use.replace(/ [\d.]+(?= \+ |$)/g, '');

/**
 * Swaps that are true for a food in these roles, best first.
 * @returns `near`: what is known for the food itself; `far`: what goes for its kind at large, for where too little else is left
 */
export function swapsFor(food: Food, roles: ReadonlySet<Role>): { near: readonly Swap[]; far: readonly Swap[] } {
  const fits = ({ as, not }: Swap): boolean => words(as).every((role) => roles.has(role)) && !words(not).some((role) => roles.has(role));
  const fitting = (entries: readonly SwapEntry[]): Swap[] => entries.flatMap(({ swaps }) => swaps).filter(fits);
  const named = (entry: SwapEntry): boolean => entry.of?.split(', ').includes(food.id) === true;
  const own = SWAP_ENTRIES.filter(({ of }) => of?.split(', ').some((name) => isA(food, name)) === true);
  const exact = own.filter(named);
  const alone = exact.some(({ only }) => only === true);
  const known = [...fitting(exact), ...(alone ? [] : fitting(own.filter((entry) => !named(entry))))];
  // Dried thyme is thyme; dried parsley is little more than hay, so another fresh leaf comes first.
  const forms = herbForms(food).filter(fits);
  const near = (food.kind === 'tender herb' ? [...known, ...forms] : [...forms, ...known]).filter((swap, at, all) => all.findIndex((one) => goesIn(one) === goesIn(swap)) === at);
  const far = own.some(({ only }) => only === true) ? [] : fitting(SWAP_ENTRIES.filter(({ kind }) => kind === food.kind));
  return { near, far: far.filter((swap, at) => [...near, ...far].findIndex((one) => goesIn(one) === goesIn(swap)) === near.length + at) };
}

/** What a list of foods mostly becomes; of the dish nothing more is known yet. */
const SUPPER: ReadonlySet<Role> = new Set(['savory']);

/**
 * A food to use instead of one that a diet or allergy keeps out, whatever the dish; or null.
 * @param barred whether a food is kept out too
 */
export function swapFor(food: Food, barred: (other: Food) => boolean): Food | null {
  const { near, far } = swapsFor(food, SUPPER);
  const single = [...near, ...far].flatMap(({ use }) => (use.includes(' + ') ? [] : findFood(use.replace(/ [\d.]+$/, '')) ?? []));
  return single.find((other) => other !== food && other.kind !== 'water' && !barred(other)) ?? null;
}
