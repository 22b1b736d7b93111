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
    return dried === null || dried.kind !== 'dried herb' ? [] : [{ use: `${dried.id} 0.15`, changes: 'One part dried for three parts fresh. It tastes stronger and less bright, so add it early.', cut: '', not: 'raw' }];
  }
  if (food.kind !== 'dried herb') return [];
  const fresh = findFood(food.id.replace(/^dried /, '')) ?? findFood(food.id.replace(/^dried /, 'fresh '));
  return fresh === null || fresh === food ? [] : [{ use: `${fresh.id} 6`, changes: 'Three parts fresh for one part dried. It is brighter and milder: add it towards the end.', cut: 'chopped' }];
}

/** Swaps that are true for a food in these roles: its own first, then its kind's. */
export function swapsFor(food: Food, roles: ReadonlySet<Role>): Swap[] {
  const fits = ({ as, not }: Swap): boolean => (as === undefined || words(as).every((role) => roles.has(role))) && !words(not).some((role) => roles.has(role));
  const own = SWAP_ENTRIES.filter(({ of }) => of !== undefined && of.split(', ').some((name) => isA(food, name)));
  const exact = own.filter(({ of }) => of?.split(', ').includes(food.id));
  const alone = exact.some(({ only }) => only === true);
  const kind = own.some(({ only }) => only === true) ? [] : SWAP_ENTRIES.filter((entry) => entry.kind === food.kind);
  const all = [...herbForms(food), ...[...exact, ...(alone ? [] : own.filter((entry) => !exact.includes(entry))), ...kind].flatMap(({ swaps }) => swaps)];
  // What is said for a role comes before what is always true.
  const fitting = all.filter(fits);
  return [...fitting.filter(({ as }) => as !== undefined), ...fitting.filter(({ as }) => as === undefined)].filter((swap, index, list) => list.findIndex(({ use }) => use.split(' + ')[0]?.replace(/ [\d.]+$/, '') === swap.use.split(' + ')[0]?.replace(/ [\d.]+$/, '') && use.split(' + ').length === swap.use.split(' + ').length) === index);
}
