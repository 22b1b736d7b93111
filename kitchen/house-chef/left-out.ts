/** Why a food of the cook's found no place in a dish. */
import type { Notice } from '../answer.ts';
import type { Diet } from '../order.ts';
import { apart } from '../pantry/diets.ts';
import type { Food } from '../pantry/food.ts';
import { joinAnd } from '../pantry/words.ts';
import { belongs } from './choose.ts';
import { clash } from './clash.ts';
import { inGroup, type Group } from './groups.ts';
import { shortName, type Plan } from './pen.ts';

const SWEET: Group = ['chocolate', 'sweet', 'jam', 'vanilla', 'sugar', 'syrup', 'firm fruit', 'stone fruit', 'berry', 'tropical fruit', 'canned fruit', 'cereal', 'supplement', '#sweetened condensed milk'];
const MAIN: Group = ['poultry', 'ground poultry', 'beef', 'stewing meat', 'lamb', 'pork', 'game', 'ground meat', 'raw sausage', 'cooked sausage', 'fish', 'canned fish', 'shrimp', 'scallop', 'shellfish', 'crab', 'offal', 'tofu', 'meat substitute', 'cooked meat', 'beans', 'egg'];
const STARCH: Group = ['pasta', 'fresh pasta', 'noodle', 'rice', 'cooked grain', 'grain', 'bread', 'flatbread', 'potato', 'starchy root', 'pastry', 'oats'];
const SAVOURY: Group = [...MAIN, 'bulb', 'garlic', 'cured meat', 'bacon', 'smoked fish', 'soy sauce', 'fish sauce', 'mustard', 'stock', 'pickled vegetable', 'cabbage', 'firm vegetable', 'mushroom', 'salad leaf', 'chili', 'spread', 'dressing'];

const name = (food: Food): string => (food.counted ? food.plural : food.singular);

/** The reason, as it stands after "because" or alone: "shrimp and chocolate do not go together". */
export function whyLeftOut(food: Food, plan: Plan, diets: readonly Diet[] = []): string {
  const used = plan.parts.filter((part) => part.used && part.source !== 'staple');
  const enemy = used.find((part) => clash(food, part.food));
  const sweetDish = plan.shape.meal === 'sweet' || plan.shape.meal === 'drink';
  const parted = used.find((part) => apart(food, part.food, diets));
  if (parted !== undefined) return `${name(food)} and ${shortName(parted)} do not go into one kosher dish`;
  if (enemy !== undefined) return `${name(food)} and ${shortName(enemy)} do not go well together`;
  if (!sweetDish && inGroup(food, SWEET)) return `${name(food)} would be better in something sweet`;
  if (sweetDish && inGroup(food, SAVOURY)) return `${name(food)} would be better in something savory`;
  const main = used.find((part) => inGroup(part.food, MAIN));
  if (main !== undefined && inGroup(food, MAIN)) return `the ${shortName(main)} ${main.many ? 'are' : 'is'} enough for one dish; keep the ${name(food)} for another day`;
  const starch = used.find((part) => inGroup(part.food, STARCH));
  if (starch !== undefined && inGroup(food, STARCH)) return `the ${shortName(starch)} already ${starch.many ? 'make' : 'makes'} it filling; keep the ${name(food)} for another day`;
  if (belongs(food, plan.variant.cuisine) === 0) return `${name(food)} would pull it toward another kitchen`;
  return `this dish has no place for ${name(food)}`;
}

/** What the cook is told about everything that stayed out. */
export function leftOutNotices(left: readonly Food[], plan: Plan, diets: readonly Diet[] = []): Notice[] {
  if (left.length === 0) return [];
  const reasons = [...new Set(left.map((food) => whyLeftOut(food, plan, diets)))];
  return [{ code: 'left-out', sentence: `We left out your ${joinAnd(left.map(name))}: ${reasons.slice(0, 2).join('; ')}${reasons.length > 2 ? '; and so on' : ''}.` }];
}
