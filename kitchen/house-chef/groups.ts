/** Kinds of food that do the same work in a dish. */
import { isA } from '../pantry/lexicon.ts';
import type { Food } from '../pantry/food.ts';
import type { KindName } from '../pantry/kinds.ts';

/** Kinds, single foods ("#egg", with everything that is one) and exceptions ("-#cottage cheese"). */
export type Group = readonly (KindName | `#${string}` | `-#${string}`)[];

/** Whether a food is in a group. */
export function inGroup(food: Food, group: Group): boolean {
  let found = false;
  for (const term of group) {
    if (term.startsWith('-#')) {
      if (isA(food, term.slice(2))) return false;
    } else if (term.startsWith('#')) found ||= isA(food, term.slice(1));
    else found ||= food.kind === term;
  }
  return found;
}

export const QUICK_MEAT: Group = ['poultry', 'ground poultry', 'beef', 'lamb', 'pork', 'ground meat', 'raw sausage', 'cooked sausage', 'cooked meat', 'bacon', 'cured meat', 'game'];
export const STEW_MEAT: Group = ['stewing meat', 'poultry', 'beef', 'lamb', 'pork', 'game', 'raw sausage', 'cooked sausage'];
export const MINCE: Group = ['ground meat', 'ground poultry'];
export const ANY_FISH: Group = ['fish', 'canned fish', 'smoked fish'];
export const SEAFOOD: Group = ['fish', 'shrimp', 'scallop', 'crab', 'shellfish'];
export const PLANT_PROTEIN: Group = ['tofu', 'meat substitute', 'beans', 'frying cheese'];
export const PULSES: Group = ['beans', 'lentils', 'dried beans'];
export const PROTEIN: Group = [...QUICK_MEAT, 'stewing meat', 'offal', 'fish', 'canned fish', 'smoked fish', 'shrimp', 'crab', 'shellfish', 'scallop', 'egg', 'tofu', 'meat substitute', 'beans', 'dried beans', 'lentils', 'frying cheese'];

export const AROMATICS: Group = ['bulb', 'garlic', 'ginger', 'chili', '#celery'];
export const ROOTS: Group = ['potato', 'starchy root', 'root', 'squash'];
export const SOFT_VEG: Group = ['tender vegetable', 'mushroom', 'tomato', 'firm vegetable', 'peas and corn', '-#celery'];
export const VEG: Group = ['tender vegetable', 'mushroom', 'firm vegetable', 'cabbage', 'root', 'squash', 'leafy green', 'peas and corn', 'tomato', 'starchy root', 'sprouts', '-#celery'];
export const RAW_VEG: Group = ['raw vegetable', 'tomato', 'tender vegetable', 'cabbage', 'root', 'sprouts', 'peas and corn', 'avocado', '-#eggplant', '-#okra', '-#tomatillo', '-#Brussels sprout'];
export const LEAVES: Group = ['leafy green', 'salad leaf'];
export const HERBS: Group = ['tender herb', 'woody herb', 'dried herb'];
export const SPICES: Group = ['spice', 'spice blend'];
export const CHEESE: Group = ['hard cheese', 'melting cheese', 'crumbly cheese', 'fresh cheese'];
export const GRATING: Group = ['hard cheese', 'melting cheese'];
export const ACID: Group = ['vinegar', '#lemon', '#lime', '#lemon juice', '#lime juice'];
export const FAT: Group = ['oil', 'butter', 'animal fat'];
export const CREAMY: Group = ['cream', 'yogurt', 'coconut milk'];
export const SIDE: Group = ['rice', 'cooked grain', 'grain', 'flatbread', 'bread'];
export const BAKING_FRUIT: Group = ['firm fruit', 'stone fruit', 'berry', 'tropical fruit', '#rhubarb', 'canned fruit'];
export const FRUIT: Group = ['firm fruit', 'stone fruit', 'berry', 'tropical fruit', 'canned fruit', '#orange', 'dried fruit'];
export const SWEETENER: Group = ['sugar', 'syrup'];
export const CRUNCH: Group = ['nut', 'peanut', 'seed'];
