/** Foods that one does not put into one dish. */
import type { Food } from '../pantry/food.ts';
import { inGroup, type Group } from './groups.ts';

const RED: Group = ['beef', 'lamb', 'pork', 'poultry', 'ground meat', 'ground poultry', 'raw sausage', 'stewing meat', 'game', 'offal', 'cooked meat', 'cooked sausage', 'cured meat'];
const FISHY: Group = ['fish', 'canned fish', 'smoked fish', 'crab', 'shellfish', 'scallop'];
const SWEET: Group = ['chocolate', 'sweet', 'jam', 'vanilla', 'gelatin'];

const PAIRS: readonly (readonly [Group, Group])[] = [
  [['fish', 'canned fish', 'smoked fish'], RED.filter((term) => term !== 'cooked sausage' && term !== 'cured meat')],
  [['crab', 'shellfish', 'scallop'], ['beef', 'lamb', 'ground meat', 'stewing meat', 'game', 'poultry', 'ground poultry', 'cooked meat']],
  [['shrimp'], ['beef', 'lamb', 'ground meat', 'stewing meat', 'offal', 'game', 'cooked meat']],
  [FISHY, ['melting cheese', '#blue cheese', '#goat cheese', 'frying cheese', '-#mozzarella', '-#cheddar']],
  [[...FISHY, 'shrimp'], [...SWEET, 'berry', 'firm fruit']],
  [RED, [...SWEET]],
  [['offal'], ['shrimp', 'egg', 'tofu']],
  [['tofu'], ['melting cheese', 'crumbly cheese', 'hard cheese', 'fresh cheese', 'cooked sausage', 'cured meat', 'lamb', 'frying cheese']],
  [['soy sauce', '#fish sauce', '#shrimp paste'], ['fresh cheese', 'crumbly cheese', 'melting cheese', 'hard cheese', 'frying cheese', 'cream']],
  [['coconut milk'], ['melting cheese', 'crumbly cheese', 'hard cheese', 'cream', '#milk']],
  [['smoked fish'], ['beans', 'tofu']],
  [['beef', 'lamb', 'ground meat', 'stewing meat'], ['poultry', 'ground poultry']],
  [['beef', 'ground meat', 'stewing meat'], ['lamb']],
  [['egg'], ['coconut milk']],
  [['pickled vegetable'], [...SWEET]],
  [['canned fish'], ['syrup', '#yogurt', '#milk', 'cereal']],
  [['#mayonnaise', '#ranch dressing', '#ketchup'], ['soy sauce', '#fish sauce', 'curry paste', 'coconut milk']],
];

/** Whether two foods do not go into one dish. */
export function clash(a: Food, b: Food): boolean {
  return PAIRS.some(([one, other]) => (inGroup(a, one) && inGroup(b, other)) || (inGroup(a, other) && inGroup(b, one)));
}
