/** What it says of a dish that it leaves a food of the list alone. */
import type { Food } from '../pantry/food.ts';
import type { KindName } from '../pantry/kinds.ts';

/** How likely a food that a dish does not use lies on the list all the same: quiet foods lie everywhere, loud ones hardly. */
export const strayChance = (common: number): number => 0.03 + Math.min(0.5, common * 2.5);

/** What a dinner is made around: a dish that leaves it in the fridge was hardly meant. */
export const MAIN = new Set<KindName>([
  'poultry', 'ground poultry', 'beef', 'stewing meat', 'lamb', 'pork', 'game', 'ground meat', 'raw sausage', 'offal', 'fish', 'shrimp', 'shellfish', 'scallop', 'crab', 'tofu', 'meat substitute', 'frying cheese',
]);
/** What often makes the dinner, and often only goes with it. */
export const FILLING = new Set<KindName>(['canned fish', 'smoked fish', 'cooked meat', 'cooked sausage', 'beans', 'dried beans', 'lentils', 'pasta', 'noodle', 'bread', 'flatbread']);
/** Of these the dinner is made where there is nothing larger: nobody leaves the tin of sardines and roasts the eggplant alone. */
const INSTEAD = new Set<KindName>(['canned fish', 'smoked fish', 'cooked meat', 'cooked sausage']);
/** What fills people; a list with one of them alone is of a meal with it. */
const STARCHES = new Set<KindName>(['pasta', 'fresh pasta', 'noodle', 'rice', 'potato', 'grain', 'cooked grain']);
const isAlone = (kind: KindName, owns: readonly { food: Food }[]): boolean =>
  STARCHES.has(kind) && owns.filter(({ food }) => STARCHES.has(food.kind)).length === 1;
/** How much more it says where the food is what a dinner is made around. */
export function missed({ kind }: Food, owns: readonly { food: Food }[]): number {
  if (MAIN.has(kind)) return 7;
  const isInstead = INSTEAD.has(kind) && !owns.some(({ food }) => MAIN.has(food.kind));
  return isAlone(kind, owns) ? 5 : isInstead ? 4 : FILLING.has(kind) ? 2 : 0;
}
