/** M8: pairs of foods that no cook puts into one dish. Hard pairs only; what some kitchen really cooks is not here. */
import type { Food } from '../../kitchen/pantry/food.ts';
import { isA } from '../../kitchen/pantry/lexicon.ts';
import type { Dish } from './dish.ts';

/** Kinds, or "#food" with everything that is one. */
type Side = readonly string[];

const SWEETS: Side = ['chocolate', 'sweet', '#Nutella', '#caramel sauce', '#chocolate syrup', '#whipped topping', '#vanilla extract', '#marshmallow creme'];
const FROM_THE_SEA: Side = ['fish', 'canned fish', 'smoked fish', 'shrimp', 'crab', 'shellfish', 'scallop', 'anchovy'];
const FLESH: Side = ['poultry', 'ground poultry', 'beef', 'stewing meat', 'lamb', 'pork', 'game', 'ground meat', 'raw sausage', 'cooked sausage', 'offal', 'cooked meat', 'bacon', 'cured meat'];

const PAIRS: readonly (readonly [Side, Side])[] = [
  [SWEETS, FROM_THE_SEA],
  [SWEETS, ['poultry', 'ground poultry', 'beef', 'lamb', 'pork', 'ground meat', 'raw sausage', 'cooked sausage', 'offal', 'cooked meat', 'cured meat']],
  [SWEETS, ['garlic', 'bulb', 'cabbage', 'mushroom', 'pickled vegetable', 'leafy green', 'fish sauce', 'soy sauce', 'tofu', 'dressing', 'mustard', '#broccoli', '#cauliflower', '#green bean', '#celery', '#eggplant', '#bell pepper']],
  [['#ice cream', '#sorbet'], [...FLESH, 'rice', 'pasta', 'noodle', 'lentils', 'beans']],
  [['berry', 'jam', '#banana', '#apple pie filling'], FROM_THE_SEA],
  [['#peanut butter', '#almond butter', '#cookie butter'], ['fish', 'canned fish', 'smoked fish', 'shellfish', 'anchovy']],
  [['pickled vegetable', '#kimchi'], ['jam', 'sweet', 'chocolate', '#maple syrup', '#banana', 'berry']],
  [['fish sauce', 'anchovy', 'soy sauce', 'fish', 'canned fish'], ['#vanilla extract', '#cocoa powder', 'cereal', '#powdered sugar']],
  [['#cola', '#lemon-lime soda'], ['egg', 'milk', 'fish', 'shellfish']],
  [['milk', 'cream'], ['#kimchi', '#dill pickle', '#sauerkraut']],
  [['#coconut milk'], ['hard cheese', 'melting cheese', '#feta', '#blue cheese']],
  [['offal'], ['shrimp', 'shellfish', 'scallop', 'fish']],
  [['canned fish', 'smoked fish'], ['poultry', 'beef', 'lamb', 'ground meat']],
];

const on = (food: Food, side: Side): boolean => side.some((term) => (term.startsWith('#') ? isA(food, term.slice(1)) : food.kind === term));

export function clashingPairs({ listed }: Dish): string[] {
  const foods = listed.flatMap(({ food }) => food ?? []);
  return PAIRS.flatMap(([one, other]) => {
    const a = foods.find((food) => on(food, one));
    const b = foods.find((food) => on(food, other) && food !== a);
    return a === undefined || b === undefined ? [] : [`${a.id} with ${b.id}`];
  });
}
