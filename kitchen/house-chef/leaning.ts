/** Whether a list leans towards something sweet or something savory. */
import type { Food } from '../pantry/food.ts';
import { inGroup, type Group } from './groups.ts';

const SWEET: Group = ['sugar', 'syrup', 'vanilla', 'chocolate', 'sweet', 'jam', 'leavening', 'berry', 'dried fruit', 'stone fruit', 'firm fruit', 'cereal', '#banana', '#ground cinnamon', '#mascarpone', '#cocoa powder', '#sweetened condensed milk', '#nutmeg', '#granola', '#pumpkin puree'];
const SAVORY: Group = [
  'poultry', 'ground poultry', 'beef', 'stewing meat', 'lamb', 'pork', 'game', 'ground meat', 'raw sausage', 'cooked sausage', 'bacon', 'cured meat', 'cooked meat', 'offal', 'fish', 'canned fish', 'smoked fish', 'shrimp', 'crab', 'shellfish', 'scallop', 'tofu', 'meat substitute', 'beans', 'dried beans', 'lentils',
  'bulb', 'garlic', 'chili', 'cabbage', 'firm vegetable', 'mushroom', 'leafy green', 'salad leaf', 'potato', 'soy sauce', 'fish sauce', 'mustard', 'hot sauce', 'curry paste', 'pickled vegetable', 'stock', 'canned tomato', 'hard cheese', 'melting cheese', 'crumbly cheese', 'tender vegetable', 'pasta', 'rice', 'noodle',
];

/** From -1 (all savory) to 1 (all sweet); 0 for lists that could be either. */
export function leaning(foods: readonly Food[]): number {
  const sweet = foods.filter((food) => inGroup(food, SWEET)).length;
  const savory = foods.filter((food) => inGroup(food, SAVORY)).length;
  return sweet + savory === 0 ? 0 : (sweet - savory) / (sweet + savory);
}
